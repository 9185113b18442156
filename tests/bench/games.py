"""Random games: recorded once, and played again with every legal move listed; and turns to judge."""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from engine import GAMES
from engine.dice import NoDice
from engine.game import Json, Move, Options, Seat, State
from engine.java import moves
from engine.play import play, replay
from tests.bench.yard import Figure, timed
from tests.engine.chance import NumberedDice
from tests.engine.festivals.hidden import FESTIVALS_SAMPLE
from tests.engine.java.hidden import JAVA
from tests.engine.laws import Sample
from tests.engine.medang.hidden import MEDANG

SAMPLES: Mapping[str, Sample] = {"festivals": FESTIVALS_SAMPLE, "java": JAVA, "medang": MEDANG}
SEEDS = range(3)
ACTIONS = 6  # of a turn of Java
JUDGED = "a turn of java judged: six actions and its end"
Choices = Mapping[Seat, Move]


@dataclass(frozen=True)
class Recorded:
    """What was chosen in a random game."""

    name: str
    seed: int
    options: Options
    seats: int
    choices: tuple[Choices, ...]


def record(name: str, seed: int) -> Recorded:
    """Play a game at random, with the choices of the tests of laws."""
    game, sample, random, dice = GAMES[name], SAMPLES[name], Random(seed), NumberedDice(seed)
    options, seats = sample.options(random)
    state = replay(game, game.setup(options, range(seats), dice))
    chosen: list[Choices] = []
    while asked := game.actors(state).seats:
        now = asked if game.actors(state).sealed else (random.choice(asked),)
        chosen.append({seat: sample.choose(random, list(game.legal(state, seat))) for seat in now})
        _, state = play(game, state, [chosen[-1]], dice)
    return Recorded(name, seed, options, seats, tuple(chosen))


def states(recorded: Recorded) -> Iterator[tuple[State, Choices]]:
    """Every position of the game, played again, with what was chosen there."""
    game, dice = GAMES[recorded.name], NumberedDice(recorded.seed)
    state = replay(game, game.setup(recorded.options, range(recorded.seats), dice))
    for choices in recorded.choices:
        yield state, choices
        _, state = play(game, state, [choices], dice)


def again(recorded: Recorded) -> None:
    """Play the game again and list all legal moves at every step."""
    game = GAMES[recorded.name]
    for state, _ in states(recorded):
        for seat in game.actors(state).seats:
            list(game.legal(state, seat))


def random_play(name: str) -> Figure:
    """A step of random play, with full legality."""
    games = [record(name, seed) for seed in SEEDS]
    return Figure(step_of(name), [timed(partial(again, game), len(game.choices)) for game in games])


def step_of(name: str) -> str:
    """The name of a figure."""
    return f"a step of random play of {name}, all legal moves listed"


def turns(seed: int) -> list[tuple[Json, list[Choices]]]:
    """Turns of six actions of Java that draw no card, and the state before each."""
    found: list[tuple[Json, list[Choices]]] = []
    turn, begun, number = list[Choices](), None, 0
    for state, choices in states(record("java", seed)):
        if state.turn != number:
            turn, begun, number = [], GAMES["java"].codec.dump(state), state.turn
        turn.append(choices)
        (move, *_) = choices.values()
        drawn = any(isinstance(each, moves.Draw) for chosen in turn for each in chosen.values())
        if isinstance(move, moves.End) and len(turn) == ACTIONS + 1 and not drawn:
            found.append((begun, turn))
    return found


def judging() -> Figure:
    """A turn of six actions and its end, as the worker judges it."""
    game = GAMES["java"]

    def judge(played: list[tuple[Json, list[Choices]]]) -> tuple[int, float]:
        fresh = [(game.codec.load_state(begun), turn) for begun, turn in played]
        begin = time.perf_counter()
        for state, turn in fresh:
            play(game, state, turn, NoDice())
        return len(fresh), time.perf_counter() - begin

    return Figure(JUDGED, [partial(judge, turns(seed)) for seed in SEEDS])
