"""What tiles, irrigation and the ways of developers bring to a seat of Java, as its bot sees it."""

from typing import Any

from engine.java.board import BITS, CENTRAL, Cells, flood, groups, grow, names
from service.bots.land import SHORE, Heights, Land, Town

HIGH = 0.02  # what a level more is worth under a developer


class Settling:
    """The worth of moves on one board; what was reckoned once is kept."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.villages: dict[str, float] = {}
        self.fields: dict[str, float] = {}
        self.enclosing: dict[Cells, float] = {area: land.fame(area) for area, _ in land.areas}

    def tile(self, move: Any) -> float:
        """What a land tile brings: to its towns, and to irrigation that it helps to enclose."""
        gain, covered = 0.0, 0
        if move.village is not None:
            gain, covered = self.village(move.village), BITS[move.village]
        for cell in move.rice:
            gain += self.field(cell)
            covered |= BITS[cell]
        for area, gaps in self.land.areas:
            if gaps & covered:
                left = (gaps & ~covered).bit_count()
                gain += self.enclosing[area] / (1 + 2 * left)
        return gain

    def price(self, move: Any) -> int:
        """What it costs to lay a land tile."""
        outside = ~CENTRAL & ~self.land.land
        return 1 + sum(1 for cell in move.cells if BITS[cell] & outside)

    def village(self, cell: str) -> float:
        """What it brings that a village lies here."""
        if cell not in self.villages:
            land, here = self.land, BITS[cell]
            beside = [town for town in land.towns if town.cells & grow(here)]
            cells = here
            for town in beside:
                cells |= town.cells
            new = Town(
                cells, max((town.palace for town in beside), default=0), any(t.changed for t in beside)
            )
            already = here & land.village
            before = sum(land.worth(town) for town in beside)
            self.villages[cell] = 0.0 if already else land.worth(new) - before
        return self.villages[cell]

    def field(self, cell: str) -> float:
        """What it brings that a rice field lies here: a village under it is lost."""
        if cell not in self.fields:
            land, here = self.land, BITS[cell]
            town = land.town_of(here)
            parts = groups(town.cells & ~here) if town else ()
            left = sum(land.worth(land.town(part)) for part in parts)
            self.fields[cell] = left - land.worth(town) if town else 0.0
        return self.fields[cell]

    def irrigation(self, cell: str) -> float:
        """What an irrigation tile brings at once, when it lies enclosed."""
        area = flood(BITS[cell], self.land.water | BITS[cell])
        return 0.0 if self.land.gaps(area) else self.land.fame(area)

    def moved(self, cell: str, origin: str | None = None) -> float:
        """What it brings to have a developer here, and no more where he came from."""
        came, gone = BITS[cell], BITS[origin] if origin else 0
        land = self.land
        mine = land.developers[land.seat] & ~gone | came
        towns = [town for town in land.towns if town.cells & (came | gone)]
        gain = sum(land.worth(town, self.levels(mine & town.cells)) - land.worth(town) for town in towns)
        for area, _ in land.areas:
            shore = grow(area) & ~area
            if shore & (came | gone):
                gain += SHORE * (land.fame(area, self.levels(mine & shore)) - self.enclosing[area])
        return gain + HIGH * (land.level[cell] - (land.level[origin] if origin else 0))

    def levels(self, cells: Cells) -> Heights:
        """The levels of these cells, the highest first."""
        return tuple(sorted((self.land.level[name] for name in names(cells)), reverse=True))
