"""The bot of The Festivals: it walks to the festival where that pays, and rests when it is short of tickets.

It weighs points against tickets and against the way to the next festival. The same view always gets the same
answer.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from engine.festivals.tickets import TICKETS
from engine.game import Json, Move
from service.bots.ways import Ways, counts, less

View: TypeAlias = Mapping[str, Any]
TICKET = 0.5  # points that a ticket is worth
STEP = 0.4  # points that it is worth to end one island nearer to the next festival
ENOUGH = 7  # tickets, of which more are worth nothing
COMES = 0.6  # how likely somebody who can come to the festival does


def traveller(view: Json, legal: Sequence[Move]) -> Any:
    """The legal move that it likes best; the first of equals."""
    worth, ways = WORTH.get(view["phase"]), Ways(view)
    return max(legal, key=lambda move: worth(view, ways, move)) if worth else legal[0]


def plan(view: View, ways: Ways, move: Any) -> float:
    """What a plan may bring: a prize, or tickets, and a place; less what it costs."""
    start, spent = own(view)["island"], len(move.tickets)
    ends = ways.ends(start, counts(move.tickets))
    best = max((prize(view, ways, spent, end) + near(view, ways, end) for end in ends), default=-9.0)
    return best + (-TICKET * spent if spent else TICKET * gained(view))


def prize(view: View, ways: Ways, spent: int, end: str) -> float:
    """The points to be hoped for by whoever ends on an island with so many tickets."""
    festival = view["festival"]
    if end != festival["island"]:
        return 0.0
    others = [row for row in view["seats"] if row["seat"] != view["you"]["seat"]]
    before = sum(comes_before(row, ways.distance(row["island"], end), spent) for row in others)
    points: list[float] = [*festival["points"], 0, 0, 0, 0]
    place, more = int(before), before % 1
    return points[place] * (1 - more) + points[place + 1] * more


def comes_before(row: Any, steps: int, spent: int) -> float:
    """How likely somebody who is so many steps away is there before one who spends so many tickets."""
    if not steps:
        return 0.0 if spent else 0.5
    if row["tickets"] < steps:
        return 0.0
    return COMES * (1.0 if steps > spent else 0.5 if steps == spent else 0.3)


def near(view: View, ways: Ways, island: str) -> float:
    """What an island is worth for the next round."""
    return -STEP * ways.distance(island, view["next"]["island"]) if view["next"] else 0.0


def gained(view: View) -> int:
    """How many useful tickets a rest brings."""
    most = max(len(pool(view)), len(here(view)["middle"]))
    return max(0, min(most, ENOUGH - len(view["you"]["tickets"])))


def step(view: View, ways: Ways, move: Any) -> float:
    """What a step leads to, once all shown tickets are used."""
    left = less(counts(own(view)["shown"]), TICKETS.index(move.ticket))
    festival = view["festival"]
    points = dict(enumerate(festival["points"])).get(len(festival["claimed"]), 0)
    ends = ways.ends(move.island, left) or {move.island}
    return max((points if end == festival["island"] else 0) + near(view, ways, end) for end in ends)


def name(view: View, ways: Ways, move: Any) -> float:
    """Itself first, and then whoever has fewest points."""
    return -rank(view, move.seat)


def order(view: View, ways: Ways, move: Any) -> float:
    return sum(place * rank(view, seat) for place, seat in enumerate(move.seats))


def rank(view: View, seat: int) -> float:
    """How little this seat is to be favoured."""
    return -1.0 if seat == view["you"]["seat"] else float(view["seats"][seat]["points"])


def rest(view: View, ways: Ways, move: Any) -> float:
    """As many tickets as possible, and rather of colours that it lacks."""
    sources = {"pool": pool(view), "middle": here(view)["middle"], "nothing": []}
    tickets = sources[move.source]
    return len(tickets) + 0.1 * len(set(tickets) - set(view["you"]["tickets"]))


def own(view: View) -> Any:
    return view["seats"][view["you"]["seat"]]


def here(view: View) -> Any:
    """The island on which it stands."""
    return next(one for one in view["islands"] if one["island"] == own(view)["island"])


def pool(view: View) -> list[str]:
    """What a rest takes from the pool; every tile depicts a colour once."""
    return [ticket for ticket in here(view)["gain"] if view["pool"][ticket]]


WORTH: Mapping[str, Callable[[View, Ways, Any], float]] = {
    "plan": plan,
    "name": name,
    "move": step,
    "order": order,
    "rest": rest,
    "favour": name,
}
