"""The whole truth about a game, frozen."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.festivals.islands import Border, Island
from engine.festivals.tickets import Tickets
from engine.game import Seat

Phase: TypeAlias = Literal["plan", "name", "move", "order", "rest", "return", "favour", "shift", "over"]
TyphoonTie: TypeAlias = Literal["nobody", "airplane"]  # who moves a typhoon when the lowest are tied


@dataclass(frozen=True, slots=True)
class Prize:
    """A place that was taken at a festival."""

    seat: Seat
    festival: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class State:
    """A game of The Festivals. Hands, places, plans, shown tickets and steps are listed by seat, slots and
    middles by island in the order of the map; tickets are always listed yellow, black, blue."""

    typhoon_tie: TyphoonTie
    hands: tuple[Tickets, ...]
    pool: Tickets
    places: tuple[Island, ...]
    airplane: Seat
    festival: int
    upcoming: int | None  # the festival of the next round
    deck: tuple[int, ...]  # the festivals behind it, by number: their order is not decided yet
    typhoons: tuple[Border, ...]
    slots: tuple[Tickets, ...]  # the tickets that were put there this round
    middles: tuple[Tickets, ...]
    prizes: tuple[Prize, ...] = ()
    round: int = 1
    phase: Phase = "plan"
    asked: tuple[Seat, ...] = ()
    plans: tuple[Tickets, ...] = ()  # empty until the screens are lifted
    shown: tuple[Tickets, ...] = ()  # of the plans, what is still to be used
    steps: tuple[int, ...] = ()  # made this round
    mover: Seat | None = None  # who moves now
    moved: tuple[Seat, ...] = ()  # whose movement has ended, in order
    orders: tuple[tuple[Seat, ...], ...] = ()  # of players who stay on one island, as the holder wants it
    rested: tuple[Seat, ...] = ()
    gathered: bool = False  # Refresh has begun
    favoured: Seat | None = None  # whom the holder lets move a typhoon
    settled: bool = False  # the typhoons of this round lie where they will
    winners: tuple[Seat, ...] = ()
    why: str = ""
