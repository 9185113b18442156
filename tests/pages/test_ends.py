"""After the end: points that can be checked, and another game."""

import random
from collections.abc import Callable

import pytest

from service.load import load
from service.site import Site
from service.users import User
from tests.pages.browser import Browser
from tests.service.test_spine import play_on


@pytest.fixture
def over(site: Site, start_game: Callable[..., str], drain: Callable[[], None]) -> str:
    """A finished game of Ada, Budi and Citra."""
    game = start_game(3, pace=86400)
    play_on(site, game, drain, random.Random(2))
    assert load(site, game).record.table.status == "ended"
    return game


def row(html: str, name: str) -> list[str]:
    """The cells of the row with this name."""
    line = html.partition(f'<th scope="row">{name}</th>')[2].partition("</tr>")[0]
    return [cell.rpartition(">")[2] for cell in line.split("</td>")[:-1]]


def test_every_floor_and_every_column_has_its_points(
    site: Site, people: list[User], over: str, browse: Callable[..., Browser]
) -> None:
    record = load(site, over).record
    scores = record.rules.view(record.state, None)["scores"]
    html = browse(people[0]).open(f"/games/{over}").html
    assert row(html, "Together") == [str(score["total"]) for score in scores]
    for number in range(len(scores[0]["columns"])):
        assert row(html, f"column {number + 1}") == [str(score["columns"][number]) for score in scores]
    for number in range(len(scores[0]["floors"])):
        assert row(html, f"floor {number + 1}") == [str(score["floors"][number]) for score in scores]


def test_the_page_says_who_won_to_each_in_his_own_words(
    site: Site, people: list[User], over: str, browse: Callable[..., Browser]
) -> None:
    outcome = load(site, over).record.outcome
    assert outcome is not None
    for seat, user in enumerate(people[:3]):
        page = browse(user).open(f"/games/{over}")
        title = page.html.partition("<h1>")[2].partition("</h1>")[0]
        assert title.startswith("You ") == (seat in outcome.winners)
        assert all(people[winner].name in title for winner in outcome.winners if winner != seat)
        assert "only you see it" not in page.text


def test_the_same_people_play_again(
    site: Site, people: list[User], over: str, browse: Callable[..., Browser]
) -> None:
    budi = browse(people[1])
    budi.open(f"/games/{over}")
    budi.follow("Play again with the same players")
    assert "Ada and Citra get invitations" in budi.page.text
    page = budi.send("Start the game")
    again = load(site, page.address.split("/")[2]).record.table
    old = load(site, over).record.table
    assert [chair.user for chair in again.chairs] == [chair.user for chair in old.chairs]
    assert [chair.status for chair in again.chairs] == ["invited", "joined", "invited"]
    assert (again.organiser, again.pace, again.options) == (people[1].id, old.pace, old.options)


def test_only_who_had_a_seat_plays_again_and_only_after_the_end(
    site: Site, people: list[User], over: str, start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    assert browse(people[4]).open(f"/games/{over}/again").status == 403
    assert browse(people[0]).open(f"/games/{start_game(2)}/again").status == 409
