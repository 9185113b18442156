"""Villages and cities: connected village spaces, with a palace or without; and who ranks how there.

The rule of rank is written here once: for palaces, irrigation and the final scoring (ruling 11).
"""

from typing import TypeAlias

from engine.game import Seat
from engine.java.board import BITS, Cells, flood, grow
from engine.java.state import Stands, State, once

Heights: TypeAlias = tuple[int, ...]  # how many developers on the highest level, the next, and so on


@once
def palace_cells(state: State) -> Cells:
    """The cells with a palace."""
    cells = 0
    for palace in state.palaces:
        cells |= BITS[palace.cell]
    return cells


def town(state: State, cells: Cells) -> Cells:
    """The village or city around a village space, or around several; nothing around others."""
    return flood(cells, state.village)


def palace_in(state: State, cells: Cells) -> Stands | None:
    """The palace of a city; None in a village."""
    return next((palace for palace in state.palaces if BITS[palace.cell] & cells), None)


def city_of(state: State, palace: Stands) -> Cells:
    """The city of a palace."""
    return town(state, BITS[palace.cell])


@once
def developers(state: State) -> Cells:
    """All developers on the board."""
    cells = 0
    for player in state.players:
        cells |= player.developers
    return cells


def level(state: State, cell: Cells) -> int:
    """How many land tiles lie on a cell."""
    return sum(1 for layer in state.levels if layer & cell)


def heights(state: State, seat: Seat, cells: Cells) -> Heights:
    """A seat's developers in these cells, counted level by level from the top."""
    mine, above, counts = state.players[seat].developers & cells, 0, []
    for layer in reversed(state.levels):
        counts.append((mine & layer & ~above).bit_count())
        above |= layer
    return tuple(counts)


def ranks(state: State, cells: Cells) -> list[tuple[Seat, ...]]:
    """The seats with developers in these cells: those of the highest rank, of the second, and so on
    (Building and Enlarging Palaces 6 to 10, ruling 24)."""
    by_heights: dict[Heights, list[Seat]] = {}
    for seat, player in enumerate(state.players):
        if player.developers & cells:
            by_heights.setdefault(heights(state, seat, cells), []).append(seat)
    return [tuple(by_heights[each]) for each in sorted(by_heights, reverse=True)]


def highest(state: State, cells: Cells) -> Seat | None:
    """The seat that alone has the highest rank in these cells; None on a tie, or without developers."""
    ranked = ranks(state, cells)
    return ranked[0][0] if ranked and len(ranked[0]) == 1 else None


def around(cells: Cells) -> Cells:
    """The cells next to these."""
    return grow(cells) & ~cells
