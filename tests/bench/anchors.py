"""What others do on the same machine, where they are installed: python-chess, and floor_hex of
../shared/perf, which is what pure Python can do on such a board."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.bench.yard import Figure, Run, timed

PERF = Path(__file__).parents[2].parent / "shared" / "perf"
BUDGET = 0.1  # seconds that an anchor has in every round
CHESS_STEP = "a step of random play of python-chess, all legal moves listed"
CHESS_GAME = "300 moves of python-chess rebuilt"
FLOOR_TURN = "a turn of floor_hex judged: six actions"


def script(name: str) -> Any:
    """A script of ../shared/perf. Raises ImportError where it is not installed, or what it needs is not."""
    if str(PERF) not in sys.path:
        sys.path.append(str(PERF))
    return import_module(name)


def chess_step() -> Run:
    import_module("chess")
    play = script("engine_py").pychess()
    return lambda: play(BUDGET)[:2]


def chess_game() -> Run:
    import_module("chess")
    rebuild = script("engine_py").pychess_replay()

    def run() -> tuple[int, float]:
        _, seconds, games = rebuild(BUDGET)
        return games, seconds

    return run


def floor_turn() -> Run:
    ideal = script("ideal_turn")
    games = ideal.scripts()

    def judge() -> None:
        for turns in games:
            game = ideal.Game()
            for number, actions in enumerate(turns):
                game.play(number, actions)

    return timed(judge, sum(map(len, games)))


ANCHORS = {CHESS_STEP: chess_step, CHESS_GAME: chess_game, FLOOR_TURN: floor_turn}


def installed() -> list[Figure]:
    """The anchors that can be run here."""
    found = []
    for name, make in ANCHORS.items():
        try:
            found.append(Figure(name, [make()]))
        except ImportError:
            print(f"not installed: {name}")
    return found
