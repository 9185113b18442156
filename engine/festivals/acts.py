"""act(): the event of a move itself, without what follows from it."""

from typing import assert_never

from engine.festivals import events, moves
from engine.festivals.islands import ISLANDS
from engine.festivals.order import to_order
from engine.festivals.rules import gain
from engine.festivals.state import State
from engine.game import Seat


def act(state: State, seat: Seat, move: moves.Move) -> events.Event:
    """What a legal move does. Plans are shown together: they are no act of one seat."""
    match move:
        case moves.Go():
            return events.Moved(seat, move.ticket, state.places[seat], move.island)
        case moves.Name():
            return events.Named(seat, move.seat, typhoon=state.phase == "favour")
        case moves.Order():
            island = to_order(state)
            assert island is not None, "order is asked for an island"
            return events.Ordered(seat, island, move.seats)
        case moves.Rest():
            return rest(state, seat, move.source)
        case moves.Return():
            return events.Returned(seat, move.island, move.tickets)
        case moves.Shift():
            return events.Shifted(seat, move.typhoon, move.border)
        case moves.Hold():
            return events.Held(seat)
        case moves.Plan():
            raise AssertionError("plans are shown together")
        case _:
            assert_never(move)


def rest(state: State, seat: Seat, source: moves.Source) -> events.Rested:
    """What a rest gives: the depicted tickets of the pool, the middle, or nothing (Rest 3 and 5)."""
    island = state.places[seat]
    gains = {"pool": gain(state, island), "middle": state.middles[ISLANDS.index(island)], "nothing": ()}
    return events.Rested(seat, island, source, gains[source])
