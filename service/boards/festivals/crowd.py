"""What stands and lies on an island, in a row: travellers, then the tickets in its middle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from service.boards.board import Mark, View
from service.boards.festivals.names import TICKETS
from service.boards.festivals.places import steps_of
from service.boards.festivals.plan import Plan
from service.boards.festivals.ticket import face
from service.boards.festivals.traveller import RADIUS, ghost, piece, ring, shadow
from service.look.draw import Point, at

LAID = (17.0, 22.0)  # of a ticket in the middle; on an island it has no room for its sign
TRAVELLER = 2 * RADIUS + 4  # width of a piece
BETWEEN = 6  # travellers and tickets
SINGLY = 4  # tickets that lie side by side; more of them lie in piles with a number
TILTS = (-7, 6, -4, 5)


@dataclass(frozen=True, slots=True)
class Crowd:
    """The row on one island. piles: ticket, how many, and the middle of the pile. left: who has gone with
    the draft; his place is kept. size: how many times larger than the drawings everything is.
    """

    travellers: Mapping[int, Point]
    piles: tuple[tuple[str, int, Point], ...]
    left: int | None
    size: float


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
    piles = piled(entry["middle"])
    start, end, level = plan.row(entry["island"], len(entry["gain"]))
    counts = len(seats), len(piles)
    size = scale(*counts, end - start, plan.size)
    step, lap = steps(*counts, (end - start) / size)
    left_end = (start + end - length(*counts, step, lap) * size) / 2
    beyond = length(len(seats), 0, step, lap) + (BETWEEN if seats else 0)
    stands = [TRAVELLER / 2 + step * n for n in range(len(seats))]
    lies = [beyond + LAID[0] / 2 + lap * n for n in range(len(piles))]
    return Crowd(
        {seat: (left_end + x * size, level) for seat, x in zip(seats, stands, strict=True)},
        tuple((*one, (left_end + x * size, level)) for one, x in zip(piles, lies, strict=True)),
        left if left not in here else None,
        size,
    )


def piled(middle: Sequence[str]) -> list[tuple[str, int]]:
    """The tickets in the middle, one by one or, when there are many, each colour in a pile."""
    if len(middle) <= SINGLY:
        return [(ticket, 1) for ticket in middle]
    return [(ticket, middle.count(ticket)) for ticket in TICKETS if ticket in middle]


def scale(seats: int, piles: int, room: float, most: float) -> float:
    """How large all in a row may be, 1 to `most`, for nothing to overlap."""
    needed = length(seats, piles, TRAVELLER, LAID[0] + 3)
    return max(1, min(most, room / needed)) if needed else most


def steps(seats: int, piles: int, room: float) -> tuple[float, float]:
    """The steps from traveller to traveller and from pile to pile, so that the row has room."""
    step, lap = TRAVELLER, LAID[0] + 3
    while length(seats, piles, step, lap) > room and (lap > 14 or step > 14):
        lap, step = max(14, lap - 1), max(14, step - 1)
    return step, lap


def length(seats: int, piles: int, step: float, lap: float) -> float:
    """How long a row is."""
    row = TRAVELLER + step * (seats - 1) if seats else 0
    laid = LAID[0] + lap * (piles - 1) if piles else 0
    return row + laid + (BETWEEN if seats and piles else 0)


def draw_tickets(found: Crowd) -> str:
    """The tickets in the middle, lying a little askew."""
    return "".join(
        f"<g {at(*spot, found.size)}>{pile(ticket, many, TILTS[n % len(TILTS)])}</g>"
        for n, (ticket, many, spot) in enumerate(found.piles)
    )


def pile(ticket: str, many: int, tilt: int) -> str:
    """A ticket, or several of a colour with their number, around 0, 0."""
    width, height = LAID
    card = face(ticket, -width / 2, -height / 2, width, height)
    if many == 1:
        return f'<g transform="rotate({tilt})">{card}</g>'
    under = face(ticket, 2 - width / 2, -2 - height / 2, width, height)
    disc = '<circle class="count" cx="1" cy="14" r="6.6"/>'
    count = f'<text class="count-number" x="1" y="17.4">{many}</text>'
    return f'<g transform="rotate({tilt})">{under}{card}</g>{disc}{count}'


def draw_travellers(view: View, found: Crowd) -> str:
    """The travellers, the airplane on its holder; whoever moves now in a ring and over the others."""
    moving = {row["seat"] for row in view["seats"] if row["part"] == "moving"}
    drawn = sorted(found.travellers.items(), key=lambda one: one[0] in moving)
    return "".join(
        f"<g {at(*spot, found.size)}>{standing(seat, seat == view['airplane'], seat in moving, found)}</g>"
        for seat, spot in drawn
    )


def standing(seat: int, airplane: bool, moves: bool, found: Crowd) -> str:
    """A traveller around 0, 0, or the place that it has left with the draft."""
    if seat == found.left:
        return ghost(seat)
    return (ring(seat) if moves else shadow(seat)) + piece(seat, 0, 0, airplane=airplane)
