"""The archipelago as a drawing for pages, as a picture for letters, and as a thumbnail for lists."""

from collections.abc import Sequence

from service.boards.board import Link, Marks, View
from service.boards.festivals.crowd import crowds, draw_tickets, draw_travellers
from service.boards.festivals.links import anchors
from service.boards.festivals.names import CONNECTORS, crossing
from service.boards.festivals.plan import TALL, WIDE, Plan
from service.boards.festivals.ribbon import ribbons
from service.boards.festivals.rules import RULES
from service.boards.festivals.sea import connector, lanes, tile
from service.boards.festivals.seals import seals
from service.boards.festivals.signs import typhoon
from service.boards.festivals.slots import slots
from service.boards.festivals.way import way
from service.look.draw import number, quote, rect
from service.look.palette import Theme
from service.look.png import png as picture_of
from service.look.rules import css

SHOWN = 400  # width of the picture in a letter, where there is room


def picture(
    view: View,
    marks: Marks,
    *,
    links: Sequence[Link] = (),
    theme: Theme | None = None,
    tall: bool = False,
    title: str,
) -> str:
    """The archipelago as SVG.

    theme None: for pages, with classes and twice: five by two, and two by five for a phone; the style sheet
    shows the one that fits. "light", "dark": one picture of its own, with literal colours and opaque ground,
    turned if `tall`.
    """
    if theme:
        return svg(view, marks, links, TALL if tall else WIDE, title, theme)
    both = svg(view, marks, links, WIDE, title) + svg(view, marks, links, TALL, title)
    return f'<div class="board islands">{both}</div>'


def svg(
    view: View, marks: Marks, links: Sequence[Link], plan: Plan, title: str, theme: Theme | None = None
) -> str:
    """One drawing of the whole board."""
    width, depth = number(plan.width), number(plan.depth)
    style = (
        f"<style>{css(RULES, theme)}</style>{rect('table', 0, 0, plan.width, plan.depth)}" if theme else ""
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{"islands-tall" if plan.tall else "islands-wide"}" '
        f'viewBox="0 0 {width} {depth}" role="{"group" if links else "img"}" aria-label="{quote(title)}">'
        f'{style}<g aria-hidden="true">{archipelago(view, marks, plan)}</g>{anchors(links, view, plan)}</svg>'
    )


def archipelago(view: View, marks: Marks, plan: Plan) -> str:
    """The tiles, and on them: the way of the draft, slots, tickets, ribbons, typhoons, travellers, seals."""
    active = view["festival"]["island"]
    entries = sorted(view["islands"], key=lambda entry: entry["island"] == active)
    rows = crowds(view, marks.draft, plan)
    layers = [
        *(connector(name, plan) for name in CONNECTORS),
        *(tile(entry, plan, entry["island"] == active) for entry in entries),
        lanes(plan),
        way(view, marks.draft, plan, rows),
        *(slots(entry, plan) for entry in entries),
        *(draw_tickets(found) for found in rows.values()),
        ribbons(view, plan),
        *(storm(border, plan) for border in view["typhoons"]),
        *(draw_travellers(view, found) for found in rows.values()),
        seals(view, marks, plan),
    ]
    return "".join(layers)


def storm(border: str, plan: Plan) -> str:
    """A typhoon on its border."""
    said = f"Typhoon: no crossing between {crossing(border)}"
    return f"<g><title>{said}</title>{typhoon(*plan.border(border))}</g>"


def png(view: View, marks: Marks, title: str) -> bytes:
    """The light picture as PNG, turned: a letter has one for all widths, and it must do on a phone."""
    drawn = picture(view, marks, theme="light", tall=True, title=title)
    return picture_of(drawn, 2 * SHOWN)


def thumb(view: View, wide: bool = False) -> str:
    """The island of this round's festival with what lies around it, silent: 4 to 3 for lists; wide, 2.2 to 1,
    for a card.
    """
    height = WIDE.height + 20
    width = height * (2.2 if wide else 4 / 3)
    x, y = WIDE.middle(view["festival"]["island"])
    left = min(max(0, x - width / 2), WIDE.width - width)
    box = " ".join(map(number, (left, y - height / 2, width, height)))
    drawn = archipelago(view, Marks(), WIDE)
    return f'<svg class="vignette" viewBox="{box}" aria-hidden="true">{drawn}</svg>'
