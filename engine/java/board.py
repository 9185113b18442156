"""The map: its cells as bits of an int, their names, and what lies around them.

A set of cells is an int. A cell is the bit row * STRIDE + column of its axial coordinates; one column of
each row is no cell, so that the six neighbours are six shifts. Outside the engine a cell is its name: "d7"
is the fourth place of row 7, odd rows shoved right by half a place.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from engine.java.data import TABLES

Cell: TypeAlias = str  # a name, "d7"
Cells: TypeAlias = int  # a set of cells, one bit each

ROWS: Final = str(TABLES["map"].table["rows"]).strip("\n").splitlines()
# (row, place along the row in half cells) of every cell, and its sign on the map
DRAWN: Final = [
    (row, half, sign) for row, line in enumerate(ROWS) for half, sign in enumerate(line) if sign != " "
]
LEFT: Final = min((half - row) // 2 for row, half, _ in DRAWN)
STRIDE: Final = max((half - row) // 2 for row, half, _ in DRAWN) - LEFT + 2
DOWN: Final = STRIDE - 1  # so far shifted, a cell and the one to its right are the two below it


def name_of(row: int, half: int) -> Cell:
    """The name of a cell: a letter for its place along the row, and the row."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[(half - (row & 1)) // 2]}{row}"


def bit_of(row: int, half: int) -> int:
    """The number of a cell's bit."""
    return row * STRIDE + (half - row) // 2 - LEFT


NAMES: Final = {bit_of(row, half): name_of(row, half) for row, half, _ in DRAWN}  # by number, in order
BITS: Final = {name: 1 << number for number, name in NAMES.items()}
ORDER: Final = {name: place for place, name in enumerate(BITS)}
HIGHLAND_ROWS: Final = 7  # an outside place in a row up to this one is mountain, else lowland (ruling 22)


def drawn(signs: str) -> Cells:
    """The cells that the map draws with one of these signs."""
    return sum(1 << bit_of(row, half) for row, half, sign in DRAWN if sign in signs)


BOARD: Final = drawn(".~ML")
RECENT: Final = 64  # sets of cells of which some things are remembered: what a turn or two come back to
CENTRAL: Final = drawn(".~")  # central Java
POOLS: Final = drawn("~")  # the printed irrigation spaces
RING: Final = drawn("ML")
MOUNTAINS: Final = drawn("M")
LOWLANDS: Final = drawn("L")


def grow(cells: Cells) -> Cells:
    """The cells and all their neighbours."""
    right = cells | cells << 1
    return BOARD & (right | right >> 1 | right << DOWN | right >> STRIDE)


def flood(seed: Cells, within: Cells) -> Cells:
    """All cells of `within` that hang together with those of `seed`. `grow` stands here once more in its
    loop: every other thing on the board is made of this one."""
    more, seen = seed & within, 0
    while more != seen:
        seen = more
        right = seen | seen << 1
        more = within & (right | right >> 1 | right << DOWN | right >> STRIDE)
    return seen


@lru_cache(RECENT)
def groups(cells: Cells) -> tuple[Cells, ...]:
    """The connected groups of the cells, the one with the first cell first."""
    found = []
    while cells:
        group = flood(cells & -cells, cells)
        found.append(group)
        cells ^= group
    return tuple(found)


def singles(cells: Cells) -> Iterator[Cells]:
    """The cells one by one, each as a set, in order."""
    while cells:
        one = cells & -cells
        yield one
        cells ^= one


def first(cells: Cells) -> Cells:
    """The first of some cells."""
    return cells & -cells


def last(cells: Cells) -> Cells:
    """The last of some cells."""
    return 1 << cells.bit_length() - 1


# the numbers of the bits of a byte, by its place in a set of cells and by its pattern
EIGHTS: Final = [
    [tuple(first + bit for bit in range(8) if pattern >> bit & 1) for pattern in range(256)]
    for first in range(0, BOARD.bit_length(), 8)
]


@lru_cache(8 * RECENT)
def numbers(cells: Cells) -> Sequence[int]:
    """The numbers of the cells' bits, in order."""
    found: list[int] = []
    for eights, pattern in zip(EIGHTS, cells.to_bytes((cells.bit_length() + 7) // 8, "little"), strict=False):
        if pattern:
            found += eights[pattern]
    return found


def names(cells: Cells) -> list[Cell]:
    """The names of the cells, in order."""
    return [NAMES[number] for number in numbers(cells)]


def cells_of(all_names: Iterable[Cell]) -> Cells:
    """The set of cells with these names. Raises KeyError for a name that is none."""
    cells = 0
    for name in all_names:
        cells |= BITS[name]
    return cells


def beyond(lowland: bool) -> Cells:
    """The ring cells that have a neighbour beyond the map, in a row of mountains or of lowlands."""
    found = 0
    steps = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    on_map = {(row, half) for row, half, _ in DRAWN}
    for row, half, sign in DRAWN:
        around = [(row + down, half + right) for down, right in steps]
        outside = [place for place in around if place not in on_map]
        if sign in "ML" and any((place[0] > HIGHLAND_ROWS) == lowland for place in outside):
            found |= 1 << bit_of(row, half)
    return found


BEYOND_MOUNTAINS: Final = beyond(lowland=False)
BEYOND_LOWLANDS: Final = beyond(lowland=True)


def beside_mountains(covered: Cells) -> Cells:
    """The covered cells next to mountains that are not annexed, or at the edge of the map there."""
    return covered & (grow(MOUNTAINS & ~covered) | BEYOND_MOUNTAINS)


def beside_lowlands(covered: Cells) -> Cells:
    """The covered cells next to lowlands that are not annexed, or at the edge of the map there."""
    return covered & (grow(LOWLANDS & ~covered) | BEYOND_LOWLANDS)
