"""Outlines as short relative paths, so that the same shape is the same text wherever it lies."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import hypot

from service.boards.java.cells import SPOTS, STEPS, Spot
from service.boards.java.plan import Plan
from service.look.draw import Point, number

LINE = 0.9  # how far inside its edge a tile's outline runs, so that two tiles never share one

Loop = Sequence[Point]


def put(point: Point, shape: str) -> str:
    """A relative shape laid at a point."""
    return f"M{pair(*point)}{shape}"


def relative(points: Loop, closed: bool = True, origin: Point = (0, 0)) -> str:
    """The points of a polygon as steps from `origin`; a line when it is not closed."""
    rounded = [(round(x, 1), round(y, 1)) for x, y in (origin, *points)]
    begin, *steps = (differ(a, b) for a, b in pairwise(rounded))
    return f"m{pair(*begin)}l{joined(steps)}{'z' if closed else ''}"


def joined(steps: Sequence[Point]) -> str:
    """Pairs of numbers, with a blank only where a sign does not part them."""
    text = ""
    for step in steps:
        one = pair(*step)
        text += one if not text or one.startswith("-") else f" {one}"
    return text


def pair(x: float, y: float) -> str:
    one, other = number(x), number(y)
    return one + other if other.startswith("-") else f"{one} {other}"


@cache
def hexagon(plan: Plan, by: float = 0) -> str:
    """A cell, its sides moved in by so much."""
    return relative(inset(plan.corners, by))


@cache
def side(plan: Plan, direction: int) -> str:
    """One side of a cell."""
    return relative(ends(plan, direction), closed=False)


@cache
def wall(plan: Plan, direction: int, high: float) -> str:
    """What one sees of a slab below this side of a cell."""
    (ax, ay), (bx, by) = ends(plan, direction)
    return relative([(ax, ay), (bx, by), (bx, by + high), (ax, ay + high)])


@cache
def shadow(plan: Plan, direction: int, long: float) -> str:
    """The shadow that falls into a cell over this side, along the side that the light grazes."""
    a, b = ends(plan, direction)
    graze = ends(plan, plan.shaded[0] + 1)
    dx, dy = (long * (graze[1][n] - graze[0][n]) / hypot(*differ(*graze)) for n in (0, 1))
    return relative([a, b, (b[0] + dx, b[1] + dy), (a[0] + dx, a[1] + dy)])


def differ(a: Point, b: Point) -> Point:
    return b[0] - a[0], b[1] - a[1]


def ends(plan: Plan, direction: int) -> tuple[Point, Point]:
    """The two corners of a side, clockwise."""
    return plan.corners[direction % 6], plan.corners[(direction + 1) % 6]


def outline(plan: Plan, cells: Sequence[str], by: float = LINE) -> str:
    """The outline of these cells around the middle of the first of them, moved in by so much."""
    row, half = SPOTS[cells[0]]
    spots = (SPOTS[cell] for cell in cells)
    return around_all(plan, frozenset(Spot(r - row, h - half) for r, h in spots), by)


@cache
def around_all(plan: Plan, spots: frozenset[Spot], by: float) -> str:
    """The outline of these spots around the middle of spot 0, 0."""
    moved = [inset(loop, by) for loop in loops(plan, spots)]
    starts = [(0.0, 0.0), *(loop[0] for loop in moved)]
    return "".join(relative(loop, origin=start) for start, loop in zip(starts, moved, strict=False))


def loops(plan: Plan, spots: frozenset[Spot]) -> list[list[Point]]:
    """The closed lines around spots; those around a hole go the other way."""
    ahead: dict[tuple[int, int], Point] = {}
    zero = plan.place(0, 0)
    for row, half in spots:
        x, y = differ(zero, plan.place(row, half))
        corners = [(x + a, y + b) for a, b in plan.corners]
        for n, (down, right) in enumerate(STEPS):
            if Spot(row + down, half + right) not in spots:
                ahead[key(corners[n])] = corners[(n + 1) % 6]
    found = []
    while ahead:
        loop = [next(iter(ahead.values()))]
        while (point := ahead.pop(key(loop[-1]), None)) is not None:
            loop.append(point)
        found.append(loop[:-1])
    return found


def key(point: Point) -> tuple[int, int]:
    """A corner, the same however it was reckoned."""
    return round(point[0] * 4), round(point[1] * 4)


def inset(loop: Loop, by: float) -> list[Point]:
    """A clockwise polygon with all sides moved in by so much."""
    lines = []
    for n, (x, y) in enumerate(loop):
        dx, dy = differ((x, y), loop[(n + 1) % len(loop)])
        long = hypot(dx, dy)
        lines.append((x - dy / long * by, y + dx / long * by, dx, dy))
    out = []
    for n, (x, y, dx, dy) in enumerate(lines):
        x0, y0, dx0, dy0 = lines[n - 1]
        t = ((x - x0) * dy - (y - y0) * dx) / (dx0 * dy - dy0 * dx)
        out.append((x0 + dx0 * t, y0 + dy0 * t))
    return out
