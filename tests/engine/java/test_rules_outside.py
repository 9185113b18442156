"""Placing tiles outside of central Java: a test for every sentence of the rulebook."""

from dataclasses import replace

from engine import java
from engine.java.board import BITS, CENTRAL
from engine.java.events import Placed
from engine.java.players import with_player
from tests.engine.java.boards import RED, after, cost, happen, legal, position, refusal, start
from tests.engine.java.charts import looks

OVERHANG = "place b4v a4r a5r"


def test_placing_tiles_outside_of_central_java_1() -> None:
    """A 3 space or 2 space land tile may be placed such that part of it lies outside of central Java (on the
    mountains or lowlands)."""
    state = position()
    mountains = after(state, OVERHANG)
    assert looks(mountains, """
            a     b     c
        3      M     M     .
        4   r1    v1    .
        5      r1    .     .
    """)  # fmt: skip
    assert java.view(mountains, None)["annexed"] == ["a4", "a5"]
    assert looks(after(state, "place c9v b9r"), """
            b     c     d
        8   L     L     .
        9      r1    v1    .
    """)  # fmt: skip
    assert refusal(state, "place a4v").rule == "Placing Tiles Outside of Central Java 4"  # one space: whole


def test_placing_tiles_outside_of_central_java_2() -> None:
    """Although a player can do this anytime during the game, it can become necessary near the end of the game
    when there are few possible places to place land tiles and the player must still place at least 1 land
    tile on his turn."""
    assert OVERHANG in legal(start()) and "place c9v b9r" in legal(start())
    # one space is left, at the edge, and no tile of 1 space
    full = with_player(position(water=CENTRAL & ~BITS["b4"]), RED, rices=0, villages=0)
    assert set(legal(full, "place b4v a")) == {
        "place b4v a4r", "place b4v a5r", "place b4v a4r a5r", "place b4v a3r", "place b4v a3r a4r",
        "place b4v a3r b3r",
    }  # fmt: skip
    assert refusal(full, "end").rule == "Playing the Game 3"
    assert "end" not in legal(full) and "end" in legal(replace(full, points=1))


def test_placing_tiles_outside_of_central_java_3() -> None:
    """When placing a land tile outside of central Java, the following rules apply:"""
    low = [line for line in legal(position(points=1), "place") if cost(position(), line) > 1]
    assert not low  # what lies outside costs more than the tile
    outside = [line for line in legal(position(points=3), "place") if cost(position(), line) == 3]
    assert OVERHANG in outside and all(len(line.split()) == 4 for line in outside)


def test_placing_tiles_outside_of_central_java_4() -> None:
    """At least one space in central Java must be covered by the land tile."""
    no = refusal(position(), "place a4v a5r")
    assert no.rule == "Placing Tiles Outside of Central Java 4"
    assert no.sentence == (
        "The whole tile would lie outside central Java: at least one of its spaces must be inside."
    )
    assert refusal(position(), "place b9v b8r c8r").rule == no.rule
    assert "place b7v b8r" in legal(position())


def test_placing_tiles_outside_of_central_java_5() -> None:
    """For each space outside of central Java covered by the land tile, the player must pay 1 AP."""
    assert happen(position(), "place b4r a4v")[0] == [Placed(RED, "a4", ("b4",), 1, cost=2)]
    no = refusal(position(points=1), "place b4v a4r")
    assert no.rule == "Placing Tiles Outside of Central Java 5"
    assert no.sentence == ("This tile costs 2 action points, 1 of them for spaces outside; you have 1 left.")


def test_placing_tiles_outside_of_central_java_6() -> None:
    """Thus, a player placing a 3 space land tile such that it covers 2 spaces outside of central Java would
    pay 3 AP for the placement: 1 AP for placing the tile and 2 AP for the 2 outside spaces covered."""
    happened, state = happen(position(), OVERHANG)
    assert happened == [Placed(RED, "b4", ("a4", "a5"), 1, cost=3)] and state.points == 6 - 3
    assert refusal(position(points=2), OVERHANG).sentence == (
        "This tile costs 3 action points, 2 of them for spaces outside; you have 2 left."
    )


def test_placing_tiles_outside_of_central_java_7() -> None:
    """Such spaces become part of central Java and may have land tiles placed on them without the additional
    AP cost."""
    state = after(position(), OVERHANG)
    assert cost(state, "place b4r a4v") == 1 and cost(state, "place a4v a5r") == 1 == cost(state, "place a4v")
    state = after(state, "place a4v a5r")
    assert looks(state, """
            a     b     c
        4   v2    v1    .
        5      r2    .     .
    """)  # fmt: skip
    assert cost(state, "place a4r") == 1
