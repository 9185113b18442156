"""A newcomer plays a whole game against bots, with links and buttons alone."""

import random
from collections.abc import Callable

from service.users import User
from tests.pages.browser import Browser, Page


def choices(page: Page) -> list[str]:
    """Links that add to the draft."""
    words = (
        "play the",
        "here",
        "swap with it",
        "remove it",
        "buy the",
        "take the",
        "top of the pile",
        "new market",
        "new hand",
        "choose the",
    )
    return [
        href
        for href, name in page.links
        if any(word in name for word in words) and "d=" in href + "d=" and "/turn" in href
    ]


def test_newcomer_plays_bots_to_the_end(browse: Callable[..., Browser], people: list[User]) -> None:
    chance = random.Random(4)
    ada = browse(people[0])
    assert "No game waits for you, Ada" in ada.open("/").text
    ada.send("Play against bots now")
    assert "Your turn, Ada" in ada.page.text
    ada.follow("Play")
    assert "The opening, Ada" in ada.page.text
    ada.follow("change the")
    ada.send("Seal this choice")
    for _ in range(60):
        if "/turn" not in ada.page.address:
            break
        for _ in range(30):
            form = ada.page.form("Send turn")
            if all(form.buttons):
                break
            ada.open(chance.choice(choices(ada.page)))
        assert ada.page.status == 200
        ada.send("Send turn")
    assert "Points" in ada.open(ada.page.address).text or "win" in ada.page.text
