"""What stands and lies on an island, in a row: travellers, then the tickets in its middle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from service.boards.board import Mark, View
from service.boards.festivals.names import TICKETS
from service.boards.festivals.places import steps_of
from service.boards.festivals.plan import Plan
from service.boards.festivals.ticket import face
from service.boards.festivals.traveller import RADIUS, ghost, piece, ring, shadow
from service.look.draw import Point, number

LAID = (17.0, 22.0)  # of a ticket in the middle; on an island it has no room for its sign
TRAVELLER = 2 * RADIUS + 4  # width of a piece
BETWEEN = 6  # travellers and tickets
SINGLY = 4  # tickets that lie side by side; more of them lie in piles with a number
TILTS = (-7, 6, -4, 5)


@dataclass(frozen=True, slots=True)
class Crowd:
    """The row on one island. piles: ticket, how many, and the middle of the pile. left: who has gone with
    the draft; his place is kept.
    """

    travellers: Mapping[int, Point]
    piles: tuple[tuple[str, int, Point], ...]
    left: int | None


def crowds(view: View, draft: Sequence[Mark], plan: Plan) -> dict[str, Crowd]:
    """The rows on all islands, with room for the traveller where the way of the draft begins."""
    way = steps_of(draft)
    you = view["you"]["seat"] if view.get("you") and way else None
    return {
        entry["island"]: crowd(view, entry, plan, you if way and way[0].origin == entry["island"] else None)
        for entry in view["islands"]
    }


def crowd(view: View, entry: View, plan: Plan, left: int | None = None) -> Crowd:
    """Where everything on an island stands, closer together the more there is of it."""
    here = [row["seat"] for row in view["seats"] if row["island"] == entry["island"]]
    seats = sorted({*here, left} - {None})
    middle = entry["middle"]
    piles = [(one, 1) for one in middle]
    if len(middle) > SINGLY:
        piles = [(one, middle.count(one)) for one in TICKETS if one in middle]
    start, end, level = plan.row(entry["island"], len(entry["gain"]))
    step, lap = steps(len(seats), len(piles), end - start)
    x = (start + end - length(len(seats), len(piles), step, lap)) / 2
    travellers = {seat: (x + TRAVELLER / 2 + step * n, level) for n, seat in enumerate(seats)}
    x += length(len(seats), 0, step, lap) + (BETWEEN if seats and piles else 0)
    laid = ((one, many, (x + LAID[0] / 2 + lap * n, level)) for n, (one, many) in enumerate(piles))
    return Crowd(travellers, tuple(laid), left if left not in here else None)


def steps(seats: int, piles: int, room: float) -> tuple[float, float]:
    """The steps from traveller to traveller and from pile to pile, so that the row has room."""
    step, lap = TRAVELLER, LAID[0] + 3
    while length(seats, piles, step, lap) > room and (lap > 12 or step > 14):
        lap, step = max(12, lap - 1), max(14, step - 1)
    return step, lap


def length(seats: int, piles: int, step: float, lap: float) -> float:
    row = TRAVELLER + step * (seats - 1) if seats else 0
    laid = LAID[0] + lap * (piles - 1) if piles else 0
    return row + laid + (BETWEEN if seats and piles else 0)


def draw_tickets(found: Crowd) -> str:
    """The tickets in the middle, lying a little askew."""
    width, height = LAID
    out = []
    for n, (ticket, many, (x, y)) in enumerate(found.piles):
        turn = f'transform="rotate({TILTS[n % 4]} {number(x)} {number(y)})"'
        under = face(ticket, x - width / 2 + 2, y - height / 2 - 2, width, height) if many > 1 else ""
        card = face(ticket, x - width / 2, y - height / 2, width, height)
        out.append(f"<g {turn}>{under}{card}</g>{count(many, x + 1, y + 14) if many > 1 else ''}")
    return "".join(out)


def count(many: int, x: float, y: float) -> str:
    """How many tickets lie in a pile."""
    disc = f'<circle class="count" cx="{number(x)}" cy="{number(y)}" r="6.6"/>'
    return f'{disc}<text class="count-number" x="{number(x)}" y="{number(y + 3.4)}">{many}</text>'


def draw_travellers(view: View, found: Crowd) -> str:
    """The travellers, a ring around whoever moves now, the airplane on its holder."""
    moving = {row["seat"] for row in view["seats"] if row["part"] == "moving"}
    out = []
    for seat, (x, y) in sorted(found.travellers.items(), key=lambda one: one[0] in moving):
        if seat == found.left:
            out.append(ghost(seat, x, y))
            continue
        under = ring(seat, x, y) if seat in moving else shadow(seat, x, y)
        out.append(under + piece(seat, x, y, airplane=seat == view["airplane"]))
    return "".join(out)
