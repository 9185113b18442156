"""Medang read straight from the rulebook and its rulings, with plain lists and loops.

This reading shares no code with the engine, so that the same moves played through both show errors in either.
Tiles, places and moves are written in the wire notation: "g3" is a green monk, "5.2" is column 5, floor 2.
"""

from collections.abc import Callable

from . import medang_lines
from .medang_scores import Score, rivals_of, score_of, winners_of
from .medang_tiles import HAND_SIZE, MARKET_SIZE, TEMPLES, all_tiles


def first_of(candidates: list[str]) -> str:
    """The draw used when the caller brings none: always the first candidate."""
    return candidates[0]


class Medang:
    """One game. Lists of tiles in hands, market and removed are bags: their order means nothing."""

    def __init__(
        self,
        temple: str,
        hands: list[list[str]],
        dynasties: list[str],
        neutral: str = "count",
        draw: Callable[[list[str]], str] = first_of,
    ) -> None:
        """Set up to step 5 of the rulebook: tiles dealt, the others in the pile; `open` does the rest."""
        players = len(hands)
        assert players == 2 or (3 <= players <= 5 and temple != "kalasan")
        assert len(dynasties) == players == len(set(dynasties))
        assert neutral in ("count", "ignore")
        self.capacities = TEMPLES[temple]
        self.columns: list[list[str]] = [[] for _ in self.capacities]
        self.hands = [list(hand) for hand in hands]
        self.dynasties = list(dynasties)
        self.neutral = neutral
        self.draw = draw
        rest = all_tiles()
        for hand in hands:
            assert len(hand) == HAND_SIZE
            for tile in hand:
                rest.remove(tile)
        self.pile: list[list[str]] = [sorted(rest)]
        self.market: list[str] = []
        self.removed: list[str] = []
        self.to_move: int | None = None
        self.over = False
        self.phase = "discard"  # then play, effect, take, over
        self.placed = (0, 0)  # column and floor of the tile whose effect is on offer

    # Setup, steps 6 to 9; rulings 23 and 28

    def legal_discards(self, seat: int) -> set[str]:
        """What the seat may say before `open`: any part of its hand goes back."""
        return medang_lines.discards(self.hands[seat])

    def open(self, discards: list[list[str]], starting: int) -> None:
        """Replace the discards in seat order, put them under the pile, turn the market up, begin."""
        assert self.phase == "discard" and len(discards) == len(self.hands)
        for hand, unwanted in zip(self.hands, discards, strict=True):
            for tile in unwanted:
                hand.remove(tile)
            for _ in unwanted:
                hand.append(self.draw_tile())
        self.put_under([tile for unwanted in discards for tile in unwanted])
        self.refill()
        self.begin_turn(starting)

    # Pile and market; rulings 6, 7

    def draw_tile(self) -> str:
        """Take one tile off the pile: any of its top layer, as `draw` says."""
        top = self.pile[0]
        tile = self.draw(sorted(top))
        top.remove(tile)
        if not top:
            self.pile.pop(0)
        return tile

    def put_under(self, tiles: list[str]) -> None:
        """Shuffle the tiles and put them under the pile: a new last layer."""
        if tiles:
            self.pile.append(sorted(tiles))

    def refill(self) -> None:
        """Bring the market up to 6 while the pile lasts."""
        while len(self.market) < MARKET_SIZE and self.pile:
            self.market.append(self.draw_tile())

    # The legal moves

    def hand(self) -> list[str]:
        """The hand of the seat to move."""
        assert self.to_move is not None
        return self.hands[self.to_move]

    def legal(self) -> set[str]:
        """Every line that the seat to move may play; empty before `open` and when the game is over."""
        if self.phase == "play":
            return self.plays()
        if self.phase == "effect":
            return self.effects() | (self.takes() or {"pass"})
        if self.phase == "take":
            return self.takes()
        return set()

    def plays(self) -> set[str]:
        """Step 1."""
        return medang_lines.plays(self.hand(), self.columns, self.capacities)

    def effects(self) -> set[str]:
        """Step 2, of the tile just placed."""
        return medang_lines.effects(self.placed, self.hand(), self.market, self.columns, self.capacities)

    def takes(self) -> set[str]:
        """Step 3."""
        return medang_lines.takes(self.market, self.pile)

    # Playing

    def move(self, line: str) -> None:
        """Play one legal line for the seat to move."""
        assert line in self.legal(), line
        word, *rest = line.split()
        if word == "play":
            self.play(rest[0], int(rest[1]))
        elif word == "take":
            self.take(rest[0])
        elif word == "pass":
            self.end_turn()
        else:
            self.resolve(word, rest)
            self.begin_take()

    def play(self, tile: str, column: int) -> None:
        """Place the tile; the game ends at once if that completes the temple (rulings 1, 2)."""
        self.hand().remove(tile)
        self.columns[column - 1].append(tile)
        self.placed = (column, len(self.columns[column - 1]))
        if [len(tiles) for tiles in self.columns] == self.capacities:
            self.over = True
            self.phase = "over"
            self.to_move = None
        elif self.effects():
            self.phase = "effect"
        else:
            self.begin_take()

    def resolve(self, word: str, rest: list[str]) -> None:
        """Carry out the effect of a merchant, monk, general or leader."""
        if word == "buy":
            self.take_from_market(rest)
        elif word == "swap":
            self.swap(rest[0])
        elif word == "remove":
            column, floor = rest[0].split(".")
            self.removed.append(self.columns[int(column) - 1].pop(int(floor) - 1))
        elif word == "renew":
            self.put_under(self.market)
            self.market = []
            self.refill()
        elif word == "exchange":
            self.put_under(self.hand())
            self.hand().clear()
            self.take_from_market(rest)

    def swap(self, place: str) -> None:
        """Let the monk and the tile at that place change positions."""
        column, floor = [int(number) - 1 for number in place.split(".")]
        monk_column, monk_floor = [number - 1 for number in self.placed]
        monk = self.columns[monk_column][monk_floor]
        self.columns[monk_column][monk_floor] = self.columns[column][floor]
        self.columns[column][floor] = monk

    def take_from_market(self, tiles: list[str]) -> None:
        """Put the tiles into the hand, all before the market is refilled (ruling 12)."""
        for tile in tiles:
            self.market.remove(tile)
            self.hand().append(tile)
        self.refill()

    # The course of a turn

    def begin_turn(self, seat: int) -> None:
        """Let the seat play; without a hand it only takes, and without that it is skipped (ruling 9)."""
        self.to_move = seat
        if self.hand():
            self.phase = "play"
        else:
            self.begin_take()

    def begin_take(self) -> None:
        """Go to step 3, or to the next seat when there is nothing to take."""
        self.phase = "take"
        if not self.takes():
            self.end_turn()

    def take(self, source: str) -> None:
        """Step 3, which ends the turn."""
        if source == "pile":
            self.hand().append(self.draw_tile())
        else:
            self.take_from_market([source])
        self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the left."""
        assert self.to_move is not None
        self.begin_turn((self.to_move + 1) % len(self.hands))

    # The end

    def scores(self) -> list[Score]:
        """The points that the temple is worth to each seat."""
        rivals = rivals_of(self.dynasties, self.neutral)
        return [score_of(self.columns, max(self.capacities), dynasty, rivals) for dynasty in self.dynasties]

    def winners(self) -> list[int]:
        """The seats that win with the temple as it stands."""
        return winners_of(self.columns, self.dynasties, [score["total"] for score in self.scores()])
