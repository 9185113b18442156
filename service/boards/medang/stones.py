"""The temple's stones: one stair from the layout, cornices, finials, plinth; a niche for every free place."""

from itertools import groupby
from typing import NamedTuple

from service.boards.medang.plan import GAP, PLINTH, STEP, Plan
from service.boards.medang.tile import SIDE
from service.look.draw import Point, at, number, path, rect, spot

PAD = 8  # stone around the tiles
CORNICE = 5  # height of a ledge
STEP_HEIGHT = 26  # of the plinth's upper step, which carries the capacities

BELL = (
    "M-25 0V-5H-20C-20 -11 -21 -14 -19 -23C-17 -33 -10 -38 -5 -39V-44H-3.4L-.8 -61H.8L3.4 -44H5V-39"
    "C10 -38 17 -33 19 -23C21 -14 20 -11 20 -5H25V0Z"
)
BELL_HOLES = (
    (-11, -12),
    (-3.7, -12),
    (3.7, -12),
    (11, -12),
    (-7.4, -20),
    (0, -20),
    (7.4, -20),
    (-3.7, -28),
    (3.7, -28),
)
JEWEL = "M-11 0V-4H-8C-10 -9 -9 -16 -3 -18V-21H-1.6L0 -31L1.6 -21H3V-18C9 -16 10 -9 8 -4H11V0Z"
ANTEFIX = "M-4 0C-5 -5 -1 -5 0 -10C1 -5 5 -5 4 0Z"


class Terrace(NamedTuple):
    """Neighbouring columns of one capacity: their outer edges and the height of their upper edge."""

    left: float
    right: float
    top: float
    capacity: int
    rises_left: bool  # higher than what is left of it
    rises_right: bool


def terraces(plan: Plan) -> list[Terrace]:
    """The temple from left to right. A step stands at the outer side of the higher column."""
    out = []
    column, caps = 1, (0, *plan.capacities, 0)
    for capacity, run in groupby(plan.capacities):
        last = column + len(list(run)) - 1
        rises_left, rises_right = caps[column - 1] < capacity, caps[last + 1] < capacity
        left = plan.x(column) - (PAD if rises_left else GAP - PAD)
        right = plan.x(last) + SIDE + (PAD if rises_right else GAP - PAD)
        out.append(Terrace(left, right, plan.y(capacity) - PAD, capacity, rises_left, rises_right))
        column = last + 1
    return out


def stones(plan: Plan) -> str:
    """The body of the temple, without tiles and niches."""
    stair = terraces(plan)
    outline = [(stair[0].left, plan.base)]
    for terrace in stair:
        outline += [(terrace.left, terrace.top), (terrace.right, terrace.top)]
    outline.append((stair[-1].right, plan.base))
    body = path(outline)
    return (
        "".join(finial(terrace, plan.floors) for terrace in stair)
        + f'<path class="stone" d="{body}"/><path class="course" d="{courses(plan)}"/>'
        + f'<path class="outline" d="{body}"/>'
        + "".join(cornice(terrace) for terrace in stair)
        + plinth(plan)
    )


def finial(terrace: Terrace, highest: int) -> str:
    """A bell stupa on the highest terraces, a jewel on other peaks, leaves of stone at every free corner."""
    middle, y = (terrace.left + terrace.right) / 2, terrace.top - CORNICE + 1
    out = []
    if terrace.rises_left:
        out.append(f'<path class="cornice" {at(terrace.left + 2, y)} d="{ANTEFIX}"/>')
    if terrace.rises_right:
        out.append(f'<path class="cornice" {at(terrace.right - 2, y)} d="{ANTEFIX}"/>')
    if terrace.capacity == highest:
        holes = "".join(f"M{x} {y - 3.2}l2.7 3.2l-2.7 3.2l-2.7 -3.2Z" for x, y in BELL_HOLES)
        out.append(
            f'<g {at(middle, y)}><path class="cornice" d="{BELL}"/><path class="lattice" d="{holes}"/></g>'
        )
    elif terrace.rises_left and terrace.rises_right:
        out.append(f'<path class="cornice" {at(middle, y)} d="{JEWEL}"/>')
    return "".join(out)


def cornice(terrace: Terrace) -> str:
    """The ledge on top of a terrace; it juts out where the terrace is free."""
    left = terrace.left - (4 if terrace.rises_left else 0)
    right = terrace.right + (4 if terrace.rises_right else 0)
    return rect("cornice", left, terrace.top - CORNICE + 1, right - left, CORNICE, 1.4)


def courses(plan: Plan) -> str:
    """The joints between blocks."""
    lines: list[list[Point]] = []
    for column, capacity in enumerate(plan.capacities, 1):
        x = plan.x(column) - GAP / 2
        for floor in range(1, capacity):
            y = plan.y(floor) - GAP / 2
            lines.append([(x, y), (x + STEP, y)])
        if column > 1:
            lower = min(capacity, plan.capacities[column - 2])
            lines.append([(x, plan.base), (x, plan.y(lower) - PAD)])
    return "".join(path(line, closed=False) for line in lines)


def plinth(plan: Plan) -> str:
    """Two steps below the stones, the lower one with an edge of lotus leaves."""
    left, width = plan.left - 14, plan.body + 28
    scallops = int((width - 8) / 11)
    start = left + (width - scallops * 11) / 2
    lotus = "".join(
        f"M{number(start + i * 11 + 0.8)} {number(plan.base + PLINTH - 1)}q4.7 -11 9.4 0"
        for i in range(scallops)
    )
    return (
        rect("cornice", left + 6, plan.base, width - 12, STEP_HEIGHT)
        + rect("cornice", left, plan.base + STEP_HEIGHT, width, PLINTH - STEP_HEIGHT, 3)
        + f'<path class="course" d="{lotus}"/>'
    )


def niche(x: float, y: float) -> str:
    """A free place: an ogee arch over dark depth; x, y is the upper left corner of the place."""
    return f'<g {at(x, y)}><path class="niche" d="{arch(0)}"/><path class="niche-depth" d="{arch(5)}"/></g>'


def arch(inset: float) -> str:
    """The `d` of the arch, each side moved inwards."""
    left, middle, right = 3 + inset, SIDE / 2, SIDE - 3 - inset
    foot, spring, peak = SIDE - 1 - inset * 0.2, 24 + inset * 0.4, 3 + inset * 1.1
    rising = [(left, spring - 14), (middle - 9, peak + 9), (middle, peak)]
    falling = [(middle + 9, peak + 9), (right, spring - 14), (right, spring)]
    curves = "".join("C" + " ".join(map(spot, curve)) for curve in (rising, falling))
    return f"M{spot((left, foot))}L{spot((left, spring))}{curves}L{spot((right, foot))}Z"
