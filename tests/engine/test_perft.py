"""Perft: the numbers of lines of legal moves below fixed positions, kept in tests/perft."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES
from engine.game import Game, Options, State
from engine.play import play, replay
from tests.engine.chance import NumberedDice
from tests.engine.laws import chosen

FILES = sorted((Path(__file__).parents[1] / "perft").glob("*.perft"))


def lines() -> Iterator[tuple[str, Options, int, int, int, list[int]]]:
    """Game, options, seats, seed, decision points passed, and the counts."""
    for file in FILES:
        for line in file.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                chosen, *numbers = line.split()
                seats, seed, passed, *counts = map(int, numbers)
                options = dict(choice.split("=") for choice in chosen.split(","))
                yield file.stem, options, seats, seed, passed, counts


def reach(game: Game, options: Options, seats: int, seed: int, passed: int) -> tuple[State, NumberedDice]:
    """The position, and the dice as they stand there."""
    dice = NumberedDice(seed)
    state = replay(game, game.setup(options, range(seats), dice))
    for number in range(passed):
        asked = game.actors(state)
        choices = {seat: game.default(state, seat) for seat in asked.seats}
        if number or not asked.sealed:
            for seat in asked.seats:
                moves = list(game.legal(state, seat))
                choices[seat] = moves[dice.below(len(moves))]
        _, state = play(game, state, [choices], dice)
    return state, dice


def count(game: Game, state: State, dice: NumberedDice, depth: int) -> int:
    """How many lines of so many legal moves begin here; in a sealed phase the others make their defaults."""
    moves = [(seat, move) for seat in game.actors(state).seats for move in game.legal(state, seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, move in moves:
        after = dice.copy()
        choices = chosen(game, state, seat, move)
        total += count(game, play(game, state, [choices], after)[1], after, depth - 1)
    return total


@pytest.mark.parametrize(("name", "options", "seats", "seed", "passed", "counts"), list(lines()))
def test_perft(name: str, options: Options, seats: int, seed: int, passed: int, counts: list[int]) -> None:
    game = GAMES[name]
    state, dice = reach(game, options, seats, seed, passed)
    assert [count(game, state, dice, depth) for depth in range(1, len(counts) + 1)] == counts
