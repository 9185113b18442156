"""act(): the event of a move of a turn, without what follows from it."""

from typing import assert_never

from engine.game import Seat
from engine.java import events, moves
from engine.java.board import BITS, Cell, cells_of
from engine.java.cards import Card
from engine.java.cities import city_of, level
from engine.java.palaces import stands
from engine.java.placing import price
from engine.java.spread import Spread
from engine.java.state import Stands, State, memory
from engine.java.walking import from_cell, over_the_border

Alone = moves.Place | moves.Enter | moves.Walk | moves.Exit | moves.Palace | moves.Irrigate | moves.Token


def act(state: State, seat: Seat, move: Alone) -> events.Event:
    """What a legal move does by itself; remembered, for its consequences are asked for before it is made.
    Draws, festivals and the end of a turn are made in decide.py."""
    known: tuple[Seat, Alone, events.Event] | None = memory(state).get(act)
    if known and known[1] is move and known[0] == seat:
        return known[2]
    event = made(state, seat, move)
    memory(state)[act] = seat, move, event
    return event


def made(state: State, seat: Seat, move: Alone) -> events.Event:
    """The event itself."""
    match move:
        case moves.Place():
            cells = cells_of(move.cells)
            above = level(state, cells & -cells) + 1
            return events.Placed(seat, move.village, move.rice, above, price(state, cells))
        case moves.Enter():
            return events.Entered(seat, move.cell, cost(state, over_the_border(state, seat), move.cell))
        case moves.Walk():
            way = from_cell(state, seat, BITS[move.origin])
            return events.Walked(seat, move.origin, move.cell, cost(state, way, move.cell))
        case moves.Exit():
            return events.Exited(seat, move.cell, cost(state, over_the_border(state, seat), move.cell))
        case moves.Palace():
            built = events.PalaceEnlarged if stands(state, move.cell) else events.PalaceBuilt
            return built(seat, move.cell, move.value, move.value // 2)
        case moves.Irrigate():
            return events.Irrigated(seat, move.cell)
        case moves.Token():
            return events.TokenPlayed(seat)
        case _:
            assert_never(move)


def cost(state: State, way: Spread, cell: Cell) -> int:
    """The action points for a way."""
    price = way.price(BITS[cell], state.points)
    assert price is not None, "the rules ask for a way"
    return price


def competitors(state: State, seat: Seat, palace: Stands) -> tuple[Seat, ...]:
    """Who may compete in a festival: the arranger, and clockwise all with a developer in the city and a
    card."""
    city, number = city_of(state, palace), len(state.players)
    others = [(seat + step) % number for step in range(1, number)]
    return (
        seat,
        *(other for other in others if state.players[other].developers & city and state.players[other].cards),
    )


def palace_at(state: State, cell: str) -> Stands | None:
    """The palace on a cell."""
    return next((palace for palace in state.palaces if palace.cell == cell), None)


def drawable(state: State) -> tuple[Card, ...]:
    """The cards that may come off the deck: the discards when it is empty."""
    return state.deck or state.discards
