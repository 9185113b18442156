"""Engine and naive reading of The Festivals agree on all legal moves and all that is seen in random games."""

import os
from collections import Counter

import pytest

from tests.reference.festivals_pair import Pair
from tests.reference.festivals_players import LIKINGS

CELLS = [
    (seats, typhoons, tie) for seats in (2, 3, 4) for typhoons in range(4) for tie in ("nobody", "airplane")
]
GAMES = int(os.environ.get("TORTURE_GAMES", "400"))

SITUATIONS = (
    *("plan", "name", "move", "order", "rest", "return"),
    *("order over a prize", "order over a middle", "order over a short pool", "short pool"),
    *("blocked on the way", "blocked at once", "prize of a stayer", "end of the deck"),
)
RARE = ("prize of a blocked stayer", "tie round", "shared victory")  # too rare for few games
WITH_TYPHOONS = ("shift", "favour")


def whole_game(seats: int, typhoons: int, tie: str, number: int) -> Counter[str]:
    """Play one game in both; say what was reached in it."""
    seed = f"{seats}/{typhoons}/{tie}/{number}"
    print(f"game {seed}")
    pair = Pair(seats, typhoons, tie, seed)
    pair.compare()
    for _ in range(3000):
        if pair.over():
            break
        pair.step(LIKINGS[number % len(LIKINGS)])
        pair.compare()
    pair.compare_end()
    return pair.reached


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_reference_agree(seats: int) -> None:
    """4 games a cell, and among them nearly everything that the rules speak of."""
    reached: Counter[str] = Counter()
    for cell in CELLS:
        if cell[0] == seats:
            for number in range(4):
                reached += whole_game(*cell, number)
    print(dict(reached))
    assert [situation for situation in (*SITUATIONS, *WITH_TYPHOONS) if not reached[situation]] == []


@pytest.mark.torture
@pytest.mark.parametrize(("seats", "typhoons", "tie"), CELLS)
def test_engine_and_reference_agree_over_many_games(seats: int, typhoons: int, tie: str) -> None:
    cell = f"{seats}/{typhoons}/{tie}"
    print(f"{GAMES} games of {seats} with {typhoons} typhoons ({tie}), seeds {cell}/0 … {GAMES - 1}")
    reached: Counter[str] = Counter()
    for number in range(GAMES):
        reached += whole_game(seats, typhoons, tie, number)
    print(dict(reached))
    assert [situation for situation in (*SITUATIONS, *RARE) if not reached[situation]] == []
