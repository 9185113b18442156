"""`make sizes`: the largest lists of legal moves over random games, as programs get them.

Half of the seats play anything, a kind of move first; the others play like the game's own bot.
"""

import gzip
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine import GAMES
from engine.game import Game, Move, Seat, State
from engine.play import play, replay
from service.api.listing_moves import grouped, listed
from service.api.packing import LEVEL
from service.api.trying import May
from service.bots import BOTS, bots_of
from tests.engine.chance import RandomDice

PLAYED = 30  # games of each kind
POINT = "123." + 32 * "0"
HEADING = {"game": 12 * "a", "version": 123, "point": POINT, "seat": 0, "sealed": False, "chance": False}


@dataclass
class Largest:
    """The most that was found of something."""

    number: int = 0
    raw: int = 0
    packed: int = 0

    def see(self, number: int, document: Any) -> None:
        text = json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()
        self.number, self.raw = max(self.number, number), max(self.raw, len(text))
        self.packed = max(self.packed, len(gzip.compress(text, LEVEL, mtime=0)))


@dataclass
class Sizes:
    """Of one game: the plain list, and the groups."""

    asked: int = 0
    plain: Largest = field(default_factory=Largest)
    groups: Largest = field(default_factory=Largest)

    def see(self, game: Game, legal: Sequence[Move]) -> None:
        """Every list that is long enough to be among the largest."""
        self.asked += 1
        if len(legal) < 0.9 * self.plain.number:
            return
        may = May(HEADING, [(game.codec.dump(move), game.notation.write(move)) for move in legal])
        self.plain.see(len(legal), listed(may, None, None))
        self.groups.see(len(legal), grouped(may))


def asked(game: Game, rules: str, seats: int, seed: int) -> Iterator[Sequence[Move]]:
    """Every list of legal moves in one random game."""
    chance = Random(seed)
    dice = RandomDice(chance)
    state = replay(game, game.setup({}, range(seats), dice))
    while (actors := game.actors(state)).seats:
        choices: dict[Seat, Move] = {}
        for seat in actors.seats if actors.sealed else actors.seats[:1]:
            legal = list(game.legal(state, seat))
            yield legal
            choices[seat] = choose(game, rules, state, seat, legal, chance)
        _, state = play(game, state, [choices], dice)


def choose(game: Game, rules: str, state: State, seat: Seat, legal: Sequence[Move], chance: Random) -> Move:
    if seat % 2:
        return BOTS[bots_of(rules)[0]](game.view(state, seat), legal)
    kind = chance.choice(sorted({type(move).__name__ for move in legal}))
    return chance.choice([move for move in legal if type(move).__name__ == kind])


def sizes(rules: str, games: int) -> Sizes:
    """The largest answers over so many games of two, three and four in turn."""
    found = Sizes()
    for seed in range(games):
        for legal in asked(GAMES[rules], rules, 2 + seed % 3, seed):
            found.see(GAMES[rules], legal)
    return found


def main(games: int) -> None:
    print(f"{games} games each; bytes of the largest answer, as it is and in gzip\n")
    print(f"{'game':10} {'lists':>7} {'moves':>6} {'plain':>8} {'gzip':>7} {'grouped':>8} {'gzip':>7}")
    for rules in GAMES:
        found = sizes(rules, games)
        numbers = (found.plain.raw, found.plain.packed, found.groups.raw, found.groups.packed)
        print(
            f"{rules:10} {found.asked:7} {found.plain.number:6} {{:8}} {{:7}} {{:8}} {{:7}}".format(*numbers),
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PLAYED)
