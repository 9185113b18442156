"""The temple as a drawing for pages, as a picture for letters, and as a thumbnail for lists."""

from collections.abc import Sequence

from service.boards.board import Link, Marks, View
from service.boards.medang.links import anchor
from service.boards.medang.plan import LEADS, PLINTH, Plan, plan
from service.boards.medang.rules import RULES
from service.boards.medang.temple import coordinates, leads, seals, temple
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
    listed: bool = True,
    title: str,
) -> str:
    """The temple as SVG.

    theme None: for pages, drawn with classes; the list of leaders stands outside the view box, and the style
    sheet shows it where there is room. "light", "dark": a picture of its own, with literal colours and opaque
    ground. listed: with the list of leaders.
    """
    measures = plan(view)
    width = measures.width * (1 + LEADS if theme and listed else 1)
    drawing = (
        temple(view, measures)
        + coordinates(view, measures)
        + (f'<g class="leads">{leads(view, measures)}</g>' if listed else "")
        + seals(marks, measures)
    )
    anchors = "".join(anchor(link, view, measures) for link in links)
    role = "group" if links else "img"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board temple" '
        f'viewBox="0 0 {number(width)} {number(measures.height)}" role="{role}" aria-label="{quote(title)}">'
        + (standalone(theme, width, measures) if theme else "")
        + f'<g aria-hidden="true">{drawing}</g>{anchors}</svg>'
    )


def standalone(theme: Theme, width: float, measures: Plan) -> str:
    """Style and opaque ground: a dark mail client then does nothing to the picture."""
    return f"<style>{css(RULES, theme)}</style>" + rect("table", 0, 0, width, measures.height)


def png(view: View, marks: Marks, title: str) -> bytes:
    """The light picture as PNG, 1200 pixels wide; without the list of leaders, which nobody can read on a
    phone: letters say it in words.
    """
    svg = picture(view, marks, theme="light", listed=False, title=title)
    return picture_of(svg)


def thumb(view: View, wide: bool = False) -> str:
    """The temple without numbers around it, silent: 4 to 3 for lists; wide, 2.2 to 1, for a card."""
    measures = plan(view)
    temple_width, height = measures.body + 52, measures.base + PLINTH + 16
    width = max(temple_width, height * (2.2 if wide else 4 / 3))
    height = width / (2.2 if wide else 4 / 3)
    x = measures.left + measures.body / 2 - width / 2
    y = measures.base + PLINTH + 8 - height
    box = " ".join(map(number, (x, y, width, height)))
    return f'<svg class="vignette" viewBox="{box}" aria-hidden="true">{temple(view, measures)}</svg>'
