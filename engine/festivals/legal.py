"""Whose move it is, what they may do, and what they do by silence."""

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Final

from engine.festivals import moves
from engine.festivals.islands import BORDERS, ISLANDS
from engine.festivals.order import to_order, together
from engine.festivals.rules import AWAITED, objection, surplus, to_return
from engine.festivals.state import State
from engine.festivals.tickets import TICKETS
from engine.game import Actors, Seat
from engine.multiset import selections


def actors(state: State) -> Actors:
    """The seats whose choice is awaited: all who hold tickets at once for plans, else one, then none."""
    return Actors(state.asked, sealed=state.phase == "plan" and bool(state.asked))


def legal(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Every move this seat may make now, in a fixed order; the move of silence is the first."""
    return (move for move in candidates(state, seat) if not objection(state, seat, move))


def default(state: State, seat: Seat) -> moves.Move:
    """The move of silence, the first of `legal`: show none; name and order clockwise from the holder;
    the first island of the map; rest from the pool, or else the middle; leave typhoons alone."""
    return next(legal(state, seat))


def candidates(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Moves of the kinds that are awaited, many of them not legal."""
    if seat not in state.asked:
        return iter(())
    return (move for kind in AWAITED[state.phase][::-1] for move in CANDIDATES[kind](state, seat))


def plans(state: State, seat: Seat) -> Iterator[moves.Move]:
    hand = state.hands[seat]
    return (moves.Plan(chosen) for number in range(len(hand) + 1) for chosen in selections(hand, number))


def names(state: State, seat: Seat) -> Iterator[moves.Move]:
    return (moves.Name((seat + step) % len(state.hands)) for step in range(len(state.hands)))


def steps(state: State, seat: Seat) -> Iterator[moves.Move]:
    return (moves.Go(island, ticket) for island in ISLANDS for ticket in TICKETS)


def orders(state: State, seat: Seat) -> Iterator[moves.Move]:
    island = to_order(state)
    assert island is not None, "order is asked for an island"
    return (moves.Order(seats) for seats in permutations(together(state, island)))


def rests(state: State, seat: Seat) -> Iterator[moves.Move]:
    yield from (moves.Rest("pool"), moves.Rest("middle"), moves.Rest("nothing"))


def returns(state: State, seat: Seat) -> Iterator[moves.Move]:
    island = to_return(state)
    assert island is not None, "return is asked for an island"
    stored = state.middles[ISLANDS.index(island)]
    return (moves.Return(island, chosen) for chosen in selections(stored, surplus(state, island)))


def shifts(state: State, seat: Seat) -> Iterator[moves.Move]:
    return (moves.Shift(typhoon, border) for typhoon in state.typhoons for border in BORDERS)


def holds(state: State, seat: Seat) -> Iterator[moves.Move]:
    yield moves.Hold()


CANDIDATES: Final[Mapping[type[moves.Move], Callable[[State, Seat], Iterator[moves.Move]]]] = {
    moves.Plan: plans,
    moves.Name: names,
    moves.Go: steps,
    moves.Order: orders,
    moves.Rest: rests,
    moves.Return: returns,
    moves.Shift: shifts,
    moves.Hold: holds,
}
