"""Standing orders on the pages: a panel for the holder of a seat, without scripts."""

from collections.abc import Callable

import pytest

from service.links import turn_link
from service.load import load
from service.record import Record
from service.sealing import own_opening
from service.site import Site
from service.standing import STANDING
from service.standing.giving import give, own_orders
from service.users import User
from tests.orders import MEDANG
from tests.pages.browser import Browser

Browse = Callable[..., Browser]


@pytest.fixture
def medang_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Medang has standing orders, in this test."""
    monkeypatch.setitem(STANDING, "medang", MEDANG)  # type: ignore[arg-type]


@pytest.fixture
def game(start_game: Callable[..., str], open_choices: Callable[[str], None]) -> str:
    made = start_game(2)
    open_choices(made)
    return made


@pytest.fixture
def voyage(start_game: Callable[..., str]) -> str:
    """Two travellers on Jawa, planning."""
    return start_game(2, rules="festivals")


def lines_of(site: Site, game: str, seat: int) -> list[str]:
    return [order.line for order in own_orders(site, load(site, game), seat).orders]


def mover(record: Record) -> int:
    (seat,) = record.actors.seats
    return seat


@pytest.mark.usefixtures("medang_orders")
class TestPanel:
    """Give, withdraw, put away."""

    @pytest.mark.parametrize("page", ["game", "turn", "link"])
    def test_an_order_is_given_and_withdrawn(
        self, site: Site, people: list[User], browse: Browse, game: str, page: str
    ) -> None:
        record = load(site, game).record
        seat = mover(record)
        browser = browse(people[seat] if page != "link" else None)
        address = {
            "game": f"/games/{game}",
            "turn": f"/games/{game}/turn",
            "link": turn_link(site, game, seat, record.head.point, 0),
        }[page]
        browser.open(address)
        shown = browser.send("Give this order", line="take  Pile")
        assert shown.status == 200 and lines_of(site, game, seat) == ["take pile"]
        assert "You take the top of the pile. Nobody tells Budi." in shown.text
        shown = browser.send("Withdraw", withdraw="take")
        assert shown.status == 200 and lines_of(site, game, seat) == []
        assert "You take the top of the pile. Nobody" not in shown.text

    @pytest.mark.parametrize("page", ["game", "turn", "link"])
    def test_what_does_not_read_is_shown_again_with_the_reason(
        self, site: Site, people: list[User], browse: Browse, game: str, page: str
    ) -> None:
        record = load(site, game).record
        seat = mover(record)
        browser = browse(people[seat] if page != "link" else None)
        link = turn_link(site, game, seat, record.head.point, 0)
        browser.open({"game": f"/games/{game}", "turn": f"/games/{game}/turn", "link": link}[page])
        shown = browser.send("Give this order", line="dance")
        assert shown.status == 422 and "“dance” is no order." in shown.text
        assert shown.form("Give this order").fields["line"] == "dance"
        assert browser.send("Give this order", line="take pile").status == 200
        assert lines_of(site, game, seat) == ["take pile"]
        assert browser.send("Give this order", line=" ").status == 422

    def test_whoever_is_asked_already_is_answered_for_at_once(
        self, site: Site, people: list[User], browse: Browse, game: str
    ) -> None:
        record = load(site, game).record
        seat = mover(record)
        line = record.rules.notation.write(next(iter(record.rules.legal(record.state, seat))))
        browser = browse()
        browser.open(turn_link(site, game, seat, record.head.point, 0))
        browser.send("Give this order", line=line)
        assert load(site, game).record.head.version == record.head.version + 1

    def test_notices_are_shown_until_they_are_put_away(
        self, site: Site, people: list[User], browse: Browse, game: str
    ) -> None:
        record = load(site, game).record
        seat = mover(record)
        tile = record.rules.view(record.state, seat)["you"]["hand"][0]
        browser = browse(people[seat])
        browser.open(f"/games/{game}/turn")
        shown = browser.send("Give this order", line=f"play {tile} 99")
        assert f"“play {tile} 99” was dropped" in shown.text and "is not possible." in shown.text
        assert f"“play {tile} 99” was dropped" in browser.open(f"/games/{game}").text
        assert "was dropped" not in browser.send("Put this notice away", dismiss="1").text

    def test_nobody_else_sees_the_panel(
        self, site: Site, people: list[User], browse: Browse, game: str
    ) -> None:
        record = load(site, game).record
        seat = mover(record)
        give(site, game, seat, ["take pile"])
        other = browse(people[1 - seat]).open(f"/games/{game}")
        assert "Standing orders" in other.text and "top of the pile. Nobody" not in other.text
        stale = browse().open(turn_link(site, game, seat, record.head.point - 1, 0))
        assert "Standing orders" not in stale.text
        stranger = browse(people[3]).client.post(f"/games/{game}/orders", data={"line": "take pile"})
        assert stranger.status_code == 403

    def test_an_old_link_gives_no_orders(self, site: Site, browse: Browse, game: str) -> None:
        record = load(site, game).record
        browser = browse()
        browser.open(turn_link(site, game, mover(record), record.head.point, 0))
        form = browser.page.form("Give this order")
        old = turn_link(site, game, mover(record), record.head.point - 1, 0)
        path = "/" + old.partition("//")[2].partition("/")[2]
        answer = browser.client.post(f"{path}/orders", data={**form.fields, "line": "take pile"})
        assert answer.status_code in (200, 403) and lines_of(site, game, mover(record)) == []


def test_a_game_without_standing_orders_has_no_panel(people: list[User], browse: Browse, game: str) -> None:
    for user in people[:2]:
        assert "Standing orders" not in browse(user).open(f"/games/{game}").text
    answer = browse(people[0]).client.get(f"/games/{game}/orders")
    assert answer.status_code == 302 and answer.headers["Location"].startswith(f"/games/{game}")


class TestSealedTogether:
    """A plan of The Festivals, and what is to be done with it, in one visit."""

    def post(self, browser: Browser, site: Site, game: str, plan: str, *orders: str) -> int:
        """What the page of a plan sends."""
        browser.open(f"/games/{game}/turn?d={plan.replace(' ', '+')}")
        fields = browser.page.form("Seal").fields
        data = {**fields, "d": plan, "point": load(site, game).record.head.point_text, "order": list(orders)}
        answer = browser.client.post(f"/games/{game}/turn", data=data)
        browser.came(answer)
        return int(answer.status_code)

    def test_orders_are_given_with_the_plan(
        self, site: Site, people: list[User], browse: Browse, voyage: str
    ) -> None:
        ada = browse(people[0])
        assert self.post(ada, site, voyage, "plan y", "route bali y", "", "rest pool") == 303
        assert "This round you go to Bali with a yellow ticket. rest pool" in ada.page.text
        assert lines_of(site, voyage, 0) == ["route bali y", "rest pool"]
        assert own_opening(site, load(site, voyage), 0) is not None
        assert self.post(browse(people[1]), site, voyage, "stay", "rest pool") == 303
        record = load(site, voyage).record
        assert record.rules.view(record.state, 0)["round"] == 2
        assert record.rules.view(record.state, 0)["seats"][0]["island"] == "bali"
        assert lines_of(site, voyage, 0) == ["rest pool"]

    def test_another_plan_takes_the_orders_of_the_first_away(
        self, site: Site, people: list[User], browse: Browse, voyage: str
    ) -> None:
        give(site, voyage, 0, ["discard y k b"])
        ada = browse(people[0])
        self.post(ada, site, voyage, "plan y", "route bali y")
        self.post(ada, site, voyage, "plan k")
        assert lines_of(site, voyage, 0) == ["discard y k b"]

    @pytest.mark.parametrize(
        ("plan", "orders", "status"),
        [("plan y", ["route bali y", "dance"], 422), ("plan y y y y y", ["route bali y"], 422)],
    )
    def test_all_or_nothing(
        self,
        site: Site,
        people: list[User],
        browse: Browse,
        voyage: str,
        plan: str,
        orders: list[str],
        status: int,
    ) -> None:
        give(site, voyage, 0, ["rest pool"])
        before = own_orders(site, load(site, voyage), 0)
        assert self.post(browse(people[0]), site, voyage, plan, *orders) == status
        assert own_orders(site, load(site, voyage), 0).orders == before.orders
        assert load(site, voyage).record.table.seals == ()
