"""What a seat can want to do, one frozen class per move."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from engine.festivals.islands import Border, Island
from engine.festivals.tickets import Ticket, Tickets, in_order
from engine.game import Seat

Source: TypeAlias = Literal["pool", "middle", "nothing"]


@dataclass(frozen=True, slots=True)
class Plan:
    """Put these tickets behind the screen; none leaves it empty."""

    tickets: Tickets

    def __post_init__(self) -> None:
        object.__setattr__(self, "tickets", in_order(self.tickets))  # their order says nothing


@dataclass(frozen=True, slots=True)
class Name:
    """The airplane: of the tied players, this one is first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Go:
    """Put a ticket on a free slot of an adjacent island, and go there."""

    island: Island
    ticket: Ticket


@dataclass(frozen=True, slots=True)
class Order:
    """The airplane: in this order the players of one island take its prizes and rest."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """Take tickets from the pool, or those in the middle of the island, or none."""

    source: Source


@dataclass(frozen=True, slots=True)
class Return:
    """The airplane: these tickets of an island above its limit go to the pool."""

    island: Island
    tickets: Tickets

    def __post_init__(self) -> None:
        object.__setattr__(self, "tickets", in_order(self.tickets))  # their order says nothing


@dataclass(frozen=True, slots=True)
class Shift:
    """Move the typhoon of one border to another."""

    typhoon: Border
    border: Border


@dataclass(frozen=True, slots=True)
class Hold:
    """Leave the typhoons where they are."""


Move: TypeAlias = Plan | Name | Go | Order | Rest | Return | Shift | Hold
MOVES: tuple[type[Move], ...] = get_args(Move)
