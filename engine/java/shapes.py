"""Shapes of land tiles: which cells they cover from an anchor, and every tile that can lie on the map.

A shape is a set of shifts from its anchor, its first cell. A set of places for a shape is the set of their
anchors, an int like any set of cells.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from engine.java.board import BOARD, STRIDE, Cells, names, numbers, singles
from engine.java.moves import Place

Kind: TypeAlias = Literal["three", "two", "rice", "village"]


@dataclass(frozen=True, slots=True)
class Shape:
    """The shifts of its cells from the anchor, 0 among them, and its number in the list of all shapes."""

    number: int
    shifts: tuple[int, ...]

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


THREES: Final = (Shape(0, (0, 1, STRIDE)), Shape(1, (0, STRIDE - 1, STRIDE)))
TWOS: Final = (Shape(2, (0, 1)), Shape(3, (0, STRIDE)), Shape(4, (0, STRIDE - 1)))
ONE: Final = Shape(5, (0,))
SHAPES: Final = (*THREES, *TWOS, ONE)
BY_SHIFTS: Final = {shape.shifts: shape for shape in SHAPES}
ALL: Final = {shape: shape.anchors_within(BOARD) for shape in SHAPES}


def shape_of(cells: Cells) -> tuple[Shape, Cells] | None:
    """The shape that covers exactly these cells, and its anchor; None when no tile does."""
    anchor = cells & -cells
    shifts = tuple(one.bit_length() - anchor.bit_length() for one in singles(cells))
    shape = BY_SHIFTS.get(shifts)
    return (shape, anchor) if shape and ALL[shape] & anchor else None


@cache
def turnings(shape: Shape, number: int, kind: Kind) -> tuple[Place, ...]:
    """The tiles of a kind with this anchor, by its number: one for each cell that can be the village."""
    cells = names(shape.cells(1 << number))
    if kind == "rice":
        return (Place(None, (cells[0],)),)
    return tuple(Place(cell, tuple(other for other in cells if other != cell)) for cell in cells)


def tiles(shape: Shape, kind: Kind, anchors: Cells) -> list[Place]:
    """Every tile of a kind with one of these anchors, in order."""
    return [tile for number in numbers(anchors) for tile in turnings(shape, number, kind)]
