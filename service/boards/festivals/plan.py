"""Where all of the archipelago lies, in SVG units: five tiles by two, or turned, two by five, for a phone."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from service.boards.festivals.names import CONNECTORS, GRID, NAMES
from service.look.draw import Point

GAP = 14  # between tiles; typhoons lie there
SLOT = (22.0, 29.0)  # of a ticket and of a slot
DOCK = (24.0, 19.0)  # width, and height for each ticket that a rest brings
PLACES = {tile: (row, column) for row, tiles in enumerate(GRID) for column, tile in enumerate(tiles)}
WAYS = {frozenset(ends): tile for tile, ends in CONNECTORS.items()}  # two islands: the connector between


@dataclass(frozen=True, slots=True)
class Plan:
    """The measures of the board. tall: two by five."""

    tall: bool
    side: float  # width of a tile
    height: float  # of a tile
    margin: float
    size: float  # of travellers and of tickets in the middle: where there is room they are larger

    @property
    def width(self) -> float:
        """Width of the board."""
        return self.across(2 if self.tall else 5, self.side)

    @property
    def depth(self) -> float:
        """Height of the board."""
        return self.across(5 if self.tall else 2, self.height)

    def across(self, tiles: int, length: float) -> float:
        return tiles * length + (tiles - 1) * GAP + 2 * self.margin

    def corner(self, tile: str) -> Point:
        """Upper left corner of an island's or a connector's tile."""
        row, column = PLACES[tile]
        across, down = (row, column) if self.tall else (column, row)
        return self.margin + across * (self.side + GAP), self.margin + down * (self.height + GAP)

    def middle(self, tile: str) -> Point:
        """Middle of a tile."""
        x, y = self.corner(tile)
        return x + self.side / 2, y + self.height / 2

    def border(self, border: str) -> Point:
        """Where a typhoon lies on a border."""
        (xa, ya), (xb, yb) = (self.middle(island) for island in border.split("/"))
        return (xa + xb) / 2, (ya + yb) / 2

    def lies_beside(self, border: str) -> bool:
        """Do the two islands of a border lie side by side, and not one above the other?"""
        one, other = border.split("/")
        return self.corner(one)[1] == self.corner(other)[1]

    def slots(self, island: str, tickets: Sequence[str]) -> list[Point]:
        """Upper left corners of an island's slots; those of one colour stand closer together."""
        x, y = self.corner(island)
        right, top = x + self.side - 8, y + self.height - SLOT[1] - 8
        steps = [SLOT[0] + (3 if one == other else 12) for one, other in pairwise(tickets)]
        left = right - SLOT[0] - sum(steps)
        return [(left + sum(steps[:n]), top) for n in range(len(tickets))]

    def dock(self, island: str, gain: int) -> tuple[float, float, float, float]:
        """x, y, width and height of what a rest brings, `gain` tickets."""
        x, y = self.corner(island)
        height = gain * DOCK[1] + 18
        return x + 6, y + self.height - 8 - height, DOCK[0], height

    def row(self, island: str, gain: int) -> tuple[float, float, float]:
        """Left and right end, and middle height, of the row of travellers and tickets on an island."""
        x, y = self.corner(island)
        level = y + (22 + self.height - SLOT[1] - 14) / 2
        beside_dock = self.dock(island, gain)[1] < level + 8
        return x + (33 if beside_dock else 8), x + self.side - 6, level

    def stand(self, island: str, gain: int) -> Point:
        """The middle of the row of travellers and tickets."""
        left, right, level = self.row(island, gain)
        return (left + right) / 2, level


WIDE = Plan(tall=False, side=158, height=150, margin=12, size=1.2)
TALL = Plan(tall=True, side=160, height=122, margin=6, size=1)


def known(place: str) -> bool:
    """Is this an island, and no border?"""
    return place in NAMES
