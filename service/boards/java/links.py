"""The cells that one may choose, as links; a price stands on a pebble."""

from collections.abc import Sequence

from service.boards.board import Link
from service.boards.java.outline import hexagon, put
from service.boards.java.plan import Plan, rise
from service.boards.java.relief import Relief
from service.boards.java.sight import middle
from service.look.draw import Point, number, quote
from service.look.marks import pebble

PEBBLE = 4.4
PRICE = 7.4
SLACK = 6.0  # how far from the common height an area that answers may lie, on a wide board


def anchors(links: Sequence[Link], found: Relief, plan: Plan) -> str:
    """All links, in their order."""
    if not links:
        return ""
    common = sum(rise(pick(found.level(link.target) for link in links)) for pick in (min, max)) / 2
    return "".join(anchor(link, found, plan, common) for link in links)


def anchor(link: Link, found: Relief, plan: Plan, common: float) -> str:
    """One link: the area that answers, its halo on the land, and a pebble."""
    level = found.level(link.target)
    x, y = plan.at(link.target, level)
    name = quote(link.name)
    said = "" if plan.tall else f"<title>{name}</title>"
    low = y + rise(level) - answering(rise(level), common, plan)
    areas = f'<path class="hit" d="{put((x, low), hexagon(plan))}"/>' if abs(low - y) >= 0.1 else ""
    areas += f'<path class="halo" d="{put((x, y), hexagon(plan))}"/>'
    drawn = said + areas + mark(link, found, middle(found, link.target, plan))
    return f'<a class="go" href="{quote(link.href)}" aria-label="{name}">{drawn}</a>'


def answering(height: float, common: float, plan: Plan) -> float:
    """How far up the area lies that answers for a place of this height.

    It follows the land only so far that of each area enough is left beside higher ones for a finger: 24
    pixels on a phone and on a page of 700 pixels.
    """
    slack = 0 if plan.tall else SLACK
    return min(max(height, common - slack), common + slack)


def mark(link: Link, found: Relief, spot: Point) -> str:
    """The pebble or the price; beside what is in the middle of the cell."""
    x, y = spot
    if link.target in found.palaces or link.target in found.developers:
        x, y = x + 12, y + 2
    elif found.level(link.target) > 1:
        y += 7.4
    return price(x, y, link) if link.label else pebble(x, y, PEBBLE, link.chosen)


def price(x: float, y: float, link: Link) -> str:
    """What it costs to go there."""
    on = ("price price-on", "price-number price-number-on") if link.chosen else ("price", "price-number")
    disc = f'<circle class="{on[0]}" cx="{number(x)}" cy="{number(y)}" r="{number(PRICE)}"/>'
    place = f'x="{number(x)}" y="{number(y + 3.9)}" font-size="11"'
    return f'{disc}<text class="{on[1]}" {place}>{quote(link.label)}</text>'
