"""The bot of Java: it enlarges the towns where it leads, brings developers there, and builds palaces.

It weighs what each move brings against its action points, one move at a time. The same view always gets the
same answer.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.game import Json, Move
from engine.java.board import BITS, Cells
from service.bots.competing import auction, bid, festival
from service.bots.land import Land, View
from service.bots.settling import Settling

POINT = 0.45  # what an action point is worth: a move that brings less is not made
CARD = 0.6  # what a card is worth, a little more when two symbols lie open
ENOUGH = 6  # cards, of which more are worth nothing
LITTLE = 0.05  # what a move has to bring beyond its points
LATE = 2.5  # what must be in it for an extra action token


class Choice(NamedTuple):
    """A move, what it brings, and what it costs."""

    move: Any
    gain: float
    cost: int

    @property
    def net(self) -> float:
        return self.gain - POINT * self.cost


def builder(view: Json, legal: Sequence[Move]) -> Any:
    """The legal move that it likes best; the first of equals."""
    if view["phase"] == "turn":
        return Turn(view, legal).choose()
    return (bid if view["phase"] == "bid" else auction)(view, legal)


class Turn:
    """One decision in a turn."""

    def __init__(self, view: View, legal: Sequence[Any]) -> None:
        self.view, self.land = view, Land(view)
        self.settling = Settling(self.land)
        self.legal: dict[str, list[Any]] = {}
        for move in legal:
            self.legal.setdefault(type(move).__name__, []).append(move)

    def of(self, kind: str) -> list[Any]:
        return self.legal.get(kind, [])

    def choose(self) -> Any:
        """Whatever brings most for its points, with a point kept for each palace; then those; then the
        end."""
        palaces = self.palaces()
        left = self.view["points_left"] - len(palaces)
        found = [one for one in self.actions() if one.cost <= left]
        best = max(found, key=lambda one: one.net, default=None)
        if best and best.net > LITTLE:
            return best.move
        if palaces:
            return palaces[0].move
        if self.of("Token") and self.wants_token():
            return self.of("Token")[0]
        return self.ending()

    def ending(self) -> Any:
        """A festival, or the end of the turn; the tile that is owed comes first."""
        if self.of("End"):
            return festival(self.view, self.of("Festival")) or self.of("End")[0]
        tiles = self.of("Place") or [move for kind in self.legal.values() for move in kind]
        worth = {
            move: self.settling.tile(move) - POINT * self.settling.price(move) for move in self.of("Place")
        }
        return max(tiles, key=lambda move: worth.get(move, 0.0))

    def actions(self) -> Iterator[Choice]:
        """What can be done beside palaces and festivals, and what it brings."""
        settling = self.settling
        for move in self.of("Place"):
            yield Choice(move, settling.tile(move), settling.price(move))
        for move in self.of("Enter"):
            yield Choice(move, settling.moved(move.cell), self.land.entries[move.cell])
        ways: dict[str, dict[str, int]] = {}
        for move in self.of("Walk"):
            if move.origin not in ways:
                ways[move.origin] = self.land.walks(BITS[move.origin])
            yield Choice(move, settling.moved(move.cell, move.origin), ways[move.origin][move.cell])
        for move in self.of("Irrigate"):
            yield Choice(move, settling.irrigation(move.cell), 1)
        if self.view["seats"][self.land.seat]["cards"] < ENOUGH and not self.view["final"]:
            for move in self.of("Draw"):
                rich = move.source == "open" and len(self.view["open"]) == 2
                yield Choice(move, CARD + 0.1 * rich, 1)

    def palaces(self) -> list[Choice]:
        """The best palace of each town, the one that brings most first."""
        best: dict[Cells, Choice] = {}
        for move in self.of("Palace"):
            town = self.land.town_of(BITS[move.cell])
            assert town is not None, "a palace stands in a village"
            gain = self.land.gain(move.value, town)
            if town.cells not in best or gain > best[town.cells].gain:
                best[town.cells] = Choice(move, gain, 1)
        return sorted(best.values(), key=lambda one: -one.gain)

    def wants_token(self) -> bool:
        """Is there a palace to be built when no action point is left, or is it the last turn?"""
        if self.view["points_left"]:
            return False
        if self.view["final"]:
            return True
        land = self.land
        return any(
            land.share(land.ranks(town.cells, land.heights(land.seat, town.cells)), town.cells) == 1
            and land.growth(town) > LATE
            and not town.changed
            for town in land.towns
        )
