"""What the standing order of Java says, and what it answers in open festivals."""

from typing import Any

import pytest

from engine import java
from engine.game import Illegal
from engine.java.state import State
from service.standing import STANDING, Order
from tests.engine.java.boards import after, position

ORDERS = STANDING["java"]
CITY = """
        g     h     i     j
    6   v1R   v1=8  v1V   v1T
    7      v1W   v1    v1    v1
"""


def festival(*hands: str, opening: str = "m", open: str = "md") -> State:
    """Red has arranged a festival with these first cards; the others follow clockwise."""
    state = position(CITY, *hands, open=open, festivals="open")
    return after(state, "place p7v q7r", f"festival h6 {opening}")


def order(line: str) -> Order:
    return ORDERS.read(line, java.view(position(CITY, festivals="open"), 1))


def answer(line: str, state: State) -> Any:
    (seat,) = state.asked
    legal = [(java.notation.write(m), java.codec.dump(m)) for m in java.legal(state, seat)]
    said = ORDERS.answer(order(line), java.view(state, seat), legal)
    assert said in [written for written, _ in legal]
    return said


@pytest.mark.parametrize("line", ["FESTIVAL  up to 3 Share", "festival up to 03 share"])
def test_lines_are_read_whatever_their_spelling(line: str) -> None:
    assert (order(line).line, order(line).topic) == ("festival up to 3 share", "festival")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "An empty line is no standing order."),
        ("dance", "“dance” is no standing order. They are written like this: festival up to 3 share."),
        ("festival", "Write it like this: festival up to 3 share;"),
        ("festival up to three share", "Write it like this: festival up to 3 share;"),
        ("festival up to -1 share", "Write it like this: festival up to 3 share;"),
        ("festival up to 3", "Write it like this: festival up to 3 share;"),
        ("festival up to 61 share", "So many points cannot be reached."),
    ],
)
def test_what_is_no_order_is_refused_with_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(Illegal) as refusal:
        order(line)
    assert sentence in refusal.value.sentence


def test_where_bids_are_sealed_no_order_is_taken() -> None:
    view = java.view(position(CITY), 1)
    assert not ORDERS.asks(view)
    with pytest.raises(Illegal) as refusal:
        ORDERS.read("festival up to 3 share", view)
    assert "sealed in this game" in refusal.value.sentence
    assert ORDERS.asks(java.view(position(CITY, festivals="open"), 1))


def test_the_form_is_explained_by_an_order_that_reads() -> None:
    for topic, form in ORDERS.FORMS.items():
        assert (order(form.example).topic, order(form.example).line) == (topic, form.example)


def test_it_is_said_in_words() -> None:
    assert ORDERS.say(order("festival up to 1 share")) == (
        "In open festivals you go on with the fewest cards up to 1 point, beyond that you pass; when all who "
        "are left are equal, you share."
    )
    assert "you raise as long as it goes, else you share" in ORDERS.say(order("festival up to 3 alone"))
    assert "you never go on" in ORDERS.say(order("festival up to 0 alone"))


def test_it_goes_on_with_the_fewest_cards_of_least_worth() -> None:
    assert answer("festival up to 3 share", festival("m", "md d mp", "-", "-")) == "bid d"
    assert answer("festival up to 3 share", festival("md", "m d md", "-", "-", opening="md")) == "bid md"


def test_it_passes_beyond_its_points() -> None:
    assert answer("festival up to 1 share", festival("md", "m d", "-", "-", opening="md")) == "pass"
    assert answer("festival up to 2 share", festival("md", "m d", "-", "-", opening="md")) == "bid m d"
    assert answer("festival up to 0 share", festival("m", "m", "-", "-")) == "pass"


def test_it_passes_without_a_suitable_card() -> None:
    assert answer("festival up to 9 share", festival("m", "p", "-", "-")) == "pass"


def test_in_a_tie_it_shares_or_raises_as_long_as_it_goes() -> None:
    tied = after(festival("m d", "m d", "-", "-"), "bid m")
    assert tied.asked == (0,)
    assert answer("festival up to 3 share", tied) == "share"
    assert answer("festival up to 3 alone", tied) == "bid d"
    assert answer("festival up to 1 alone", tied) == "share"


def test_it_answers_nothing_but_festivals_and_is_never_used_up() -> None:
    state = position(CITY, festivals="open")
    given = order("festival up to 3 share")
    legal = [(java.notation.write(m), java.codec.dump(m)) for m in java.legal(state, 0)]
    assert ORDERS.answer(given, java.view(state, 0), legal) is None
    asked = festival("m", "m", "-", "-")
    assert ORDERS.answer(given, java.view(asked, 0), []) is None  # another is asked
    assert not ORDERS.over(given, java.view(asked, 1))


def test_what_it_says_rests_on_nothing_hidden() -> None:
    """Other hands of the others: the same answer."""
    for hands in (("m d md", "d", "p p", "mp"), ("m p p", "d", "md md", "m")):
        assert answer("festival up to 2 share", festival(*hands)) == "bid d"
