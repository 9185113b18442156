"""Extra action tokens and the end of the game: a test for every sentence of the rulebook."""

from typing import Any

from engine import java
from engine.java.events import EndTriggered, FinalScored, Ranked, TokenPlayed, TurnBegan, TurnEnded, Won
from engine.java.state import State
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    after,
    fame,
    happen,
    kinds,
    legal,
    position,
    refusal,
    start,
    turn,
)

CITY = """
        g     h     i     j     k
    6   v1R   v1=4  v1    v2V   r1
    7      r1    r1    r1    r1    .
"""
LAST = "place m6v n6r m7r"


def last(*hands: str, **more: Any) -> State:
    """Three play, and one 3-space tile is left."""
    state: State = position(CITY, *hands, seats=3, threes=1, **more)
    return state


def test_extra_action_tokens_1() -> None:
    """Each player has 3 extra action tokens."""
    assert [each["tokens"] for each in java.view(start(3), None)["seats"]] == [3, 3, 3]
    state = position(seats=2)
    for row in (3, 5, 7):
        state = after(state, "token", f"place g{row}v h{row}r", "end", f"place j{row}v k{row}r", "end")
    assert [player.tokens for player in state.players] == [0, 3] and "token" not in legal(state)
    no = refusal(state, "token")
    assert no.rule == "Extra Action Tokens 1"
    assert no.sentence == ("You have no extra action token left: six action points are all of this turn.")


def test_extra_action_tokens_2() -> None:
    """When a player plays an extra action token, he gets 7 AP on this turn instead of 6 AP."""
    happened, state = happen(position(), "token")
    assert happened == [TokenPlayed(RED)] and state.points == 7
    lines = ("token", "place g6r", *[f"irrigate {cell}" for cell in ("k6", "k7", "k8", "k9", "k10", "k11")])
    assert after(position(), *lines).points == 0
    assert after(position(points=0, placed=True), "token").points == 1  # late, too
    next_turn = after(position(), "token", "place g6r", "end")
    assert next_turn.points == 6


def test_extra_action_tokens_3() -> None:
    """He then discards the token from the game."""
    state = after(position(), "token", "place g6r", "end")
    assert [player.tokens for player in state.players] == [2, 3, 3, 3]
    assert java.view(state, None)["seats"][RED]["tokens"] == 2


def test_extra_action_tokens_4() -> None:
    """A player may use only 1 extra action token per turn."""
    state = after(position(), "token")
    no = refusal(state, "token")
    assert "token" not in legal(state) and no.rule == "Extra Action Tokens 4"
    assert no.sentence == (
        "You have played an extra action token in this turn: keep the next one for another turn."
    )
    again = after(state, "place g6r", "end", "place g7r", "end", "place g8r", "end", "place g9r", "end")
    assert again.to_move == RED and "token" in legal(again)


def test_game_end_1() -> None:
    """When all 3 space land tiles have been placed, the game moves to the final scoring."""
    happened, state = happen(last(), LAST)
    assert happened[-1] == EndTriggered(RED, "threes") and (state.threes, state.final) == (0, True)
    assert "EndTriggered" not in kinds(position(CITY, seats=3, threes=2), LAST)
    assert kinds(last(), LAST, "end").count("FinalScored") == 1


def test_game_end_2() -> None:
    """The player, who placed the last 3 space land tile, finishes his turn and then does his final
    scoring."""
    state = after(last("m"), LAST)
    assert turn(state) == "red: turn" and state.points == 5
    happened, state = happen(state, "draw deck", "festival h6", "bid m share / bid nothing")
    assert [type(event) for event in happened[-3:]] == [TurnEnded, FinalScored, TurnBegan]
    assert happened[-2] == FinalScored(RED, (Ranked("h6", 2, 2),), 2) and state.players[RED].scored
    assert [player.scored for player in state.players] == [True, False, False]


def test_game_end_3() -> None:
    """In clockwise order, the other players each take a final turn, in which they need not play a land tile,
    and then each does their final scoring."""
    happened, state = happen(last(turn=VIOLET), LAST, "end")
    assert happened[-1] == TurnBegan(TEAL, final=True) and legal(state)[-1] == "end"
    happened, state = happen(state, "end")
    assert happened[:2] == [TurnEnded(TEAL, placed=False), FinalScored(TEAL, (), 0)]
    happened, state = happen(state, "irrigate k9", "place c9r", "end")  # a tile he may lay
    assert [event.seat for event in happened if isinstance(event, FinalScored)] == [RED]
    assert turn(state) == "over"


def test_game_end_4() -> None:
    """After all players have had their final turns and final scorings, the game ends."""
    happened, state = happen(last(), LAST, "end", "end", "end")
    assert [event.seat for event in happened if isinstance(event, FinalScored)] == [RED, VIOLET, TEAL]
    assert isinstance(happened[-1], Won) and java.actors(state).seats == ()
    assert java.outcome(state) is not None and java.outcome(after(last(), LAST, "end", "end")) is None
    no = refusal(state, "end")
    assert no.rule == "Game End 4" and no.sentence == "The game is over: nothing more can be played."
    assert not legal(state, seat=RED) and java.view(state, None)["phase"] == "over"


def test_game_end_5() -> None:
    """The winner is the player whose marker is furthest along the scoring track."""
    state = after(last(fame="9 3 7"), LAST, "end", "end", "end")
    assert fame(state) == [11, 7, 7] and state.winners == (RED,)
    outcome = java.outcome(state)
    assert outcome is not None and outcome.why == "Red has most fame: 11 points."
    assert [score.total for score in outcome.scores] == [11, 7, 7]
    assert outcome.scores[RED].parts == (("in the game", 9), ("in the end", 2))
