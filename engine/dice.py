"""Chance: the only source of randomness, handed to `decide` and to nothing else."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Chance(Exception):
    """A preview has met a draw or a reveal: what follows is not known yet."""


class Dice(Protocol):
    """A source of chance."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, n >= 1, each as likely."""

    def reveal(self) -> None:
        """Called before anything hidden decides an outcome."""


class NoDice:
    """The dice of a preview: any draw or reveal raises Chance."""

    def below(self, n: int) -> int:
        raise Chance

    def reveal(self) -> None:
        raise Chance


def pick(items: Sequence[Item], dice: Dice) -> Item:
    """One of `items`. Callers pass an ordered sequence, never a set: order must not depend on hashes."""
    return items[dice.below(len(items))]


def shuffle(items: Sequence[Item], dice: Dice) -> tuple[Item, ...]:
    """The items in random order (Fisher-Yates)."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = dice.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
