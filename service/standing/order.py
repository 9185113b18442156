"""Order: a standing order, and what a game must say about its own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from engine.game import Json

View: TypeAlias = Mapping[str, Json]
Legal: TypeAlias = Sequence[tuple[str, Json]]  # every legal move, in the notation and as JSON

NOTHING = "Nothing of it was played."


@dataclass(frozen=True, slots=True)
class Order:
    """A move, or several, that a seat wants made for it when it is asked."""

    line: str  # as its game writes it
    topic: str  # a second order of a topic replaces the first
    noted: Mapping[str, Json] = field(default_factory=dict)  # by its game, of the moment when it was given
    at: int = 0  # ms: when it was given
    seal: str = ""  # the point, if it was given with a sealed choice: it goes when that is replaced


@dataclass(frozen=True, slots=True)
class Dropped:
    """What an order rests on is no longer so: why, and what of it was done, in sentences for its owner."""

    why: str
    done: str = NOTHING


@dataclass(frozen=True, slots=True)
class Form:
    """How the orders of a topic are written, and what they do."""

    example: str
    text: str
    once: bool = False  # it ends with the round; others hold until they are replaced or withdrawn


class Standing(Protocol):
    """A game's part in standing orders. It is handed views and legal moves, never a state."""

    FORMS: Mapping[str, Form]  # by topic, in the order in which they are explained

    def asks(self, view: View) -> bool:
        """Does this game ask anything that an order could answer?"""

    def read(self, line: str, view: View) -> Order:
        """The order that a line says, written as its game writes it. Raises Illegal with a sentence."""

    def say(self, order: Order) -> str:
        """What it does, as a sentence; another player stands in it as his seat in braces: {2}."""

    def answer(self, order: Order, view: View, legal: Legal) -> str | Dropped | None:
        """The order's answer to the question that its seat is asked: a line of the notation, or that it is
        to be dropped, or None: the question is none of its business.
        """

    def over(self, order: Order, view: View) -> bool:
        """Is it used up, or no longer of use?"""
