"""Java's map in plain sets of names, written a second time for the tests of its bits; and random boards."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.java import apply
from engine.java.board import BITS, DRAWN, Cell, groups, name_of
from engine.java.cities import palace_in
from engine.java.events import PalaceBuilt, Placed
from engine.java.moves import Place
from engine.java.placing import placements
from engine.java.state import State
from tests.engine.java.boards import RED, position

Tile = frozenset[Cell]

STEPS = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
PLACES = {(row, half): name_of(row, half) for row, half, _ in DRAWN}
NEIGHBOURS = {
    name: {PLACES[row + down, half + right] for down, right in STEPS if (row + down, half + right) in PLACES}
    for (row, half), name in PLACES.items()
}
WINDOW = {f"{letter}{row}" for letter in "efghij" for row in (4, 5, 6, 7)}


def spread(cells: Iterable[Cell]) -> set[Cell]:
    """The cells and their neighbours."""
    return {near for cell in cells for near in (cell, *NEIGHBOURS[cell])}


def hang_together(cell: Cell, within: set[Cell]) -> set[Cell]:
    """The connected group of a cell."""
    seen, edge = set[Cell](), {cell} & within
    while edge:
        seen |= edge
        edge = (spread(edge) & within) - seen
    return seen


def shapes() -> set[Tile]:
    """The spaces of every tile that could lie on the map."""
    ones = {frozenset({cell}) for cell in NEIGHBOURS}
    twos = {frozenset({cell, near}) for cell in NEIGHBOURS for near in NEIGHBOURS[cell]}
    threes = {tile | {third} for tile in twos for third in NEIGHBOURS[min(tile)] & NEIGHBOURS[max(tile)]}
    return ones | twos | threes


def tiles() -> Iterator[Place]:
    """Every tile that could lie on the map, with every village it could have."""
    for cells in shapes():
        yield from (Place(village, tuple(cells - {village})) for village in cells)
        if len(cells) == 1:
            yield Place(None, tuple(cells))


def grown(choices: Iterable[int]) -> State:
    """A board on which tiles were laid and palaces built in the window: what was legal, by these numbers."""
    state = position(threes=99)
    for number in choices:
        state = with_palace(state, number) if number % 7 == 0 else with_tile(state, number)
    return state


def with_tile(state: State, number: int) -> State:
    """The board with one more tile, if there is one for the window."""
    moves = [move for move in placements(state, RED, 3) if set(move.cells) <= WINDOW]
    if not moves:
        return state
    move = moves[number % len(moves)]
    height = 1 + sum(BITS[move.cells[0]] & layer != 0 for layer in state.levels)
    laid = apply(state, Placed(RED, move.village, move.rice, height, 0))
    return replace(laid, players=state.players)  # the supply does not run out


def with_palace(state: State, number: int) -> State:
    """The board with a palace in one more village, if there is one."""
    villages = [cells for cells in groups(state.village) if palace_in(state, cells) is None]
    free = [name for cells in villages for name, bit in BITS.items() if bit & cells]
    return apply(state, PalaceBuilt(RED, free[number % len(free)], 2, 0)) if free else state
