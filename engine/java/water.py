"""Irrigation areas, and when they are enclosed (Placing Irrigation Tiles, rulings 8 and 10)."""

from engine.java.board import BOARD, Cells, flood, groups, grow
from engine.java.state import State


def covered(state: State) -> Cells:
    """The cells with land tiles."""
    return state.levels[0] if state.levels else 0


def newly_enclosed(state: State) -> tuple[Cells, ...]:
    """The irrigation areas that land encloses now and did not before, the one with the first cell first.

    Irrigation lies in central Java alone, all whose neighbours are cells.
    """
    water = state.water & ~state.enclosed
    open_side = water & grow(BOARD & ~covered(state) & ~water)
    return groups(water & ~flood(open_side, water)) if open_side != water else ()
