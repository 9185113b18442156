"""Games of Java that have come to some question, the same ones in every run."""

import random
from collections.abc import Callable, Sequence

from engine.dice import NoDice
from service.load import load
from service.record import Record
from service.sealing import seal
from service.site import Site
from tests.pages.travelling import lines, play

NO_DICE = NoDice()
MOST = 400  # turns and bids
WEIGHTS = {
    "place": 6.0, "enter": 4, "walk": 2, "palace": 20, "irrigate": 0.5, "draw": 0.6, "token": 0.3,
    "festival": 12, "end": 1, "exit": 0.05, "bid": 3, "pass": 1, "share": 2,
}  # fmt: skip


def build(site: Site, game: str, enough: Callable[[Record], bool], chance: random.Random) -> bool:
    """Random legal turns, until there is enough of it; False when the game is over before."""
    for _ in range(MOST):
        record = load(site, game).record
        if record.table.status == "ended":
            return False
        if enough(record):
            return True
        if record.actors.sealed:
            for seat in record.unsealed:
                bid(site, game, seat, choose(lines(record, seat), chance))
        else:
            play(site, game, *some_turn(record, chance))
    raise AssertionError("the game does not end")


def some_turn(record: Record, chance: random.Random) -> list[str]:
    """Moves of whoever is asked, up to a draw or to the end of the turn."""
    rules, state, chosen = record.rules, record.state, list[str]()
    (seat,) = record.actors.seats
    while rules.actors(state).seats == (seat,) and not rules.actors(state).sealed:
        legal = [rules.notation.write(move) for move in rules.legal(state, seat)]
        chosen.append(choose(legal, chance))
        if chosen[-1].startswith("draw") or len(chosen) == 20:
            break
        for event in rules.decide(state, {seat: rules.notation.read(chosen[-1])}, NO_DICE):
            state = rules.apply(state, event)
    return chosen


def choose(legal: Sequence[str], chance: random.Random) -> str:
    """One of these lines: first a verb, the more likely the more weight it has."""
    verbs = sorted({line.split()[0] for line in legal})
    (verb,) = chance.choices(verbs, [WEIGHTS[each] for each in verbs])
    found = sorted(line for line in legal if line.split()[0] == verb)
    return max(found, key=lambda line: int(line.split()[2])) if verb == "palace" else chance.choice(found)


def bid(site: Site, game: str, seat: int, line: str) -> None:
    """A seat seals this bid."""
    record = load(site, game).record
    move = record.rules.notation.read(line)
    seal(site, game, seat, record.head.point_text, move, f"seat:{seat}")
