"""Numbers that tie the lines of a history to places in the temple."""

from collections.abc import Sequence

from service.boards.board import Mark, Told
from service.boards.medang.plan import Place


def numbered(told: Sequence[Told]) -> tuple[list[tuple[int | None, Told]], tuple[Mark, ...]]:
    """Give 1, 2, 3 to what touched the temple (Placed, Swapped, Removed) and None to the rest.

    Returns the pairs of number and told, in order, and the seals on the places as they are after the last of
    them. A swap has two places with one number.
    """
    lines: list[tuple[int | None, Told]] = []
    marks: tuple[Mark, ...] = ()
    count = 0
    for item in told:
        touched = touches(item)
        if not touched:
            lines.append((None, item))
            continue
        count += 1
        lines.append((count, item))
        marks = (*follow(marks, [item]), *(Mark(place, count) for place in touched))
    return lines, marks


def touches(told: Told) -> list[Place]:
    """The places that something told of touched."""
    if told["kind"] not in ("Placed", "Swapped", "Removed"):
        return []
    places = [(told["column"], told["floor"])]
    if told["kind"] == "Swapped":
        places.append((told["other_column"], told["other_floor"]))
    return places


def follow(marks: Sequence[Mark], told: Sequence[Told]) -> tuple[Mark, ...]:
    """The seals where they belong after what was told since: above a removed tile all fall by one floor."""
    for item in told:
        if item["kind"] == "Removed":
            marks = [mark._replace(place=fallen(mark.place, item)) for mark in marks]
    return tuple(marks)


def fallen(place: Place, removed: Told) -> Place:
    """The place where what stood at a place is, now that a tile was removed."""
    column, floor = place
    return (column, floor - 1) if column == removed["column"] and floor > removed["floor"] else place
