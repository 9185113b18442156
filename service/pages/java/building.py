"""Palaces and irrigation: where they can be laid, and what that brings."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from engine.java.colours import COLOURS
from engine.java.stock import IRRIGATION_FAME
from service.boards import java
from service.boards.board import Link
from service.boards.java.cells import beside, groups
from service.boards.java.ranks import gaps, ranks, shore
from service.boards.java.relief import Relief, relief
from service.pages.draft import Draft
from service.pages.java.choices import Act, Composer
from service.pages.java.picking import Pick, added, pick_href
from service.pages.java.words import View, counted

Moves = Sequence[tuple[str, Any]]
SIZE = 34  # pixels of a sign
VALUE, FAME = "value of the palace", "your points"  # what numbers on the board say


def fill_palace(made: Composer, view: View, moves: Moves, draft: Draft, pick: Pick) -> None:
    """The spaces, each with the highest value; for the one in hand every value and its fame."""
    known, values = java.spoken(view), dict[str, list[tuple[int, str]]]()
    for line, move in moves:
        values.setdefault(move["cell"], []).append((move["value"], line))
    made.spaces = any(cell != pick.cell for cell in values)
    for cell, found in values.items():
        high, line = max(found)
        only = len(found) == 1
        href = added(draft, line) if only else pick_href(draft, "palace", cell)
        what = f"palace of {high}, {counted(high // 2, 'point')}" if only else f"a palace of up to {high}"
        made.links.append(Link(cell, href, f"{known[cell]}: {what}", cell == pick.cell, str(high), VALUE))
    for value, line in sorted(values.get(pick.cell, ()), reverse=True):
        sign = Markup(java.palace(value, SIZE))
        made.acts.append(Act(f"A palace of {value}", f"+{value // 2}", added(draft, line), sign))
    if pick.cell and not made.acts:
        made.explain = f"No palace can be built or enlarged on {pick.cell} now."


class Pool(NamedTuple):
    """An irrigation area that one more tile would enclose."""

    cells: list[str]
    seat: int | None  # whoever scores
    points: int


def fill_irrigation(made: Composer, view: View, moves: Moves, draft: Draft, pick: Pick) -> None:
    """Empty spaces; where an area would be enclosed at once, who scores."""
    made.spaces = True
    known, found, me = java.spoken(view), relief(view), view["you"]["seat"]
    for line, move in moves:
        cell, href = move["cell"], added(draft, line)
        pool = enclosed_with(found, cell)
        name, label = f"{known[cell]}: irrigation here", ""
        said = f"enclosed at once, {outcome(pool, me)}" if pool else ""
        if pool:
            name, label = f"{name}, {said}", f"+{pool.points}" if pool.seat == me else ""
        if pool or cell == pick.cell:
            made.acts.append(Act(f"On {cell}", said, href, Markup(java.irrigation(SIZE)), cell == pick.cell))
        made.links.append(Link(cell, href, name, label=label, counts=FAME))
    if pick.cell and not any(act.on for act in made.acts):
        made.explain = f"Irrigation cannot be laid on {pick.cell}: it needs an empty space of central Java."


def enclosed_with(found: Relief, cell: str) -> Pool | None:
    """The area that irrigation on this space would belong to, if land is all around it."""
    if any(not found.level(other) and other not in found.water for other in beside(cell)):
        return None
    (area,) = (group for group in groups([*found.water, cell]) if cell in group)
    if gaps(found, area):
        return None
    first = ranks(found, shore(found, area))[:1]
    seat = first[0].seats[0] if first and len(first[0].seats) == 1 else None
    return Pool(area, seat, IRRIGATION_FAME * len(area))


def outcome(pool: Pool, me: int) -> str:
    """What an enclosed area brings to whom."""
    if pool.seat is None:
        return "and nobody ranks highest beside it"
    who = "you" if pool.seat == me else COLOURS[pool.seat]
    return f"+{pool.points} for {who}"
