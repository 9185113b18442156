"""A way that is planned: steps from where one stands, each with a ticket; a draft of a standing order."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.multiset import holds, without
from service.boards.board import Mark
from service.boards.festivals.places import Step
from service.pages.festivals.words import View, free_slots, row_of, tile_of, ways

ROUTE = "route "


class Leg(NamedTuple):
    """A step of the way."""

    island: str
    ticket: str


def read(orders: Iterable[str]) -> list[Leg]:
    """The way among these orders, as it is written; what is no step ends it."""
    line = next((order for order in orders if order.startswith(ROUTE)), "")
    legs = []
    for part in filter(None, line.removeprefix(ROUTE).split(",")):
        *island, ticket = part.split() or [""]
        legs.append(Leg("-".join(island), ticket))
    return legs


def write(legs: Sequence[Leg]) -> str:
    """The way as an order."""
    return ROUTE + ", ".join(f"{leg.island} {leg.ticket}" for leg in legs)


def possible(view: View, legs: Iterable[Leg], tickets: Sequence[str]) -> list[Leg]:
    """The longest beginning of a way that these tickets pay for, as the islands are now."""
    kept: list[Leg] = []
    for leg in legs:
        if leg not in reached(view, kept, tickets):
            break
        kept.append(leg)
    return kept


def reached(view: View, legs: Sequence[Leg], tickets: Sequence[str]) -> list[Leg]:
    """The steps that can follow on these, with what they leave of the tickets."""
    paid = [leg.ticket for leg in legs]
    if not holds(tickets, paid):
        return []
    left = without(tuple(tickets), paid)
    found = []
    for island in ways(view, legs[-1].island if legs else row_of(view, view["you"]["seat"])["island"]):
        laid = [leg.ticket for leg in legs if leg.island == island]
        free = without(free_slots(tile_of(view, island)), laid)
        found += [Leg(island, ticket) for ticket in dict.fromkeys(left) if ticket in free]
    return found


def walked(view: View, legs: Sequence[Leg]) -> tuple[View, tuple[Mark, ...]]:
    """The view as if the way had been walked, and its steps on the board."""
    seat = view["you"]["seat"]
    stops = [row_of(view, seat)["island"], *(leg.island for leg in legs)]
    marks = tuple(
        Mark(Step(origin, *leg), number)
        for number, (origin, leg) in enumerate(zip(stops, legs, strict=False), 1)
    )
    islands = [
        {**tile, "placed": [*tile["placed"], *(leg.ticket for leg in legs if leg.island == tile["island"])]}
        for tile in view["islands"]
    ]
    seats = [{**row, "island": stops[-1]} if row["seat"] == seat else row for row in view["seats"]]
    return {**view, "islands": islands, "seats": seats}, marks
