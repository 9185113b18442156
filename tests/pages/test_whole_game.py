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


def sending(page: Page) -> tuple[str, bool]:
    """The words of the button that sends, and whether it can be pressed."""
    form = next(form for form in page.forms if "point" in form.fields)
    return form.text.strip(), all(form.buttons)


def test_newcomer_plays_bots_to_the_end(browse: Callable[..., Browser], people: list[User]) -> None:
    chance = random.Random(4)
    ada = browse(people[0])
    assert "No game waits for you, Ada" in ada.open("/").text
    ada.send("Play against bots now")
    assert "Your turn, Ada" in ada.page.text
    ada.follow("Play")
    assert "The opening, Ada" in ada.page.text
    ada.follow("discard the")
    ada.send("Seal this choice")
    assert "Opened. You are to move" in ada.page.text
    ada.follow("Go on")
    for _ in range(60):
        if "/turn" not in ada.page.address:
            break
        for _ in range(30):
            button, ready = sending(ada.page)
            if ready:
                break
            ada.open(chance.choice(choices(ada.page)))
        ada.send(button)
        assert ada.page.status == 200
        assert "Sent." in ada.page.text or "/turn" not in ada.page.address
    assert "won," in ada.page.text or "share the victory" in ada.page.text
    assert "Points" in ada.page.text
    assert "only you see it" not in ada.page.text
