"""What a seat can want to do, one frozen class per move."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from engine.java.board import ORDER, Cell
from engine.java.cards import Cards, in_order

Source: TypeAlias = Literal["deck", "open"]


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a land tile: its village space, if it has one, and its rice fields."""

    village: Cell | None
    rice: tuple[Cell, ...]

    def __post_init__(self) -> None:
        rice = tuple(sorted(self.rice, key=lambda cell: (ORDER.get(cell, len(ORDER)), cell)))
        object.__setattr__(self, "rice", rice)  # their order says nothing

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All spaces of the tile."""
        return self.rice if self.village is None else (self.village, *self.rice)


@dataclass(frozen=True, slots=True)
class Enter:
    """Bring a developer from the border to this space, by the cheapest way."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Walk:
    """Move a developer within central Java, by the cheapest way."""

    origin: Cell
    cell: Cell


@dataclass(frozen=True, slots=True)
class Exit:
    """Take a developer off the board, by the cheapest way."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Palace:
    """Build a palace of this value here, or enlarge the one that stands here."""

    cell: Cell
    value: int


@dataclass(frozen=True, slots=True)
class Irrigate:
    """Lay an irrigation tile."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a palace card: the top of the deck, or the open festival card."""

    source: Source


@dataclass(frozen=True, slots=True)
class Token:
    """Play an extra action token: one action point more in this turn."""


@dataclass(frozen=True, slots=True)
class Festival:
    """Arrange a festival in the palace here; in open form with the first cards. The last action of a turn."""

    cell: Cell
    cards: Cards = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))  # their order says nothing


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""


@dataclass(frozen=True, slots=True)
class Bid:
    """In sealed form: the cards one is ready to play, and whether one would share. In open form: more
    cards."""

    cards: Cards
    share: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))  # their order says nothing


@dataclass(frozen=True, slots=True)
class Retire:
    """In open form: leave the competition."""


@dataclass(frozen=True, slots=True)
class Share:
    """In open form: agree to share the fame with those who are tied."""


Move: TypeAlias = (
    Place | Enter | Walk | Exit | Palace | Irrigate | Draw | Token | Festival | End | Bid | Retire | Share
)
MOVES: tuple[type[Move], ...] = get_args(Move)
