"""Lists in English."""

from collections.abc import Iterable


def either(items: Iterable[object]) -> str:
    """The items as a choice: "2, 3 or 5"."""
    return joined(items, "or")


def both(items: Iterable[object]) -> str:
    """The items together: "Rakai, Samara and Dharmasetu"."""
    return joined(items, "and")


def joined(items: Iterable[object], last: str) -> str:
    """The items with commas, and a word before the last one."""
    *front, end = map(str, items)
    return f"{', '.join(front)} {last} {end}" if front else end


def counted(number: int, noun: str) -> str:
    """A number and its noun: "1 tile", "2 tiles"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
