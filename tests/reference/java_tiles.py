"""What lies on the board of Java, and where a land tile may be put. One short function for each sentence."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from .java_map import CENTRAL, NEXT, PRINTED, footprints, in_order


@dataclass(frozen=True)
class Tile:
    """A land tile as it lies: at most one village space, and rice fields."""

    village: str | None
    rice: tuple[str, ...]

    @cached_property
    def cells(self) -> list[str]:
        return [*([self.village] if self.village else []), *self.rice]

    @cached_property
    def line(self) -> str:
        village = [f"{self.village}v"] if self.village else []
        return " ".join(["place", *village, *[f"{cell}r" for cell in self.rice]])

    def land(self, cell: str) -> str:
        return "village" if cell == self.village else "rice"


def ways_to_lay() -> Iterator[Tile]:
    """Every tile in every place and position: three spaces, two, and one of either land."""
    for size in (3, 2, 1):
        for cells in footprints(size):
            for village in cells:
                yield Tile(village, tuple(cell for cell in cells if cell != village))
            if size == 1:
                yield Tile(None, cells)


WAYS_TO_LAY = list(ways_to_lay())
TILE_OF = {tile.line: tile for tile in WAYS_TO_LAY}


class Board:
    """Land, irrigation, palaces and developers. Bare board has level 0."""

    def __init__(self) -> None:
        self.tiles: list[tuple[Tile, int]] = []  # with the level on which it came to lie
        self.land: dict[str, str] = {}  # what is seen on a covered cell
        self.level: dict[str, int] = {}
        self.top: dict[str, int] = {}  # the number of the topmost tile
        self.annexed: set[str] = set()
        self.irrigation = set(PRINTED)
        self.palaces: dict[str, int] = {}
        self.developers: dict[str, int] = {}  # the seat

    def twin(self) -> "Board":
        """A board with the same land, on which something else can be tried."""
        other = Board()
        other.tiles, other.land, other.level, other.top = self.tiles, self.land, self.level, self.top
        other.annexed, other.irrigation = self.annexed, set(self.irrigation)
        other.palaces, other.developers = dict(self.palaces), dict(self.developers)
        return other

    def central(self, cell: str) -> bool:
        """Central Java; spaces that were covered outside "become part of central Java"."""
        return cell in CENTRAL or cell in self.annexed

    def group(self, cell: str, land: dict[str, str] | None = None) -> set[str]:
        """ "A village is a connected string of village spaces"; palaces are among them (ruling 7)."""
        land = self.land if land is None else land
        if land.get(cell) != "village":
            return set()
        seen, edge = {cell}, [cell]
        while edge:
            for other in NEXT[edge.pop(0)]:
                if other not in seen and land.get(other) == "village":
                    seen.add(other)
                    edge.append(other)
        return seen

    def palace_of(self, group: set[str]) -> str | None:
        """Where the palace of a village stands, which makes it a city."""
        found = [cell for cell in group if cell in self.palaces]
        assert len(found) <= 1
        return found[0] if found else None

    def levels_in(self, cells: set[str]) -> dict[int, list[int]]:
        """On which levels the developers of each seat stand in these cells."""
        found: dict[int, list[int]] = {}
        for cell in in_order(cells):
            if cell in self.developers:
                found.setdefault(self.developers[cell], []).append(self.level[cell])
        return found

    # Placing land tiles

    def outside(self, tile: Tile) -> int:
        """How many "spaces outside of central Java" the tile covers."""
        return sum(not self.central(cell) for cell in tile.cells)

    def free(self, tile: Tile) -> bool:
        """ "As long as those spaces do not contain palaces, developers, or irrigation tiles." """
        return not any(
            cell in self.palaces or cell in self.developers or cell in self.irrigation for cell in tile.cells
        )

    def flat(self, tile: Tile) -> bool:
        """ "The tiles it is placed upon must be at the same level or height." """
        return len({self.level.get(cell, 0) for cell in tile.cells}) == 1

    def on_its_like(self, tile: Tile) -> bool:
        """Directly over a land tile of the same size: exactly its footprint, seen whole (ruling 5)."""
        below = {self.top.get(cell) for cell in tile.cells}
        if len(below) > 1 or below == {None}:
            return False
        (number,) = below
        assert number is not None
        return len(self.tiles[number][0].cells) == len(tile.cells)

    def joins_cities(self, tile: Tile) -> bool:
        """Whether it "connects two cities"; the position after placing counts (ruling 4)."""
        if tile.village is None or len(self.palaces) < 2:
            return False
        after = dict(self.land) | {cell: tile.land(cell) for cell in tile.cells}
        return sum(cell in self.palaces for cell in self.group(tile.village, after)) > 1

    def may_lie(self, tile: Tile) -> bool:
        """Whether the rules of the board allow the tile there."""
        return (
            self.outside(tile) < len(tile.cells)
            and self.free(tile)
            and self.flat(tile)
            and not self.on_its_like(tile)
            and not self.joins_cities(tile)
        )

    def lay(self, tile: Tile) -> None:
        """Put it there."""
        number = len(self.tiles)
        self.tiles.append((tile, self.level.get(tile.cells[0], 0) + 1))
        for cell in tile.cells:
            if not self.central(cell):
                self.annexed.add(cell)
            self.land[cell] = tile.land(cell)
            self.level[cell] = self.level.get(cell, 0) + 1
            self.top[cell] = number

    # Irrigation

    def may_irrigate(self, cell: str) -> bool:
        """ "On an empty board space … may not place irrigation tiles outside of central Java." """
        return cell in CENTRAL and cell not in self.land and cell not in self.irrigation

    def irrigation_areas(self) -> list[set[str]]:
        """Every irrigation space with all that are connected to it, first cells first."""
        areas: list[set[str]] = []
        for start in in_order(self.irrigation):
            if not any(start in area for area in areas):
                area, edge = {start}, [start]
                while edge:
                    new = [cell for cell in NEXT[edge.pop(0)] if cell in self.irrigation - area]
                    area |= set(new)
                    edge += new
                areas.append(area)
        return areas

    def enclosed_areas(self) -> list[set[str]]:
        """Those that are "completely enclosed by land tiles"."""
        return [area for area in self.irrigation_areas() if all(self.walled(cell, area) for cell in area)]

    def walled(self, cell: str, area: set[str]) -> bool:
        """Whether all six sides of an irrigation cell are land tiles or the area itself."""
        return len(NEXT[cell]) == 6 and all(other in area or other in self.land for other in NEXT[cell])
