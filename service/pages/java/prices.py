"""What moves cost, as a view shows the board: tiles outside central Java, and the ways of developers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.java.board import BITS, RING, Cells, cells_of, names
from engine.java.walking import doors, price_out, reach
from service.pages.java.words import View

OUTSIDE: Final = frozenset(names(RING))


def tile_price(view: View, cells: Iterable[str]) -> int:
    """1, and 1 more for each space that does not belong to central Java yet."""
    return 1 + sum(cell in OUTSIDE and cell not in view["cells"] for cell in cells)


@dataclass(frozen=True, slots=True)
class Ways:
    """The land as the developers of one seat can go over it, for the action points that are left."""

    rice: Cells
    village: Cells
    land: Cells
    free: Cells  # where nobody stands
    points: int

    def reached(self, cell: str) -> list[Cells]:
        """The spaces that are reached from one, by price."""
        return reach(self.rice, self.village, (BITS[cell],), self.points)

    def walks(self, cell: str) -> dict[str, int]:
        """Where a developer on this space can go, and at what price."""
        return self.priced(self.reached(cell))

    def entries(self) -> dict[str, int]:
        """Where a developer can come to from outside, and at what price."""
        return self.priced(reach(self.rice, self.village, doors(self.land), self.points))

    def leaving(self, cell: str) -> int | None:
        """What it costs to take the developer on this space off the board."""
        return price_out(self.land, self.reached(cell), self.points)

    def priced(self, reached: list[Cells]) -> dict[str, int]:
        return {cell: price for price, cells in enumerate(reached) for cell in names(cells & self.free)}


def ways_of(view: View) -> Ways:
    """The ways of the viewer's developers."""
    tops: Mapping[str, View] = view["cells"]
    seat, stand = view["you"]["seat"], [cells_of(cells) for cells in view["developers"]]
    others = sum(cells for number, cells in enumerate(stand) if number != seat)
    shut = others | cells_of(palace["cell"] for palace in view["palaces"])
    rice = cells_of(cell for cell, top in tops.items() if top["land"] == "rice")
    village = cells_of(cell for cell, top in tops.items() if top["land"] == "village")
    return Ways(rice & ~shut, village & ~shut, rice | village, ~sum(stand), view["points_left"])
