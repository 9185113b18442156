"""The tiles and temples of Medang, from its component list."""

from itertools import combinations

HAND_SIZE = 4
MARKET_SIZE = 6
DYNASTIES = ["g", "y", "p", "r", "b"]
COPIES = {1: 4, 2: 4, 3: 3, 4: 2, 5: 1}  # trade value -> tiles of it in each dynasty
CRAFTSMAN, MERCHANT, MONK, GENERAL, LEADER = 1, 2, 3, 4, 5
TEMPLES = {
    "borobudur": [1, 2, 3, 4, 4, 5, 4, 4, 3, 2, 1],
    "sewu": [1, 4, 4, 3, 5, 5, 3, 4, 4, 1],
    "plaosan": [2, 3, 2, 4, 5, 3, 5, 4, 2, 3, 2],
    "kalasan": [3, 4, 4, 5, 4, 4, 3],
}


def all_tiles() -> list[str]:
    """The 70 trade tiles, as codes."""
    return [f"{dynasty}{value}" for dynasty in DYNASTIES for value in COPIES for _ in range(COPIES[value])]


def dynasty_of(tile: str) -> str:
    """The dynasty letter of a tile."""
    return tile[0]


def value_of(tile: str) -> int:
    """The trade value of a tile, 1 to 5."""
    return int(tile[1])


def choices(tiles: list[str], size: int) -> set[tuple[str, ...]]:
    """Every different way to choose `size` of the tiles, each sorted."""
    return set(combinations(sorted(tiles), size))
