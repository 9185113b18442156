"""The pile: layers without order, drawn from the top."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.medang.pieces import CODES, Tiles
from engine.medang.pile import draw, less, size, under
from tests.engine.chance import CountedDice, NumberedDice
from tests.engine.medang.boards import tiles

layers = st.lists(st.lists(st.sampled_from(CODES), min_size=1, max_size=5).map(sorted).map(tuple), max_size=4)


def test_a_draw_is_one_of_the_first_layer_at_that_moment() -> None:
    pile, dice = (tiles("b1 g2"), tiles("r3 r4 r5")), CountedDice()
    assert draw(pile, 4, dice) == tiles("b1 g2 r3 r4") and dice.draws == [2, 1, 3, 2]


def test_drawing_nothing_asks_no_dice() -> None:
    dice = CountedDice()
    assert draw((), 3, dice) == draw((tiles("b1"),), 0, dice) == () and not dice.draws


def test_what_goes_under_is_a_new_last_layer() -> None:
    assert under((tiles("b1"),), tiles("y1 g1")) == (tiles("b1"), tiles("g1 y1"))
    assert under((tiles("b1"),), ()) == (tiles("b1"),)


@given(layers, st.integers(0, 25), st.integers(0, 99))
def test_what_is_drawn_is_gone(layers: list[Tiles], count: int, seed: int) -> None:
    pile = tuple(layers)
    drawn = draw(pile, count, NumberedDice(seed))
    left = less(pile, drawn)
    assert len(drawn) == min(count, size(pile)) and size(left) == size(pile) - len(drawn)
    assert Counter(drawn) + Counter(sum(left, ())) == Counter(sum(pile, ()))
    assert all(left)
