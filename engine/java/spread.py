"""How developers spread over the land, one change of land type after another."""

from functools import lru_cache
from typing import TypeAlias

from engine.java.board import RECENT, Cells, flood, grow

Over: TypeAlias = tuple[Cells, Cells]  # the rice fields and the village spaces that may be passed


class Spread:
    """The cells that are reached behind 0, 1, … changes of land type, worked out as far as it was asked for.
    `seeds` are the cells where the way may begin behind so many."""

    def __init__(self, rice: Cells, village: Cells, seeds: tuple[Cells, ...]) -> None:
        self.rice, self.village, self.seeds = rice, village, seeds
        self.fields = self.places = 0  # reached last
        self.known: list[Cells] = []

    def reached(self, most: int) -> list[Cells]:
        """The cells reached behind 0, 1, … `most` changes, each in the set of the fewest alone."""
        while len(self.known) <= most and (self.fields or self.places or len(self.known) < len(self.seeds)):
            begin = self.seeds[len(self.known)] if len(self.known) < len(self.seeds) else 0
            onto_rice, onto_village = begin, begin
            if self.places:
                onto_rice |= grow(self.places)
            if self.fields:
                onto_village |= grow(self.fields)
            self.fields, self.places = flood(onto_rice, self.rice), flood(onto_village, self.village)
            self.rice ^= self.fields
            self.village ^= self.places
            self.known.append(self.fields | self.places)
        return self.known[: most + 1]

    def within(self, most: int) -> Cells:
        """The cells reached behind up to so many."""
        cells = 0
        for each in self.reached(most):
            cells |= each
        return cells


spread = lru_cache(RECENT)(Spread)
