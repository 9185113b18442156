"""The deal: what is drawn, and what everybody hears of it."""

from collections import Counter

import pytest

from engine import java
from engine.game import Illegal
from engine.java.cards import all_cards
from engine.java.events import Started
from tests.engine.chance import CountedDice, NumberedDice
from tests.engine.java.boards import fame, start, turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal(seats: int) -> None:
    dice = NumberedDice(seats)
    (event,) = java.setup({"festivals": "open"}, range(seats), dice)
    assert isinstance(event, Started) and event.festivals == "open" and 0 <= event.first < seats
    dealt = [card for cards in event.hands for card in cards]
    assert Counter([*dealt, event.open, *event.deck]) == Counter(all_cards())
    assert [len(cards) for cards in event.hands] == [3] * seats
    state = java.apply(None, event)
    assert (state.to_move, state.points, state.turn, state.phase) == (event.first, 6, 1, "turn")
    assert fame(state) == [0] * seats and not state.final and not state.placed


def test_cards_are_drawn_one_by_one() -> None:
    dice = CountedDice()
    java.setup({}, range(4), dice)
    assert dice.draws == [*range(30, 17, -1), 4] and not dice.reveals


def test_a_deal_is_told_in_part() -> None:
    (event,) = java.setup({}, range(2), CountedDice())
    assert java.tell(event, 1) == {
        "kind": "Started", "seats": 2, "festivals": "sealed", "open": "d", "first": 0,
        "cards": ["m", "m", "d"],
    }  # fmt: skip
    assert "cards" not in java.tell(event, None)


def test_numbers_of_players() -> None:
    for seats in (0, 1, 5, 6):
        with pytest.raises(Illegal, match="Java takes 2 to 4 players"):
            java.setup({}, range(seats), CountedDice())
    with pytest.raises(Illegal, match="Seats are numbered from 0"):
        java.setup({}, (0, 2), CountedDice())
    assert turn(start(4)) == "red: turn"
