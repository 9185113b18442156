"""The board as a thumbnail for lists and cards: where most is built, large enough to be seen."""

from typing import NamedTuple

from service.boards.board import View
from service.boards.java.cells import SPOTS
from service.boards.java.ground import ground
from service.boards.java.plan import WIDE
from service.boards.java.relief import Relief, relief
from service.boards.java.slabs import numerals, slabs
from service.boards.java.standing import standing
from service.look.draw import number

EDGES = (20, 692, 30, 498)  # of the map: left, right, top, bottom


class Box(NamedTuple):
    """A part of the board."""

    left: float
    top: float
    width: float
    height: float

    def sees(self, cell: str, beside: float = 0, below: float = 0) -> bool:
        """Is the middle of a cell in this part, or so far beside or below it?"""
        x, y = WIDE.at(cell)
        across = self.left - beside < x < self.left + self.width + beside
        return across and self.top - beside < y < self.top + self.height + below


def thumb(view: View, wide: bool = False) -> str:
    """A part of the board, silent: 4 to 3 for lists; wide, 2.2 to 1, for a card."""
    found = relief(view)
    box = part(found, 330 if wide else 160, 150 if wide else 120)
    near = frozenset(cell for cell in SPOTS if box.sees(cell, 20, 50))  # high land below the box is seen too
    some = found.only(near)
    drawn = ground(some, WIDE, near) + slabs(some, WIDE) + numerals(some, WIDE) + standing(some, WIDE)
    return f'<svg class="vignette" viewBox="{" ".join(map(number, box))}" aria-hidden="true">{drawn}</svg>'


def part(found: Relief, width: float, height: float) -> Box:
    """The part of this size where most is built; before anything is, the mountains in the middle."""
    boxes = [around(cell, width, height) for cell in found.layers] or [around("j3", width, height)]
    worth = {cell: found.level(cell) + 3 * (cell in found.palaces) for cell in found.layers}
    return max(boxes, key=lambda box: sum(points for cell, points in worth.items() if box.sees(cell)))


def around(cell: str, width: float, height: float) -> Box:
    """The part of this size with a cell in its middle, as far as the map goes."""
    x, y = WIDE.at(cell)
    left, right, top, bottom = EDGES
    return Box(
        min(max(left, x - width / 2), right - width),
        min(max(top, y - height / 2), bottom - height),
        width,
        height,
    )
