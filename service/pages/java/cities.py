"""The cities as a table: their palaces, who ranks there, and what a final scoring would bring now."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.java.stock import VALUES
from service.boards.java.ranks import ranks
from service.boards.java.relief import relief
from service.pages.java.words import View, counted


@dataclass(frozen=True, slots=True)
class City:
    """A city with its palace."""

    cell: str
    value: int
    held: bool  # has had its festival
    size: int
    grows: bool  # a higher palace would fit, and is left
    first: tuple[int, ...]  # the seats of the highest rank
    second: tuple[int, ...]


def cities(view: View) -> list[City]:
    """The cities, those of the highest value first."""
    found = relief(view)
    made = []
    for palace in sorted(view["palaces"], key=lambda one: (-one["value"], -len(one["city"]))):
        size, seats = len(palace["city"]), [rank.seats for rank in ranks(found, palace["city"])]
        first, second = [*seats, (), ()][:2]
        left = view["supply"]["palaces"]
        grows = any(palace["value"] < value <= size and left[str(value)] for value in VALUES)
        made.append(City(palace["cell"], palace["value"], palace["festival"], size, grows, first, second))
    return made


def outlook(view: View, seat: int) -> int:
    """What the final scoring of a seat would bring as the board is now."""
    return sum(
        city.value if seat in city.first else city.value // 2 if seat in city.second else 0
        for city in cities(view)
    )


def stands(view: View, options: Mapping[str, Any]) -> str:
    """ "As the board is now, your final scoring would bring 14 points"; may be empty."""
    if not view.get("you") or view["scores"] or not view["palaces"]:
        return ""
    seat = view["you"]["seat"]
    if view["seats"][seat]["scored"]:
        return "Your final scoring is done"
    return f"As the board is now, your final scoring would bring {counted(outlook(view, seat), 'point')}"
