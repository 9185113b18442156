"""Moving developers: a test for every sentence of the rulebook."""

from dataclasses import replace

from engine.java.events import Entered, Exited, Walked
from tests.engine.java.boards import (
    RED,
    VIOLET,
    after,
    cost,
    happen,
    legal,
    position,
    refusal,
)
from tests.engine.java.charts import looks

EDGE = """
        a     b     c     d     e
    6   M     r1    .     .     .
    7      M     v1    r1    .
    8         L     L     v1    r1R
"""
MEADOW = """
        f     g     h     i     j
    5      .     ~     .     .
    6   r1R   r1    v1    r1    .
    7      r1    v1V   r3    r1
    8   .     v1=2  r1    ~     .
"""
GATE = """
        f     g     h     i     j
    6   v1R   v1    .     r1T   r1
    7      .     v1V   v1    .     .
"""


def test_moving_developers_1() -> None:
    """Players may move developers as follows:"""
    state = position(EDGE, placed=True)
    happened, state = happen(state, "enter d8", "walk e8 c7", "exit d8")
    assert happened == [Entered(RED, "d8", 1), Walked(RED, "e8", "c7", 2), Exited(RED, "d8", 1)]


def test_moving_developers_2() -> None:
    """A player may only move his developers and only on land tiles, not on empty spaces, palace tiles, or
    irrigation tiles."""
    state = position(MEADOW, placed=True)
    no = refusal(state, "walk g7 h6")
    assert no.rule == "Moving Developers 2"
    assert no.sentence == "You have no developer on g7: yours stand on f6."
    assert refusal(state, "exit j6").sentence == "You have no developer on j6: yours stand on f6."
    assert refusal(state, "walk h6 g6", RED).rule == "Moving Developers 2"
    nobody = position(MEADOW.replace("r1R", "r1 "), placed=True)
    assert refusal(nobody, "exit f6").sentence == (
        "You have no developer on f6: bring one to the board first."
    )
    for cell in ("j6", "g5", "g8", "i8", "f5"):  # empty, irrigation, a palace, printed irrigation, empty
        no = refusal(state, f"walk f6 {cell}")
        assert no.rule == refusal(state, f"enter {cell}").rule == "Moving Developers 2"
        assert no.sentence == (
            "Developers stand on land tiles, not on empty spaces, palaces or irrigation: "
            f"{cell} is no place for them."
        )
    lost = position("""
            f     g     h     i
        6   r1R   .     r1    v1
        7      .     .     .
    """, placed=True)  # fmt: skip
    assert not legal(lost, "walk") and not legal(lost, "exit") and not legal(lost, "enter")
    assert refusal(lost, "walk f6 h6").rule == "Moving Developers 2"
    assert refusal(lost, "walk f6 h6").sentence == (
        "No way leads from f6 to h6: developers go over land tiles alone, past no palace."
    )
    assert refusal(lost, "enter h6").sentence.startswith("No way leads from the border to h6: ")
    palace = position("""
            g     h     i
        6   v1R   v1=2  v1
    """, placed=True)  # fmt: skip
    assert not legal(palace, "walk") and refusal(palace, "walk g6 i6").rule == "Moving Developers 2"


def test_moving_developers_3() -> None:
    """A player may move a developer from the border onto any adjacent land tile in central Java (either rice
    field or village/city space)."""
    state = position(EDGE, placed=True)
    assert {f"enter {cell}" for cell in ("b6", "b7", "c7", "d8")} <= set(legal(state, "enter"))
    assert looks(after(state, "enter c7", "enter d8"), """
            a     b     c     d     e
        6   M     r1    .     .     .
        7      M     v1    r1R   .
        8         L     L     v1R   r1R
    """)  # fmt: skip


def test_moving_developers_4() -> None:
    """The move costs 1 AP from the lowlands and 2 AP from the mountains."""
    state = position(EDGE, placed=True)
    assert happen(state, "enter b6")[0] == [Entered(RED, "b6", 2)]
    assert happen(state, "enter d8")[0] == [Entered(RED, "d8", 1)]
    assert cost(state, "enter b7") == 1  # next to both: the cheaper
    assert "enter b6" not in legal(position(EDGE, placed=True, points=1))
    assert legal(position(EDGE, placed=True, points=1), "enter") == ["enter b7", "enter c7", "enter d8"]
    assert not legal(position(EDGE, placed=True, points=0), "enter")


def test_moving_developers_5() -> None:
    """Each space (hexagon) on a land tile may hold only a single developer."""
    state = position(EDGE, placed=True)
    no = refusal(state, "enter e8")
    assert no.rule == "Moving Developers 5"
    assert no.sentence == "A developer stands on e8: each space holds one."
    assert refusal(position(MEADOW, placed=True), "walk f6 g7").rule == "Moving Developers 5"
    assert refusal(after(state, "enter d8"), "enter d8").rule == "Moving Developers 5"
    assert refusal(state, "walk e8 e8").rule == "Moving Developers 5"  # nobody walks on the spot


def test_moving_developers_6() -> None:
    """A player may move a developer to any space within the same land type for no AP."""
    state = position(MEADOW, placed=True, points=0)
    assert legal(state, "walk") == ["walk f6 g6", "walk f6 f7"]
    assert cost(state, "walk f6 f7") == 0


def test_moving_developers_7() -> None:
    """A player pays 1 AP each time he moves a developer from one land type to the other."""
    state = position(MEADOW, placed=True)
    assert cost(state, "walk f6 h6") == 1
    assert cost(state, "walk f6 i6") == 2 == cost(state, "walk f6 h7")
    assert happen(state, "walk f6 i7")[0] == [Walked(RED, "f6", "i7", 2)]
    no = refusal(position(MEADOW, placed=True, points=1), "walk f6 i7")
    assert no.rule == "Moving Developers 7"
    assert no.sentence == "The way to i7 costs 2 action points; you have 1 left."


def test_moving_developers_8() -> None:
    """A player may not move a developer through a space occupied by an opponent's developer, but may move
    through a space with his developer."""
    state = position(GATE, placed=True)
    assert legal(state, "walk") == ["walk f6 g6"]
    no = refusal(state, "walk f6 h7")
    assert no.rule == "Moving Developers 8"
    assert no.sentence == "Others' developers stand in the way from f6 to h7: nobody passes them."
    own = position(GATE.replace("v1V", "v1R"), placed=True)
    assert "walk f6 h7" in legal(own) and cost(own, "walk f6 h7") == 0
    assert "walk g7 f6" not in legal(own)  # he may not stop there
    shut = position("""
            b     c     d     e     f
        8   L     L     v1T   v1    v1R
    """, placed=True)  # fmt: skip
    for line in ("enter e8", "exit f8"):
        assert refusal(shut, line).rule == "Moving Developers 8"
    assert refusal(shut, "enter e8").sentence.startswith(
        "Others' developers stand in the way from the border"
    )


def test_moving_developers_9() -> None:
    """A player may move a developer through any terrace height for no cost as long as the developer stays
    within a land type."""
    state = position("""
            g     h     i     j     k
        6   v1R   v4    v1    v9    v2
    """, placed=True, points=0)  # fmt: skip
    assert cost(state, "walk g6 j6") == cost(state, "walk g6 k6") == 0
    hill = position(MEADOW, placed=True)
    assert cost(hill, "walk f6 h7") == 2  # the level of h7 adds nothing


def test_moving_developers_10() -> None:
    """A player will spend nothing to move a developer a long distance in one land type, but will spend many
    AP to move a developer through many land type changes."""
    state = position("""
            f     g     h     i     j     k     l     m
        4   r1R   r1    r1    r1    r1    r1    r1    r1
        6   r1V   v1    r1    v1    r1    v1    r1    v1
    """, placed=True)  # fmt: skip
    assert cost(state, "walk f4 m4") == 0
    violet = replace(state, to_move=VIOLET, asked=(VIOLET,))
    assert [cost(violet, f"walk f6 {cell}6") for cell in "ghijkl"] == [1, 2, 3, 4, 5, 6]
    assert refusal(violet, "walk f6 m6").sentence == ("The way to m6 costs 7 action points; you have 6 left.")


def test_moving_developers_11() -> None:
    """A player may remove a developer from the edge of central Java by paying 1 AP if it is adjacent to the
    lowlands and 2 AP if it is adjacent to the mountains."""
    state = position("""
            a     b     c     d     e
        6   M     r1R   .     .     .
        7      M     v1    r1    .
        8         L     L     v1R   r1R
    """, placed=True)  # fmt: skip
    happened, left = happen(state, "exit d8", "exit e8")
    assert happened == [Exited(RED, "d8", 1), Exited(RED, "e8", 2)]
    assert cost(state, "exit b6") == 2
    assert left.players[RED].supply == state.players[RED].supply + 2
    no = refusal(position(EDGE, placed=True, points=0), "exit e8")
    assert no.rule == "Moving Developers 11"
    inner = position(MEADOW, placed=True)
    assert refusal(inner, "exit f6").sentence == (
        "No way leads from f6 to the border: developers go over land tiles alone, past no palace."
    )
    assert refusal(inner, "exit f6").rule == "Moving Developers 2"


def test_moving_developers_12() -> None:
    """Once the player removes a developer, the player may immediately move the developer from the border to
    another area of central Java using the normal movement rules."""
    state = position("""
            a     b     c     d     e     n     o     p
        6   M     r1R   .     .     .     .     .     .
        8         L     L     v1    r1    .     .     r1
    """, placed=True)  # fmt: skip
    happened, state = happen(state, "exit b6", "enter p8")
    assert happened == [Exited(RED, "b6", 2), Entered(RED, "p8", 1)] and state.points == 3
    assert state.players[RED].supply == 11
