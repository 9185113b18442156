"""Rulings 1 to 14: what the rulebook leaves open about land, irrigation and palaces."""

from dataclasses import replace

from engine import java
from engine.java.board import BITS, POOLS, names
from engine.java.cities import level, ranks, town
from engine.java.events import Enclosed
from tests.engine.chance import FixedDice
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    after,
    cost,
    fame,
    hand,
    happen,
    legal,
    position,
    refusal,
)

POOL = """
        g     h     i     j     k
    6   .     .     r1    r1    .
    7      .     r1R   .     .     .
    8   .     r1    ~     r1    .
    9      .     r1    r1    .     .
"""
TWO_PONDS = """
        g     h     i     j     k     l
    4   .     r1R   r1    r1T   r1    .
    5      r1    ~     .     ~     r1    .
    6   .     r1    r1    r1    r1    .
"""
TWO_CITIES = """
        g     h     i     j     k     l
    6   v1=2  v1    v1    r1    v1    v1=2
    7      v1R   r1    r1    r1    v1R   v1
"""
GROWN = """
        g     h     i     j     k
    6   v1R   v1=2  v1    v1V   r1
    7      v1R   v1    v1    v1    .
"""


def test_ruling_1() -> None:
    """The 3 printed irrigation spaces score like irrigation tiles: 3 points each when enclosed."""
    assert fame(after(position(POOL), "place i7r")) == [3, 0, 0, 0]
    state = after(position(POOL), "irrigate i7")
    assert state.enclosed == 0
    happened, _ = happen(state, "place j7r")
    assert happened[-1] == Enclosed(("i7", "i8"), RED, 6)  # a tile and a printed space together


def test_ruling_2() -> None:
    """Nothing is built over irrigation, neither over tiles nor over printed spaces."""
    state = position(TWO_PONDS)
    for line in ("place h5r", "place h5v h4r", "place i8r", "place i8v h8r h9r"):
        assert line not in legal(state) and refusal(state, line).rule == "Placing Land Tiles 5"
    assert POOLS & state.water == POOLS and BITS["h5"] & state.water


def test_ruling_3() -> None:
    """The open festival card changes only when a player takes it; then the next card of the deck is turned
    up."""
    state = position("""
            g     h     i
        6   v1R   v1=2  v1
    """, "m", open="m", placed=True)  # fmt: skip
    held = after(state, "festival h6", "bid m share")
    assert (held.open, held.discards) == ("m", ("m",))
    taken = after(held, "draw open", dice=FixedDice([len(held.deck) - 1]))
    assert taken.open == "dp" and hand(taken, VIOLET) == ("m", "m", "d", "p")
    assert taken.discards == ("m",) and len(taken.deck) == len(held.deck) - 1


def test_ruling_4() -> None:
    """A land tile may cut off a space of a city so that it joins another one: only the position after the
    tile is laid counts. Then no connected group of village spaces may have two palaces."""
    state = position("""
            h     i     j     k     l
        6   .     v1V   r1    v1    v1=2
        7      r1    v1    r1    .     .
        8   .     ~     v1=2  .     .
    """)  # fmt: skip
    assert names(town(state, BITS["j8"])) == ["i6", "i7", "j8"]
    no = refusal(state, "place j6v j7r")
    assert no.rule == "Placing Land Tiles 11"  # i6 would join both
    state = after(state, "place j6v i7r")
    assert [palace["city"] for palace in java.view(state, None)["palaces"]] == [
        ["i6", "j6", "k6", "l6"], ["j8"],
    ]  # fmt: skip


def test_ruling_5() -> None:
    """A tile may not cover exactly the spaces of one tile of the same size that lies there whole, however it
    is turned. Every other overlap at equal height is allowed."""
    state = position("""
            g     h     i     j
        6   v1    r1    v1    r1
        7      r1    r1    r1    .
    """, tops=("g6v h6r g7r", "i6v j6r"))  # fmt: skip
    for line in ("place g6v h6r g7r", "place h6v g6r g7r", "place j6v i6r", "place h7v"):
        assert line not in legal(state) and refusal(state, line).rule == "Placing Land Tiles 12"
    allowed = {"place h6v g7r h7r", "place h6v i6r h7r", "place h6v i6r", "place g6v g7r", "place g6v"}
    assert allowed <= set(legal(state))
    partly = after(state, "place h6r")  # the large tile lies there whole no more
    assert refusal(partly, "place h6v g6r g7r").rule == "Placing Land Tiles 9"
    assert "place h6v g6r g7r" in legal(after(partly, "place g6v g7r"))  # over a small and a middle one


def test_ruling_6() -> None:
    """The level of a space is the number of land tiles on it; palaces and irrigation add nothing. All spaces
    under a tile must have the same level."""
    state = position("""
            g     h     i     j
        6   v2R   v3=2  r1    ~
    """)  # fmt: skip
    assert [level(state, BITS[cell]) for cell in ("g6", "h6", "i6", "j6", "k6")] == [2, 3, 1, 0, 0]
    assert after(state, "place i5v").tiles[-1].level == 1
    assert refusal(state, "place i6v i7r").rule == "Placing Land Tiles 9"


def test_ruling_7() -> None:
    """The space of a palace counts as a village space: for the size of its city, and it holds the city
    together. Developers neither stop on it nor pass it, and no tile covers it."""
    state = position("""
            g     h     i     j
        6   v1R   v1=2  v1    v1
        7      r1    r1    .     .
    """, placed=True)  # fmt: skip
    assert java.view(state, None)["palaces"][0]["city"] == ["g6", "h6", "i6", "j6"]
    assert "palace h6 4" in legal(state)  # four spaces, and red has the highest rank in all of them
    assert cost(state, "walk g6 i6") == 2  # around the palace, over rice
    assert refusal(state, "walk g6 h6").rule == "Moving Developers 2"
    assert refusal(state, "place h6r h7v").rule == "Placing Land Tiles 5"


def test_ruling_8() -> None:
    """An irrigation area is enclosed when every space next to it is a land tile, a palace on one counted. At
    the border, the spaces outside must be covered too."""
    state = position("""
            b     c     d     e
        8   L     L     ~     r1R
        9      L     r1    r1    .
    """)  # fmt: skip
    state = after(state, "place d7r")
    assert state.enclosed == 0 and fame(state)[RED] == 0
    assert fame(after(state, "place c7r"))[RED] == 0  # c8 is outside, and bare
    happened, _ = happen(state, "place c7v c8r")
    assert happened[-1] == Enclosed(("d8",), RED, 3)
    palace = position(POOL.replace("~     r1  ", "~     v1=2"))
    assert fame(after(palace, "place i7r"))[RED] == 3


def test_ruling_9() -> None:
    """An irrigation tile may be laid at the edge of central Java, but not outside."""
    lines = legal(position(placed=True), "irrigate")
    assert {"irrigate b4", "irrigate d8", "irrigate f13", "irrigate e1"} <= set(lines) and len(lines) == 150
    for cell in ("a4", "c8", "f14"):
        assert refusal(position(placed=True), f"irrigate {cell}").rule == "Placing Irrigation Tiles 5"


def test_ruling_10() -> None:
    """An irrigation area scores at once when a land or irrigation tile encloses it, for whoever alone has the
    highest rank next to it; on a tie, or without developers, nobody scores, then or later. Several areas are
    judged one by one."""
    state = position(TWO_PONDS)
    happened, after_both = happen(state, "place i5v")
    assert happened[1:] == [Enclosed(("h5",), RED, 3), Enclosed(("j5",), TEAL, 3)]  # one by one
    assert len(happen(after_both, "place g6r")[0]) == 1  # no area scores twice
    happened, _ = happen(state, "irrigate i5")
    assert happened[1:] == [Enclosed(("h5", "i5", "j5"), None, 0)]  # red and teal are tied
    alone = position(TWO_PONDS.replace("r1T", "r1 "))
    happened, late = happen(alone, "place i5v")
    assert happened[1:] == [Enclosed(("h5",), RED, 3), Enclosed(("j5",), None, 0)]
    assert fame(after(late, "walk h4 j4")) == [3, 0, 0, 0]  # then or never
    assert happen(alone, "irrigate i5")[0][1:] == [Enclosed(("h5", "i5", "j5"), RED, 9)]


def test_ruling_11() -> None:
    """Rank compares the number of developers level by level from the top: for palaces, irrigation and the
    final scoring."""
    state = position("""
            f     g     h     i     j
        6   v3R   v1R   v1=4  v2V   v2V
        7      .     v2V   v2T   v3T   .
    """)  # fmt: skip
    assert ranks(state, town(state, BITS["h6"])) == [(TEAL,), (RED,), (VIOLET,)]
    final = after(replace(state, final=True), *["end"] * 4)
    assert fame(final) == [2, 0, 4, 0]


def test_ruling_12() -> None:
    """A palace is built or enlarged only by whoever alone has the highest rank there. Its value is even, at
    most the number of spaces, higher than before, and its tile is in the supply; tiles never return."""
    state = position(GROWN, placed=True)
    assert legal(state, "palace") == ["palace h6 4", "palace h6 6", "palace h6 8"]
    assert after(state, "palace h6 6").stock == (5, 7, 7, 9, 10)
    used_up = replace(state, stock=(5, 7, 0, 9, 10))
    assert legal(used_up, "palace") == ["palace h6 4", "palace h6 8"]
    assert refusal(used_up, "palace h6 6").rule == "Further Rules for Palaces 10"
    tie = position(GROWN.replace("v1R   v1=2", "v1    v1=2"), placed=True)
    assert not legal(tie, "palace") and refusal(tie, "palace h6 4").rule == "Building and Enlarging Palaces 6"


def test_ruling_13() -> None:
    """In one turn a palace is built or enlarged once; different palaces may be many."""
    state = position(TWO_CITIES, placed=True)
    assert legal(state, "palace") == ["palace g6 4", "palace l6 4"]
    state = after(state, "palace l6 4", "palace g6 4")
    assert fame(state)[RED] == 4 and not legal(state, "palace") and state.changed == ("l6", "g6")
    assert refusal(state, "palace l6 6").rule == "Further Rules for Palaces 18"


def test_ruling_14() -> None:
    """When a city is divided, the part with the palace keeps its value; the other part is a village and may
    have a new palace."""
    state = position("""
            f     g     h     i     j
        6   v1R   v1=4  v1    v1R   v1
        7      .     .     r1    .     .
    """)  # fmt: skip
    assert not legal(state, "palace i") and not legal(state, "palace j")
    state = after(state, "place h6r h7v", "palace j6 2")
    assert [(palace["value"], palace["city"]) for palace in java.view(state, None)["palaces"]] == [
        (4, ["f6", "g6"]), (2, ["i6", "j6", "h7"]),
    ]  # fmt: skip
