"""The map: islands, what touches what, and what is printed on the tiles."""

from itertools import pairwise
from typing import Final, Literal, TypeAlias, cast, get_args

from engine.festivals.data import TABLES
from engine.festivals.tickets import Tickets, in_order

Island: TypeAlias = Literal[
    "sumatra", "kalimantan", "sulawesi", "maluku", "papua", "jawa", "bali", "nusa-tenggara"
]  # fmt: skip
Border: TypeAlias = Literal[
    "sumatra/kalimantan", "kalimantan/sulawesi", "sulawesi/maluku", "maluku/papua",
    "jawa/bali", "bali/nusa-tenggara",
    "kalimantan/jawa", "sulawesi/bali", "maluku/nusa-tenggara",
]  # fmt: skip

ISLANDS: Final[tuple[Island, ...]] = get_args(Island)
BORDERS: Final[tuple[Border, ...]] = get_args(Border)
GRID: Final = tuple(tuple(str(tile) for tile in row) for row in TABLES["map"].table["rows"])
CONNECTORS: Final = {
    str(tile): (str(one), str(other)) for tile, (one, other) in TABLES["map"].table["connectors"].items()
}
NAMES: Final[dict[str, str]] = {one: str(TABLES["islands"].table[one]["name"]) for one in ISLANDS}
START: Final = cast(Island, TABLES["start"].table["island"])
GAINS: Final = {one: in_order(TABLES["islands"].table[one]["gain"]) for one in ISLANDS}


def touching() -> frozenset[frozenset[str]]:
    """Every two tiles that lie side by side; corners do not touch (Move 13)."""
    beside = [(row[n], row[n + 1]) for row in GRID for n in range(len(row) - 1)]
    above = [(row[n], under[n]) for row, under in pairwise(GRID) for n in range(len(row))]
    return frozenset(frozenset(pair) for pair in beside + above)


def neighbours(island: Island) -> tuple[Island, ...]:
    """The islands one step away, connectors passed through (Move 13 and 21), in the order of the map."""
    near = touching()
    passages = {frozenset(ends) for ends in CONNECTORS.values()}
    return tuple(
        other for other in ISLANDS if frozenset((island, other)) in near or {island, other} in passages
    )


NEIGHBOURS: Final = {island: neighbours(island) for island in ISLANDS}


def ends(border: Border) -> tuple[Island, Island]:
    """The two islands of a border."""
    one, other = border.split("/")
    return cast(Island, one), cast(Island, other)


BETWEEN: Final = {pair: border for border in BORDERS for pair in (ends(border), ends(border)[::-1])}


def border_of(island: Island, other: Island) -> Border | None:
    """The border of two islands, or None: they do not touch, or only through a connector."""
    return BETWEEN.get((island, other))


def slots(island: Island, players: int) -> Tickets:
    """The ticket slots of an island (Preparation 2: with two players, of the other side)."""
    side = "slots_for_two" if players == 2 else "slots"
    return in_order(TABLES["islands"].table[island][side])


def limit(island: Island) -> int:
    """How many tickets an island stores: as many as it gains from the pool (Refresh 5)."""
    return len(GAINS[island])
