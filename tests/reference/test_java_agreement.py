"""Engine and naive reading of Java agree on all legal moves and all that is seen in random games."""

import os
import random
from collections import Counter

import pytest

from tests.reference.java_pair import Pair
from tests.reference.java_players import LIKINGS

CELLS = [(seats, form) for seats in (2, 3, 4) for form in ("sealed", "open")]
POSITIONS = int(os.environ.get("TORTURE_POSITIONS", "20000"))
LINES_AT_EVERY = 7  # at how many positions there is one whose legal lines are all compared

SITUATIONS = (
    *("terrace of level 3", "several cities", "overhang", "overhang of two", "kept to the duty"),
    *("lake of several", "lake that nobody gets", "reshuffle", "festival won", "festival shared"),
    *("end by threes", "second rank", "tie in ranks"),
)


def whole_game(seats: int, form: str, number: int, every: int) -> Counter[str]:
    """Play one game in both; say what was reached in it, and how many positions it had."""
    seed = f"{seats}/{form}/{number}"
    likings = likings_of(seats, number)
    print(f"game {seed} {likings}")
    pair = Pair(seats, form, likings, seed)
    for position in range(3000):
        pair.compare()
        if (position + number) % every == 0:
            pair.compare_lines()
        if pair.over():
            break
        pair.step()
        pair.reached["positions"] += 1
    pair.compare_end()
    return pair.reached


def likings_of(seats: int, number: int) -> list[str]:
    """Everybody alike in every other game, and mixed in between."""
    if number % 2:
        return [LIKINGS[number // 2 % len(LIKINGS)]] * seats
    return [random.Random(f"{number}/{seat}").choice(LIKINGS) for seat in range(seats)]


@pytest.mark.parametrize("number", [0])
def test_engine_and_reference_agree(number: int) -> None:
    """A game a cell, and among them everything that the rules speak of."""
    reached: Counter[str] = Counter()
    for seats, form in CELLS:
        reached += whole_game(seats, form, number, LINES_AT_EVERY)
    print(dict(reached))
    assert [situation for situation in SITUATIONS if not reached[situation]] == []


@pytest.mark.torture
@pytest.mark.parametrize(("seats", "form"), CELLS)
def test_engine_and_reference_agree_over_many_positions(seats: int, form: str) -> None:
    wanted = POSITIONS // len(CELLS)
    print(f"{wanted} positions of {seats} with {form} festivals, seeds {seats}/{form}/0 …")
    reached: Counter[str] = Counter()
    number = 0
    while reached["positions"] < wanted:
        reached += whole_game(seats, form, number, LINES_AT_EVERY)
        number += 1
    print(dict(reached))
    assert [situation for situation in SITUATIONS if not reached[situation]] == []
