"""Small words about a view of Java: cards, palaces, and who ranks where."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.java.cards import called, worth
from engine.words import both, counted
from service.boards.java.ranks import ranks
from service.boards.java.relief import relief
from worker.particulars.game import Names, View

FINAL = (1, 2)  # what a palace's value is divided by for the highest and the second rank


class Ranked(NamedTuple):
    """A palace and the seats of the highest rank in its city, and of the second."""

    cell: str
    value: int
    seats: tuple[tuple[int, ...], ...]


def ranked(view: View) -> list[Ranked]:
    """The palaces, those of the highest value first, with whoever ranks there."""
    found = relief(view)
    ordered = sorted(view["palaces"], key=lambda palace: (-palace["value"], -len(palace["city"])))
    return [
        Ranked(
            palace["cell"],
            palace["value"],
            tuple(rank.seats for rank in ranks(found, palace["city"])[: len(FINAL)]),
        )
        for palace in ordered
    ]


def final(view: View, seat: int) -> int:
    """The points that a final scoring would bring to a seat as things stand."""
    return sum(
        palace.value // share
        for palace in ranked(view)
        for share, seats in zip(FINAL, palace.seats, strict=False)
        if seat in seats
    )


def own(view: View) -> Any:
    """The reader's row among the seats."""
    return view["seats"][view["you"]["seat"]]


def is_you(view: View, seat: int) -> bool:
    return bool(view["you"]["seat"] == seat)


def people(names: Names, seats: Iterable[int]) -> str:
    """The seats by name, the reader first: "you and Ada"."""
    return both(sorted((names[seat] for seat in seats), key=lambda name: name != "you"))


def plural(names: Names, seats: Sequence[int]) -> bool:
    """Does a verb behind them go without its s?"""
    return len(seats) > 1 or names[seats[0]] == "you"


def palace(going: Mapping[str, Any]) -> str:
    """ "the palace of 8 on h10"."""
    return f"the palace of {going['value']} on {going['cell']}"


def worths(view: View) -> str:
    """The own cards for the festival that lies open: "mask and drum 2; mask 1; puppet nothing"."""
    cards = sorted(view["you"]["cards"], key=lambda card: -worth(card, view["open"]))
    kinds = dict.fromkeys(cards)
    said = []
    for card in kinds:
        number = cards.count(card)
        each = f"{called(card)} {worth(card, view['open']) or 'nothing'}"
        said.append(f"{number} × {each} each" if number > 1 else each)
    return "; ".join(said)


def suitable(view: View) -> list[Any]:
    """The own cards that may be played now."""
    return [card for card in view["you"]["cards"] if worth(card, view["open"])]


def fame(points: int) -> str:
    return counted(points, "point")


def capital(people: str) -> str:
    """People at the beginning of a sentence: a name keeps its spelling."""
    return re.sub(r"^you\b", "You", people)
