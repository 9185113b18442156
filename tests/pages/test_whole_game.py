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
    assert "Opened. " in ada.page.text and "Go on" in ada.page.text
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


def test_newcomer_crosses_the_islands_with_bots_to_the_end(
    browse: Callable[..., Browser], people: list[User]
) -> None:
    chance = random.Random(4)
    ada = browse(people[0])
    ada.open("/")
    form = next(form for form in ada.page.forms if form.action == "/new/festivals/bots")
    ada.came(ada.client.post(form.action, data=form.fields))
    for _ in range(250):
        if "won," in ada.page.text or "share the victory" in ada.page.text:
            break
        one_step(ada, chance)
        assert ada.page.status == 200
    assert "won," in ada.page.text or "share the victory" in ada.page.text
    assert "Prize by prize" in ada.page.text
    assert "only you see" not in ada.page.text


def one_step(ada: Browser, chance: random.Random) -> None:
    """To the turn, one more choice in it, or off with it."""
    asking = [form for form in ada.page.forms if "point" in form.fields]
    if asking and all(asking[0].buttons) and (chance.random() < 0.7 or not travels(ada.page)):
        ada.send(asking[0].text.strip())
        return
    onward = [href for href, name in ada.page.links if name in ("Play", "Go on")]
    if onward:
        ada.open(onward[0])
    elif asking:
        ada.open(chance.choice(travels(ada.page)))
    else:
        ada.open(ada.page.address)  # the bots have moved meanwhile


WORDS = (
    "go there", "show the ", "Stay: show none", "moves next", "may move a typhoon", "is first", "is next",
    "return the ", "From the pool", "From the middle", "Nothing", "take it up", "lay the typhoon here",
)  # fmt: skip


def travels(page: Page) -> list[str]:
    """Links that add to a draft of The Festivals."""
    return [href for href, name in page.links if any(word in name for word in WORDS)]
