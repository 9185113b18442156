"""The two loops: a turn is played whole or not at all, and a log is folded to a state."""

import pytest

from engine import GAMES
from engine.dice import Chance, NoDice
from engine.game import Actors, Illegal
from engine.play import play, replay
from tests.engine.chance import CountedDice
from tests.engine.medang.boards import position

MEDANG = GAMES["medang"]
TURN = ["play b2 1", "buy g1", "take y1"]


def turn(*lines: str) -> list[dict[int, object]]:
    return [{0: MEDANG.notation.read(line)} for line in lines]


def test_a_turn_is_its_moves_one_after_another() -> None:
    state = position()
    events, after = play(MEDANG, state, turn(*TURN), CountedDice())
    assert [type(event).__name__ for event in events] == [
        "Placed", "Bought", "MarketRefilled", "Taken", "MarketRefilled", "TurnPassed",
    ]  # fmt: skip
    assert replay(MEDANG, events, state) == after
    assert play(MEDANG, state, [], CountedDice()) == ([], state)


def test_a_turn_is_refused_whole() -> None:
    state = position()
    with pytest.raises(Illegal, match="is not in the market"):
        play(MEDANG, state, turn("play b2 1", "buy r5"), CountedDice())
    assert state == position()


def test_a_turn_cannot_go_on_after_its_end() -> None:
    with pytest.raises(Illegal, match=r"It is not your turn\."):
        play(MEDANG, position(), turn(*TURN, "play b1 1"), CountedDice())


def test_a_preview_goes_as_far_as_the_first_draw() -> None:
    events, state = play(MEDANG, position(), turn("play b2 1"), NoDice())
    assert len(events) == 1 and state.phase == "effect"
    with pytest.raises(Chance):
        play(MEDANG, position(), turn("play b2 1", "buy g1"), NoDice())


def test_actors_expect_one_of_them_or_all_when_sealed() -> None:
    Actors((0, 1)).expect({1: "a"})
    Actors((0, 1), sealed=True).expect({0: "a", 1: "b"})
    for choices in ({}, {2: "a"}, {0: "a", 1: "b"}):
        with pytest.raises(Illegal, match=r"It is not your turn\."):
            Actors((0, 1)).expect(choices)
    for choices in ({}, {0: "a"}, {0: "a", 1: "b", 2: "c"}):
        with pytest.raises(Illegal, match=r"Everybody chooses at the same time here\."):
            Actors((0, 1), sealed=True).expect(choices)
    with pytest.raises(Illegal, match=r"The game is over\."):
        Actors().expect({0: "a"})
