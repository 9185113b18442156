"""The part of the turned board that a phone shows, and the links to its other parts."""

from collections.abc import Sequence

from service.boards.board import ALL, Link, Look, Marks, View
from service.boards.java.cells import COLUMNS, ROWS
from service.boards.java.ground import ground, label
from service.boards.java.links import anchors
from service.boards.java.plan import TALL
from service.boards.java.relief import Relief
from service.boards.java.seals import outlines, seals
from service.boards.java.slabs import numerals, slabs
from service.boards.java.standing import standing
from service.boards.java.window import DEPTH, MIDDLE, STRIP, WIDTH, Window, opening
from service.look.draw import number, quote, rect
from service.look.icons import icon

ARROWS = (  # name, right, down, its drawing
    ("left", -1, 0, "M11 3L5 9l6 6"),
    ("up", 0, -1, "M3 11L9 5l6 6"),
    ("down", 0, 1, "M3 7L9 13l6-6"),
    ("right", 1, 0, "M7 3L13 9l-6 6"),
)


def part(view: View, found: Relief, marks: Marks, links: Sequence[Link], window: Window, title: str) -> str:
    """The drawing of what a window shows. Only places in it can be chosen."""
    some, bidding = found.only(window.near()), view["bidding"]
    inside = within(links, found, window)
    box = " ".join(map(number, (*window, WIDTH, DEPTH)))
    land = (
        ground(some, TALL, window.near())
        + slabs(some, TALL)
        + numerals(some, TALL, (link.target for link in inside))
        + outlines(found, marks, TALL)
        + standing(some, TALL, bidding["cell"] if bidding else None)
        + seals(found, marks, TALL)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="java-tall" viewBox="{box}" '
        f'role="{"group" if inside else "img"}" aria-label="{quote(title)} A part of it.">'
        f'<g aria-hidden="true">{land}</g>{anchors(inside, found, TALL)}'
        f'<g aria-hidden="true">{labels(window)}</g></svg>'
    )


def within(links: Sequence[Link], found: Relief, window: Window) -> list[Link]:
    """The links that a window shows."""
    return [link for link in links if window.shows(TALL.at(link.target, found.level(link.target)))]


def labels(window: Window) -> str:
    """The names of columns and rows, on strips along two sides."""
    left, top = window
    out = [rect("label-strip", left, top, STRIP, DEPTH, 0), rect("label-strip", left, top, WIDTH, STRIP, 0)]
    for column, letter in enumerate(COLUMNS):
        _, y = TALL.place(0, 2 * column)
        if top + STRIP < y < top + DEPTH:
            out.append(label(letter, left + STRIP / 2, y))
    for row in ROWS:
        x, _ = TALL.place(row, 0)
        if left + STRIP < x < left + WIDTH:
            out.append(label(str(row), x, top + STRIP / 2))
    return f'<g class="map-label" font-size="10">{"".join(out)}</g>'


def guide(
    view: View, found: Relief, marks: Marks, links: Sequence[Link], look: Look, window: Window | None
) -> str:
    """The links to other parts of the board."""
    inner = whole(view, marks, links, look) if window is None else beside(found, links, look, window)
    return f'<nav class="java-tall looking" aria-label="Part of the board">{inner}</nav>'


def whole(view: View, marks: Marks, links: Sequence[Link], look: Look) -> str:
    """From all of the board to a part of it."""
    closer = "" if look.part == ALL and opening(view, marks, links, look) else MIDDLE
    return f'<a href="{quote(look.href(closer))}">Look closer</a>'


def beside(found: Relief, links: Sequence[Link], look: Look, window: Window) -> str:
    """From a part of the board to all of it, and to what lies next to it."""
    arrows = "".join(arrow(look, window, *each) for each in ARROWS)
    outside = len(links) - len(within(links, found, window))
    places = f"{outside} more {'place' if outside == 1 else 'places'} that you may choose"
    note = f"<p>{places} {'is' if outside == 1 else 'are'} outside.</p>" if outside else ""
    return f'<a href="{quote(look.href(ALL))}">Whole board</a><span class="arrows">{arrows}</span>{note}'


def arrow(look: Look, window: Window, name: str, right: int, down: int, drawing: str) -> str:
    """Half a window further; a silent place where the board ends."""
    moved = window.moved(right, down)
    sign = icon(f'<path stroke-width="2.2" d="{drawing}"/>', 18, "0 0 18 18")
    if moved == window:
        return f'<span aria-hidden="true">{sign}</span>'
    return f'<a href="{quote(look.href(moved.cell))}" aria-label="Further {name}">{sign}</a>'
