"""The end of the game: a test for every sentence of the rulebook."""

from engine import festivals
from engine.festivals.events import Gathered, Tied, Won
from tests.engine.festivals.boards import (
    RED,
    VIOLET,
    after,
    happen,
    kinds,
    position,
    refusal,
    start,
    totals,
    turn,
)

TWO = """
    .  | .  | . | . | .
    =  | r  | v | . | =
"""
THREE = """
    .  | .  | .  | . | .
    =  | r  | vt | . | =
"""
FOUR = """
    .  | .  | .   | . | .
    =  | r  | vtw | . | =
"""
RED_GOES = ("plan y / stay", "go bali y", "rest nothing")


def threshold(players: int) -> int:
    return int(festivals.view(start(players), None)["threshold"])


def test_end_game_1() -> None:
    """Depending on the number of players, the end game is triggered when one player already collects certain
    amount of experience points according to the table below."""
    assert [threshold(players) for players in (2, 3, 4)] == [30, 26, 22]
    assert after(position(TWO, "y", "y", points="25 0"), *RED_GOES).phase == "plan"  # 29
    assert after(position(TWO, "y", "y", points="26 0"), *RED_GOES).phase == "over"


def test_end_game_2() -> None:
    """2 players: 30 points"""
    happened, state = happen(position(TWO, "y", "y", points="26 0"), *RED_GOES)
    assert happened[-1] == Won((RED,), "Red has most points: 30.") and totals(state) == [30, 2]


def test_end_game_3() -> None:
    """3 players: 26 points"""
    lines = ("plan y / stay / stay", "go bali y", "order violet teal", "rest nothing", "rest nothing")
    state = after(position(THREE, "y", "y", "y", points="22 0 0"), *lines)
    assert state.phase == "over" and totals(state) == [26, 2, 1]
    assert after(position(THREE, "y", "y", "y", points="21 0 0"), *lines).phase == "plan"


def test_end_game_4() -> None:
    """4 players: 22 points"""
    lines = ("plan y / stay / stay / stay", "go bali y", "order violet teal white", *["rest nothing"] * 3)
    state = after(position(FOUR, "y", "y", "y", "y", points="18 0 0 0"), *lines)
    assert state.phase == "over" and totals(state) == [22, 2, 1, 0]
    assert after(position(FOUR, "y", "y", "y", "y", points="17 0 0 0"), *lines).phase == "plan"


def test_end_game_5() -> None:
    """The game ends after resolving any actions on Phase 2 - Action of that round."""
    state = after(position(TWO, "y", "y", points="26 29"), *RED_GOES[:2])
    assert totals(state) == [30, 31] and turn(state) == "violet: rest"  # who passes red, and may still rest
    happened = kinds(state, "rest pool")
    assert happened == ["Rested", "Won"]  # no Refresh any more
    state = after(state, "rest pool")
    assert turn(state) == "over" and not festivals.actors(state).seats
    no = refusal(state, "stay", RED)
    assert no.rule == "End Game 5" and no.sentence == "The game is over: nothing more can be played."


def test_end_game_6() -> None:
    """Now players calculating their points."""
    state = position(TWO, "y", "y", points="26 3")
    assert festivals.outcome(state) is None and festivals.view(state, RED)["scores"] is None
    state = after(state, *RED_GOES)
    assert festivals.view(state, None)["scores"] == [{"seat": 0, "total": 30}, {"seat": 1, "total": 5}]
    outcome = festivals.outcome(state)
    assert outcome is not None
    assert [score.parts for score in outcome.scores] == [
        (("Festival Danau Toba, 1st", 26), ("Galungan, 1st", 4)),
        (("Festival Danau Toba, 1st", 3), ("Galungan, 2nd", 2)),
    ]


def test_end_game_7() -> None:
    """The player who has most point wins the game."""
    state = after(position(TWO, "y", "y", points="26 29"), *RED_GOES)
    assert state.winners == (VIOLET,) and state.why == "Violet has most points: 31."
    assert festivals.view(state, None)["winners"] == [VIOLET]


def test_end_game_8() -> None:
    """If tie, play another round until a player has the highest points after Phase 2 - action of that round
    is complete."""
    happened, state = happen(position(TWO, "yk", "y", points="26 28"), *RED_GOES)
    assert Tied((RED, VIOLET), 30) in happened and Gathered() in happened
    assert totals(state) == [30, 30] and turn(state) == "red violet: plan"
    state = after(state, "stay / stay", "order red violet", *["rest nothing"] * 2)  # Tabuik is far away
    assert totals(state) == [30, 30] and turn(state) == "red violet: plan"
    state = position(TWO, "y", "y", points="30 30", following="Erau")
    state = after(state, *RED_GOES)
    assert state.phase == "over" and state.winners == (RED,) and totals(state) == [34, 32]


def test_end_game_9() -> None:
    """If the tie does not break until the festival cards run out, they share victory."""
    last = position(TWO, "y", "y", points="26 28", following=None)
    happened, state = happen(last, *RED_GOES)
    assert "Tied" not in [type(event).__name__ for event in happened]
    assert state.phase == "over" and state.winners == (RED, VIOLET)
    assert state.why == "The festivals have run out; red and violet share the victory with 30 points each."
