"""Tuples whose copies count."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.multiset import holds, selections, without

rows = st.lists(st.sampled_from("ykb"), max_size=7)


@given(rows, rows)
def test_holding_is_being_able_to_give(have: list[str], wanted: list[str]) -> None:
    assert holds(have, wanted) == (not Counter(wanted) - Counter(have))
    assert Counter(without(have + wanted, wanted)) == Counter(have)


def test_nobody_gives_what_he_does_not_have() -> None:
    assert without("ykyb", "y") == ("k", "y", "b")
    with pytest.raises(ValueError, match="not in list"):
        without("yk", "kk")


@given(rows, st.integers(0, 8))
def test_selections_are_all_choices_and_each_once(items: list[str], count: int) -> None:
    row = sorted(items)
    chosen = selections(row, count)
    assert len(set(chosen)) == len(chosen) and set(chosen) == set(combinations(row, count))


def test_selections_keep_the_order() -> None:
    assert selections("yykb", 2) == [("y", "y"), ("y", "k"), ("y", "b"), ("k", "b")]
    assert selections("yk", 0) == [()] and selections("yk", 3) == []
