"""A game against a bot with neither script nor mouse."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.keyboard import Keyboard
from tests.browser.person import SEND
from tests.browser.visiting import SETTINGS, sign_in
from tests.browser.world import World

TURNS = 4  # of a game, until somebody else plays on


@pytest.fixture
def keys(browser: Browser, world: World) -> Iterator[Keyboard]:
    """Ada's, on her first page, signed in."""
    context = browser.new_context(**SETTINGS, java_script_enabled=False)
    sign_in(context, world.app, world.address, world.user("Ada"))
    page = context.new_page()
    page.goto(world.address + "/")
    yield Keyboard(page)
    context.close()


def start_against_a_bot(keys: Keyboard) -> None:
    """Two seats, the temple of Kalasan."""
    press = keys.page.keyboard.press
    keys.enter("Choose the players in Medang")
    keys.reach("Seat 2")
    keys.page.keyboard.type("a bot")
    keys.reach("Borobudur")
    for _ in range(3):
        press("ArrowDown")
    keys.enter("Start the game")


def seal(keys: Keyboard) -> None:
    """Discard the first tile of the hand, under seal."""
    keys.skip()
    keys.enter("discard the")
    keys.enter("Seal this choice")


def choose_a_turn(keys: Keyboard, page: Page) -> None:
    """Whatever Tab comes to first, until the turn can be sent."""
    keys.skip()
    while not can_send(page):
        keys.enter(
            "play the", "column ", "buy the", "new market", "top of the pile", "take the", "End the turn"
        )
        if "pick=" in page.url:
            keys.enter("column ")
    keys.enter("Send ")


def can_send(page: Page) -> bool:
    return page.get_by_role("button", name=SEND).locator("visible=true").is_enabled()


def type_orders(keys: Keyboard, page: Page) -> None:
    """The same in the notation: what the page says of a tile and a column is what it reads."""
    keys.skip()
    keys.enter("play the")
    keys.enter("column ")
    line = page.locator(".draft .mono").inner_text()
    keys.enter("Start again")
    assert page.locator(".draft li").count() == 0
    keys.reach("Type your orders instead")
    page.keyboard.press("Enter")
    keys.reach("Orders, one a line")
    page.keyboard.type(f"{line}\ntake pile")
    keys.enter("Read orders")
    assert page.locator(".draft .mono").all_inner_texts() == [line, "take pile"]
    keys.skip()
    keys.enter("Send ")


def await_turn(keys: Keyboard, page: Page) -> bool:
    """Look again while the bot is at it: no script does that here. False when the game is over."""
    for _ in range(100):
        if page.get_by_role("heading", name="Your turn, Ada").count():
            return True
        if page.get_by_role("heading", name="Points").count():
            return False
        if page.get_by_role("link", name="Go on").count():
            keys.enter("Go on")
            continue
        page.wait_for_timeout(100)
        page.reload()
    raise AssertionError(page.locator(".call").inner_text())


def test_a_game_with_tab_and_enter(keys: Keyboard, world: World) -> None:
    """From the first page to the result."""
    page = keys.page
    start_against_a_bot(keys)
    keys.enter("Play")
    seal(keys)
    assert await_turn(keys, page)
    type_orders(keys, page)
    for _ in range(TURNS):
        assert await_turn(keys, page)
        choose_a_turn(keys, page)
    world.play_on(page.url.partition("/games/")[2].partition("/")[0])
    page.reload()
    assert not await_turn(keys, page)
    assert page.get_by_role("table").get_by_text("Ada").is_visible()
    result = page.locator(".call.over h1").inner_text()
    assert re.search("won|shared", result), result
