"""The relief: what lies where, cell by cell, as a view says it."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Literal, TypeAlias

from service.boards.board import View
from service.boards.java.cells import LAKES, groups

Land: TypeAlias = Literal["rice", "village"]


@dataclass(frozen=True, slots=True)
class Relief:
    """What the board looks like from above. A cell that is not in a mapping has nothing of the kind."""

    tiles: Sequence[View]
    layers: Mapping[str, Sequence[Land]]  # the lands of a cell from below; the last one is seen
    tops: Mapping[str, int]  # which tile is seen
    water: frozenset[str]
    palaces: Mapping[str, View]
    developers: Mapping[str, int]  # whose

    def level(self, cell: str | None) -> int:
        """How many land tiles lie on a cell; none beyond the map."""
        return len(self.layers.get(cell, ())) if cell else 0

    def land(self, cell: str) -> Land | None:
        """What a cell is used for; None where no tile lies."""
        return self.layers[cell][-1] if cell in self.layers else None

    @property
    def height(self) -> int:
        """The highest level."""
        return max(map(len, self.layers.values()), default=0)

    def only(self, cells: Set[str]) -> "Relief":
        """The relief of these cells alone; tiles that reach beyond keep their outlines."""
        return Relief(
            self.tiles,
            {cell: lands for cell, lands in self.layers.items() if cell in cells},
            {cell: number for cell, number in self.tops.items() if cell in cells},
            self.water & cells,
            {cell: palace for cell, palace in self.palaces.items() if cell in cells},
            {cell: seat for cell, seat in self.developers.items() if cell in cells},
        )

    def seen(self, number: int) -> bool:
        """Can any of this tile be seen?"""
        return any(self.tops.get(cell) == number for cell in cells_of(self.tiles[number]))


def cells_of(tile: View) -> list[str]:
    """The cells of a tile, the village's first."""
    return [*([tile["village"]] if tile["village"] else []), *tile["rice"]]


def relief(view: View) -> Relief:
    """The relief of a view."""
    layers: dict[str, list[Land]] = {}
    tops: dict[str, int] = {}
    for number, tile in enumerate(view["tiles"]):
        for cell in cells_of(tile):
            layers.setdefault(cell, []).append("village" if cell == tile["village"] else "rice")
            tops[cell] = number
    return Relief(
        view["tiles"],
        layers,
        tops,
        LAKES | frozenset(view["irrigation"]),
        {palace["cell"]: palace for palace in view["palaces"]},
        {cell: seat for seat, cells in enumerate(view["developers"]) for cell in cells},
    )


def villages(found: Relief) -> list[list[str]]:
    """The connected village spaces, with a palace or without."""
    return groups(cell for cell, lands in found.layers.items() if lands[-1] == "village")
