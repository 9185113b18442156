"""A worked example: the same festival, held openly and by sealed bids, step by step.

The open one is the rulebook’s own example. Both are kept as the engine tells them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.java.cards import CARDS, Card, Cards, called, in_order, total
from engine.java.notation import say
from engine.java.stock import SHARED
from service.named import named
from service.pages.java.words import Told, both

VALUE: Final = 8  # of the palace
OPEN: Final[Card] = "md"
NAMES: Final = ("Anna", "Bob", "Chris", "David")
ANNA, BOB, CHRIS, DAVID = range(4)

Word = tuple[int, Cards | str]  # the cards that a seat plays; "pass" or "share"
AUCTION: Final[tuple[Word, ...]] = (
    (ANNA, ("m",)),
    (BOB, ("d",)),
    (CHRIS, ("md",)),
    (DAVID, "pass"),
    (ANNA, ("m",)),
    (BOB, "pass"),
    (CHRIS, ("d",)),
    (ANNA, ("dp",)),
    (CHRIS, "share"),
    (ANNA, "share"),
)
BIDS: Final = ("bid m m dp share", "bid d", "bid d md", "bid nothing")  # by seat
RESOLVED: Final[tuple[Word, ...]] = (
    (ANNA, ("m",)),
    (BOB, ("d",)),
    (CHRIS, ("d",)),
    (DAVID, "pass"),
    (CHRIS, ("md",)),
    (ANNA, ("m", "dp")),
    (BOB, "pass"),
)
ENDS: Final = {"kind": "FestivalWon", "seats": [ANNA, CHRIS], "cell": "", "points": SHARED[VALUE]}


@dataclass(frozen=True, slots=True)
class Step:
    """What somebody does in a festival."""

    text: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Worked:
    """Both ways."""

    value: int
    open: Card
    auction: list[Step]
    bids: list[Step]
    resolved: list[Step]
    ends: str


@cache
def worked() -> Worked:
    """The example in words."""
    return Worked(
        VALUE,
        OPEN,
        [step(told) for told in told_of(AUCTION)],
        [bid(seat, line) for seat, line in enumerate(BIDS)],
        [step(told) for told in told_of(RESOLVED)],
        f"{named(say(ENDS), NAMES)}.",
    )


def told_of(words: Iterable[Word]) -> list[Told]:
    """These words as they are told in a game."""
    played: dict[int, Cards] = {}
    found: list[Told] = []
    for seat, word in words:
        if isinstance(word, str):
            found.append({"kind": "BidPassed" if word == "pass" else "Shared", "seat": seat})
            continue
        played[seat] = (*played.get(seat, ()), *word)
        points = total(played[seat], OPEN)
        found.append({"kind": "CardsPlayed", "seat": seat, "cards": list(word), "total": points})
    return found


def step(told: Told) -> Step:
    return Step(f"{NAMES[told['seat']]} {say(told)}.", tuple(told.get("cards", ())))


def bid(seat: int, line: str) -> Step:
    """ "Bob is ready to play a card with drum, and would not share in a tie." """
    cards = in_order(word for word in line.split()[1:] if word in CARDS)
    if not cards:
        return Step(f"{NAMES[seat]} bids nothing.", ())
    share = f"would {'' if line.endswith('share') else 'not '}share in a tie"
    shown = both(f"a card with {called(card)}" for card in cards)
    return Step(f"{NAMES[seat]} is ready to play {shown}, and {share}.", cards)
