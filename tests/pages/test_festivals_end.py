"""The Festivals: the page of a game that is over."""

import re
from collections.abc import Callable

import pytest

from engine.festivals.festivals import FESTIVALS
from service.load import load
from service.log import read
from service.site import Site
from service.users import User
from tests.pages.browser import Browser
from tests.pages.travelling import travel, view_of


@pytest.fixture
def over(site: Site, start_game: Callable[..., str]) -> str:
    """A finished game of Ada and Budi."""
    game = start_game(2, rules="festivals")
    assert not travel(site, game, lambda view: False)
    return game


def test_points_stand_round_after_round_with_festivals_where_nobody_came(
    site: Site, people: list[User], over: str, browse: Callable[..., Browser]
) -> None:
    html = browse(people[0]).open(f"/games/{over}").html
    began = [
        FESTIVALS[event["festival"]].name
        for content in read(site, over)
        for event in content["events"]
        if event["kind"] in ("Started", "FestivalChanged")
    ]
    table = html.partition("Prize by prize")[2].partition("</table>")[0]
    rows = re.findall(r'<th scope="row"><small.*?</span>(\d+)</small> ([^<]+)(.*?)</tr>', table, re.DOTALL)
    assert [(int(number), name) for number, name, _ in rows] == list(enumerate(began, 1))
    assert len(rows) == view_of(site, over)["round"]
    points = [[int(cell or 0) for cell in re.findall(r"<td[^>]*>(\d*)</td>", rest)] for *_, rest in rows]
    totals = [row["points"] for row in view_of(site, over)["seats"]]
    assert [sum(column) for column in zip(*points, strict=True)] == totals
    empty = [rest for (*_, rest), row in zip(rows, points, strict=True) if not any(row)]
    assert empty and all("where nobody came" in rest for rest in empty)


def test_it_shows_nothing_that_comes_next(
    site: Site, people: list[User], over: str, browse: Callable[..., Browser]
) -> None:
    page = browse(people[0]).open(f"/games/{over}")
    coming = view_of(site, over)["next"]
    assert load(site, over).record.table.status == "ended"
    assert "Next round" not in page.text and "ribbon-next" not in page.html
    assert coming is None or coming["name"] not in page.text
