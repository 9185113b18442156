"""Shapes of land tiles: which cells they cover from an anchor, and every tile that can lie on the map.

A shape is a set of shifts from its anchor, its first cell. A set of places for a shape is the set of their
anchors, an int like any set of cells.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Literal, TypeAlias

from engine.java.board import BOARD, EIGHTS, RECENT, STRIDE, Cell, Cells, cells_of, names, numbers, singles
from engine.java.moves import Place

Kind: TypeAlias = Literal["three", "two", "rice", "village"]


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """Its number in the list of all shapes, the shifts of its cells from the anchor, 0 among them, and the
    kinds of its tiles."""

    number: int
    shifts: tuple[int, ...]
    kinds: tuple[Kind, ...]

    def cells(self, anchor: Cells) -> Cells:
        """The cells that it covers from this anchor."""
        covered = 0
        for shift in self.shifts:
            covered |= anchor << shift
        return covered

    def anchors_within(self, cells: Cells) -> Cells:
        """Where it lies whole within these cells."""
        anchors = cells
        for shift in self.shifts[1:]:
            anchors &= cells >> shift
        return anchors

    def anchors_touching(self, cells: Cells) -> Cells:
        """Where it covers at least one of these cells."""
        anchors = 0
        for shift in self.shifts:
            anchors |= cells >> shift
        return anchors

    def anchors_counting(self, cells: Cells, number: int) -> Cells:
        """Where it covers exactly so many of these cells."""
        exactly = [BOARD] + [0] * len(self.shifts)  # by how many of the cells seen so far are among them
        for shift in self.shifts:
            inside = cells >> shift
            exactly = [
                (exactly[count] & ~inside) | (exactly[count - 1] & inside if count else 0)
                for count in range(len(exactly))
            ]
        return exactly[number]


THREES: Final = (Shape(0, (0, 1, STRIDE), ("three",)), Shape(1, (0, STRIDE - 1, STRIDE), ("three",)))
TWOS: Final = (
    Shape(2, (0, 1), ("two",)),
    Shape(3, (0, STRIDE), ("two",)),
    Shape(4, (0, STRIDE - 1), ("two",)),
)
ONE: Final = Shape(5, (0,), ("rice", "village"))
SHAPES: Final = (*THREES, *TWOS, ONE)
BY_SHIFTS: Final = {shape.shifts: shape for shape in SHAPES}
ALL: Final = {shape: shape.anchors_within(BOARD) for shape in SHAPES}


def fits(cells: Cells) -> tuple[Cells, ...]:
    """Where each shape lies whole within these cells: `anchors_within` of all at once."""
    right, left, below = cells & cells >> 1, cells & cells >> STRIDE - 1, cells & cells >> STRIDE
    return right & below, left & below, right, below, left, cells


spaces = lru_cache(1024)(cells_of)  # the cells of a tile by their names


@lru_cache(1024)
def touching(cells: Cells) -> tuple[Cells, ...]:
    """Where each shape covers at least one of these cells, those of a tile."""
    return tuple(shape.anchors_touching(cells) for shape in SHAPES)


@lru_cache(1024)
def shape_of(cells: Cells) -> tuple[Shape, Cells] | None:
    """The shape that covers exactly these cells, and its anchor; None when no tile does."""
    anchor = cells & -cells
    shifts = tuple(one.bit_length() - anchor.bit_length() for one in singles(cells))
    shape = BY_SHIFTS.get(shifts)
    return (shape, anchor) if shape and ALL[shape] & anchor else None


@cache
def turnings(shape: Shape, kind: Kind) -> Mapping[int, tuple[Place, ...]]:
    """The tiles of a kind by the number of their anchor: one for each cell that can be the village."""
    return {number: turned(names(shape.cells(1 << number)), kind) for number in numbers(ALL[shape])}


def turned(cells: list[Cell], kind: Kind) -> tuple[Place, ...]:
    """The tiles of a kind on these cells."""
    if kind == "rice":
        return (Place(None, tuple(cells)),)
    return tuple(Place(cell, tuple(other for other in cells if other != cell)) for cell in cells)


class Byte(dict[int, tuple[Place, ...]]):
    """The tiles with anchors in one byte of a set of cells, by its pattern; made when asked for."""

    def __init__(self, shape: Shape, kind: Kind, eights: list[tuple[int, ...]]) -> None:
        self.lying, self.eights = turnings(shape, kind), eights

    def __missing__(self, pattern: int) -> tuple[Place, ...]:
        anchors = self.eights[pattern]
        self[pattern] = found = tuple(tile for number in anchors for tile in self.lying[number])
        return found


@cache
def all_bytes(shape: Shape, kind: Kind) -> list[Byte]:
    """Every tile of a kind, by the bytes of its anchors."""
    return [Byte(shape, kind, eights) for eights in EIGHTS]


@lru_cache(RECENT)
def tiles(shape: Shape, kind: Kind, anchors: Cells) -> list[Place]:
    """Every tile of a kind with one of these anchors, in order."""
    found: list[Place] = []
    more = found.extend
    for byte, pattern in zip(all_bytes(shape, kind), anchors.to_bytes(len(EIGHTS), "little"), strict=True):
        if pattern:
            more(byte[pattern])
    return found
