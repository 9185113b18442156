"""Where all of a temple stands, in SVG units. Columns count from 1 at the left, floors from 1 below."""

from dataclasses import dataclass
from typing import TypeAlias

from service.boards.board import View
from service.boards.medang.tile import SIDE

Place: TypeAlias = tuple[int, int]  # (column, floor)

GAP = 5
STEP = SIDE + GAP
MARGIN = 30  # left of the lowest column, for the floors' numbers
LEAST_WIDTH = 560  # a narrow temple stands in the middle, so that its tiles do not get huge
LEADS = 0.25  # the list of the floors' leaders is a quarter as wide as the temple: see .temple in board.css
TOP = 70  # room for the finial
PLINTH = 40
FOOT = 30  # below the plinth, for the columns' numbers


@dataclass(frozen=True, slots=True)
class Plan:
    """The measures of a temple with these capacities."""

    capacities: tuple[int, ...]

    @property
    def body(self) -> float:
        """Width of all columns."""
        return len(self.capacities) * STEP - GAP

    @property
    def left(self) -> float:
        """Where the first column begins."""
        return max(MARGIN, (LEAST_WIDTH - self.body) / 2 + 7)

    @property
    def width(self) -> float:
        """Width of the temple with its margins."""
        return max(LEAST_WIDTH, MARGIN + self.body + 16)

    @property
    def floors(self) -> int:
        return max(self.capacities)

    @property
    def base(self) -> float:
        """Where the stones end and the plinth begins."""
        return TOP + self.floors * STEP + 8

    @property
    def height(self) -> float:
        return self.base + PLINTH + FOOT

    def x(self, column: int) -> float:
        """Left edge of a column."""
        return self.left + (column - 1) * STEP

    def y(self, floor: int) -> float:
        """Upper edge of a floor's tiles."""
        return self.base - 3 - floor * STEP + GAP / 2


def plan(view: View) -> Plan:
    """The measures of the temple in a view."""
    return Plan(tuple(view["capacities"]))
