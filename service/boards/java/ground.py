"""The board as printed: mountains and lowlands around central Java, its spaces, water, names of the cells."""

from collections.abc import Iterable
from functools import cache, lru_cache

from service.boards.java.cells import CENTRAL, COLUMNS, LOWLANDS, MOUNTAINS, ROWS, SPOTS, in_order
from service.boards.java.outline import hexagon, outline, put
from service.boards.java.plan import Plan
from service.boards.java.relief import Relief
from service.boards.java.signs import PALM, PEAKS, RIPPLES, SNOW
from service.look.draw import Point, number

ALL = frozenset(SPOTS)


def ground(found: Relief, plan: Plan, near: frozenset[str] = ALL) -> str:
    """All that lies on the table, without the land tiles. near: the cells that are seen."""
    bare = [cell for cell in in_order(CENTRAL & near) if not found.level(cell) and cell not in found.water]
    return border(plan, near) + filled("bare", bare, hexagon(plan), plan) + coast(plan) + water(found, plan)


@lru_cache(maxsize=16)
def border(plan: Plan, near: frozenset[str]) -> str:
    """Two peaks: 2 action points from there; one palm: 1."""
    hexes, high, low = hexagon(plan), in_order(MOUNTAINS & near), in_order(LOWLANDS & near)
    return (
        filled("mountain", high, hexes, plan)
        + filled("lowland", low, hexes, plan)
        + filled("peak", high, PEAKS, plan)
        + filled("snow", high, SNOW, plan)
        + filled("palm", low, PALM, plan)
    )


@cache
def coast(plan: Plan) -> str:
    """The line between central Java and what lies outside."""
    cells = in_order(CENTRAL)
    return f'<path class="coastline" d="{put(plan.at(cells[0]), outline(plan, cells, 0))}"/>'


def water(found: Relief, plan: Plan) -> str:
    """Irrigation: a basin in the ground."""
    cells = in_order(found.water)
    shores, basins = hexagon(plan, 0.6), hexagon(plan, 2.6)
    return (
        filled("water-wall", cells, shores, plan)
        + filled("water", cells, basins, plan, (0, 1))
        + filled("ripple", cells, RIPPLES, plan)
    )


def filled(name: str, cells: Iterable[str], shape: str, plan: Plan, by: Point = (0, 0)) -> str:
    """A shape on all of these cells, moved by so much, as one path."""
    spots = ((x + by[0], y + by[1]) for x, y in map(plan.at, cells))
    d = "".join(put(spot, shape) for spot in spots)
    return f'<path class="{name}" d="{d}"/>' if d else ""


@cache
def labels(plan: Plan) -> str:
    """The letters of the columns and the numbers of the rows, on both sides."""
    out = []
    for column, letter in enumerate(COLUMNS):
        x, y = plan.place(0, 2 * column)
        ends = ((11, y), (plan.width - 11, y)) if plan.tall else ((x, 15), (x, plan.depth - 8))
        out += [label(letter, x, y) for x, y in ends]
    for row in ROWS:
        x, y = plan.place(row, 0)
        ends = ((x, 15), (x, plan.depth - 8)) if plan.tall else ((12, y), (plan.width - 12, y))
        out += [label(str(row), x, y) for x, y in ends]
    return f'<g class="map-label" font-size="{number(plan.label)}">{"".join(out)}</g>'


def label(text: str, x: float, y: float) -> str:
    return f'<text x="{number(x)}" y="{number(y + 3.6)}">{text}</text>'
