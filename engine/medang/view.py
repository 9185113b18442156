"""What a seat may see of a state and hear of an event, built up from nothing.

The only file that knows what is secret: hands, dynasties and the pile (ruling 26).
"""

from typing import TypeAlias, assert_never

from engine.codec import kind
from engine.game import Json, Seat
from engine.medang import events
from engine.medang.board import capacities, rows
from engine.medang.effects import trade_on_offer
from engine.medang.pile import size
from engine.medang.scoring import majority
from engine.medang.state import State


def view(state: State, seat: Seat | None) -> Json:
    """What a seat (None: a spectator) may see of a game."""
    over = state.phase == "over"
    seen: dict[str, Json] = {
        "game": "medang",
        "phase": state.phase,
        "temple": state.temple,
        "capacities": list(capacities(state.temple)),
        "columns": [list(column) for column in state.columns],
        "market": list(state.market),
        "pile": size(state.pile),
        "removed": list(state.removed),
        "effect": trade_on_offer(state) if state.phase == "effect" else None,
        "to_move": to_move(state),
        "sealed": state.phase == "discard",
        "seats": [
            {"seat": each, "hand": len(hand), "dynasty": state.dynasties[each] if over else None}
            for each, hand in enumerate(state.hands)
        ],
        "floors": floors(state),
        "scores": scores(state) if over else None,
        "winners": list(state.winners) if over else None,
    }
    if seat is not None:
        seen["you"] = {"seat": seat, "hand": list(state.hands[seat]), "dynasty": state.dynasties[seat]}
    return seen


def to_move(state: State) -> list[Seat]:
    """The seats whose choice is awaited."""
    if state.phase == "discard":
        return list(range(len(state.hands)))
    return [] if state.phase == "over" else [state.to_move]


def floors(state: State) -> list[Json]:
    """The dynasties with most tiles on every floor, whoever plays them."""
    leading = [majority(row) for row in rows(state.temple, state.columns)]
    return [
        {"floor": floor, "most": list(most), "count": count} for floor, (most, count) in enumerate(leading, 1)
    ]


def scores(state: State) -> list[Json]:
    """Every seat's final score."""
    return [
        {
            "seat": tally.seat,
            "dynasty": state.dynasties[tally.seat],
            "floors": list(tally.floors),
            "columns": list(tally.columns),
            "total": tally.total,
            "leader": tally.leader,
            "general": tally.general,
        }
        for tally in state.tallies
    ]


Secret: TypeAlias = events.Started | events.Discarded | events.Exchanged | events.Taken


def tell(event: events.Event, seat: Seat | None) -> Json:
    """What a seat (None: a spectator) may hear of an event."""
    told = told_in_part(event, seat) if isinstance(event, Secret) else told_to_all(event)
    return {"kind": kind(type(event)), **told}


def told_in_part(event: Secret, seat: Seat | None) -> dict[str, Json]:
    """The events that hide something: a seat hears its own part, and of others' the count."""
    match event:
        case events.Started():
            return {"temple": event.temple, "seats": len(event.hands), **dealt(event, seat)}
        case events.Discarded():
            own = {"tiles": list(event.tiles), "drawn": list(event.drawn)}
            return {"seat": event.seat, "count": len(event.tiles), **(own if seat == event.seat else {})}
        case events.Exchanged():
            own = {"discarded": list(event.discarded)} if seat == event.seat else {}
            count, chosen = len(event.discarded), list(event.chosen)
            return {"seat": event.seat, "count": count, "chosen": chosen, **own}
        case events.Taken():
            seen = seat == event.seat or not event.pile
            return {"seat": event.seat, "pile": event.pile, **({"tile": event.tile} if seen else {})}
        case _:
            assert_never(event)


def dealt(event: events.Started, seat: Seat | None) -> dict[str, Json]:
    """A seat's own hand and dynasty."""
    if seat is None:
        return {}
    return {"hand": list(event.hands[seat]), "dynasty": event.dynasties[seat]}


Public: TypeAlias = (
    events.MarketOpened | events.StartingPlayerDrawn | events.Placed | events.Bought | events.Swapped
    | events.Removed | events.Renewed | events.MarketRefilled | events.TurnPassed | events.Skipped
    | events.Completed | events.Revealed | events.Scored | events.Won
)  # fmt: skip


def told_to_all(event: Public) -> dict[str, Json]:
    """The events that everybody sees."""
    match event:
        case events.StartingPlayerDrawn() | events.TurnPassed() | events.Skipped() | events.Completed():
            return {"seat": event.seat}
        case events.Placed() | events.Removed():
            return {"seat": event.seat, "tile": event.tile, "column": event.column, "floor": event.floor}
        case events.Swapped():
            return swapped(event)
        case events.Bought():
            return {"seat": event.seat, "tile": event.tile}
        case events.MarketOpened() | events.MarketRefilled():
            return {"tiles": list(event.tiles)}
        case events.Renewed():
            return {"seat": event.seat, "tiles": list(event.tiles)}
        case events.Revealed() | events.Scored() | events.Won():
            return ended(event)
        case _:
            assert_never(event)


def swapped(event: events.Swapped) -> dict[str, Json]:
    """A monk and the other tile, each with its place before the swap."""
    return {
        "seat": event.seat,
        "tile": event.tile,
        "column": event.column,
        "floor": event.floor,
        "other": event.other,
        "other_column": event.other_column,
        "other_floor": event.other_floor,
    }


def ended(event: events.Revealed | events.Scored | events.Won) -> dict[str, Json]:
    """What is shown once the temple is complete."""
    if isinstance(event, events.Revealed):
        return {"dynasties": list(event.dynasties)}
    if isinstance(event, events.Won):
        return {"seats": list(event.seats), "why": event.why}
    return {
        "seat": event.seat,
        "floors": list(event.floors),
        "columns": list(event.columns),
        "leader": event.leader,
        "general": event.general,
    }
