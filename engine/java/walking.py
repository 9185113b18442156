"""How far developers come, and at what price (Moving Developers, ruling 20)."""

from functools import lru_cache

from engine.game import Seat
from engine.java.board import BITS, BOARD, RECENT, Cell, Cells, beside_lowlands, beside_mountains
from engine.java.cities import developers, palace_cells
from engine.java.spread import Ways, over, spread
from engine.java.state import State
from engine.java.water import covered

FARTHEST = BOARD.bit_count()  # no way costs more


def ways(state: State, seat: Seat) -> Ways:
    """The rice fields and the village spaces that a seat's developers may pass: no palaces, no others'."""
    shut = palace_cells(state) | developers(state) & ~state.players[seat].developers
    return over(state.rice & ~shut, state.village & ~shut)


def reach(rice: Cells, village: Cells, seeds: tuple[Cells, ...], most: int) -> list[Cells]:
    """The cells reached over these fields and villages for 0, 1, … `most` action points: `seeds` are where
    the way may begin for so many.

    Each cell is in the set of its cheapest price alone.
    """
    return spread(rice, village, seeds).reached(most)


def walks(state: State, seat: Seat, origin: Cells, most: int) -> list[Cells]:
    """Where a developer may come from a cell, by price; he may stop only where nobody stands."""
    free = ~developers(state)
    return [cells & free for cells in wave(state, seat, origin, most)]


def wave(state: State, seat: Seat, origin: Cells, most: int) -> list[Cells]:
    """The cells that a developer of a seat reaches from a cell for 0, 1, … `most` action points."""
    return ways(state, seat).begin(origin).reached(most)


def border(state: State) -> Cells:
    """The land tiles next to lowlands or mountains."""
    _, low, high = doors(covered(state))
    return low | high


def entries(state: State, seat: Seat, most: int) -> list[Cells]:
    """Where a developer may come from the border, by price."""
    free = ~developers(state)
    return [cells & free for cells in reach(*ways(state, seat).land, doors(covered(state)), most)]


@lru_cache(RECENT)
def doors(land: Cells) -> tuple[Cells, ...]:
    """Where a way over the border may begin or end on this land for 0, 1 and 2 action points."""
    return 0, beside_lowlands(land), beside_mountains(land)


def exit_price(state: State, reached: list[Cells], most: int) -> int | None:
    """What it costs to leave the board for a developer who reaches these cells, by price (of `wave`); None
    when he comes to no border for so much."""
    return price_out(covered(state), reached, most)


def price_out(land: Cells, reached: list[Cells], most: int) -> int | None:
    """The same, on this land."""
    through = doors(land)
    prices = [
        price + toll
        for price, cells in enumerate(reached)
        for toll, door in enumerate(through)
        if cells & door
    ]
    return min((price for price in prices if price <= most), default=None)


def price_of(reached: list[Cells], cell: Cell) -> int:
    """The price at which a cell was reached. Raises StopIteration when it was not."""
    return next(price for price, cells in enumerate(reached) if cells & BITS[cell])
