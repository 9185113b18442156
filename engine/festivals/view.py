"""What a seat may see of a state and hear of an event, built up from nothing.

The only file that knows what is secret: the colours in hands, the plans until all are shown, and which
festival comes behind the next (ruling 17).
"""

from typing import TypeAlias, assert_never

from engine.codec import kind
from engine.festivals import events
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import GAINS, ISLANDS, limit, slots
from engine.festivals.legal import actors
from engine.festivals.order import next_movers, to_order, together
from engine.festivals.rules import surplus, to_return
from engine.festivals.scoring import claimed, lowest, prizes_of, threshold, total
from engine.festivals.state import State
from engine.festivals.tickets import TICKETS
from engine.game import Json, Seat


def view(state: State, seat: Seat | None) -> Json:
    """What a seat (None: a spectator) may see of a game."""
    over, seats = state.phase == "over", range(len(state.hands))
    seen: dict[str, Json] = {
        "game": "festivals",
        "phase": state.phase,
        "round": state.round,
        "threshold": threshold(state),
        "islands": [island(state, place) for place in range(len(ISLANDS))],
        "typhoons": list(state.typhoons),
        "typhoon_tie": state.typhoon_tie,
        "festival": {**festival(state.festival), "claimed": list(claimed(state))},
        "next": None if state.upcoming is None else festival(state.upcoming),
        "left": len(state.deck),
        "pool": {ticket: state.pool.count(ticket) for ticket in TICKETS},
        "airplane": state.airplane,
        "to_move": list(state.asked),
        "sealed": actors(state).sealed,
        "seats": [traveller(state, each) for each in seats],
        "asked": asked(state),
        "scores": [{"seat": each, "total": total(state, each)} for each in seats] if over else None,
        "winners": list(state.winners) if over else None,
        "why": state.why,
    }
    if seat is not None:
        seen["you"] = {"seat": seat, "tickets": list(state.hands[seat])}
    return seen


def island(state: State, place: int) -> Json:
    """An island: what is printed on it, and what lies there."""
    name = ISLANDS[place]
    return {
        "island": name,
        "slots": list(slots(name, len(state.hands))),
        "placed": list(state.slots[place]),
        "middle": list(state.middles[place]),
        "gain": list(GAINS[name]),
        "limit": limit(name),
    }


def festival(number: int) -> dict[str, Json]:
    """A festival card."""
    card = FESTIVALS[number]
    return {
        "number": number,
        "name": card.name,
        "island": card.island,
        "where": card.where,
        "points": list(card.points),
    }


def traveller(state: State, seat: Seat) -> Json:
    """What everybody sees of a seat."""
    return {
        "seat": seat,
        "island": state.places[seat],
        "tickets": len(state.hands[seat]),
        "points": total(state, seat),
        "plan": list(state.plans[seat]) if state.plans else None,
        "shown": list(state.shown[seat]) if state.shown else [],
        "part": part(state, seat),
        "prizes": [
            {
                "festival": prize.festival,
                "name": FESTIVALS[prize.festival].name,
                "place": prize.place,
                "points": prize.points,
            }
            for prize in prizes_of(state, seat)
        ],
    }


def part(state: State, seat: Seat) -> str | None:
    """What a seat has to do in this round's actions; None while all plan."""
    if not state.plans:
        return None
    if not state.plans[seat]:
        return "rested" if seat in state.rested else "staying"
    if seat in state.moved:
        return "moved"
    return "moving" if seat == state.mover else "waiting"


def asked(state: State) -> Json:
    """What the airplane's holder is asked about."""
    match state.phase:
        case "name":
            return {"seats": list(next_movers(state)), "island": None, "count": 0}
        case "favour":
            return {"seats": list(lowest(state)), "island": None, "count": 0}
        case "order" if place := to_order(state):
            return {"seats": list(together(state, place)), "island": place, "count": 0}
        case "return" if place := to_return(state):
            return {"seats": [], "island": place, "count": surplus(state, place)}
    return None


def tell(event: events.Event, seat: Seat | None) -> Json:
    """What a seat (None: a spectator) may hear of an event: all of it but the deal."""
    told = started(event, seat) if isinstance(event, events.Started) else told_to_all(event)
    return {"kind": kind(type(event)), **told}


def started(event: events.Started, seat: Seat | None) -> dict[str, Json]:
    """The deal: of the tickets only a seat's own."""
    own = {} if seat is None else {"tickets": list(event.hands[seat])}
    return {
        "seats": len(event.hands),
        "typhoons": list(event.typhoons),
        "typhoon_tie": event.typhoon_tie,
        "festival": event.festival,
        "next": event.upcoming,
        "airplane": event.airplane,
        **own,
    }


Public: TypeAlias = (
    events.Asked | events.Shown | events.Named | events.Moved | events.Blocked | events.Claimed | events.Done
    | events.Ordered | events.Rested | events.Gathered | events.Returned | events.FestivalChanged
    | events.AirplanePassed | events.Shifted | events.Held | events.Tied | events.Won
)  # fmt: skip


def told_to_all(event: Public) -> dict[str, Json]:
    """The events that everybody sees."""
    match event:
        case events.Asked():
            return {"phase": event.phase, "seats": list(event.seats)}
        case events.Shown():
            return {"plans": [list(plan) for plan in event.plans]}
        case events.Named():
            return {"seat": event.seat, "named": event.named, "typhoon": event.typhoon}
        case events.Ordered():
            return {"seat": event.seat, "island": event.island, "seats": list(event.seats)}
        case events.Done() | events.Held() | events.AirplanePassed():
            return {"seat": event.seat}
        case events.Moved() | events.Blocked() | events.Rested() | events.Returned() | events.Shifted():
            return told_of_tickets(event)
        case _:
            return told_of_round(event)


def told_of_round(
    event: events.Claimed | events.Gathered | events.FestivalChanged | events.Tied | events.Won,
) -> dict[str, Json]:
    """Prizes, a new round, the end."""
    match event:
        case events.Claimed():
            place, points = event.place, event.points
            return {"seat": event.seat, "festival": event.festival, "place": place, "points": points}
        case events.Gathered():
            return {}
        case events.FestivalChanged():
            return {"festival": event.festival, "next": event.upcoming}
        case events.Tied():
            return {"seats": list(event.seats), "points": event.points}
        case events.Won():
            return {"seats": list(event.seats), "why": event.why}
        case _:
            assert_never(event)


def told_of_tickets(
    event: events.Moved | events.Blocked | events.Rested | events.Returned | events.Shifted,
) -> dict[str, Json]:
    """Tickets and typhoons that changed their place."""
    match event:
        case events.Moved():
            way = {"origin": event.origin, "island": event.island}
            return {"seat": event.seat, "ticket": event.ticket, **way}
        case events.Blocked() | events.Returned():
            return {"seat": event.seat, "island": event.island, "tickets": list(event.tickets)}
        case events.Rested():
            source, tickets = event.source, list(event.tickets)
            return {"seat": event.seat, "island": event.island, "source": source, "tickets": tickets}
        case events.Shifted():
            return {"seat": event.seat, "typhoon": event.typhoon, "border": event.border}
        case _:
            assert_never(event)
