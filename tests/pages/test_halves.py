"""A turn that is sent in two parts, because something is drawn in between."""

from collections import Counter
from collections.abc import Callable

import pytest

from service.boards.medang.names import say
from service.links import turn_link
from service.load import load
from service.record import Record
from service.site import Site
from service.submissions import Submission, accept
from service.users import User
from tests.pages.browser import Browser, Page


@pytest.fixture
def game(site: Site, start_game: Callable[..., str], open_choices: Callable[[str], None]) -> str:
    """A game of two in which whoever is to move holds a merchant."""
    game = start_game(2, "borobudur")
    open_choices(game)
    for turn in range(40):
        record = load(site, game).record
        if merchant(record):
            return game
        seat = record.actors.seats[0]
        body = [record.rules.codec.dump(record.rules.default(record.state, seat))]
        point = record.head.point_text
        accept(site, Submission(f"t{turn}", game, seat, "turn", point, body, 1, f"seat:{seat}"))
    pytest.fail("nobody gets a merchant")


def merchant(record: Record) -> str:
    """A play of the seat to move that offers the merchant's effect."""
    (seat,) = record.actors.seats
    view = record.rules.view(record.state, seat)
    tiles = [tile for tile in view["you"]["hand"] if tile[1] == "2"] if view["phase"] == "play" else []
    open_ = [n for n, tiles in enumerate(view["columns"], 1) if len(tiles) < view["capacities"][n - 1]]
    return f"play {tiles[0]} {open_[0]}" if tiles else ""


def buying(site: Site, game: str) -> tuple[str, str]:
    """The first part of a turn, and the tile that it buys."""
    record = load(site, game).record
    tile = record.rules.view(record.state, None)["market"][0]
    return f"{merchant(record)};buy {tile}", tile


def link_of(site: Site, game: str) -> str:
    record = load(site, game).record
    return turn_link(site, game, record.actors.seats[0], record.head.point, 0)


def market(site: Site, game: str) -> list[str]:
    record = load(site, game).record
    found: list[str] = record.rules.view(record.state, None)["market"]
    return found


def check_second_part(site: Site, game: str, page: Page, bought: str, new: str) -> None:
    assert page.status == 200
    assert f"Sent. You play the {say(merchant_tile(page))}" in page.text
    assert f"You buy the {say(bought)} from the market. A {say(new)} came into the market." in page.text
    assert "Now take a tile." in page.text
    assert page.text.index("Sent.") < page.text.index("Your turn, ")


def merchant_tile(page: Page) -> str:
    """The tile of “You play the red merchant”."""
    colour = page.text.partition("You play the ")[2].partition(" ")[0]
    return {"green": "g", "yellow": "y", "purple": "p", "red": "r", "blue": "b"}[colour] + "2"


def new_tile(before: list[str], after: list[str], bought: str) -> str:
    """The tile that came into the market."""
    (tile,) = Counter(after) - (Counter(before) - Counter([bought]))
    return tile


def test_half_a_turn_says_that_it_is_half_and_what_came_of_it(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    draft, bought = buying(site, game)
    browser, before = browse(), market(site, game)
    page = browser.open(f"{link_of(site, game)}?d={draft}")
    assert "This is the first part of your turn." in page.text
    assert "This ends your turn" not in page.text
    assert page.form("Send and see the new tile").buttons == [True]
    browser.send("Send and see the new tile")
    assert browser.page.address.startswith("/t/")
    after = market(site, game)
    check_second_part(site, game, browser.page, bought, new_tile(before, after, bought))


def test_a_signed_in_seat_is_told_the_same(
    site: Site, game: str, people: list[User], browse: Callable[..., Browser]
) -> None:
    (seat,) = load(site, game).record.actors.seats
    draft, bought = buying(site, game)
    browser, before = browse(people[seat]), market(site, game)
    browser.open(f"/games/{game}/turn?d={draft}")
    page = browser.send("Send and see the new tile")
    assert page.address.startswith(f"/games/{game}/turn")
    check_second_part(site, game, page, bought, new_tile(before, market(site, game), bought))


def test_the_link_of_the_letter_leads_on_and_says_it_again(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    link, (draft, _) = link_of(site, game), buying(site, game)
    browser = browse()
    browser.open(f"{link}?d={draft}")
    browser.send("Send and see the new tile")
    page = browse().open(link)
    assert "Now take a tile." in page.text
    assert "earlier turn" not in page.text


def test_before_it_is_sent_the_page_shows_what_is_known(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    record = load(site, game).record
    (seat,) = record.actors.seats
    hand = record.rules.view(record.state, seat)["you"]["hand"]
    draft, bought = buying(site, game)
    page = browse().open(f"{link_of(site, game)}?d={draft}")
    shown = page.html.partition('<div class="hand">')[2].partition("</div></div>")[0]
    assert shown.count('class="pick') == len(hand)  # one was played, one is bought
    assert shown.count('class="pick new"') == 1
    assert f'aria-label="{say(bought)}, {bought}"' in shown.partition('class="pick new"')[2]
    assert page.html.count("a tile is to come") == 1
    assert "ends your turn" not in page.text
