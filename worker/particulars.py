"""Particulars: what letters say of one game and of no other. They are handed views only, never a state."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.medang.rulebook import RULES
from service.boards.medang.names import COLOURS, DYNASTIES, both, temple_name
from service.boards.medang.words import stock

View: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Particulars:
    """One game in the words of letters."""

    name: str
    about: str  # a sentence for somebody who does not know it
    options: Callable[[Mapping[str, str]], str]  # what was chosen for this game
    held: Callable[[View, int], tuple[int, str]]  # what stands beside a seat's name: 4, "tiles"
    stock: Callable[[View], list[str]]  # what lies beside the board
    leads: Callable[[View], str]  # what the board counts for, which its picture does not say
    asked: Callable[[View], str]  # what is to be chosen now, when that is not plain
    shown: Callable[[View, int], str]  # what a seat shows when the game is over
    rule: Callable[[str], tuple[str, str]]  # by its name: what a rule says, and its place on the help page
    small: frozenset[str]  # events that need no line in a letter: what they lead to is shown


def medang_options(options: Mapping[str, str]) -> str:
    temple = f"{temple_name(options['temple'])}."
    ignored = options.get("neutral_dynasties") == "ignore"
    return temple + (" Dynasties that nobody plays do not count on the floors." if ignored else "")


def medang_held(view: View, seat: int) -> tuple[int, str]:
    number = view["seats"][seat]["hand"]
    return number, "tile" if number == 1 else "tiles"


def medang_leads(view: View) -> str:
    """ "Most tiles on each floor, lowest first: purple 3; blue and red 2 each." """
    floors = [
        f"{both([COLOURS[letter] for letter in row['most']])} {row['count']}"
        + (" each" if len(row["most"]) > 1 else "")
        for row in view["floors"]
        if row["most"]
    ]
    return f"Most tiles on each floor, lowest first: {'; '.join(floors)}." if floors else ""


def medang_asked(view: View) -> str:
    asked = {
        "discard": "Put away as many of your tiles as you like, or none, and draw as many new ones.",
        "take": "Take a tile: it ends your turn.",
    }
    return asked.get(view["phase"], "")


def medang_shown(view: View, seat: int) -> str:
    letter = view["seats"][seat]["dynasty"]
    return f"{DYNASTIES[letter]}, {COLOURS[letter]}"


def medang_rule(name: str) -> tuple[str, str]:
    return RULES.get(name, ""), "medang#" + re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


PARTICULARS: Mapping[str, Particulars] = {
    "medang": Particulars(
        "Medang",
        "Two to five dynasties build one temple; whose tiles stand best in its floors and columns wins.",
        medang_options,
        medang_held,
        stock,
        medang_leads,
        medang_asked,
        medang_shown,
        medang_rule,
        frozenset({"MarketRefilled"}),
    )
}
