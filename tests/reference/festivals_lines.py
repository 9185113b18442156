"""The lines that can be played in The Festivals, one function for each thing that a seat is asked."""

from .festivals_map import BORDERS, ISLANDS, TRAVELLERS, choices, next_to, orders, slots_of
from .festivals_table import Table


def worded(word: str, rest: list[str]) -> str:
    """A line that lists something, such as "plan y k"."""
    return " ".join([word, *rest])


def plans(hand: list[str]) -> set[str]:
    """Phase 1: any number of the tickets, or none."""
    lines = {"stay"}
    for size in range(1, len(hand) + 1):
        lines |= {worded("plan", part) for part in choices(hand, size)}
    return lines


def names(seats: list[int]) -> set[str]:
    """The airplane's holder names one of them."""
    return {f"name {TRAVELLERS[seat]}" for seat in seats}


def steps(table: Table, seat: int) -> set[str]:
    """Phase 2a: a shown ticket on a free slot of its colour on an adjacent island."""
    found = set()
    for island in next_to(table.places[seat], table.typhoons):
        free = slots_of(island, table.players)
        for ticket in table.placed[island]:
            free.remove(ticket)
        found |= {f"go {island} {ticket}" for ticket in table.shown[seat] if ticket in free}
    return found


def orderings(seats: list[int]) -> set[str]:
    """Rest conflict: the holder puts the seats of one island in order."""
    return {worded("order", [TRAVELLERS[seat] for seat in order]) for order in orders(seats)}


def rests(table: Table, seat: int) -> set[str]:
    """Phase 2b: the middle or the pool, where there is something to take, or nothing at all (ruling 3)."""
    found = {"rest nothing"}
    if table.middle[table.places[seat]]:
        found.add("rest middle")
    if table.given(table.places[seat]):
        found.add("rest pool")
    return found


def returns(table: Table, island: str) -> set[str]:
    """Refresh: which tickets of the island go back to the pool."""
    chosen = choices(table.middle[island], table.surplus(island))
    return {worded(f"return {island}", part) for part in chosen}


def shifts(typhoons: list[str]) -> set[str]:
    """Advance mode: one typhoon to any other border, so that every island keeps a way in and out."""
    found = {"hold"}
    for typhoon in typhoons:
        rest = [other for other in typhoons if other != typhoon]
        for border in BORDERS:
            if border not in typhoons and all(next_to(island, [*rest, border]) for island in ISLANDS):
                found.add(f"shift {typhoon} {border}")
    return found
