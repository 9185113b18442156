"""Positions to draw: views and told events of random games of Medang."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from engine import medang

TEMPLES = {"borobudur": 4, "sewu": 3, "plaosan": 5, "kalasan": 2}  # and how many play there here


class SeededDice:
    """Dice for random games that are the same on every run."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def reveal(self) -> None:
        return None


class Position(NamedTuple):
    """A moment of a game as a seat sees it, and what that seat was told since the moment before."""

    view: dict[str, Any]
    told: list[dict[str, Any]]


def game(temple: str, seed: int, seat: int | None) -> Iterator[Position]:
    """A random game from its first to its last moment."""
    dice, seats = SeededDice(seed), range(TEMPLES[temple])
    events = list(medang.setup({"temple": temple}, seats, dice))
    state = None
    while True:
        for event in events:
            state = medang.apply(state, event)
        yield Position(medang.view(state, seat), [medang.tell(event, seat) for event in events])
        actors = medang.actors(state).seats
        if not actors:
            return
        choices = {actor: dice.random.choice(list(medang.legal(state, actor))) for actor in actors}
        events = list(medang.decide(state, choices, dice))


@cache
def positions(temple: str) -> tuple[Position, ...]:
    """All moments of one game, as seat 0 sees them."""
    return tuple(game(temple, seed=7, seat=0))


def moments(temple: str) -> list[Position]:
    """The first, some of the middle, and the last moment of a game."""
    every = positions(temple)
    return [every[0], *every[1:-1:9], every[-1]]
