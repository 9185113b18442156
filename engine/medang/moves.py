"""What a seat can want to do, one frozen class per move."""

from dataclasses import dataclass
from typing import TypeAlias, get_args

from engine.medang.pieces import Source, Tile, Tiles


@dataclass(frozen=True, slots=True)
class Discard:
    """In the opening: put these tiles of the hand away for as many new ones; none keeps the hand."""

    tiles: Tiles

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))  # their order says nothing


@dataclass(frozen=True, slots=True)
class Play:
    """Place a tile of the hand in a column: step 1 of a turn, and the craftsman's effect."""

    tile: Tile
    column: int


@dataclass(frozen=True, slots=True)
class Buy:
    """The merchant's effect: take this tile of the market."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Swap:
    """The monk's effect: change places with the tile at this place."""

    column: int
    floor: int


@dataclass(frozen=True, slots=True)
class Remove:
    """The general's effect: take the tile at this place out of the game."""

    column: int
    floor: int


@dataclass(frozen=True, slots=True)
class Renew:
    """The leader's first effect: the whole market goes under the pile and is turned up anew."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """The leader's second effect: the hand goes under the pile, these tiles of the market replace it."""

    tiles: Tiles

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))  # their order says nothing


@dataclass(frozen=True, slots=True)
class Take:
    """Step 3: take this tile of the market, or the first of the pile. Ends the turn, declining an effect."""

    tile: Source


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline an effect when there is nothing to take. Ends the turn."""


Move: TypeAlias = Discard | Play | Buy | Swap | Remove | Renew | Exchange | Take | Pass
MOVES: tuple[type[Move], ...] = get_args(Move)
