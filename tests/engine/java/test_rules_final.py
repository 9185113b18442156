"""The final scoring: a test for every sentence of the rulebook."""

from typing import Any

from engine import java
from engine.java.board import BITS
from engine.java.cities import ranks, town
from engine.java.events import Event, FinalScored, Ranked
from engine.java.scoring import final_parts
from engine.java.state import State
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    fame,
    happen,
    legal,
    position,
    turn,
)

TWO = """
        f     g     h     i     j     k
    6   v1R   v1=4  r1    v1T   v1=6  v1V
    7      v2V   r1    r1    v1R   v1R   .
"""
# Anna is red, Bob violet, Chris teal
EXAMPLE = """
        e     f     g     h     i     j     k     l
    5      v1R   v2R   v3R   v1V   v2V   v3V
    6   v1    v1=10 v1V   v1    v1T   v1    v2    r1T
    7      v1    v2T   v3T   v1    .     .
"""


def last(drawing: str, **more: Any) -> State:
    """The end is triggered, and red is about to end his turn."""
    state: State = position(drawing, placed=True, final=True, **more)
    return state


def finals(state: State, *lines: str) -> list[FinalScored]:
    """The final scorings of these moves."""
    happened: list[Event] = happen(state, *lines)[0]
    return [event for event in happened if isinstance(event, FinalScored)]


def test_the_final_scoring_1() -> None:
    """A player, on his final scoring, scores each palace, one at a time."""
    (scored,) = finals(last(TWO), "end")
    assert scored == FinalScored(RED, (Ranked("g6", 2, 2), Ranked("j6", 1, 6)), 8)


def test_the_final_scoring_2() -> None:
    """Players only score points in a palace if their developers are the highest or second highest rank in the
    city."""
    scored = finals(last(TWO), "end", "end", "end", "end")
    assert [each.points for each in scored] == [8, 4 + 3, 3, 0]
    assert all(part.rank in (1, 2) for each in scored for part in each.parts)


def test_the_final_scoring_3() -> None:
    """Only the player doing the final scoring scores."""
    state = after(last(TWO), "end")
    assert fame(state) == [8, 0, 0, 0]


def test_the_final_scoring_4() -> None:
    """The other players will get their turns."""
    assert [each.seat for each in finals(last(TWO), "end", "end", "end", "end")] == [0, 1, 2, 3]
    assert turn(after(last(TWO), "end")) == "violet: turn"


def test_the_final_scoring_5() -> None:
    """When a player's developers have the highest rank in a city (use the rules for determining highest rank
    in "building and enlarging palaces"), the player scores fame points equal to the value of the palace."""
    assert Ranked("g6", 1, 4) in final_parts(last(TWO), VIOLET)  # one level above red
    assert Ranked("j6", 1, 6) in final_parts(last(TWO), RED)  # two developers to one


def test_the_final_scoring_6() -> None:
    """When the player ties for highest rank with one or more players, he scores fame points equal to the
    value of the palace."""
    tie = last(TWO.replace("v2V", "v1V"))
    assert ranks(tie, town(tie, BITS["g6"])) == [(RED, VIOLET)]
    assert final_parts(tie, RED)[0] == final_parts(tie, VIOLET)[0] == Ranked("g6", 1, 4)


def test_the_final_scoring_7() -> None:
    """When a player's developers have the second highest rank in the city, he scores fame points equal to
    half the value of the palace."""
    assert final_parts(last(TWO), RED)[0] == Ranked("g6", 2, 2)


def test_the_final_scoring_8() -> None:
    """When the player's developers tie for second highest rank in a city, he still scores fame points equal
    to half the value of the palace."""
    assert final_parts(last(TWO), VIOLET)[1] == final_parts(last(TWO), TEAL)[0] == Ranked("j6", 2, 3)


def test_the_final_scoring_9() -> None:
    """If a player's developers are in neither the highest or second highest rank in a city, the player scores
    nothing for that city."""
    third = last(TWO.replace("v1T", "v2T"))
    assert ranks(third, town(third, BITS["j6"])) == [(TEAL,), (RED,), (VIOLET,)]
    assert [part.cell for part in final_parts(third, VIOLET)] == ["g6"]
    assert final_parts(third, WHITE) == ()


def test_the_final_scoring_10() -> None:
    """As each palace is scored, place an extra action token on it to mark it as scored."""
    cells = [part.cell for part in final_parts(last(TWO), VIOLET)]
    assert cells == ["g6", "j6"]  # each once


def test_the_final_scoring_11() -> None:
    """When the player has finished his final scoring, remove the extra action tokens from the palaces."""
    state = after(last(TWO), "end")
    assert [player.tokens for player in state.players] == [3, 3, 3, 3]
    assert java.view(state, None)["seats"][RED]["scored"] and not state.players[VIOLET].scored


def test_the_final_scoring_12() -> None:
    """In this way, players can ensure that no palace is forgotten or scored twice."""
    state = after(last(TWO), "end", "end", "end", "end")
    assert turn(state) == "over" and fame(state) == [8, 7, 3, 0]
    scored = finals(last(TWO), "end", "end", "end", "end")
    assert [player.final for player in state.players] == [each.points for each in scored]


def test_the_final_scoring_13() -> None:
    """Example: In a city with a palace of value 10, Anna, Bob, and Chris each have 1 developer on level 3 and
    also each have 1 developer on levels 2 and 1."""
    state = last(EXAMPLE.replace("v1    v1=10 v1V", "v1    v1=10 v1 "))
    assert ranks(state, town(state, BITS["f6"])) == [(RED, VIOLET, TEAL)]
    assert all(final_parts(state, seat) == (Ranked("f6", 1, 10),) for seat in (RED, VIOLET, TEAL))


def test_the_final_scoring_14() -> None:
    """Bob also has a second developer on level 1."""
    state = last(EXAMPLE)
    assert ranks(state, town(state, BITS["f6"])) == [(VIOLET,), (RED, TEAL)]


def test_the_final_scoring_15() -> None:
    """Therefore, he has the highest rank and scores 10 fame points on his final scoring."""
    scored = finals(last(EXAMPLE), "end", "end")
    assert scored[1] == FinalScored(VIOLET, (Ranked("f6", 1, 10),), 10)


def test_the_final_scoring_16() -> None:
    """Anna and Chris are tied for second highest rank and each score 5 fame points on their final
    scorings."""
    scored = finals(last(EXAMPLE), "end", "end", "end")
    assert [scored[RED].points, scored[TEAL].points] == [5, 5]


def test_the_final_scoring_17() -> None:
    """This is true only if this situation remains unchanged through the players' final turns."""
    assert fame(after(last(EXAMPLE), "end", "end", "end")) == [5, 10, 5, 0]
    assert fame(after(last(EXAMPLE), "end", "walk j5 h6", "end", "end")) == [5, 5, 10, 0]  # he stepped down


def test_the_final_scoring_18() -> None:
    """It is possible, for example, for Chris, on her last turn, before her final scoring, to add a developer
    to the city, giving her the highest rank."""
    state = after(last(EXAMPLE), "end", "end")
    assert turn(state) == "teal: turn" and "walk l6 k6" in legal(state)
    state = after(state, "walk l6 k6")
    assert ranks(state, town(state, BITS["f6"])) == [(TEAL,), (VIOLET,), (RED,)]


def test_the_final_scoring_19() -> None:
    """Then she would score 10 fame points for the city, just as Bob did."""
    state = after(last(EXAMPLE), "end", "end", "walk l6 k6", "end")
    assert fame(state) == [5, 10, 10, 0]


def test_the_final_scoring_20() -> None:
    """Note: a player, who has finished his final scoring, may still participate in palace festivals and score
    fame points for them."""
    state = after(last(TWO), "end")
    state = after(state, "festival j6", "bid m share / bid nothing / bid m d alone")
    assert state.players[RED].scored and fame(state)[RED] == 8 + 3
    assert turn(state) == "teal: turn"


def test_the_final_scoring_21() -> None:
    """Tip: Players should always keep their eyes on the final scoring."""
    scored = finals(last(TWO), "end")[0]
    assert scored.points == 8 > 4 // 2 + 6 // 2  # more than both palaces were worth when they were built


def test_the_final_scoring_22() -> None:
    """This means that the players should try to have developers in the highest positions in as many cities as
    possible."""
    points = [
        sum(part.points for part in final_parts(last(drawing), RED))
        for drawing in (
            TWO,
            TWO.replace("v1R   v1=4", "v3R   v1=4"),  # higher
            TWO.replace("v1R   v1=4", "v1    v1=4"),  # in one city less
        )
    ]
    assert points == [8, 10, 6]


def test_the_final_scoring_23() -> None:
    """Also, players should save a few of their 1 and 2 space land tiles for use in their final turn just
    before their final scoring."""
    state = last("""
            g     h     i     j
        6   v1R   v1=4  v1V   .
        7      v1R   v1    r1    .
    """, threes=0, turn=VIOLET)  # fmt: skip
    assert {len(line.split()) for line in legal(state, "place")} == {2, 3}
    assert final_parts(state, VIOLET) == (Ranked("h6", 2, 2),)
    state = after(state, "place h7v i7r", "walk i6 h7")
    assert final_parts(state, VIOLET) == (Ranked("h6", 1, 4),)


def test_the_final_scoring_24() -> None:
    """Note: We have used the pronouns "he", "his", etc. to represent players of either gender throughout to
    avoid awkward constructions."""
    happened, _ = happen(last(EXAMPLE), "end", "end", "walk l6 k6", "end", "end")
    said = " ".join(java.notation.say(java.tell(event, None)) for event in happened)
    assert "scores 10 points in the end" in said
    assert not {"he", "his", "him", "she", "her"} & set(said.lower().split())
