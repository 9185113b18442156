"""How developers of Java get about: what it costs to reach a cell, by looking at all ways."""

from .java_map import BEYOND, NEXT, border_kind, place_of
from .java_tiles import Board

BORDER_PRICE = {"lowland": 1, "mountain": 2}


def may_pass(board: Board, seat: int, cell: str) -> bool:
    """ "Only on land tiles, not on empty spaces, palace tiles, or irrigation tiles"; through one's own."""
    return cell in board.land and cell not in board.palaces and board.developers.get(cell, seat) == seat


def may_stop(board: Board, cell: str) -> bool:
    """ "Each space (hexagon) on a land tile may hold only a single developer." """
    return cell in board.land and cell not in board.palaces and cell not in board.developers


def border_price(board: Board, cell: str) -> int | None:
    """What it costs to step over the border beside this cell; None where there is no border."""
    kinds = list(BEYOND[cell])
    kinds += [border_kind(place_of(other)[0]) for other in NEXT[cell] if not board.central(other)]
    return min((BORDER_PRICE[kind] for kind in kinds), default=None)


def spread(board: Board, seat: int, prices: dict[str, int]) -> dict[str, int]:
    """The cheapest price of every cell: 1 for "each time … from one land type to the other"."""
    edge = list(prices)
    while edge:
        cell = edge.pop(0)
        for other in NEXT[cell]:
            if may_pass(board, seat, other):
                price = prices[cell] + (board.land[cell] != board.land[other])
                if other not in prices or price < prices[other]:
                    prices[other] = price
                    edge.append(other)
    return prices


def walks(board: Board, seat: int, origin: str) -> dict[str, int]:
    """Where a developer can walk from there, and for how much."""
    return {cell: price for cell, price in spread(board, seat, {origin: 0}).items() if may_stop(board, cell)}


def entries(board: Board, seat: int) -> dict[str, int]:
    """Where a developer can go from the border, and for how much."""
    starts = {}
    for cell in board.land:
        price = border_price(board, cell)
        if price is not None and may_pass(board, seat, cell):
            starts[cell] = price
    return {cell: price for cell, price in spread(board, seat, starts).items() if may_stop(board, cell)}


def exit_price(board: Board, seat: int, origin: str) -> int | None:
    """What the cheapest way over the border costs a developer."""
    found = []
    for cell, price in spread(board, seat, {origin: 0}).items():
        out = border_price(board, cell)
        if out is not None:
            found.append(price + out)
    return min(found, default=None)
