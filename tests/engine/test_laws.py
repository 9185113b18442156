"""Every law against every game, at the states of random games."""

import os
import subprocess
import sys
from random import Random

import pytest

from engine import GAMES
from engine.game import Game, Move
from tests.engine import laws
from tests.engine.chance import RandomDice
from tests.engine.festivals.hidden import FESTIVALS_SAMPLE
from tests.engine.java.hidden import JAVA
from tests.engine.laws import Moment, Sample, random_game
from tests.engine.medang.hidden import MEDANG

SAMPLES = {"festivals": FESTIVALS_SAMPLE, "java": JAVA, "medang": MEDANG}

pytestmark = pytest.mark.parametrize("name", sorted(GAMES))


def games(name: str, seeds: range) -> list[list[Moment]]:
    return [random_game(name, SAMPLES[name], seed) for seed in seeds]


def many(name: str) -> range:
    """Seeds of games for the cheap laws."""
    return range(SAMPLES[name].games)


def few(name: str) -> range:
    """Seeds of games for the laws that try many moves."""
    return range(30, 30 + SAMPLES[name].tried)


def moments(name: str, seeds: range) -> list[Moment]:
    """Some moments of these games, the last ones among them."""
    every = SAMPLES[name].every
    return [moment for game in games(name, seeds) for moment in (*game[:-1:every], game[-1])]


def pool(name: str, size: int) -> list[Move]:
    """Moves of other games: most are not legal in a given state."""
    moves = {move for moments in games(name, many(name)) for move in laws.every_move(moments)}
    return Random(size).sample(sorted(moves, key=repr), size)


def parts(name: str) -> tuple[Game, Sample, RandomDice]:
    return GAMES[name], SAMPLES[name], RandomDice(Random(1))


def test_1_a_log_is_the_game(name: str) -> None:
    for moment in moments(name, few(name)):
        laws.a_log_is_the_game(GAMES[name], moment)


def test_2_legal_is_what_decide_accepts(name: str) -> None:
    for moment in moments(name, few(name)):
        laws.legal_is_what_decide_accepts(GAMES[name], moment, pool(name, 40))


def test_3_an_outcome_ends_the_game(name: str) -> None:
    for moment in moments(name, many(name)):
        laws.an_outcome_ends_the_game(GAMES[name], moment)


def test_4_a_view_tells_nothing_hidden(name: str) -> None:
    game, sample, dice = parts(name)
    for moment in moments(name, many(name)):
        laws.a_view_tells_nothing_hidden(game, moment, sample, dice)


def test_5_nor_does_a_refusal_or_a_preview(name: str) -> None:
    game, sample, dice = parts(name)
    for moment in moments(name, few(name)):
        laws.nor_does_a_refusal_or_a_preview(game, moment, sample, pool(name, 40), dice)


def test_6_telling_hides_what_a_view_hides(name: str) -> None:
    game, sample, dice = parts(name)
    heard = set()
    for played in games(name, many(name)):
        seats = laws.seats_of(game, played[0].state)
        for event in played[-1].log:
            laws.telling_hides_what_a_view_hides(game, event, seats, sample, dice)
            heard.add(type(event))
    assert set(game.codec.events.values()) - heard <= RARE[name]


RARE: dict[str, set[type]] = {  # events that random games need not meet
    "festivals": {GAMES["festivals"].codec.events["Tied"]},
    "java": {GAMES["java"].codec.events[kind] for kind in ("Shared", "BidPassed")},
    "medang": {GAMES["medang"].codec.events["Skipped"]},
}


def test_7_everything_survives_json(name: str) -> None:
    for game in games(name, few(name)):
        laws.everything_survives_json(GAMES[name], [*game[: -1 : SAMPLES[name].every], game[-1]])


def test_8_nothing_is_lost(name: str) -> None:
    for game in games(name, many(name)):
        laws.nothing_is_lost(game, SAMPLES[name])


def test_9_random_games_end(name: str) -> None:
    lengths = [len(game) - 1 for game in games(name, many(name))]
    assert min(lengths) > 0 and max(lengths) <= SAMPLES[name].longest


def test_10_two_processes_agree(name: str) -> None:
    def run(hash_seed: str) -> bytes:
        command = [sys.executable, "-m", "tests.engine.transcript", name, "4", "11"]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(command, env=environment, check=True, capture_output=True).stdout

    assert len(run("1")) > 1000
    assert run("1") == run("2")


def test_11_a_refusal_comes_before_any_draw(name: str) -> None:
    for moment in moments(name, few(name)):
        laws.a_refusal_comes_before_any_draw(GAMES[name], moment, pool(name, 40))
