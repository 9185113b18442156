"""Engine and naive reading of Java agree on all legal moves and all that is seen in random games."""

import os
import random
from collections import Counter
from itertools import count

import pytest

from tests.reference.java_pair import Pair
from tests.reference.java_players import LIKINGS

POSITIONS = int(os.environ.get("TORTURE_POSITIONS", "20000"))
LINES_AT_EVERY = 7  # at one position in so many, all legal lines are compared
LONGEST = 3000

SITUATIONS = (
    *("terrace of level 3", "several cities", "overhang", "overhang of two", "on annexed land", "exit"),
    *("lake of several", "lake that nobody gets", "kept to the duty", "reshuffle", "no card to draw"),
    *("festival won", "festival shared", "end by threes", "second rank", "tie in ranks"),
)
RARE = {
    "sealed": ("festival shared by three", "end by stuck", "two lakes at once"),
    "open": (
        "festival shared by three",
        "end by stuck",
        "two lakes at once",
        "raise of a tie",
        "pass",
        "share",
    ),
}
# seats, form, number: few and short, and yet everything comes about in one of them
GAMES = [
    (2, "sealed", 7),  # the cards run out
    (2, "sealed", 12),  # one tile encloses two lakes
    (3, "sealed", 8),  # developers leave
    (4, "sealed", 8),  # a festival for one who has scored finally
    (3, "open", 10),  # nobody can place any more
    (4, "open", 0),  # three share a festival
    (3, "open", 0),  # equal developers at a lake
    (4, "sealed", 0),  # a second rank behind a tied first
    (4, "sealed", 1),  # a rank that lower levels decide
]


def whole_game(seats: int, form: str, number: int, every: int = LINES_AT_EVERY) -> Counter[str]:
    """Play one game in both; say what was reached in it, and how many positions it had."""
    seed = f"{seats}/{form}/{number}"
    likings = likings_of(seats, number)
    print(f"game {seed} {likings}")
    pair = Pair(seats, form, likings, seed)
    for position in range(LONGEST):
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
    return [random.Random(f"{number}/{seats}/{seat}").choice(LIKINGS) for seat in range(seats)]


def test_engine_and_reference_agree() -> None:
    """A few whole games, and among them everything that the rules speak of."""
    reached: Counter[str] = Counter()
    for seats, form, number in GAMES:
        reached += whole_game(seats, form, number)
    print(dict(reached))
    wanted = (*SITUATIONS, *RARE["open"], "festival after the own scoring")
    assert [situation for situation in wanted if not reached[situation]] == []


def test_every_legal_line_of_a_short_game() -> None:
    """Not one position is left out."""
    whole_game(3, "sealed", 9, every=1)


@pytest.mark.torture
@pytest.mark.parametrize("form", ["sealed", "open"])
def test_engine_and_reference_agree_over_many_positions(form: str) -> None:
    print(f"{POSITIONS // 2} positions with {form} festivals, seeds {{2,3,4}}/{form}/0, 1, …")
    reached: Counter[str] = Counter()
    for number in count():
        for seats in (2, 3, 4):
            if reached["positions"] < POSITIONS // 2:
                reached += whole_game(seats, form, number)
        if reached["positions"] >= POSITIONS // 2:
            break
    print(dict(reached))
    wanted = (*SITUATIONS, *RARE[form]) if POSITIONS >= 20000 else ()
    assert [situation for situation in wanted if not reached[situation]] == []
