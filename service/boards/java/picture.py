"""The board as a drawing for pages, as a picture for letters, and as a thumbnail for lists."""

from collections.abc import Sequence

from service.boards.board import Link, Marks, View
from service.boards.java.cells import in_order
from service.boards.java.ground import ground, labels
from service.boards.java.links import anchors
from service.boards.java.names import said
from service.boards.java.outline import hexagon, put
from service.boards.java.part import guide, part
from service.boards.java.plan import TALL, WIDE, Plan
from service.boards.java.relief import Relief, relief
from service.boards.java.rules import RULES
from service.boards.java.seals import outlines, seals
from service.boards.java.slabs import numerals, slabs
from service.boards.java.standing import standing
from service.boards.java.window import window
from service.look.draw import number, quote, rect
from service.look.palette import Theme
from service.look.png import png as picture_of
from service.look.rules import css


def picture(
    view: View,
    marks: Marks,
    *,
    links: Sequence[Link] = (),
    theme: Theme | None = None,
    tall: bool = False,
    title: str,
) -> str:
    """The board as SVG.

    theme None: for pages, with classes and twice: wide, and a quarter turned for a phone, where the marks may
    say which part of it is looked at; the style sheet shows the one that fits. "light", "dark": one picture
    of its own, with literal colours and opaque ground, turned if `tall`.
    """
    found = relief(view)
    if theme:
        return svg(view, found, marks, links, TALL if tall else WIDE, title, theme)
    look = marks.look
    seen = window(view, marks, links, look) if look else None
    wide = svg(view, found, marks, links, WIDE, title)
    turned = (
        part(view, found, marks, links, seen, title) if seen else svg(view, found, marks, links, TALL, title)
    )
    elsewhere = guide(view, found, marks, links, look, seen) if look else ""
    return f'<div class="board java">{wide}{turned}</div>{elsewhere}'


def svg(
    view: View,
    found: Relief,
    marks: Marks,
    links: Sequence[Link],
    plan: Plan,
    title: str,
    theme: Theme | None = None,
) -> str:
    """One drawing of the whole board."""
    width, depth = number(plan.width), number(plan.depth)
    style = (
        f"<style>{css(RULES, theme)}</style>{rect('table', 0, 0, plan.width, plan.depth)}" if theme else ""
    )
    tips = "" if theme or plan.tall else tooltips(found, links, plan)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{"java-tall" if plan.tall else "java-wide"}" '
        f'viewBox="0 0 {width} {depth}" role="{"group" if links else "img"}" aria-label="{quote(title)}">'
        f'{style}<g aria-hidden="true">{land(view, found, marks, links, plan)}{tips}</g>'
        f"{anchors(links, found, plan)}</svg>"
    )


def land(view: View, found: Relief, marks: Marks, links: Sequence[Link], plan: Plan) -> str:
    """The ground, what lies and stands on it, and the marks."""
    bidding = view["bidding"]
    return (
        ground(found, plan)
        + labels(plan)
        + slabs(found, plan)
        + numerals(found, plan, (link.target for link in links))
        + outlines(found, marks, plan)
        + standing(found, plan, bidding["cell"] if bidding else None)
        + seals(found, marks, plan)
    )


def tooltips(found: Relief, links: Sequence[Link], plan: Plan) -> str:
    """What a mouse is told of each cell where something lies and that is no link."""
    linked = {link.target for link in links}
    cells = [cell for cell in in_order(found.water | found.layers.keys()) if cell not in linked]
    return f'<g class="hit">{"".join(tip(cell, found, plan) for cell in cells)}</g>'


def tip(cell: str, found: Relief, plan: Plan) -> str:
    d = put(plan.at(cell, found.level(cell)), hexagon(plan))
    return f'<path d="{d}"><title>{said(cell, found)}</title></path>'


def png(view: View, marks: Marks, title: str) -> bytes:
    """The light picture as PNG, 1200 pixels wide."""
    drawn = picture(view, marks, theme="light", title=title)
    return picture_of(drawn)
