"""What is printed on the tiles: sea, coast, name, what a rest brings; connectors, and lanes between tiles."""

from service.boards.board import View
from service.boards.festivals.coasts import coast
from service.boards.festivals.names import BORDERS, CONNECTORS, NAMES, in_words
from service.boards.festivals.plan import Plan
from service.boards.festivals.signs import boat
from service.boards.festivals.ticket import face
from service.look.draw import Point, number, rect, spot

CORNER = 9  # radius of a tile's corners
SMALL_TICKET = (13.0, 16.0)


def tile(entry: View, plan: Plan, active: bool) -> str:
    """An island as printed. entry: its part of the view. active: this round's festival is here."""
    island = entry["island"]
    x, y = plan.corner(island)
    frame = ("frame-under", "frame") if active else ("sea-rim",)
    return (
        rect("sea", x, y, plan.side, plan.height, CORNER)
        + waves(x, y, plan)
        + shore(entry, plan)
        + "".join(rect(name, x, y, plan.side, plan.height, CORNER) for name in frame)
        + f'<text class="island-name" x="{number(x + 8)}" y="{number(y + 17.5)}">{NAMES[island]}</text>'
        + dock(entry, plan)
    )


def waves(x: float, y: float, plan: Plan) -> str:
    spots = ((plan.side - 30, 46), (plan.side - 46, plan.height - 54), (40, plan.height - 20))
    d = "".join(f"M{number(x + a)} {number(y + b)}q3 -3.4 6 0t6 0" for a, b in spots)
    return f'<path class="wave" d="{d}"/>'


def shore(entry: View, plan: Plan) -> str:
    """The island itself, around where travellers stand, in shallow water."""
    scale = (plan.height - 66) / 64 if plan.tall else 1.22
    x, y = plan.stand(entry["island"], len(entry["gain"]))
    d = coast(entry["island"], x - 50 * scale, y - 33 * scale, scale)
    return f'<path class="shoal" d="{d}"/><path class="land" d="{d}"/>'


def dock(entry: View, plan: Plan) -> str:
    """What a rest here brings from the pool; the island stores as many tickets."""
    x, y, width, height = plan.dock(entry["island"], len(entry["gain"]))
    small, tall = SMALL_TICKET
    tickets = "".join(
        face(one, x + (width - small) / 2, y + 16.5 + 19 * n, small, tall)
        for n, one in enumerate(entry["gain"])
    )
    said = f"A rest brings {in_words(entry['gain'])} from the pool; {entry['limit']} tickets are stored here"
    note = f'<text class="sea-note" x="{number(x + width / 2)}" y="{number(y + 11)}">rest</text>'
    return f"<g><title>{said}</title>{rect('dock', x, y, width, height, 5)}{note}{tickets}</g>"


def connector(name: str, plan: Plan) -> str:
    """A connector: pale sea with a lane from one island round to the other."""
    x, y = plan.corner(name)
    middle = plan.middle(name)
    start, end = (shore_of(name, island, plan) for island in CONNECTORS[name])
    lane = f"M{spot(start)}Q{spot(middle)} {spot(end)}"
    half = [(start[n] + 2 * middle[n] + end[n]) / 4 for n in (0, 1)]
    level = y + (20 if end[1] > middle[1] or start[1] > middle[1] else plan.height - 9)
    note = f'<text class="sea-note" x="{number(middle[0])}" y="{number(level)}">free passage</text>'
    return (
        rect("sea sea-pale", x, y, plan.side, plan.height, CORNER)
        + f'<path class="lane" d="{lane}"/>{boat(half[0], half[1])}{note}'
    )


def shore_of(name: str, island: str, plan: Plan) -> Point:
    """Where a connector's lane meets the tile of an island: in the middle of the side that they share."""
    (x, y), (to_x, to_y) = plan.middle(name), plan.middle(island)
    across = abs(to_x - x) > abs(to_y - y)
    half = plan.side / 2 if across else plan.height / 2
    step = half if (to_x > x if across else to_y > y) else -half
    return (x + step, y) if across else (x, y + step)


def lanes(plan: Plan) -> str:
    """A short dotted line over every border."""
    pieces = []
    for border in BORDERS:
        x, y = plan.border(border)
        beside = plan.lies_beside(border)
        start, line = ((x - 7, y), "h14.2") if beside else ((x, y - 7), "v14.2")
        pieces.append(f"M{spot(start)}{line}")
    return f'<path class="lane" d="{"".join(pieces)}"/>'
