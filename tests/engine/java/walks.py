"""Random games of Java, and what is refused in them."""

from collections.abc import Iterable, Iterator
from random import Random

from engine import java
from engine.game import Illegal
from engine.java.moves import Move
from engine.java.state import State
from engine.play import play
from tests.engine.chance import CountedDice, RandomDice
from tests.engine.java.boards import start
from tests.engine.java.hidden import choose, options
from tests.engine.rules import Refusal


def states(seed: int) -> Iterator[tuple[State, list[Move]]]:
    """Every state of a random game, and what was chosen there (nothing at the end)."""
    random = Random(seed)
    chosen, seats = options(random)
    state, dice = start(seats, RandomDice(random), **chosen), RandomDice(random)
    while asked := java.actors(state).seats:
        said = {seat: choose(random, list(java.legal(state, seat))) for seat in asked}
        yield state, list(said.values())
        state = play(java, state, [said], dice)[1]
    yield state, []


def refusals(seeds: Iterable[int]) -> set[Refusal]:
    """What is said to some moves of random games in some of their positions."""
    moments = [moment for seed in seeds for moment in states(seed)]
    pool = sorted({move for _, said in moments for move in said}, key=repr)[::8]
    refused = set()
    for state, _ in moments[::40]:
        silent = {seat: java.default(state, seat) for seat in state.asked} if state.phase == "bid" else {}
        for seat in range(len(state.players)):
            for move in pool:
                try:
                    java.decide(state, {**silent, seat: move}, CountedDice())
                except Illegal as no:
                    refused.add((no.sentence, no.rule))
    return refused
