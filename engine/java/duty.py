"""The duty to lay a land tile in every turn (Placing Land Tiles 1, rulings 26 and 29)."""

from engine.game import Seat
from engine.java import events, moves
from engine.java.acts import act
from engine.java.apply import foreseen
from engine.java.board import BITS, BOARD, Cells, cells_of, first, last
from engine.java.placing import can_place, easy, placements
from engine.java.shapes import SHAPES
from engine.java.state import State, once

MOVED = (events.Entered, events.Walked, events.Exited)


@once
def owed(state: State) -> bool:
    """Whether a land tile is still to be laid in this turn: it is a duty, not done, and possible."""
    return not state.placed and not state.final and can_place(state, state.to_move, state.points)


@once
def needed(state: State) -> Cells:
    """The cells that every tile which can be laid for 1 point would cover: a thing on another one is in the
    way of some, and never of all. Every cell where no tile can be laid for 1 point."""
    if anchors := easy(state):
        one, other = SHAPES[0].cells(first(anchors)), SHAPES[0].cells(last(anchors))
        if not one & other:
            return 0  # as nearly always
    common = BOARD
    for tile in placements(state, state.to_move, 1):
        common &= cells_of(tile.cells)
        if not common:
            break
    return common


def strands(state: State, seat: Seat, move: moves.Move) -> bool:
    """Whether no tile could be laid and paid for after this move, for a seat that owes one."""
    match move:
        case moves.End() | moves.Festival():
            return True
        case moves.Draw():
            return not can_place(state, seat, state.points - 1)
        case moves.Enter() | moves.Walk() | moves.Exit() | moves.Palace() | moves.Irrigate():
            event = act(state, seat, move)
            if not isinstance(move, moves.Palace) and not BITS[move.cell] & needed(state):
                cost = event.cost if isinstance(event, MOVED) else 1
                return cost >= state.points
            after = foreseen(state, event)
            return not can_place(after, seat, after.points)
        case _:  # a tile is laid, a token only helps
            return False
