"""Medang in the words of letters."""

from collections.abc import Mapping, Sequence

from engine.medang.rulebook import RULES
from service.boards.medang.names import COLOURS, DYNASTIES, both, temple_name
from service.boards.medang.words import stock
from service.game_names import GAME_NAMES
from worker.particulars.game import Held, Names, Particulars, Question, Told, View

ASKS = {
    "discard": "Put away as many of your tiles as you like, or none, and draw as many new ones.",
    "take": "Take a tile: it ends your turn.",
}


def options(chosen: Mapping[str, str]) -> str:
    temple = f"{temple_name(chosen['temple'])}."
    ignored = chosen.get("neutral_dynasties") == "ignore"
    return temple + (" Dynasties that nobody plays do not count on the floors." if ignored else "")


def question(view: View, names: Names) -> Question:
    asks = ASKS.get(view["phase"], "")
    if view["phase"] == "discard":
        return Question("your choice", "Make your choice", asks)
    return Question("your turn", "Play your turn", asks)


def held(view: View, seat: int) -> Held:
    number = view["seats"][seat]["hand"]
    return Held(number, "tile" if number == 1 else "tiles")


def leads(view: View, names: Names) -> str:
    """ "Most tiles on each floor, lowest first: purple 3; blue and red 2 each." """
    floors = [
        f"{both([COLOURS[letter] for letter in row['most']])} {row['count']}"
        + (" each" if len(row["most"]) > 1 else "")
        for row in view["floors"]
        if row["most"]
    ]
    return f"Most tiles on each floor, lowest first: {'; '.join(floors)}." if floors else ""


def shown(view: View, seat: int, told: Sequence[Told]) -> str:
    letter = view["seats"][seat]["dynasty"]
    return f"{DYNASTIES[letter]}, {COLOURS[letter]}"


MEDANG = Particulars(
    GAME_NAMES["medang"],
    "Two to five dynasties build one temple; whose tiles stand best in its floors and columns wins.",
    RULES,
    frozenset({"MarketRefilled"}),
    options,
    question,
    lambda view, told, names: None,
    held,
    leads,
    stock,
    lambda view: (),
    lambda view, why: why,
    shown,
)
