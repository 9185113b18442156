"""The temple: columns of tiles on a base of numbers.

Columns count from 1 at the left, floors from 1 above the base.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from engine.medang.data import TABLES
from engine.medang.pieces import Tile, Tiles

Temple: TypeAlias = Literal["borobudur", "sewu", "plaosan", "kalasan"]
Columns: TypeAlias = tuple[Tiles, ...]  # every column from its lowest tile up
Place: TypeAlias = tuple[int, int]  # column, floor

CAPACITIES: Final[dict[str, tuple[int, ...]]] = {
    name: tuple(temple["base"]) for name, temple in TABLES["temples"].table.items()
}


def capacities(temple: Temple) -> tuple[int, ...]:
    """The numbers of the temple's base: how many tiles each column takes (Play a trade tile 2)."""
    return CAPACITIES[temple]


def most_players(temple: Temple) -> int:
    """How many may play at this temple (Game Setup 8)."""
    return int(TABLES["temples"].table[temple]["most_players"])


def temple_name(temple: Temple) -> str:
    """The name of a temple, such as "Temple of Sewu"."""
    return str(TABLES["temples"].table[temple]["name"])


def open_columns(temple: Temple, columns: Columns) -> list[int]:
    """The columns that can take another tile."""
    pairs = zip(capacities(temple), columns, strict=True)
    return [n for n, (capacity, column) in enumerate(pairs, 1) if len(column) < capacity]


def tile_at(columns: Columns, column: int, floor: int) -> Tile | None:
    """The tile at a place; None where there is none, or no such place."""
    if 1 <= column <= len(columns) and 1 <= floor <= len(columns[column - 1]):
        return columns[column - 1][floor - 1]
    return None


def places(columns: Columns) -> Iterator[Place]:
    """The places of all tiles, column by column from the left, each from below."""
    return (
        (number, floor) for number, column in enumerate(columns, 1) for floor in range(1, len(column) + 1)
    )


def beside(column: int, floor: int) -> tuple[Place, Place, Place]:
    """The places below, to the left and to the right of a place (General 1)."""
    return (column, floor - 1), (column - 1, floor), (column + 1, floor)


def rows(temple: Temple, columns: Columns) -> tuple[Tiles, ...]:
    """The tiles of every floor, from the lowest, left to right."""
    return tuple(
        tuple(column[floor] for column in columns if len(column) > floor)
        for floor in range(max(capacities(temple)))
    )


def stacked(columns: Columns, column: int, tile: Tile) -> Columns:
    """The columns with a tile placed on top of one."""
    return with_column(columns, column, (*columns[column - 1], tile))


def taken_out(columns: Columns, column: int, floor: int) -> Columns:
    """The columns less one tile; the tiles above it have moved down (General 2)."""
    old = columns[column - 1]
    return with_column(columns, column, old[: floor - 1] + old[floor:])


def exchanged(columns: Columns, one: Place, other: Place) -> Columns:
    """The columns with the tiles of two places swapped."""
    first, second = columns[one[0] - 1][one[1] - 1], columns[other[0] - 1][other[1] - 1]
    return with_tile(with_tile(columns, one, second), other, first)


def with_tile(columns: Columns, place: Place, tile: Tile) -> Columns:
    """The columns with another tile at a place."""
    column, floor = place
    old = columns[column - 1]
    return with_column(columns, column, (*old[: floor - 1], tile, *old[floor:]))


def with_column(columns: Columns, column: int, tiles: Tiles) -> Columns:
    """The columns with one of them replaced."""
    return (*columns[: column - 1], tiles, *columns[column:])
