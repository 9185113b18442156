"""Numbers that tie the lines of a history to places on the map."""

from collections.abc import Callable, Mapping, Sequence

from service.boards.board import Mark, Told
from service.boards.festivals.places import Place, Step

TOUCHED: Mapping[str, Callable[[Told], Place]] = {
    "Moved": lambda told: Step(told["origin"], told["island"], told["ticket"]),
    "Blocked": lambda told: str(told["island"]),
    "Rested": lambda told: str(told["island"]),
    "Returned": lambda told: str(told["island"]),
    "Shifted": lambda told: str(told["border"]),
}


def numbered(told: Sequence[Told]) -> tuple[list[tuple[int | None, Told]], tuple[Mark, ...]]:
    """Give 1, 2, 3 to what touched the map (Moved, Blocked, Rested, Returned, Shifted) and None to the rest.

    Returns the pairs of number and told, in order, and the seals on the places as they are after the last of
    them. A rest that brought nothing touched nothing.
    """
    lines: list[tuple[int | None, Told]] = []
    marks: tuple[Mark, ...] = ()
    count = 0
    for item in told:
        marks = follow(marks, [item])
        place = touches(item)
        if place is None:
            lines.append((None, item))
            continue
        count += 1
        lines.append((count, item))
        marks = (*marks, Mark(place, count))
    return lines, marks


def touches(told: Told) -> Place | None:
    """The place that something told of touched."""
    kind = told["kind"]
    if kind not in TOUCHED or (kind == "Rested" and not told["tickets"]):
        return None
    return TOUCHED[kind](told)


def follow(marks: Sequence[Mark], told: Sequence[Told]) -> tuple[Mark, ...]:
    """The seals where they belong after what was told since: gathered tickets lie in the islands' middles."""
    for item in told:
        if item["kind"] == "Gathered":
            marks = [
                mark._replace(place=mark.place.island) if isinstance(mark.place, Step) else mark
                for mark in marks
            ]
    return tuple(marks)
