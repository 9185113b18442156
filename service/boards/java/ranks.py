"""Who stands highest in a city or around water, as the view shows it (ruling 11)."""

from collections.abc import Iterable
from typing import NamedTuple

from service.boards.java.cells import beside
from service.boards.java.relief import Relief


class Rank(NamedTuple):
    """Seats of equal rank, and the levels of each one's developers from the top."""

    seats: tuple[int, ...]
    levels: tuple[int, ...]


def ranks(found: Relief, cells: Iterable[str]) -> list[Rank]:
    """The seats with developers on these cells, those of the highest rank first.

    From the top level down it counts how many developers each has there; so lists of levels from the top
    compare as the ranks do, and of two that begin alike the longer one is higher.
    """
    levels: dict[int, list[int]] = {}
    for cell in cells:
        if cell in found.developers:
            levels.setdefault(found.developers[cell], []).append(found.level(cell))
    tied: dict[tuple[int, ...], list[int]] = {}
    for seat in sorted(levels):
        tied.setdefault(tuple(sorted(levels[seat], reverse=True)), []).append(seat)
    return [Rank(tuple(tied[each]), each) for each in sorted(tied, reverse=True)]


def shore(found: Relief, area: Iterable[str]) -> list[str]:
    """The land around an irrigation area that land tiles cover."""
    inside = set(area)
    return sorted({other for cell in inside for other in beside(cell) if found.level(other)} - inside)


def gaps(found: Relief, area: Iterable[str]) -> list[str]:
    """Where an irrigation area is still open."""
    inside = set(area)
    around = {other for cell in inside for other in beside(cell)} - inside
    return [other for other in around if not found.level(other)]
