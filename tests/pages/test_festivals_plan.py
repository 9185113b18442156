"""The Festivals: a plan under seal, with tickets or none, and what is to be done then."""

from collections.abc import Callable
from typing import Any

import pytest

from service.load import load
from service.sealing import own_opening
from service.site import Site
from service.standing.giving import give, own_orders
from service.users import User
from tests.pages.browser import Browser, bare
from tests.pages.travelling import link_of, plan, plan_all, view_of


@pytest.fixture
def game(voyage: Callable[..., str]) -> str:
    """A game of four in its first round; everybody stands on Jawa."""
    return voyage()


def sealed_line(site: Site, game: str, seat: int) -> str:
    loaded = load(site, game)
    kept = own_opening(site, loaded, seat)
    assert kept is not None
    rules = loaded.record.rules
    return rules.notation.write(rules.codec.load_move(kept.move))


def orders_of(site: Site, game: str, seat: int) -> list[str]:
    return [order.line for order in own_orders(site, load(site, game), seat).orders]


def test_tickets_go_behind_the_screen_and_back(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser, before = browse(), load(site, game).record.head
    page = browser.open(link_of(site, game, 0))
    assert "Plan round 1, Ada" in page.text
    assert page.form("Seal this plan").buttons == [False]
    number = len(view_of(site, game, 0)["you"]["tickets"])
    browser.follow("show the black ticket")
    assert f"You show 1 of {number} tickets" in browser.page.text
    browser.follow("show the blue ticket")
    assert browser.page.form("Seal this plan").fields["d"] == "plan k b"
    browser.follow("take back the black ticket")
    assert browser.page.form("Seal this plan").fields["d"] == "plan b"
    browser.follow("take back the blue ticket")
    assert browser.page.form("Seal this plan").buttons == [False]
    assert load(site, game).record.head == before


def test_a_sealed_plan_can_be_changed_until_all_have_sealed(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("show the black ticket")
    page = browser.send("Seal this plan")
    assert "Your choice is sealed" in page.text
    assert "1 of 4 have sealed" in page.text
    page = browser.open(link_of(site, game, 0))
    assert "Behind your screen" in page.text
    browser.follow("Choose again")
    browser.follow("Stay: show none")
    assert "you stay where you are, and rest when all have moved" in browser.page.text
    browser.send("Seal this plan")
    assert sealed_line(site, game, 0) == "stay"


def test_who_shows_none_says_at_once_how_to_rest(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("Stay: show none")
    browser.follow("Always from the pool")
    browser.send("Seal this plan")
    assert sealed_line(site, game, 0) == "stay"
    assert orders_of(site, game, 0) == ["rest pool"]


def test_or_is_asked(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("Stay: show none")
    browser.follow("Always from the pool")
    browser.follow("Ask me")
    browser.send("Seal this plan")
    assert orders_of(site, game, 0) == []


def test_walking_on_the_board_shows_the_tickets_of_the_way(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("Kalimantan, yellow ticket: plan to go there")
    browser.follow("Sulawesi, blue ticket: plan to go there")
    form = browser.page.form("Seal this plan")
    assert form.fields["d"] == "plan y b"
    assert form.fields["order"] == "route kalimantan y, sulawesi b"
    browser.send("Seal this plan")
    assert sealed_line(site, game, 0) == "plan y b"
    assert orders_of(site, game, 0) == ["route kalimantan y, sulawesi b"]


def test_the_way_is_walked_by_itself(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("Kalimantan, yellow ticket: plan to go there")
    browser.follow("Sulawesi, blue ticket: plan to go there")
    browser.send("Seal this plan")
    plan_all(site, game, lambda legal: "stay")
    assert view_of(site, game)["seats"][0]["island"] == "sulawesi"


def test_a_way_can_be_shortened_and_left_out(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("Kalimantan, yellow ticket: plan to go there")
    browser.follow("Sulawesi, blue ticket: plan to go there")
    browser.follow("Take back the last")
    assert browser.page.form("Seal this plan").fields["order"] == "route kalimantan y"
    browser.follow("ask me for the way")
    fields = browser.page.form("Seal this plan").fields
    assert fields["d"] == "plan y"
    assert "order" not in fields


def test_a_ticket_that_is_taken_back_ends_the_way_before_it(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(f"{link_of(site, game, 0)}?d=plan+y+b&order=route+kalimantan+y,+sulawesi+b")
    browser.follow("take back the blue ticket")
    fields = browser.page.form("Seal this plan").fields
    assert (fields["d"], fields["order"]) == ("plan y", "route kalimantan y")
    browser.follow("take back the yellow ticket")
    assert "order" not in browser.page.form("Seal this plan").fields


def test_where_an_island_takes_several_colours_one_says_which(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("Kalimantan: choose the ticket")
    assert "Kalimantan: with which ticket?" in browser.page.text
    browser.follow("Black ticket")
    assert browser.page.form("Seal this plan").fields["order"] == "route kalimantan k"


def test_only_what_one_holds_can_be_shown(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    before = load(site, game).record.head
    page = browser.send("Seal this plan", d="plan b b b b b b")
    assert page.status == 422
    assert "you can show only what you hold" in page.text
    assert page.href("Rule: Planning 3").endswith("#planning-3")
    assert page.form("Read orders").fields["d"] == "plan b b b b b b"
    assert load(site, game).record.head == before


def test_a_way_that_cannot_be_gone_is_refused_and_nothing_is_sealed(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(f"{link_of(site, game, 0)}?d=plan+y")
    before = load(site, game).record.head
    page = browser.send("Seal this plan", order="route papua y")
    assert page.status == 422
    assert "Papua is not adjacent to Jawa" in page.text
    assert load(site, game).record.head == before


@pytest.mark.parametrize("order", ["route atlantis y", "route", "route ,,,", "nonsense", "route kalimantan"])
def test_a_strange_order_in_the_address_is_a_page(
    site: Site, game: str, browse: Callable[..., Browser], order: str
) -> None:
    page = browse().open(f"{link_of(site, game, 0)}?d=plan+y&order={order.replace(' ', '+')}")
    assert page.status == 200
    assert "You show 1 of" in page.text


def test_others_see_that_a_plan_is_sealed_and_not_which(
    site: Site, game: str, people: list[User], browse: Callable[..., Browser]
) -> None:
    plan(site, game, 0, "plan k b")
    page = browse(people[1]).open(f"/games/{game}/turn")
    assert "in hand, sealed" in page.text
    assert "plan k b" not in page.text
    kept = own_opening(site, load(site, game), 0)
    assert kept is not None
    assert kept.nonce not in page.html


def test_the_last_seal_opens_all_plans_at_the_top_of_the_page(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    for seat, line in ((1, "stay"), (2, "plan y"), (3, "plan y k")):
        plan(site, game, seat, line)
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("show the black ticket")
    page = browser.send("Seal this plan")
    assert "Opened" in page.text
    rows = page.html.partition('<ol class="plans">')[2].partition("</ol>")[0]
    assert [name for name in ("Dewi", "Ada", "Citra", "Budi") if name in rows] == [
        "Dewi",
        "Ada",
        "Citra",
        "Budi",
    ]
    assert rows.index("Dewi") < rows.index("Ada") < rows.index("Budi")
    assert 'aria-label="1 yellow and 1 black ticket"' in rows
    assert page.html.index('<ol class="plans">') < page.html.index('id="board"')


def test_of_those_without_tickets_nobody_is_asked(
    site: Site, voyage: Callable[..., str], people: list[User], browse: Callable[..., Browser]
) -> None:
    game = voyage(lambda view: view["sealed"] and any(not row["tickets"] for row in view["seats"]))
    view = view_of(site, game)
    (empty, *_) = [row["seat"] for row in view["seats"] if not row["tickets"]]
    asked = len(view["to_move"])
    page = browse(people[empty]).open(f"/games/{game}/turn")
    assert bare(page.address) == f"/games/{game}"
    assert f"0 of {asked} {'has' if asked == 1 else 'have'} sealed" in page.text
    assert f"0 of {asked} have sealed" in browse(people[empty]).open("/").text
    assert "You have sealed" not in browse(people[empty]).open("/").text


def test_choosing_again_begins_with_what_is_sealed(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(f"{link_of(site, game, 0)}?d=plan+y+b&order=route+kalimantan+y,+sulawesi+b")
    browser.send("Seal this plan")
    browser.open(link_of(site, game, 0))
    browser.follow("Choose again")
    fields = browser.page.form("Seal this plan").fields
    assert (fields["d"], fields["order"]) == ("plan y b", "route kalimantan y, sulawesi b")
    browser.follow("take back the blue ticket")
    browser.follow("take back the yellow ticket")
    assert browser.page.form("Seal this plan").buttons == [False]
    browser.follow("Leave the seal as it is")
    assert "Behind your screen" in browser.page.text
    assert orders_of(site, game, 0) == ["route kalimantan y, sulawesi b"]


def test_an_order_how_to_rest_can_be_taken_back_with_the_plan(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    give(site, game, 0, ["rest middle"])
    browser = browse()
    browser.open(link_of(site, game, 0))
    page = browser.follow("Stay: show none")
    assert page.html.count('aria-current="true"') == 2
    assert 'aria-current="true"' in page.html.partition("Always from the middle")[0].rpartition("<a ")[2]
    browser.follow("Ask me")
    browser.send("Seal this plan")
    assert orders_of(site, game, 0) == []


def test_the_only_ticket_is_not_counted(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    def one_ticket(view: dict[str, Any]) -> bool:
        return view["phase"] == "plan" and any(row["tickets"] == 1 for row in view["seats"])

    game = voyage(one_ticket)
    seat = next(row["seat"] for row in view_of(site, game)["seats"] if row["tickets"] == 1)
    (ticket,) = view_of(site, game, seat)["you"]["tickets"]
    page = browse().open(f"{link_of(site, game, seat)}?d=plan+{ticket}")
    assert "You show your only ticket" in page.text and "1 of 1" not in page.text
