"""What happened, one frozen class per event.

Logs are made of these, for ever: a field may be added with a default, and nothing is taken away.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from engine.game import Seat
from engine.java.board import Cell
from engine.java.cards import Card, Cards
from engine.java.moves import Source
from engine.java.state import Festivals


@dataclass(frozen=True, slots=True)
class Started:
    """A game begins. Hands by seat; the deck is what is left."""

    festivals: Festivals
    hands: tuple[Cards, ...]
    open: Card
    deck: Cards
    first: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is this seat's turn; `final`: its last, without the duty to lay a tile."""

    seat: Seat
    final: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """A land tile was laid on this level, for so many action points."""

    seat: Seat
    village: Cell | None
    rice: tuple[Cell, ...]
    level: int
    cost: int


@dataclass(frozen=True, slots=True)
class Entered:
    """A developer came from the border."""

    seat: Seat
    cell: Cell
    cost: int


@dataclass(frozen=True, slots=True)
class Walked:
    """A developer moved within central Java."""

    seat: Seat
    origin: Cell
    cell: Cell
    cost: int


@dataclass(frozen=True, slots=True)
class Exited:
    """A developer left the board."""

    seat: Seat
    cell: Cell
    cost: int


@dataclass(frozen=True, slots=True)
class PalaceBuilt:
    """A village became a city."""

    seat: Seat
    cell: Cell
    value: int
    points: int


@dataclass(frozen=True, slots=True)
class PalaceEnlarged:
    """A palace has a new value, and may have a festival again."""

    seat: Seat
    cell: Cell
    value: int
    points: int


@dataclass(frozen=True, slots=True)
class Irrigated:
    """An irrigation tile was laid."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Enclosed:
    """Land encloses this irrigation; the seat of highest rank beside it, if there is one, has these
    points."""

    cells: tuple[Cell, ...]
    seat: Seat | None
    points: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A palace card was taken, unseen from the deck or as it lay open."""

    seat: Seat
    source: Source
    card: Card


@dataclass(frozen=True, slots=True)
class CardTurned:
    """This is the festival card now."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discarded cards are the deck again."""


@dataclass(frozen=True, slots=True)
class TokenPlayed:
    """An extra action token was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FestivalArranged:
    """A festival is arranged; these seats, the arranger first, may compete."""

    seat: Seat
    cell: Cell
    value: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """These seats are to bid."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardsPlayed:
    """Cards were played in the competition; with them the seat has so many points there."""

    seat: Seat
    cards: Cards
    total: int


@dataclass(frozen=True, slots=True)
class BidPassed:
    """A seat has left the competition."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shared:
    """A seat agrees to share the fame."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FestivalWon:
    """The competition is over: these seats have so many points each; all cards played are discarded."""

    seats: tuple[Seat, ...]
    cell: Cell
    points: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over; `placed`: whether a land tile was laid in it."""

    seat: Seat
    placed: bool


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """The final turns begin: the last 3-space tile was laid, or a whole round could lay nothing."""

    seat: Seat
    why: Literal["threes", "stuck"]


@dataclass(frozen=True, slots=True)
class Ranked:
    """What a palace brings in a final scoring."""

    cell: Cell
    rank: int
    points: int


@dataclass(frozen=True, slots=True)
class FinalScored:
    """A seat's final scoring."""

    seat: Seat
    parts: tuple[Ranked, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over: these seats have won, and why, in a sentence."""

    seats: tuple[Seat, ...]
    why: str


Event: TypeAlias = (
    Started | TurnBegan | Placed | Entered | Walked | Exited | PalaceBuilt | PalaceEnlarged | Irrigated
    | Enclosed | CardDrawn | CardTurned | Reshuffled | TokenPlayed | FestivalArranged | Asked | CardsPlayed
    | BidPassed | Shared | FestivalWon | TurnEnded | EndTriggered | FinalScored | Won
)  # fmt: skip
EVENTS: tuple[type[Event], ...] = get_args(Event)
