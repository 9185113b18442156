"""Java on a phone: the board opens where something happened, leads to all of it, and stays as wished."""

import re
from collections.abc import Callable

import pytest

from service.boards.java.cells import SPOTS
from service.boards.java.plan import TALL
from service.boards.java.window import DEPTH, WIDTH, around, nearest
from service.load import load
from service.site import Site
from tests.pages.browser import Browser, Page
from tests.pages.test_java_games import phase
from tests.pages.travelling import lines, link_of

WHOLE = f"0 0 {TALL.width} {TALL.depth:.0f}"


@pytest.fixture
def game(terraces: Callable[..., str]) -> str:
    """A game in which something has happened."""
    return terraces(phase("turn", 12))


def turned(page: Page) -> str:
    """The board that a phone shows."""
    return page.html.partition('class="java-tall" viewBox')[2].partition("</svg>")[0]


def box(page: Page) -> str:
    return turned(page).split('"')[1]


def chosen_from(board: str) -> list[str]:
    """The spaces that can be chosen on a drawing of the board."""
    return re.findall(r'class="go"[^>]*aria-label="(\w+),', board)


def test_it_opens_where_something_was_changed_last(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    page = browse().open(link_of(site, game))
    left, top, width, depth = map(float, box(page).split())
    assert (width, depth) == (WIDTH, DEPTH)
    newest = max(map(int, re.findall(r'class="seal-number"[^>]*>(\d+)<', page.html)))
    seal = rf'translate\(([\d.]+) ([\d.]+)\)"><circle class="seal" r="8"/><text [^>]*>{newest}<'
    (x, y), *_ = re.findall(seal, turned(page))
    assert left < float(x) < left + width
    assert top < float(y) < top + depth


def test_all_of_it_is_one_click_away_and_stays_while_a_turn_is_made(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    assert box(browser.follow("Whole board")) == WHOLE
    assert box(browser.follow("Token")) == WHOLE
    assert "d=token" in browser.page.address
    assert box(browser.follow("Look closer")) != WHOLE
    assert "d=token" in browser.page.address


def test_arrows_lead_from_end_to_end(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    for way, last in (
        ("left", 0.0),
        ("right", TALL.width - WIDTH),
        ("up", 0.0),
        ("down", TALL.depth - DEPTH),
    ):
        for _ in range(4):
            if any(said == f"Further {way}" for _, said in browser.page.links):
                browser.follow(f"Further {way}")
        assert not any(said == f"Further {way}" for _, said in browser.page.links)
        assert float(box(browser.page).split()[way in ("up", "down")]) == pytest.approx(last, abs=0.1)


def test_before_anything_was_done_all_of_it_is_shown(
    site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    assert box(browse().open(link_of(site, terraces()))) == WHOLE


def test_what_can_be_chosen_is_shown_or_counted(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    record, browser = load(site, game).record, browse()
    walk = next(line for line in lines(record, record.actors.seats[0]) if line.startswith("walk"))
    for pick in ("three", "enter", "walk", "palace", "irrigate"):
        for more in ("", f"&x={walk.split()[1]}"):
            page = browser.open(f"{link_of(site, game)}?pick={pick}{more}")
            wide = page.html.partition('class="java-wide"')[2].partition("</svg>")[0]
            shown, all_of_them = chosen_from(turned(page)), chosen_from(wide)
            outside = re.search(r"(\d+) more places? that you may choose", page.html)
            assert set(shown) <= set(all_of_them)
            assert len(all_of_them) - len(shown) == (int(outside[1]) if outside else 0)
            assert more or not outside


def test_whatever_the_address_says_there_is_a_board(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    for look in ("z99", "all", "j7", "<b>"):
        page = browser.open(f"{link_of(site, game)}?look={look}")
        assert page.status == 200
        assert "<b>j" not in page.html
        assert len(box(page).split()) == 4


def test_a_window_around_any_cell_shows_it() -> None:
    for cell in SPOTS:
        assert around([cell]).left >= 0
        assert nearest(*TALL.at(cell)) == cell
        assert around([cell]).reaches(*TALL.at(cell))
