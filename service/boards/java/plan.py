"""Where the cells lie in a drawing: pointy hexes in rows, or all turned by a quarter for a phone."""

from dataclasses import dataclass
from math import sqrt

from service.boards.java.cells import SPOTS
from service.look.draw import Point

RADIUS = 20.0  # of a hex, from its middle to a corner
HALF = RADIUS * sqrt(3) / 2  # from its middle to a side
STEP = RADIUS * 1.5  # from row to row
LENGTH = 36  # of the longest row, in half cells
RISE = 4.0  # of a level
STEEP = 6  # levels that rise so much; more of them rise by less, to leave something of the cells behind
GENTLE = 1.5


@dataclass(frozen=True, slots=True)
class Plan:
    """The measures of a drawing. tall: turned to the left, mountains on the left and the east above."""

    tall: bool
    piece: float  # radius of a developer
    numeral: float  # size of a level's numeral
    label: float  # size of the letters and numbers around the board
    seal: float  # radius

    @property
    def width(self) -> float:
        return 508 if self.tall else 712

    @property
    def depth(self) -> float:
        """The height of the drawing."""
        return 712 if self.tall else 512

    def at(self, cell: str, level: int = 0) -> Point:
        """The middle of a cell, on top of so many tiles."""
        row, half = SPOTS[cell]
        x, y = self.place(row, half)
        return x, y - rise(level)

    def place(self, row: int, half: int) -> Point:
        """The middle of any place, also of one that is no cell."""
        if self.tall:
            return 22 + RADIUS + STEP * row, 31 + HALF * (LENGTH - half + 1)
        return 27 + HALF * (half + 1), 34 + RADIUS + STEP * row

    @property
    def corners(self) -> tuple[Point, ...]:
        """The corners of a hex around 0, 0, clockwise: the side after corner i is next to step i."""
        a, b = RADIUS / 2, HALF
        if self.tall:
            return (-a, -b), (a, -b), (RADIUS, 0), (a, b), (-a, b), (-RADIUS, 0)
        return (b, -a), (b, a), (0, RADIUS), (-b, a), (-b, -a), (0, -RADIUS)

    @property
    def walls(self) -> tuple[int, ...]:
        """The sides of a hex that one sees when it stands high: those that face down, from left to right."""
        return (4, 3, 2) if self.tall else (2, 1)

    @property
    def shaded(self) -> tuple[int, ...]:
        """The sides over which a higher neighbour throws its shadow; the light comes from the upper left."""
        return (0, 5) if self.tall else (4, 3)


def rise(level: int) -> float:
    """How far up a level is drawn."""
    return RISE * min(level, STEEP) + GENTLE * max(0, level - STEEP)


WIDE = Plan(tall=False, piece=8.8, numeral=10.5, label=10, seal=6.8)
TALL = Plan(tall=True, piece=9.4, numeral=11.5, label=13, seal=8)
