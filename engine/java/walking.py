"""How far developers come, and at what price (Moving Developers, ruling 20)."""

from engine.game import Seat
from engine.java.board import BITS, BOARD, Cell, Cells, beside_lowlands, beside_mountains, flood, grow
from engine.java.cities import developers, palace_cells
from engine.java.state import State
from engine.java.water import covered

FARTHEST = BOARD.bit_count()  # no way costs more


def ways(state: State, seat: Seat) -> tuple[Cells, Cells]:
    """The rice fields and the village spaces that a seat's developers may pass: no palaces, no others'."""
    others = developers(state) & ~state.players[seat].developers
    shut = others | palace_cells(state)
    return state.rice & ~shut, state.village & ~shut


def region(state: State, seat: Seat, origin: Cells) -> Cells:
    """The cells that a seat's developer reaches from one without a change of land type."""
    rice, village = ways(state, seat)
    return flood(origin, rice if origin & rice else village)


def wave(state: State, seat: Seat, seeds: tuple[Cells, ...], most: int) -> list[Cells]:
    """The cells that a seat's developers reach for 0, 1, … `most` action points."""
    return reach(*ways(state, seat), seeds, most)


def reach(rice: Cells, village: Cells, seeds: tuple[Cells, ...], most: int) -> list[Cells]:
    """The cells reached over these fields and villages for 0, 1, … `most` action points: `seeds` are where
    the way may begin for so many.

    Each cell is in the set of its cheapest price alone.
    """
    reached: list[Cells] = []
    seen = edge = 0
    for price in range(most + 1):
        if price >= len(seeds) and not edge:
            break
        begin = seeds[price] if price < len(seeds) else 0
        onto_rice, onto_village = grow(edge & village) | begin, grow(edge & rice) | begin
        edge = (flood(onto_rice & rice, rice) | flood(onto_village & village, village)) & ~seen
        seen |= edge
        reached.append(edge)
    return reached


def walks(state: State, seat: Seat, origin: Cells, most: int) -> list[Cells]:
    """Where a developer may come from a cell, by price; he may stop only where nobody stands."""
    free = ~developers(state)
    return [cells & free for cells in wave(state, seat, (origin,), most)]


def border(state: State) -> Cells:
    """The land tiles next to lowlands or mountains."""
    land = covered(state)
    return beside_lowlands(land) | beside_mountains(land)


def entries(state: State, seat: Seat, most: int) -> list[Cells]:
    """Where a developer may come from the border, by price."""
    free = ~developers(state)
    return [cells & free for cells in wave(state, seat, doors(covered(state)), most)]


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
