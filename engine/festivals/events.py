"""What happened, one frozen class per event.

Logs are made of these, for ever: a field may be added with a default, and nothing is taken away.
"""

from dataclasses import dataclass
from typing import TypeAlias, get_args

from engine.festivals.islands import Border, Island
from engine.festivals.moves import Source
from engine.festivals.state import Phase, TyphoonTie
from engine.festivals.tickets import Ticket, Tickets
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Started:
    """A game begins. Hands and places by seat; the pool and the deck are what is left."""

    typhoon_tie: TyphoonTie
    typhoons: tuple[Border, ...]
    hands: tuple[Tickets, ...]
    pool: Tickets
    places: tuple[Island, ...]
    airplane: Seat
    festival: int
    upcoming: int
    deck: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """These seats are to choose."""

    phase: Phase
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """The screens were lifted: the plans, by seat."""

    plans: tuple[Tickets, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """The holder of the airplane named one of the tied: to move next, or to move a typhoon."""

    seat: Seat
    named: Seat
    typhoon: bool = False


@dataclass(frozen=True, slots=True)
class Moved:
    """A traveller put a ticket on a slot and went there."""

    seat: Seat
    ticket: Ticket
    origin: Island
    island: Island


@dataclass(frozen=True, slots=True)
class Blocked:
    """A traveller could not go on: these tickets went to the middle of the island where he stands."""

    seat: Seat
    island: Island
    tickets: Tickets


@dataclass(frozen=True, slots=True)
class Claimed:
    """A place at the festival was taken."""

    seat: Seat
    festival: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Done:
    """A seat's movement has ended."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ordered:
    """The holder of the airplane put those who stay on one island in order."""

    seat: Seat
    island: Island
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Rested:
    """A seat rested and took these tickets, or none."""

    seat: Seat
    island: Island
    source: Source
    tickets: Tickets


@dataclass(frozen=True, slots=True)
class Gathered:
    """Refresh: all tickets on slots went to the middle of their islands."""


@dataclass(frozen=True, slots=True)
class Returned:
    """Tickets above an island's limit went to the pool; `seat` holds the airplane."""

    seat: Seat
    island: Island
    tickets: Tickets


@dataclass(frozen=True, slots=True)
class FestivalChanged:
    """A new round: its festival, and the one that was turned up behind it."""

    festival: int
    upcoming: int | None


@dataclass(frozen=True, slots=True)
class AirplanePassed:
    """The airplane is this seat's now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shifted:
    """A typhoon was moved from one border to another."""

    seat: Seat
    typhoon: Border
    border: Border


@dataclass(frozen=True, slots=True)
class Held:
    """A seat left the typhoons where they are."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Tied:
    """The end was triggered, but these seats are tied at the top: another round is played."""

    seats: tuple[Seat, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over: these seats have won, and why, in a sentence."""

    seats: tuple[Seat, ...]
    why: str


Event: TypeAlias = (
    Started | Asked | Shown | Named | Moved | Blocked | Claimed | Done | Ordered | Rested
    | Gathered | Returned | FestivalChanged | AirplanePassed | Shifted | Held | Tied | Won
)  # fmt: skip
EVENTS: tuple[type[Event], ...] = get_args(Event)
