"""The trade tiles: their codes, their names and how many there are.

A tile's code is its dynasty's letter and its trade's value: "g3" is the green monk. Tiles with the
same code cannot be told apart.
"""

from typing import Final, Literal, TypeAlias, cast, get_args

from engine.medang.data import TABLES

Dynasty: TypeAlias = Literal["b", "g", "p", "r", "y"]
Tile: TypeAlias = Literal[
    "b1", "b2", "b3", "b4", "b5",
    "g1", "g2", "g3", "g4", "g5",
    "p1", "p2", "p3", "p4", "p5",
    "r1", "r2", "r3", "r4", "r5",
    "y1", "y2", "y3", "y4", "y5",
]  # fmt: skip
Source: TypeAlias = Literal[Tile, "pile"]  # what step 3 may take: a tile of the market, or the pile
Tiles: TypeAlias = tuple[Tile, ...]

CRAFTSMAN, MERCHANT, MONK, GENERAL, LEADER = range(1, 6)

DYNASTIES: Final[tuple[Dynasty, ...]] = get_args(Dynasty)
CODES: Final[Tiles] = get_args(Tile)
COPIES: Final = {int(value): int(copies) for value, copies in TABLES["copies"].table.items()}
TRADES: Final = {int(value): str(name) for value, name in TABLES["trades"].table.items()}
HAND: Final[int] = TABLES["amounts"].table["hand"]
MARKET: Final[int] = TABLES["amounts"].table["market"]
EXCHANGE: Final[int] = TABLES["amounts"].table["exchange"]


def dynasty(tile: Tile) -> Dynasty:
    """The dynasty of a tile, its letter."""
    return cast(Dynasty, tile[0])


def value(tile: Tile) -> int:
    """The value of a tile's trade, 1 to 5."""
    return int(tile[1])


def dynasty_name(letter: Dynasty) -> str:
    """The name of a dynasty, such as "Rakai"."""
    return str(TABLES["dynasties"].table[letter]["name"])


def called(tile: Tile) -> str:
    """A tile in words, such as "green monk"."""
    return f"{TABLES['dynasties'].table[dynasty(tile)]['colour']} {TRADES[value(tile)]}"


def all_tiles() -> Tiles:
    """The 70 trade tiles of the box, sorted (Components 2; copies per trade: data.toml)."""
    return tuple(tile for tile in CODES for _ in range(COPIES[value(tile)]))
