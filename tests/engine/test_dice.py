"""Chance: what is done with draws, whoever makes them."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dice import Chance, NoDice, pick, shuffle
from tests.engine.chance import CountedDice, FixedDice, NumberedDice


def test_a_preview_stops_at_a_draw_and_at_a_reveal() -> None:
    for stopped in (lambda: NoDice().below(1), NoDice().reveal, lambda: pick("a", NoDice())):
        with pytest.raises(Chance):
            stopped()


def test_pick_takes_the_item_that_was_drawn() -> None:
    dice = FixedDice([2])
    assert pick("abcd", dice) == "c" and dice.draws == [4]


def test_every_order_comes_from_exactly_one_sequence_of_draws() -> None:
    draws = [(a, b, c) for a in range(4) for b in range(3) for c in range(2)]
    assert Counter(shuffle("abcd", FixedDice(each)) for each in draws) == Counter(permutations("abcd"))


def test_shuffling_one_item_or_none_draws_nothing() -> None:
    dice = CountedDice()
    assert shuffle("a", dice) == ("a",) and shuffle("", dice) == () and not dice.draws


@given(st.lists(st.integers()), st.integers(0, 1000))
def test_a_shuffle_loses_nothing(items: list[int], seed: int) -> None:
    assert sorted(shuffle(items, NumberedDice(seed))) == sorted(items)
