"""Whose turn it is within a round: in movement, and among those who stay. Pure questions to a state."""

from engine.festivals.islands import GAINS, ISLANDS, Island
from engine.festivals.scoring import festival_island, prize_left
from engine.festivals.state import State
from engine.game import Seat


def clockwise(state: State) -> tuple[Seat, ...]:
    """All seats, the holder of the airplane first."""
    number = len(state.hands)
    return tuple((state.airplane + step) % number for step in range(number))


def next_movers(state: State) -> tuple[Seat, ...]:
    """Of those who have still to move, the ones who show most tickets, clockwise (Move 1)."""
    waiting = [seat for seat in clockwise(state) if state.plans[seat] and seat not in state.moved]
    most = max((len(state.plans[seat]) for seat in waiting), default=0)
    return tuple(seat for seat in waiting if len(state.plans[seat]) == most)


def blocked_at_once(state: State) -> tuple[Seat, ...]:
    """Those who showed tickets and could not make a step, in the order of their turns (ruling 6)."""
    return tuple(seat for seat in state.moved if not state.steps[seat])


def together(state: State, island: Island) -> tuple[Seat, ...]:
    """Those on one island who showed no tickets, clockwise."""
    return tuple(seat for seat in clockwise(state) if state.places[seat] == island and not state.plans[seat])


def to_order(state: State) -> Island | None:
    """The next island whose stayers the holder is to put in order, before anybody rests (ruling 2)."""
    done = {state.places[seats[0]] for seats in state.orders}
    waiting = [island for island in ISLANDS if island not in done and order_matters(state, island)]
    return waiting[0] if waiting and not state.rested else None


def order_matters(state: State, island: Island) -> bool:
    """Whether it can matter who of an island's stayers is first: a prize is left there, the middle holds
    tickets, or the pool is short of what all who stay would take."""
    if len(together(state, island)) < 2:
        return False
    if prize_left(state) and festival_island(state) == island:
        return True
    return bool(state.middles[ISLANDS.index(island)]) or pool_is_short(state, island)


def pool_is_short(state: State, island: Island) -> bool:
    """Whether the pool lacks a colour depicted there, if all who stay anywhere rest from it."""
    wanted = [
        ticket for seat, plan in enumerate(state.plans) if not plan for ticket in GAINS[state.places[seat]]
    ]
    return any(state.pool.count(ticket) < wanted.count(ticket) for ticket in GAINS[island])


def line(state: State) -> tuple[Seat, ...]:
    """Those without shown tickets in the order in which they take prizes and rest: clockwise, and those of
    one island in the places of that island as the holder put them (ruling 2)."""
    ordered = {state.places[seats[0]]: iter(seats) for seats in state.orders}
    staying = [seat for seat in clockwise(state) if not state.plans[seat]]
    return tuple(
        next(ordered[state.places[seat]]) if state.places[seat] in ordered else seat for seat in staying
    )
