"""The whole truth about a game, frozen."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import Seat
from engine.medang.board import Columns, Temple
from engine.medang.pieces import Dynasty, Tiles
from engine.medang.pile import Pile

Phase: TypeAlias = Literal["discard", "play", "effect", "take", "over"]
Neutral: TypeAlias = Literal["count", "ignore"]  # dynasties of nobody in floor majorities (ruling 19)


@dataclass(frozen=True, slots=True)
class Tally:
    """One seat's final score: points of every floor and column, and the floors of the tie-breaks."""

    seat: Seat
    floors: tuple[int, ...]
    columns: tuple[int, ...]
    leader: int | None  # the floor of the dynasty's highest leader, None when it is not in the temple
    general: int | None

    @property
    def total(self) -> int:
        """All points of the seat."""
        return sum(self.floors) + sum(self.columns)


@dataclass(frozen=True, slots=True)
class State:
    """A game of Medang. Dynasties and hands are listed by seat; hands and layers of the pile are sorted."""

    temple: Temple
    neutral_dynasties: Neutral
    dynasties: tuple[Dynasty, ...]
    hands: tuple[Tiles, ...]
    pile: Pile
    columns: Columns
    market: Tiles = ()
    removed: Tiles = ()  # by generals, out of the game
    phase: Phase = "discard"
    to_move: Seat = 0
    placed: int | None = None  # the column whose highest tile has its effect on offer
    tallies: tuple[Tally, ...] = ()
    winners: tuple[Seat, ...] = ()
    why: str = ""
