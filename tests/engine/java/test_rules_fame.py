"""Fame for palaces and for irrigation: a test for every sentence of the rulebook."""

from dataclasses import replace

from engine import java
from engine.java.board import BITS, names
from engine.java.cities import town
from engine.java.events import Enclosed, PalaceEnlarged
from tests.engine.java.boards import RED, VIOLET, after, fame, happen, legal, position, refusal
from tests.engine.java.charts import looks

CITY = """
        g     h     i     j     k
    6   v1R   v1=2  v1    v1    r1
    7      v1    v1    v1    v1    r1
"""
LONG = """
        f     g     h     i     j     k
    6   v1R   v1=4  v1    v1R   v1    v1
    7      .     .     r1    .     .
"""
LAKE = """
        f     g     h     i     j
    4   .     v1    r1    v1R   .
    5      r1    ~     ~     .     .
    6   .     v1    r1V   r1    .
"""
CLOSING = "place i5r"
HOLES = """
        f     g     h     i     j     k
    4   .     v1    r1    r1    r1    .
    5      r1R   .     v1V   .     r1V   .
    6   .     v1    r1    r1    r1    .
"""


def test_fame_points_for_building_or_enlarging_palaces_1() -> None:
    """A player who builds or enlarges a palace, immediately scores half the value of the new palace tile."""
    state = position(CITY, placed=True)
    assert {line: fame(after(state, line))[RED] for line in legal(state, "palace")} == {
        "palace h6 4": 2, "palace h6 6": 3, "palace h6 8": 4,
    }  # fmt: skip


def test_fame_points_for_building_or_enlarging_palaces_2() -> None:
    """For example, a player enlarging a value 2 palace to a value 8 palace scores 4 points."""
    happened, state = happen(position(CITY, placed=True), "palace h6 8")
    assert happened == [PalaceEnlarged(RED, "h6", 8, points=4)] and fame(state) == [4, 0, 0, 0]


def test_fame_points_for_building_or_enlarging_palaces_3() -> None:
    """Note: A city can be divided by covering city spaces with rice fields."""
    state = position(LONG)
    assert names(town(state, BITS["g6"])) == ["f6", "g6", "h6", "i6", "j6", "k6"]
    state = after(state, "place h6r h7v")
    assert names(town(state, BITS["g6"])) == ["f6", "g6"]
    assert names(town(state, BITS["i6"])) == ["i6", "j6", "k6", "h7"]


def test_fame_points_for_building_or_enlarging_palaces_4() -> None:
    """The value of the palace in the city remains unchanged!"""
    state = after(position(LONG), "place h6r h7v")
    assert [(palace.cell, palace.value) for palace in state.palaces] == [("g6", 4)]
    final = after(replace(state, final=True), "end")
    assert fame(final) == [4, 0, 0, 0]


def test_fame_points_for_building_or_enlarging_palaces_5() -> None:
    """When a city is divided, a player may build a new palace in the part that is now a village (does not
    have a palace) using the normal rules for building a palace."""
    state = position(LONG)
    assert legal(state, "palace") == ["palace g6 6"]
    state = after(state, "place h6r h7v")
    assert legal(state, "palace") == [
        f"palace {cell} {value}" for cell in ("j6", "k6", "h7") for value in (2, 4)
    ]
    state = after(state, "palace j6 4")
    assert [len(palace["city"]) for palace in java.view(state, None)["palaces"]] == [2, 4]
    assert refusal(state, "palace g6 6").sentence.startswith(
        "A place of 2 spaces cannot bear a palace of 6. No higher"
    )


def test_fame_points_for_placing_irrigation_tiles_1() -> None:
    """When an irrigation area (one irrigation space/tile or a group of connected irrigation tiles) is
    completely enclosed by land tiles, players immediately check to see which player has developers of the
    highest rank in the spaces adjacent to the irrigation area (whether the spaces are rice fields or
    village/city spaces)."""
    state = position(LAKE)
    happened, state = happen(state, CLOSING)
    assert happened[-1] == Enclosed(("g5", "h5"), None, 0)  # red and violet are tied beside it
    field = position(LAKE.replace("r1V", "r1 "))
    happened, state = happen(field, CLOSING)
    assert happened[-1] == Enclosed(("g5", "h5"), RED, 6)  # at once, from a village space
    other = position(LAKE.replace("v1R", "v1 "))
    assert happen(other, CLOSING)[0][-1] == Enclosed(("g5", "h5"), VIOLET, 6)  # from a rice field
    assert fame(after(other, CLOSING)) == [0, 6, 0, 0]  # though it is red's turn


def test_fame_points_for_placing_irrigation_tiles_2() -> None:
    """Use the same rules for finding the highest rank as in "building and enlarging palaces"."""
    state = position("""
            f     g     h     i     j
        4   .     v1V   r1V   v2R   .
        5      r1V   ~     ~     .     .
        6   .     v2T   r1T   r1    .
    """)  # fmt: skip
    assert fame(after(state, CLOSING)) == [0, 0, 6, 0]  # one level after the other, not how many


def test_fame_points_for_placing_irrigation_tiles_3() -> None:
    """The player with the highest ranking developers immediately scores 3 fame points for each enclosed
    irrigation tile in the enclosed irrigation area."""
    assert fame(after(position(LAKE.replace("r1V", "r1 ")), CLOSING))[RED] == 3 * 2
    state = position(HOLES)
    assert fame(after(state, "irrigate g5")) == [0, 0, 0, 0]
    both = after(position(HOLES.replace("r1R", "r1 ")), "irrigate g5", "irrigate i5")
    assert fame(both) == [0, 3 + 3, 0, 0]


def test_fame_points_for_placing_irrigation_tiles_4() -> None:
    """If there is a tie for highest rank or there are no developers adjacent to the area, no fame points are
    scored."""
    tie = after(position(LAKE), CLOSING)
    assert fame(tie) == [0, 0, 0, 0]
    assert fame(after(tie, "walk i4 i5")) == [0, 0, 0, 0]  # nor later
    nobody = position(LAKE.replace("v1R", "v1 ").replace("r1V", "r1 "))
    happened, state = happen(nobody, CLOSING)
    assert happened[-1] == Enclosed(("g5", "h5"), None, 0) and fame(state) == [0, 0, 0, 0]


def test_fame_points_for_placing_irrigation_tiles_5() -> None:
    """A player seeing empty spaces on the board surrounded by land tiles, may be able to place irrigation
    tiles there and move in a developer to score easy fame points."""
    state = position(HOLES.replace("r1R", "r1 ").replace("v1V", "v1 ").replace("r1V", "r1R"))
    assert looks(after(state, "walk j5 j4", "irrigate i5"), """
            f     g     h     i     j     k
        4   .     v1    r1    r1    r1R   .
        5      r1    .     v1    ~     r1    .
    """)  # fmt: skip
    assert fame(after(state, "walk j5 j4", "irrigate i5"))[RED] == 3
