"""Land tiles as terraces: each a slab that stands higher than the one below, seen a little from below.

Height is said four times: by how far up the slab lies, by walls whose joints can be counted and the shadows
that higher land throws, by lighter tops, and by a numeral from level 2 on.
"""

from collections.abc import Iterable, Iterator

from service.boards.java.cells import SPOTS, around, in_order, step
from service.boards.java.outline import hexagon, outline, put, shadow, side, wall
from service.boards.java.plan import Plan, rise
from service.boards.java.relief import Land, Relief, cells_of
from service.boards.java.sight import middle
from service.boards.java.signs import roofs, tufts
from service.boards.java.standing import grounds
from service.look.draw import number

LANDS: tuple[Land, ...] = ("rice", "village")
TINTS = 6  # levels with a tint of their own
SHADOW = 3.2  # length for each level
LONGEST = 11.0


def slabs(found: Relief, plan: Plan) -> str:
    """All land tiles, level by level; what nobody sees is left out."""
    levels = range(1, found.height + 1)
    return shadows(found, 0, plan) + "".join(terrace(found, level, plan) for level in levels)


def terrace(found: Relief, level: int, plan: Plan) -> str:
    """The slabs of one level: walls, then tops with signs and shadows, palace tiles, the tiles' lines."""
    out = [path(f"{land}-wall", walls(found, level, land, plan)) for land in LANDS]
    tops = {land: seen(found, level, land) for land in LANDS}
    for land in LANDS:
        shapes = (put(plan.at(cell, level), hexagon(plan)) for cell in tops[land])
        out.append(path(f"{land}-{min(level, TINTS)}", shapes))
    out.append(shadows(found, level, plan))
    for land, name, sign in (("rice", "tuft", tufts(plan.tall)), ("village", "roof", roofs())):
        free = (cell for cell in tops[land] if cell not in found.palaces)
        out.append(path(name, (put(plan.at(cell, level), sign) for cell in free)))
    out.append(grounds(found, level, plan))
    out.append(path("seam", seams(found, level, plan)))
    out.append(path("tile-line", lines(found, level, plan)))
    return "".join(out)


def path(name: str, shapes: Iterable[str]) -> str:
    d = "".join(shapes)
    return f'<path class="{name}" d="{d}"/>' if d else ""


def seen(found: Relief, level: int, land: Land) -> list[str]:
    """The cells whose top is this land on this level."""
    return in_order(cell for cell, lands in found.layers.items() if len(lands) == level and lands[-1] == land)


def walls(found: Relief, level: int, land: Land, plan: Plan) -> Iterator[str]:
    """The walls of one level where the land in front is lower."""
    high = rise(level) - rise(level - 1)
    for cell in in_order(found.layers):
        lands = found.layers[cell]
        if len(lands) < level or lands[level - 1] != land:
            continue
        for direction in plan.walls:
            if found.level(step(cell, direction)) < level:
                yield put(plan.at(cell, level), wall(plan, direction, high))


def shadows(found: Relief, level: int, plan: Plan) -> str:
    """What higher land to the left and above darkens, on the land of one level."""
    cells = (cell for cell in SPOTS if found.level(cell) == level)
    return path("shade", (each for cell in cells for each in fallen(found, cell, level, plan)))


def fallen(found: Relief, cell: str, level: int, plan: Plan) -> Iterator[str]:
    """The shadows on one cell."""
    for direction in plan.shaded:
        over = found.level(around(cell)[direction]) - level
        if over > 0:
            yield put(plan.at(cell, level), shadow(plan, direction, min(LONGEST, SHADOW * over)))


def seams(found: Relief, level: int, plan: Plan) -> Iterator[str]:
    """The thin lines between the spaces of one tile."""
    for cell, number_of_tile in found.tops.items():
        if found.level(cell) != level:
            continue
        for direction in range(3):
            other = step(cell, direction)
            if other and found.tops.get(other) == number_of_tile:
                yield put(plan.at(cell, level), side(plan, direction))


def lines(found: Relief, level: int, plan: Plan) -> Iterator[str]:
    """The outlines of the tiles of one level; whole where nothing covers them."""
    for n, tile in enumerate(found.tiles):
        if tile["level"] == level and found.seen(n):
            cells = in_order(cells_of(tile))
            yield put(plan.at(cells[0], level), outline(plan, cells))


def numerals(found: Relief, plan: Plan, raised: Iterable[str] = ()) -> str:
    """The levels from 2 on, where no piece says them. raised: cells with something in their middle."""
    up, out = frozenset(raised), []
    for cell in in_order(found.layers):
        level, land = found.level(cell), found.land(cell)
        if level < 2 or cell in found.palaces or cell in found.developers:
            continue
        x, y = middle(found, cell, plan)
        low = y + plan.numeral * 0.36 - (5.6 if cell in up else 0)
        out.append(f'<text class="level-{land}" x="{number(x)}" y="{number(low)}">{level}</text>')
    return f'<g font-size="{number(plan.numeral)}">{"".join(out)}</g>' if out else ""
