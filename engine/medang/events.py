"""What happened, one frozen class per event.

Logs are made of these, for ever: a field may be added with a default, and nothing is taken away.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from engine.game import Seat
from engine.medang.board import Temple
from engine.medang.pieces import Dynasty, Tile, Tiles
from engine.medang.state import Neutral


@dataclass(frozen=True, slots=True)
class Started:
    """A game begins. Dynasties and hands by seat; the pile is what is left of the box."""

    temple: Temple
    neutral_dynasties: Neutral
    dynasties: tuple[Dynasty, ...]
    hands: tuple[Tiles, ...]
    pile: Tiles


@dataclass(frozen=True, slots=True)
class Discarded:
    """In the opening a seat put tiles away and drew as many."""

    seat: Seat
    tiles: Tiles
    drawn: Tiles


@dataclass(frozen=True, slots=True)
class MarketOpened:
    """The first tiles of the pile were turned up."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class StartingPlayerDrawn:
    """Lots were drawn: this seat begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile was placed. `effect`: whether its effect is on offer now."""

    seat: Seat
    tile: Tile
    column: int
    floor: int
    effect: bool


@dataclass(frozen=True, slots=True)
class Bought:
    """A merchant's tile was taken from the market."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Swapped:
    """A monk and another tile have changed places; the places are those before the swap."""

    seat: Seat
    tile: Tile
    column: int
    floor: int
    other: Tile
    other_column: int
    other_floor: int


@dataclass(frozen=True, slots=True)
class Removed:
    """A general took this tile out of the game; what stood above it has moved down."""

    seat: Seat
    tile: Tile
    column: int
    floor: int


@dataclass(frozen=True, slots=True)
class Renewed:
    """A leader put these tiles, the whole market, under the pile."""

    seat: Seat
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A leader put the hand under the pile and chose tiles of the market instead."""

    seat: Seat
    discarded: Tiles
    chosen: Tiles


@dataclass(frozen=True, slots=True)
class Taken:
    """A tile was taken in step 3, from the pile or from the market."""

    seat: Seat
    tile: Tile
    pile: bool


@dataclass(frozen=True, slots=True)
class MarketRefilled:
    """Tiles of the pile were turned up in the market."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """It is this seat's turn; it begins with step 1 or, with an empty hand, with step 3."""

    seat: Seat
    phase: Literal["play", "take"]


@dataclass(frozen=True, slots=True)
class Skipped:
    """This seat had nothing to play and nothing to take."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Completed:
    """This seat placed the tile that completes the temple."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed:
    """The dynasties, by seat."""

    dynasties: tuple[Dynasty, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat's final score: points of every floor and column, and the floors of the tie-breaks."""

    seat: Seat
    floors: tuple[int, ...]
    columns: tuple[int, ...]
    leader: int | None
    general: int | None


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over: these seats have won, and why, in a sentence."""

    seats: tuple[Seat, ...]
    why: str


Event: TypeAlias = (
    Started | Discarded | MarketOpened | StartingPlayerDrawn
    | Placed | Bought | Swapped | Removed | Renewed | Exchanged | Taken | MarketRefilled
    | TurnPassed | Skipped | Completed | Revealed | Scored | Won
)  # fmt: skip
EVENTS: tuple[type[Event], ...] = get_args(Event)
