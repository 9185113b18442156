"""The Festivals: standing orders in a draft, in notices, and on the page behind a seal."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.festivals.travellers import TRAVELLERS
from service.load import load
from service.log import read
from service.site import Site
from service.standing.giving import give, own_orders
from tests.pages.browser import Browser
from tests.pages.travelling import lines, link_of, plan, view_of
from worker.drain import settle_all

Browse = Callable[..., Browser]
View = dict[str, Any]
NAMES = ("Ada", "Budi", "Citra", "Dewi")
ASKED = "Who moves next?"
ROUTE = "route bali y, sulawesi b"


@pytest.fixture
def tied(site: Site, voyage: Callable[..., str]) -> tuple[str, int, int]:
    """The holder of the airplane, with an order for the way, and another show two tickets; others stay."""
    game = voyage()
    holder = view_of(site, game)["airplane"]
    other = (holder + 1) % 4
    give(site, game, holder, [ROUTE])
    for seat in range(4):
        plan(site, game, seat, "plan y b" if seat in (holder, other) else "stay")
    assert view_of(site, game)["phase"] == "name"
    return game, holder, other


def draft_of(browser: Browser) -> str:
    return browser.page.html.partition('<ol class="draft">')[2].partition("</ol>")[0]


class TestDraft:
    """What orders answer behind a move stands in the draft, and is sent with it."""

    def test_who_names_himself_sees_his_order_walk(
        self, site: Site, tied: tuple[str, int, int], browse: Browse
    ) -> None:
        game, holder, _ = tied
        before, browser = load(site, game).record.head, browse()
        browser.open(link_of(site, game))
        browser.follow(f"{NAMES[holder]} ")
        assert draft_of(browser).count("Your standing order.") == 2
        assert "You go from Bali to Sulawesi by blue ticket" in browser.page.text
        form = browser.page.form("Send")
        assert form.fields["d"] == f"name {TRAVELLERS[holder]};go bali y;go sulawesi b"
        assert form.buttons == [True] and load(site, game).record.head == before
        browser.send("Send")
        assert view_of(site, game)["seats"][holder]["island"] == "sulawesi"
        own = own_orders(site, load(site, game), holder)
        assert (own.orders, own.notices) == ((), ())
        assert len(read(site, game)) == before.version + 1

    def test_who_names_another_has_no_order_in_the_draft(
        self, site: Site, tied: tuple[str, int, int], browse: Browse
    ) -> None:
        game, _, other = tied
        browser = browse()
        browser.open(link_of(site, game))
        browser.follow(f"{NAMES[other]} ")
        assert "Your standing order." not in browser.page.text
        assert browser.page.form("Send choice").fields["d"] == f"name {TRAVELLERS[other]}"

    def test_he_may_go_another_way(self, site: Site, tied: tuple[str, int, int], browse: Browse) -> None:
        game, holder, _ = tied
        browser = browse()
        browser.open(link_of(site, game))
        browser.follow(f"{NAMES[holder]} ")
        with_order = browser.page.address
        browser.follow("Answer by hand instead")
        assert draft_of(browser).count("<li") == 1 and "Still to lay" in browser.page.text
        browser.follow("Let your standing order answer")
        assert browser.page.address == with_order
        browser.follow("Take back the last")
        assert browser.page.form("Send").fields["d"] == f"name {TRAVELLERS[holder]};go bali y"
        browser.follow("Take back the last")
        browser.follow("Kalimantan: choose the ticket")
        browser.follow("Blue ticket")
        assert f"“{ROUTE}” does not answer here. Your traveller came to Kalimantan" in browser.page.text
        assert "Your standing order." not in browser.page.text
        browser.open(next(href for href, name in browser.page.links if name.endswith(": go there")))
        browser.send("Send")
        own = own_orders(site, load(site, game), holder)
        assert (own.orders, own.notices) == ((), ())

    def test_after_an_order_of_those_who_stay_the_rest_is_answered(
        self, site: Site, voyage: Callable[..., str], browse: Browse
    ) -> None:
        def own(view: View) -> bool:
            return view["phase"] == "order" and view["airplane"] in view["asked"]["seats"]

        game = voyage(own, seats=2)
        record = load(site, game).record
        (holder,) = record.actors.seats
        give(site, game, holder, ["rest middle"])
        line = next(one for one in lines(record, holder) if one.startswith(f"order {TRAVELLERS[holder]}"))
        page = browse().open(f"{link_of(site, game)}?d={line.replace(' ', '+')}")
        drafted = page.form("Send").fields["d"].split(";")
        assert drafted[0] == line and drafted[1].startswith("rest ")
        assert page.html.count("Your standing order.") == 1

    def test_a_draft_that_is_refused_stays_as_it_was_written(
        self, site: Site, tied: tuple[str, int, int], browse: Browse
    ) -> None:
        game, holder, _ = tied
        page = browse().open(f"{link_of(site, game)}?d=name+{TRAVELLERS[holder]};go+papua+y")
        assert "is not adjacent to Jawa" in page.text and "Your standing order." not in page.text

    def test_orders_of_others_leave_no_trace(
        self, site: Site, tied: tuple[str, int, int], browse: Browse
    ) -> None:
        game, _, other = tied
        address = f"{link_of(site, game)}?d=name+{TRAVELLERS[other]}"
        before = browse().open(address)
        give(site, game, other, [ROUTE, "rest pool"])
        assert browse().open(address).html == before.html


WAYS = {
    0: ("plan k k b", "route kalimantan b, sumatra k, kalimantan k"),
    1: ("plan k b b", "route bali k, nusa-tenggara b, maluku b"),
    2: ("plan y b", "route bali y, nusa-tenggara b"),
    3: ("plan y y k", "route kalimantan y, sumatra y, jawa k"),
}


@pytest.fixture
def closed(site: Site, voyage: Callable[..., str]) -> str:
    """Citra’s first step was the only one there was, and the second of her way is not possible any more."""
    game = voyage()
    give(site, game, 0, ["first red violet white"])
    for seat, (tickets, way) in WAYS.items():
        give(site, game, seat, [way])
        plan(site, game, seat, tickets)
    assert load(site, game).record.actors.seats == (2,)
    return game


class TestDropped:
    """What became of a way that is not open."""

    def test_the_notice_says_what_was_walked_and_what_was_not(
        self, site: Site, closed: str, browse: Browse
    ) -> None:
        page = browse().open(link_of(site, closed))
        assert "“route bali y, nusa-tenggara b” was dropped" in page.text
        assert (
            "Nusa Tenggara has no free slot for a blue ticket. Walked already, not by this order: Bali with "
            "a yellow ticket. Not walked: Nusa Tenggara with a blue ticket."
        ) in page.text
        assert "Nothing of it was played" not in page.text

    def test_the_notice_stands_above_what_is_asked(self, site: Site, closed: str, browse: Browse) -> None:
        browser = browse()
        html = browser.open(link_of(site, closed)).html
        notice = html.index("” was dropped")
        assert html.index("<h1") < notice < html.index('class="cols"')
        assert "<details" not in html[html.index('id="dropped"') : notice]
        assert "was dropped" not in browser.send("Put this notice away", dismiss="1").text

    def test_a_step_that_was_the_only_one_stands_under_the_name_of_who_made_it(
        self, site: Site, closed: str, browse: Browse
    ) -> None:
        page = browse().open(link_of(site, closed))
        leaves = page.html.partition('<ol class="leaves">')[2].partition("</ol>")[0].split("leaf head")
        (step,) = [leaf for leaf in leaves if "Goes from Jawa to Bali by yellow ticket" in leaf]
        assert "Citra, not asked," in step and "Dewi" not in step
        assert not any("Citra goes" in leaf for leaf in leaves)


class TestOpened:
    """The page behind the last seal says what is asked of who sealed."""

    def test_the_airplane_is_asked_whom_it_lets_move_next(
        self, site: Site, voyage: Callable[..., str], browse: Browse
    ) -> None:
        game = voyage()
        holder = view_of(site, game)["airplane"]
        for seat in range(4):
            if seat != holder:
                plan(site, game, seat, "plan y" if seat == (holder + 1) % 4 else "stay")
        browser = browse()
        browser.open(f"{link_of(site, game, holder)}?d=plan+k")
        page = browser.send("Seal this plan")
        assert f"Opened. {ASKED}" in page.text and "to move" not in page.text.partition("Go on")[0]

    def test_nothing_is_asked_that_an_order_answers_at_this_moment(
        self, site: Site, voyage: Callable[..., str], browse: Browse, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = voyage()
        for seat in (1, 2, 3):
            plan(site, game, seat, "stay")
        browser = browse()
        browser.open(f"{link_of(site, game, 0)}?d=plan+y+b&order={ROUTE.replace(' ', '+')}")
        with monkeypatch.context() as patch:
            patch.setattr("worker.orders.obey", lambda site, before, row: (before, row))
            page = browser.send("Seal this plan")
        assert "Opened Your standing order answers for you at this moment." in page.text
        assert "look-again" in page.html and "Go on" not in page.text
        settle_all(site, game)
        assert view_of(site, game)["seats"][0]["island"] == "sulawesi"
        page = browser.open(page.address)
        assert "answers for you" not in page.text
