"""How developers spread over the land, one change of land type after another."""

from functools import lru_cache
from typing import TypeAlias

from engine.java.board import RECENT, Cells, flood, grow

Over: TypeAlias = tuple[Cells, Cells]  # the rice fields and the village spaces that may be passed


class Spread:
    """The cells that are reached behind 0, 1, … changes of land type, worked out as far as it was asked for.
    `seeds` are the cells where the way may begin behind so many."""

    def __init__(self, rice: Cells, village: Cells, seeds: tuple[Cells, ...]) -> None:
        self.seeds = seeds
        # fields and villages not reached yet, those reached last, and all; set at once, for threads
        self.front: tuple[Cells, Cells, Cells, Cells, tuple[Cells, ...]] = (rice, village, 0, 0, ())

    def reached(self, most: int) -> list[Cells]:
        """The cells reached behind 0, 1, … `most` changes, each in the set of the fewest alone."""
        rice, village, fields, places, known = self.front
        while len(known) <= most and (fields or places or len(known) < len(self.seeds)):
            begin = self.seeds[len(known)] if len(known) < len(self.seeds) else 0
            onto_rice = begin | grow(places) if places else begin
            onto_village = begin | grow(fields) if fields else begin
            fields, places = flood(onto_rice, rice), flood(onto_village, village)
            rice, village, known = rice ^ fields, village ^ places, (*known, fields | places)
        self.front = rice, village, fields, places, known
        return list(known[: most + 1])

    def within(self, most: int) -> Cells:
        """The cells reached behind up to so many."""
        cells = 0
        for each in self.reached(most):
            cells |= each
        return cells


spread = lru_cache(RECENT)(Spread)
