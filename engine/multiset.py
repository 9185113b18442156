"""Tuples in which the order says nothing and the copies count: hands, rows of tickets, tiles."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item", bound=str)


def without(items: Sequence[Item], gone: Iterable[Item]) -> tuple[Item, ...]:
    """The items in their order, less one copy of each that is gone. Raises ValueError if one is not there."""
    left = list(items)
    for item in gone:
        left.remove(item)
    return tuple(left)


def holds(items: Iterable[Item], wanted: Iterable[Item]) -> bool:
    """Whether all that is wanted is among the items, copies counted."""
    return Counter(wanted) <= Counter(items)


def selections(items: Sequence[Item], count: int) -> list[tuple[Item, ...]]:
    """Every choice of so many of the items, in their order, equal ones once. Equal items lie side by side."""
    if not count:
        return [()]
    return [
        (item, *others)
        for place, item in enumerate(items)
        if not place or items[place - 1] != item
        for others in selections(items[place + 1 :], count - 1)
    ]
