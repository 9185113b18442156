"""Numbers that tie the lines of a history to places on the board."""

from collections.abc import Callable, Mapping, Sequence

from service.boards.board import Mark, Told
from service.boards.java.places import Place, Way

TOUCHED: Mapping[str, Callable[[Told], Sequence[Place]]] = {
    "Placed": lambda told: [*([told["village"]] if told["village"] else []), *told["rice"]],
    "Entered": lambda told: [told["cell"]],
    "Walked": lambda told: [Way(told["origin"], told["cell"])],
    "Exited": lambda told: [told["cell"]],
    "PalaceBuilt": lambda told: [told["cell"]],
    "PalaceEnlarged": lambda told: [told["cell"]],
    "Irrigated": lambda told: [told["cell"]],
    "Enclosed": lambda told: told["cells"],
    "FestivalArranged": lambda told: [told["cell"]],
    "FestivalWon": lambda told: [told["cell"]],
}


def numbered(told: Sequence[Told]) -> tuple[list[tuple[int | None, Told]], tuple[Mark, ...]]:
    """Give 1, 2, 3 to what touched the board and None to the rest.

    Returns the pairs of number and told, in order, and the seals. A festival has one number: where it was
    won, or while it goes on where it was arranged.
    """
    lines: list[tuple[int | None, Told]] = []
    marks: list[Mark] = []
    count = 0
    for place, item in enumerate(told):
        touched = () if settled(item, told[place + 1 :]) else TOUCHED.get(item["kind"], nothing)(item)
        if not touched:
            lines.append((None, item))
            continue
        count += 1
        lines.append((count, item))
        marks += [Mark(each, count) for each in touched]
    return lines, tuple(marks)


def nothing(told: Told) -> Sequence[Place]:
    return ()


def settled(item: Told, after: Sequence[Told]) -> bool:
    """Is this a festival that has been won since?"""
    return item["kind"] == "FestivalArranged" and any(each["kind"] == "FestivalWon" for each in after)


def follow(marks: Sequence[Mark], told: Sequence[Told]) -> tuple[Mark, ...]:
    """The seals after what was told since: they stay where something happened."""
    return tuple(marks)
