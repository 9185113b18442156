"""Which part of the turned board a phone shows, large enough to be read and touched.

It opens where something was changed last, or where a place is to be chosen, if all such places are near each
other; else it is all of the board.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from service.boards.board import ALL, Link, Look, Mark, Marks, View
from service.boards.java.cells import SPOTS, in_order
from service.boards.java.places import cell_of
from service.boards.java.plan import RADIUS, TALL
from service.look.draw import Point

WIDTH = 300.0  # of 508: letters and numbers on a phone are 1.7 times as large
DEPTH = round(WIDTH * TALL.depth / TALL.width, 1)
STRIP = 16.0  # for the names of the cells, on the left and above
SLACK = 8.0  # how far inside the middle of a cell lies that can be chosen there
MIDDLE = "j7"


class Window(NamedTuple):
    """A part of the board, in units of the drawing."""

    left: float
    top: float

    def shows(self, point: Point) -> bool:
        """Is a cell with this middle seen so far that it can be touched?"""
        x, y = point
        return (
            self.left + STRIP + SLACK <= x <= self.left + WIDTH - SLACK
            and self.top + STRIP + SLACK <= y <= self.top + DEPTH - SLACK
        )

    def near(self) -> frozenset[str]:
        """The cells of which something is seen; high land below the window is, too."""
        return frozenset(cell for cell in SPOTS if self.reaches(*TALL.at(cell)))

    def reaches(self, x: float, y: float) -> bool:
        across = self.left - RADIUS < x < self.left + WIDTH + RADIUS
        return across and self.top - RADIUS < y < self.top + DEPTH + 2.5 * RADIUS

    def moved(self, right: int, down: int) -> "Window":
        """Half a window further."""
        return at(self.left + (1 + right) * WIDTH / 2, self.top + (1 + down) * DEPTH / 2)

    @property
    def cell(self) -> str:
        """The cell in its middle."""
        return nearest(self.left + WIDTH / 2, self.top + DEPTH / 2)


def window(view: View, marks: Marks, links: Sequence[Link], look: Look) -> Window | None:
    """What is to be seen; None: all of the board."""
    if look.part in SPOTS:
        return around([look.part])
    return None if look.part == ALL else opening(view, marks, links, look)


def opening(view: View, marks: Marks, links: Sequence[Link], look: Look) -> Window | None:
    """What is seen before somebody looks elsewhere."""
    targets = [link.target for link in links]
    if look.choosing and targets:
        chosen = [link.target for link in links if link.chosen]
        return around(targets if fits(targets) else chosen) if fits(targets) or chosen else None
    if view["phase"] == "over":
        return None
    seen: list[str] = []
    for cells in changes(view, marks):
        if fits([*seen, *cells]):
            seen += cells
    seen = seen or (targets if fits(targets) else [])
    return around(seen) if seen else None


def changes(view: View, marks: Marks) -> Iterable[list[str]]:
    """The cells of each change, the newest first: of the draft, of a festival that goes on, of the others."""
    yield from newest(marks.draft)
    if view["bidding"]:
        yield [view["bidding"]["cell"]]
    yield from newest(marks.last)


def newest(marks: Sequence[Mark]) -> Iterable[list[str]]:
    for _, same in groupby(sorted(marks, key=lambda mark: -mark.number), lambda mark: mark.number):
        yield [cell_of(mark.place) for mark in same]


def fits(cells: Sequence[str]) -> bool:
    """Are there cells, and does one window show all of them?"""
    return bool(cells) and all(map(around(cells).shows, map(TALL.at, cells)))


def around(cells: Sequence[str]) -> Window:
    """The window with these cells around its middle."""
    xs, ys = zip(*map(TALL.at, cells), strict=True)
    return at((min(xs) + max(xs) + STRIP) / 2, (min(ys) + max(ys) - STRIP) / 2)


def at(x: float, y: float) -> Window:
    """The window around a point, as far as the map goes."""
    return Window(
        snapped(x - WIDTH / 2, TALL.width - WIDTH),
        snapped(y - DEPTH / 2, TALL.depth - DEPTH),
    )


def snapped(begin: float, last: float) -> float:
    """Where a window begins: at the edge of the map, if that is near."""
    if begin < RADIUS:
        return 0.0
    return round(last if begin > last - RADIUS else begin, 1)


def nearest(x: float, y: float) -> str:
    """The cell that lies nearest to a point."""
    return min(in_order(SPOTS), key=lambda cell: (TALL.at(cell)[0] - x) ** 2 + (TALL.at(cell)[1] - y) ** 2)
