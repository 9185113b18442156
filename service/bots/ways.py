"""Ways over the islands of The Festivals: where tickets lead from an island, as a view shows the map."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engine.festivals.islands import NEIGHBOURS, border_of
from engine.festivals.tickets import TICKETS

Counts: TypeAlias = tuple[int, ...]  # of yellow, black and blue tickets
FAR = 8  # steps; there are so many islands


def counts(tickets: Sequence[str]) -> Counts:
    """How many there are of each colour."""
    return tuple(map(tickets.count, TICKETS))


class Ways:
    """The map of a view: which islands lie beside each other, and which colours have a free slot there.

    A slot counts as free however often one comes by: a way that needs it twice is rare.
    """

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.free = {
            one["island"]: {
                ticket for ticket in TICKETS if one["slots"].count(ticket) > one["placed"].count(ticket)
            }
            for one in view["islands"]
        }
        self.beside: dict[str, list[str]] = {
            island: [str(other) for other in near if border_of(island, other) not in view["typhoons"]]
            for island, near in NEIGHBOURS.items()
        }
        self.known: dict[tuple[str, Counts], frozenset[str]] = {}

    def ends(self, start: str, tickets: Counts) -> frozenset[str]:
        """Where one may stand after all these tickets; nowhere, if they cannot all be used."""
        if not any(tickets):
            return frozenset({start})
        if (start, tickets) not in self.known:
            self.known[start, tickets] = frozenset(
                end
                for number, ticket in enumerate(TICKETS)
                if tickets[number]
                for island in self.beside[start]
                if ticket in self.free[island]
                for end in self.ends(island, less(tickets, number))
            )
        return self.known[start, tickets]

    def distance(self, start: str, end: str) -> int:
        """How many steps it is from one island to another, whatever the tickets; FAR behind typhoons."""
        steps, at = 0, {start}
        while end not in at and steps < FAR:
            steps, at = steps + 1, at.union(*(self.beside[island] for island in at))
        return steps


def less(tickets: Counts, number: int) -> Counts:
    """The tickets without one of the colour with this number."""
    return (*tickets[:number], tickets[number] - 1, *tickets[number + 1 :])
