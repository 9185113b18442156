"""Tickets: a letter each, always listed yellow, black, blue."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, cast, get_args

from engine.festivals.data import TABLES
from engine.words import both, counted

Ticket: TypeAlias = Literal["y", "k", "b"]
Tickets: TypeAlias = tuple[Ticket, ...]

TICKETS: Final[Tickets] = get_args(Ticket)
COLOURS: Final = {ticket: str(TABLES["tickets"].table[ticket]["name"]) for ticket in TICKETS}


def in_order(tickets: Iterable[str]) -> Tickets:
    """The tickets as they are always listed."""
    return tuple(sorted(cast(Iterable[Ticket], tickets), key=TICKETS.index))


def all_tickets() -> Tickets:
    """The tickets of the box (Components 2)."""
    return tuple(ticket for ticket in TICKETS for _ in range(TABLES["tickets"].table[ticket]["number"]))


def named(tickets: Iterable[Ticket]) -> str:
    """Tickets in words: "2 yellow tickets and 1 blue ticket"; "no ticket"."""
    held = list(tickets)
    colours = [ticket for ticket in TICKETS if ticket in held]
    if not held:
        return "no ticket"
    return both(counted(held.count(one), f"{COLOURS[one]} ticket") for one in colours)
