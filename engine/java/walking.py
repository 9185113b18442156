"""How far developers come, and at what price (Moving Developers, ruling 20)."""

from functools import lru_cache

from engine.game import Seat
from engine.java.board import BOARD, RECENT, Cells, beside_lowlands, beside_mountains
from engine.java.cities import developers, palace_cells
from engine.java.spread import Spread, Ways, over, spread
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


def border(state: State) -> Cells:
    """The land tiles next to lowlands or mountains."""
    _, low, high = doors(covered(state))
    return low | high


def over_the_border(state: State, seat: Seat) -> Spread:
    """Where a seat's developers come from the border; they leave over it at the same price."""
    return ways(state, seat).enter(doors(covered(state)))


def from_cell(state: State, seat: Seat, origin: Cells) -> Spread:
    """Where a developer of a seat comes from a cell."""
    return ways(state, seat).begin(origin)


@lru_cache(RECENT)
def doors(land: Cells) -> tuple[Cells, ...]:
    """Where a way over the border may begin or end on this land for 0, 1 and 2 action points."""
    return 0, beside_lowlands(land), beside_mountains(land)


def price_out(land: Cells, reached: list[Cells], most: int) -> int | None:
    """What it costs to leave this land for a developer who reaches these cells, by price (of `reach`); None
    when he comes to no border for so much."""
    through = doors(land)
    prices = [
        price + toll
        for price, cells in enumerate(reached)
        for toll, door in enumerate(through)
        if cells & door
    ]
    return min((price for price in prices if price <= most), default=None)
