"""with_orders(): a draft that goes on with what its seat's standing orders answer to the questions behind it.

They are shown there like moves of the draft, and are sent with it. A question that its player wants to answer
by hand is left alone: “by” in the address says so, until a move is added.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from service.access import site
from service.load import Loaded
from service.pages.draft import Judged, judge
from service.pages.games import PAGES
from service.preview import LONGEST
from service.standing import STANDING
from service.standing.foreseen import foreseen
from service.standing.giving import own_orders

HAND = "hand"


@dataclass(frozen=True, slots=True)
class Ordered:
    """A draft with what orders add to it."""

    judged: Judged
    added: int = 0  # the last moves of it, so many, are by orders
    standing: bool = False  # its seat has orders
    offered: bool = False  # they have an answer, and it is left to the player
    silent: Sequence[tuple[str, str]] = ()  # orders that are not played in this draft: line, why


def with_orders(loaded: Loaded, seat: int, judged: Judged, by: str) -> Ordered:
    """The draft after what orders answer; the same draft when it is empty, refused, or asks no more."""
    record = loaded.record
    orders = own_orders(site(), loaded, seat).orders if record.table.rules in STANDING else ()
    open_still = judged.moves and not judged.chance and judged.refusal is None
    if not orders or not open_still or PAGES[record.table.rules].whole(judged.steps):
        return Ordered(judged, standing=bool(orders))
    found = foreseen(record, seat, orders, judged.state)
    silent = [(one.line, found.dropped[one.topic].why) for one in orders if one.topic in found.dropped]
    if by == HAND or not found.moves:
        return Ordered(judged, 0, True, bool(found.moves), silent)
    lines = [record.rules.notation.write(move) for move in (*judged.moves, *found.moves)][:LONGEST]
    longer = judge(record, seat, ";".join(lines))
    return Ordered(longer, len(lines) - len(judged.moves), True, False, silent)
