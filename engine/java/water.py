"""Irrigation areas, and when they are enclosed (Placing Irrigation Tiles, rulings 8 and 10)."""

from collections.abc import Iterator

from engine.java.board import Cells, groups
from engine.java.cities import around
from engine.java.state import State


def covered(state: State) -> Cells:
    """The cells with land tiles."""
    return state.levels[0] if state.levels else 0


def newly_enclosed(state: State) -> Iterator[Cells]:
    """The irrigation areas that land encloses now and did not before, the one with the first cell first.

    Irrigation lies in central Java alone, all whose neighbours are cells.
    """
    return (area for area in groups(state.water & ~state.enclosed) if not around(area) & ~covered(state))
