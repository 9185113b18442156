"""Small words of The Festivals that several of its files share."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.festivals.islands import NEIGHBOURS, border_of
from engine.festivals.tickets import TICKETS
from engine.multiset import without
from engine.words import counted as counted

View = Mapping[str, Any]
Legal = Sequence[tuple[str, Any]]  # (notation, JSON)


def row_of(view: View, seat: int) -> View:
    """What everybody sees of a seat."""
    row: View = view["seats"][seat]
    return row


def tile_of(view: View, island: str) -> View:
    """An island of the view."""
    return next(tile for tile in view["islands"] if tile["island"] == island)


def free_slots(tile: View) -> tuple[str, ...]:
    """The slots of an island that no ticket lies on, as the tickets that fit there."""
    return without(tuple(tile["slots"]), tuple(tile["placed"]))


def ways(view: View, island: Any) -> list[str]:
    """Where one can go from an island past the typhoons."""
    return [other for other in NEIGHBOURS[island] if border_of(island, other) not in view["typhoons"]]


def steps_to(view: View, start: str, goal: str) -> int:
    """How many steps the shortest way has, whatever slots are free; 0 where storms close every way."""
    reached, distance = {start}, 0
    while goal not in reached:
        more = {other for island in reached for other in ways(view, island)} - reached
        if not more:
            return 0
        reached, distance = reached | more, distance + 1
    return distance


def pool_gain(view: View, island: str) -> tuple[str, ...]:
    """What a rest from the pool gives there: the depicted tickets, as far as there are any."""
    gain = tile_of(view, island)["gain"]
    return tuple(one for one in TICKETS for _ in range(min(gain.count(one), view["pool"][one])))
