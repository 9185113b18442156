"""The places of this board: cells, and the ways of developers from cell to cell."""

from typing import NamedTuple, TypeAlias


class Way(NamedTuple):
    """Where a developer has gone."""

    origin: str
    cell: str


Place: TypeAlias = str | Way


def cell_of(place: Place) -> str:
    """The cell where a place has its seal."""
    return place.cell if isinstance(place, Way) else place
