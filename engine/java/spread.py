"""How developers spread over the land, one change of land type after another."""

from functools import lru_cache
from typing import TypeAlias

from engine.java.board import RECENT, Cells, flood

Front: TypeAlias = tuple[Cells, Cells, Cells, Cells, tuple[Cells, ...], tuple[Cells, ...]]


class Spread:
    """The cells that are reached behind 0, 1, … changes of land type, worked out as far as it was asked for.
    `seeds` are the cells where the way may begin behind so many."""

    def __init__(self, rice: Cells, village: Cells, seeds: tuple[Cells, ...]) -> None:
        self.seeds = seeds
        # fields and villages not reached yet, those reached last, and all: those of each number of changes,
        # and of up to so many; set at once, for threads
        self.front: Front = (rice, village, 0, 0, (), ())

    def known(self, most: int) -> Front:
        """What is known behind `most` changes."""
        rice, village, fields, places, reached, within = self.front
        if len(reached) > most:
            return self.front
        seeds, step, cells = self.seeds, len(reached), within[-1] if within else 0
        while step <= most and (fields or places or step < len(seeds)):
            begin = seeds[step] if step < len(seeds) else 0
            fields, places = onto(begin, places, rice), onto(begin, fields, village)
            rice, village, cells = rice ^ fields, village ^ places, cells | fields | places
            reached, within, step = (*reached, fields | places), (*within, cells), step + 1
        self.front = front = rice, village, fields, places, reached, within
        return front

    def reached(self, most: int) -> list[Cells]:
        """The cells reached behind 0, 1, … `most` changes, each in the set of the fewest alone."""
        return list(self.known(most)[4][: most + 1])

    def price(self, cell: Cells, most: int) -> int | None:
        """Behind how many changes a cell is reached; None when it is not behind up to `most`."""
        for price in range(most + 1):
            reached = self.known(price)[4]
            if price == len(reached):
                return None
            if reached[price] & cell:
                return price
        return None

    def within(self, most: int) -> Cells:
        """The cells reached behind up to so many."""
        cells = self.front[5] if len(self.front[5]) > most else self.known(most)[5]
        return cells[most] if len(cells) > most else cells[-1]


def onto(begin: Cells, last: Cells, land: Cells) -> Cells:
    """The land that hangs together with where one begins, or with the land of the other kind reached last."""
    seed = begin | last
    return land & flood(seed, land | last) if seed and land else 0


spread = lru_cache(RECENT)(Spread)


class Ways:
    """The rice fields and the village spaces that may be passed, and how one comes over them from a cell."""

    def __init__(self, rice: Cells, village: Cells) -> None:
        self.land = rice, village
        self.begun: tuple[tuple[Cells, Spread], ...] = ()  # by the land that costs nothing
        self.entered: Spread | None = None

    def enter(self, doors: tuple[Cells, ...]) -> Spread:
        """From outside, through the doors of this land by their price."""
        entered = self.entered
        if entered is None or entered.seeds != doors:
            self.entered = entered = Spread(*self.land, doors)
        return entered

    def begin(self, cell: Cells) -> Spread:
        """From a cell; cells on connected land of a kind have it in common."""
        for land, begun in self.begun:
            if land & cell:
                return begun
        begun = Spread(*self.land, (cell,))
        self.begun = (*self.begun, (begun.within(0), begun))
        return begun


over = lru_cache(RECENT)(Ways)
