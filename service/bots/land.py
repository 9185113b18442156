"""The land of Java as a view shows it: towns, who leads in them, and what they may still bring to a seat."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

from engine.java.board import BITS, LOWLANDS, MOUNTAINS, Cells, cells_of, groups, grow, names, singles
from engine.java.stock import ACTION_POINTS, IRRIGATION_FAME, THREES, TOKEN, VALUES
from engine.java.walking import doors, reach

View: TypeAlias = Mapping[str, Any]
Heights: TypeAlias = tuple[int, ...]  # the levels of a seat's developers, the highest first

FARTHEST: Final = ACTION_POINTS + TOKEN
MINE, OPEN, TIED, THEIRS = 1.0, 0.5, 0.2, -0.35  # how much the growth of a town counts, by who leads there
FAR = 0.1  # the same for an empty town that no developer reaches in a turn
HALFWAY = 0.8  # how much the first of two spaces towards a higher palace counts, beside the second
WAITS = 0.5  # how much it counts that a palace may be enlarged in a later turn
ENVY = 0.25  # how much points of others count
SHORE = 0.25  # how much it counts to lead beside irrigation that is still open


@dataclass(frozen=True, slots=True)
class Town:
    """A village or a city."""

    cells: Cells
    palace: int  # its value; 0: none
    changed: bool  # built or enlarged in this turn


class Land:
    """The board of a view, with the eyes of one seat."""

    def __init__(self, view: View) -> None:
        self.seat: int = view["you"]["seat"]
        self.level = {cell: int(top["level"]) for cell, top in view["cells"].items()}
        self.village = cells_of(cell for cell, top in view["cells"].items() if top["land"] == "village")
        self.land = cells_of(view["cells"])
        self.rice = self.land & ~self.village
        self.water = cells_of(view["irrigation"])
        self.developers = [cells_of(cells) for cells in view["developers"]]
        self.stock = [value for value in VALUES if view["supply"]["palaces"][str(value)]]
        laid = 1 - view["supply"]["threes"] / THREES
        self.late = 1.0 if view["final"] else 0.4 + 0.6 * laid  # how much the final scoring counts
        self.palaces = {BITS[one["cell"]]: int(one["value"]) for one in view["palaces"]}
        self.changed = cells_of(view["changed"])
        self.known: dict[tuple[Town, Heights], float] = {}
        self.stand: dict[tuple[int, Cells], Heights] = {}
        self.towns = [self.town(cells) for cells in groups(self.village)]

    def town(self, cells: Cells) -> Town:
        """These cells as a town."""
        here = next((one for one in self.palaces if one & cells), 0)
        return Town(cells, self.palaces.get(here, 0), bool(here & self.changed))

    def town_of(self, cell: Cells) -> Town | None:
        return next((town for town in self.towns if town.cells & cell), None)

    def heights(self, seat: int, cells: Cells) -> Heights:
        """A seat's developers there by their levels: such lists compare as ranks do."""
        if (seat, cells) not in self.stand:
            here = names(self.developers[seat] & cells)
            self.stand[seat, cells] = tuple(sorted((self.level[name] for name in here), reverse=True))
        return self.stand[seat, cells]

    def ranks(self, cells: Cells, mine: Heights) -> dict[int, Heights]:
        """Every seat with developers there; one's own stand on these levels."""
        found = {
            seat: mine if seat == self.seat else self.heights(seat, cells)
            for seat in range(len(self.developers))
        }
        return {seat: each for seat, each in found.items() if each}

    def worth(self, town: Town, mine: Heights | None = None) -> float:
        """What a town is worth when one's developers stand there on these levels (None: as they do)."""
        mine = self.heights(self.seat, town.cells) if mine is None else mine
        if (town, mine) not in self.known:
            ranks = self.ranks(town.cells, mine)
            grown = self.growth(town)
            share = self.share(ranks, town.cells) if grown else 0
            self.known[town, mine] = share * grown + self.in_the_end(town, ranks)
        return self.known[town, mine]

    def growth(self, town: Town) -> float:
        """What its spaces bring beyond the palace that stands there, to whoever leads."""
        size = town.cells.bit_count()
        values = [value for value in self.stock if value > town.palace]
        now = max((value for value in values if value <= size), default=town.palace)
        later = min((value for value in values if value > size), default=None)
        grown = self.gain(now, town)
        if later:
            part = min(1.0, (size - now) / (later - now))
            grown += HALFWAY * part * (self.gain(later, town) - grown)
        return grown * (WAITS if town.changed else 1)

    def gain(self, value: int, town: Town) -> float:
        """What a palace of this value brings there, now and in the end."""
        return value / 2 + self.late * (value - town.palace) if value > town.palace else 0.0

    def share(self, ranks: Mapping[int, Heights], cells: Cells) -> float:
        """How much of a town's growth is one's own."""
        if not ranks:
            way = self.way_to(cells)
            return OPEN if way is not None and way < ACTION_POINTS else FAR
        leading = leaders(ranks)
        if leading == [self.seat]:
            return MINE
        return TIED if self.seat in leading else THEIRS

    def in_the_end(self, town: Town, ranks: Mapping[int, Heights]) -> float:
        """What its palace brings in the final scoring: to oneself, less a part of what others have."""
        orders = sorted(set(ranks.values()), reverse=True)[:2]
        points = {
            seat: town.palace / (1 + orders.index(each)) for seat, each in ranks.items() if each in orders
        }
        mine = points.pop(self.seat, 0.0)
        return self.late * (mine - ENVY * sum(points.values()))

    @cached_property
    def ways(self) -> tuple[Cells, Cells]:
        """The rice fields and village spaces that one's developers may pass."""
        shut = sum(self.palaces)
        for seat, cells in enumerate(self.developers):
            shut |= cells if seat != self.seat else 0
        return self.rice & ~shut, self.village & ~shut

    @cached_property
    def entries(self) -> dict[str, int]:
        """What it costs to enter, by cell."""
        return prices(reach(*self.ways, doors(self.land), FARTHEST))

    def walks(self, origin: Cells) -> dict[str, int]:
        """What it costs to walk from a cell, by cell."""
        return prices(reach(*self.ways, (origin,), FARTHEST))

    def way_to(self, cells: Cells) -> int | None:
        """The cheapest way from the border to any of these cells, of which some may not be covered yet."""
        found = [self.entries[name] for name in names(cells) if name in self.entries]
        for cell in singles(cells & ~self.land):
            edge = grow(cell) & ~self.land
            found += [1] if edge & LOWLANDS else [2] if edge & MOUNTAINS else []
            beside = [name for name in names(grow(cell) & self.land) if name in self.entries]
            found += [self.entries[name] + bool(self.rice & BITS[name]) for name in beside]
        return min(found, default=None)

    @cached_property
    def areas(self) -> list[tuple[Cells, Cells]]:
        """The open irrigation areas, each with the cells around it where land is missing."""
        found = [(area, self.gaps(area)) for area in groups(self.water)]
        return [(area, gaps) for area, gaps in found if gaps]

    def gaps(self, area: Cells) -> Cells:
        return grow(area) & ~area & ~self.land

    def fame(self, area: Cells, mine: Heights | None = None) -> float:
        """What it brings to enclose an irrigation area now; less than nothing when another leads beside it.

        mine: as if one's developers stood beside it on these levels.
        """
        shore = grow(area) & ~area
        ranks = self.ranks(shore, self.heights(self.seat, shore) if mine is None else mine)
        leading = leaders(ranks) if ranks else []
        if len(leading) != 1:
            return 0.0
        return IRRIGATION_FAME * area.bit_count() * (1 if leading == [self.seat] else -0.5)


def leaders(ranks: Mapping[int, Heights]) -> list[int]:
    """The seats of the highest rank."""
    best = max(ranks.values())
    return [seat for seat, each in ranks.items() if each == best]


def prices(reached: Iterable[Cells]) -> dict[str, int]:
    return {name: price for price, cells in enumerate(reached) for name in names(cells)}
