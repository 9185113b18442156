"""Where palaces may be built and enlarged (Building and Enlarging Palaces, rulings 12 to 14)."""

from collections.abc import Iterator

from engine.game import Seat
from engine.java import moves
from engine.java.board import BITS, groups, names
from engine.java.cities import developers, highest, palace_in, town
from engine.java.state import State
from engine.java.stock import VALUES


def values(state: State, size: int, above: int) -> list[int]:
    """The palace tiles in the supply that a place of so many spaces can bear, higher than `above`."""
    return [value for value, left in zip(VALUES, state.stock, strict=True) if left and above < value <= size]


def buildings(state: State, seat: Seat, points: int) -> Iterator[moves.Palace]:
    """Every palace that a seat may build or enlarge for so many points."""
    if points < 1:
        return
    for cells in groups(town(state, state.players[seat].developers)):
        if cells.bit_count() < VALUES[0]:
            continue
        palace = palace_in(state, cells)
        above = palace.value if palace else 0
        wanted = values(state, cells.bit_count(), above)
        if not wanted or (palace and palace.cell in state.changed) or highest(state, cells) != seat:
            continue
        where = [palace.cell] if palace else names(cells & ~developers(state))
        yield from (moves.Palace(cell, value) for cell in where for value in wanted)


def stands(state: State, cell: str) -> bool:
    """Whether a palace stands on a cell."""
    return any(BITS[palace.cell] == BITS[cell] for palace in state.palaces)
