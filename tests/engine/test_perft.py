"""Perft: the numbers of lines of legal moves below fixed positions, kept in tests/perft."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES
from engine.game import Game, State
from engine.play import play, replay
from tests.engine.chance import NumberedDice

FILES = sorted((Path(__file__).parents[1] / "perft").glob("*.perft"))


def lines() -> Iterator[tuple[str, str, int, int, int, list[int]]]:
    """Game, temple, seats, seed, decision points passed, and the counts."""
    for file in FILES:
        for line in file.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                temple, *numbers = line.split()
                seats, seed, passed, *counts = map(int, numbers)
                yield file.stem, temple, seats, seed, passed, counts


def reach(game: Game, temple: str, seats: int, seed: int, passed: int) -> tuple[State, NumberedDice]:
    """The position, and the dice as they stand there."""
    dice = NumberedDice(seed)
    state = replay(game, game.setup({"temple": temple}, range(seats), dice))
    choices = {seat: game.default(state, seat) for seat in game.actors(state).seats}
    _, state = play(game, state, [choices], dice)
    for _ in range(passed):
        (seat,) = game.actors(state).seats
        moves = list(game.legal(state, seat))
        _, state = play(game, state, [{seat: moves[dice.below(len(moves))]}], dice)
    return state, dice


def count(game: Game, state: State, dice: NumberedDice, depth: int) -> int:
    """How many lines of so many legal moves begin here."""
    moves = [(seat, move) for seat in game.actors(state).seats for move in game.legal(state, seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, move in moves:
        after = dice.copy()
        total += count(game, play(game, state, [{seat: move}], after)[1], after, depth - 1)
    return total


@pytest.mark.parametrize(("name", "temple", "seats", "seed", "passed", "counts"), list(lines()))
def test_perft(name: str, temple: str, seats: int, seed: int, passed: int, counts: list[int]) -> None:
    game = GAMES[name]
    state, dice = reach(game, temple, seats, seed, passed)
    assert [count(game, state, dice, depth) for depth in range(1, len(counts) + 1)] == counts
