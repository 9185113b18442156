"""Marks: outlines around what was changed, where developers came from, and numbered seals."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from service.boards.board import Mark, Marks
from service.boards.java.cells import ORDER, groups, in_order
from service.boards.java.outline import outline, put
from service.boards.java.places import Way, cell_of
from service.boards.java.plan import Plan
from service.boards.java.relief import Relief
from service.look.draw import Point, spot
from service.look.marks import seal

SHOWN = 3  # seals of one place; of more, the newest
INSET = 1.6
RING = 3  # radius


def outlines(found: Relief, marks: Marks, plan: Plan) -> str:
    """Outlines of the changed cells and where developers came from, those of the draft over the others."""
    return drawn(found, marks.last, plan, "last", "trail") + drawn(
        found, marks.draft, plan, "drafted", "trail-own"
    )


def drawn(found: Relief, marks: Sequence[Mark], plan: Plan, name: str, trail: str) -> str:
    areas = [
        put(plan.at(cells[0], found.level(cells[0])), outline(plan, cells, INSET))
        for _, cells in changed(found, marks)
    ]
    ways = [begun(found, mark.place, plan) for mark in marks if isinstance(mark.place, Way)]
    return double(name, areas) + double(trail, ways)


def double(name: str, shapes: Iterable[str]) -> str:
    """A line on a wider one, so that it is seen on anything."""
    d = "".join(shapes)
    return f'<path class="{name}-under" d="{d}"/><path class="{name}" d="{d}"/>' if d else ""


def changed(found: Relief, marks: Sequence[Mark]) -> Iterator[tuple[int, list[str]]]:
    """The number and cells of each area that has one outline: cells of one number that lie together."""
    by_number: dict[int, set[str]] = defaultdict(set)
    for mark in marks:
        by_number[mark.number].add(cell_of(mark.place))
    for number, cells in by_number.items():
        for level in sorted({found.level(cell) for cell in cells}):
            for group in groups(cell for cell in cells if found.level(cell) == level):
                yield number, in_order(group)


def begun(found: Relief, gone: Way, plan: Plan) -> str:
    """A small ring where a developer stood. Nobody has told by which way he went, so none is drawn."""
    start = plan.at(gone.origin, found.level(gone.origin))
    return f"M{spot(start)}m-{RING} 0a{RING} {RING} 0 1 0 {2 * RING} 0a{RING} {RING} 0 1 0 -{2 * RING} 0"


def seals(found: Relief, marks: Marks, plan: Plan) -> str:
    """All seals, those of the draft over those of the last moves; several on a place lie side by side."""
    at_cells: dict[str, list[tuple[int, bool]]] = defaultdict(list)
    for own, group in ((False, marks.last), (True, marks.draft)):
        for number, cells in changed(found, group):
            at_cells[highest(cells, found, plan)].append((number, own))
    out = []
    for cell in sorted(at_cells, key=lambda cell: ORDER[cell]):
        x, y = corner(cell, found, plan)
        for n, (number, own) in enumerate(at_cells[cell][-SHOWN:]):
            out.append((own, seal(x + 1.95 * plan.seal * n, y, number, own, plan.seal)))
    return "".join(drawing for _, drawing in sorted(out, key=lambda one: one[0]))


def highest(cells: Sequence[str], found: Relief, plan: Plan) -> str:
    """The cell of an area that carries its seal: the uppermost."""
    return min(cells, key=lambda cell: plan.at(cell, found.level(cell))[::-1])


def corner(cell: str, found: Relief, plan: Plan) -> Point:
    """Where a cell's first seal lies: at its upper corner."""
    x, y = plan.at(cell, found.level(cell))
    return (x + 10, y - 15.5) if plan.tall else (x, y - 16.5)
