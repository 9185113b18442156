"""The map as drawings need it: where each cell lies, what is printed on it, what is around it.

A cell is its name: "d7" is row 7 and the fourth place of that row, odd rows shoved right by half a place.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from engine.java import board


class Spot(NamedTuple):
    """The row of a cell, and its place along the row in half cells."""

    row: int
    half: int


SPOTS: Final[Mapping[str, Spot]] = {board.name_of(row, half): Spot(row, half) for row, half, _ in board.DRAWN}
NAMES: Final[Mapping[Spot, str]] = {spot: name for name, spot in SPOTS.items()}
ORDER: Final[Mapping[str, int]] = {name: place for place, name in enumerate(SPOTS)}  # row by row
ROWS: Final = range(15)
COLUMNS: Final = "abcdefghijklmnopqrs"

CENTRAL: Final = frozenset(board.names(board.CENTRAL))
LAKES: Final = frozenset(board.names(board.POOLS))  # the printed irrigation spaces
MOUNTAINS: Final = frozenset(board.names(board.MOUNTAINS))
LOWLANDS: Final = frozenset(board.names(board.LOWLANDS))
RING: Final = MOUNTAINS | LOWLANDS

STEPS: Final = (Spot(0, 2), Spot(1, 1), Spot(1, -1), Spot(0, -2), Spot(-1, -1), Spot(-1, 1))


def around(cell: str) -> tuple[str | None, ...]:
    """The six places around a cell, clockwise from the east; None where the map ends."""
    return AROUND[cell]


def beside(cell: str) -> list[str]:
    """The cells next to a cell, clockwise from the east."""
    return [other for other in AROUND[cell] if other]


def step(cell: str, direction: int) -> str | None:
    """The cell next to a cell; direction: 0 to 5, clockwise from the east."""
    return AROUND[cell][direction % 6]


def groups(cells: Iterable[str]) -> list[list[str]]:
    """The connected groups of cells, each in order, the one with the first cell first."""
    return [board.names(group) for group in board.groups(board.cells_of(cells))]


def in_order(cells: Iterable[str]) -> list[str]:
    """The cells row by row."""
    return sorted(cells, key=ORDER.__getitem__)


AROUND: Final[Mapping[str, tuple[str | None, ...]]] = {
    name: tuple(NAMES.get(Spot(row + down, half + right)) for down, right in STEPS)
    for name, (row, half) in SPOTS.items()
}
