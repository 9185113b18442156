"""Building and enlarging palaces, and the highest rank: a test for every sentence of the rulebook."""

from engine import java
from engine.java.board import BITS
from engine.java.cities import heights, highest, ranks, town
from engine.java.events import PalaceBuilt, PalaceEnlarged
from engine.java.state import State
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    cost,
    fame,
    happen,
    legal,
    position,
    refusal,
)
from tests.engine.java.charts import looks

VILLAGE = """
        g     h     i     j
    6   v1R   v1    v2    r1
    7      r1    r1    v1    .
"""
CITY = """
        g     h     i     j
    6   v1R   v1=2  v2    r1
    7      r1    r1    v1    .
"""
# Anna is red, Bob violet, Chris teal
EXAMPLE_1 = """
        f     g     h     i     j
    6   v4R   v4R   v1=2  v4V   v3V
    7      .     .     v3V   .     .
"""
EXAMPLE_2 = """
        f     g     h     i     j
    6   v2R   v1V   v1=2  v2T   v1T
    7      .     v1V   v1V   .     .
"""


def first(state: State) -> int | None:
    """Who alone has the highest rank in the city on h6."""
    return highest(state, town(state, BITS["h6"]))


def standing(drawing: str) -> State:
    """A state in which somebody may enlarge the palace on h6."""
    return position(drawing, placed=True)


def counted(state: State, seat: int) -> tuple[int, ...]:
    """A seat's developers around h6, from the top level down."""
    return heights(state, seat, town(state, BITS["h6"]))


def test_building_and_enlarging_palaces_1() -> None:
    """A player earns fame points for building and enlarging palaces."""
    assert fame(after(standing(VILLAGE), "palace h6 4")) == [2, 0, 0, 0]
    assert fame(after(standing(CITY), "palace h6 4")) == [2, 0, 0, 0]


def test_building_and_enlarging_palaces_2() -> None:
    """To build a palace, a player places a palace tile on top of a village space (1 AP)."""
    state = standing(VILLAGE)
    assert happen(state, "palace i6 4")[0] == [PalaceBuilt(RED, "i6", 4, 2)]
    assert cost(state, "palace i6 4") == 1
    for cell in ("j6", "g7", "k6"):  # rice, rice, bare
        no = refusal(state, f"palace {cell} 2")
        assert no.rule == "Building and Enlarging Palaces 2"
        assert no.sentence == f"Palaces stand on village spaces: {cell} is none."


def test_building_and_enlarging_palaces_3() -> None:
    """During the game, players may enlarge palaces to make them more valuable."""
    happened, state = happen(standing(CITY), "palace h6 4")
    assert happened == [PalaceEnlarged(RED, "h6", 4, 2)]
    assert looks(state, CITY.replace("v1=2", "v1=4"))


def test_building_and_enlarging_palaces_4() -> None:
    """Each enlargement costs 1 AP."""
    assert cost(standing(CITY), "palace h6 4") == 1
    assert refusal(position(CITY, points=0, placed=True), "palace h6 4").rule == "Playing the Game 7"


def test_building_and_enlarging_palaces_5() -> None:
    """When a player places a palace tile on a space in a village, the village becomes a city."""
    state = standing(VILLAGE)
    assert java.view(state, None)["palaces"] == []
    assert java.view(after(state, "palace h6 4"), None)["palaces"] == [
        {"cell": "h6", "value": 4, "festival": False, "city": ["g6", "h6", "i6", "i7"]}
    ]


def test_building_and_enlarging_palaces_6() -> None:
    """A player may only build or enlarge a palace if he has a developer in the village/city and his
    developers have the highest rank in the village/city."""
    nobody = standing(VILLAGE.replace("v1R", "v1 "))
    no = refusal(nobody, "palace h6 4")
    assert not legal(nobody, "palace") and no.rule == "Building and Enlarging Palaces 6"
    assert no.sentence == (
        "Only whoever alone has the highest rank there builds and enlarges: most developers on the highest "
        "level, then on the next."
    )
    other = standing(CITY.replace("v2 ", "v2W").replace("v1R", "v1T"))
    assert not legal(other, "palace") and refusal(other, "palace h6 4").rule == no.rule
    assert len(legal(standing(VILLAGE), "palace")) == 3 * 2


def test_building_and_enlarging_palaces_7() -> None:
    """That is, the player has a developer on a higher level than all his opponents in the village/city."""
    state = standing(VILLAGE.replace("v2 ", "v2V"))
    assert first(state) == VIOLET and not legal(state, "palace")
    above = after(state, "end", "place m6r", "palace h6 4")
    assert fame(above) == [0, 2, 0, 0]


def test_building_and_enlarging_palaces_8() -> None:
    """If players tie with developers at the same high level, the highest rank goes to the player with the
    most developers at that level."""
    state = position("""
            g     h     i     j
        6   v2R   v1=2  v2V   v2R
        7      .     v1V   .     .
    """)  # fmt: skip
    assert counted(state, RED) == (2, 0) and counted(state, VIOLET) == (1, 1) and first(state) == RED


def test_building_and_enlarging_palaces_9() -> None:
    """If players have the same number at that high level, the tied players compare their developers at the
    next lower level and so on until they break the tie."""
    state = position("""
            f     g     h     i     j
        6   v3R   v2R   v1=2  v3V   v2V
        7      .     v1T   v1V   .     .
    """)  # fmt: skip
    assert counted(state, RED) == (1, 1, 0) and counted(state, VIOLET) == (1, 1, 1)
    assert first(state) == VIOLET


def test_building_and_enlarging_palaces_10() -> None:
    """If the highest ranking players have their developers at all the same levels in the village/city (the
    tie is not broken), then neither may build nor enlarge a palace in that village/city."""
    state = standing("""
            f     g     h     i     j
        6   v3R   v1R   v1=2  v3V   v1V
        7      .     v2T   v1T   .     .
    """)  # fmt: skip
    assert ranks(state, town(state, BITS["h6"])) == [(RED, VIOLET), (TEAL,)]
    for seat in (RED, VIOLET, TEAL):
        now = after(state, *["end", "place m6r", "end", "place m4r"][: 2 * seat])
        assert now.to_move == seat and not legal(now, "palace")
        assert refusal(now, "palace h6 4").rule == "Building and Enlarging Palaces 6"


def test_building_and_enlarging_palaces_11() -> None:
    """A tie is not enough!"""
    state = standing(CITY.replace("v1    .", "v1V   ."))
    assert counted(state, RED) == counted(state, VIOLET) and first(state) is None
    assert not legal(state, "palace")
    assert first(standing(CITY.replace("v2 ", "v2R"))) == RED


def test_building_and_enlarging_palaces_12() -> None:
    """Example 1: Anna has 2 developers on level 4 of the city."""
    assert counted(standing(EXAMPLE_1), RED) == (2, 0, 0, 0)


def test_building_and_enlarging_palaces_13() -> None:
    """Bob has 1 developer on level 4 of the city and 2 developers on level 3."""
    assert counted(standing(EXAMPLE_1), VIOLET) == (1, 2, 0, 0)


def test_building_and_enlarging_palaces_14() -> None:
    """Anna has the height advantage over Bob as she has more developers at the highest level (level 4) than
    Bob."""
    state = standing(EXAMPLE_1)
    assert first(state) == RED and legal(state, "palace") == ["palace h6 4", "palace h6 6"]


def test_building_and_enlarging_palaces_15() -> None:
    """It is not important that Bob has more developers in the city than Anna as she has more at the highest
    level."""
    state = standing(EXAMPLE_1)
    assert sum(counted(state, VIOLET)) > sum(counted(state, RED)) and first(state) == RED
    violet = after(state, "end")
    assert not legal(violet, "palace") and violet.to_move == VIOLET


def test_building_and_enlarging_palaces_16() -> None:
    """Example 2: Anna has 1 developer on level 2 of the city."""
    assert counted(standing(EXAMPLE_2), RED) == (1, 0)


def test_building_and_enlarging_palaces_17() -> None:
    """Bob has 3 developers on level 1 of the city."""
    assert counted(standing(EXAMPLE_2), VIOLET) == (0, 3)


def test_building_and_enlarging_palaces_18() -> None:
    """Chris has 1 developer on level 2 and 1 developer on level 1 of the city."""
    assert counted(standing(EXAMPLE_2), TEAL) == (1, 1)


def test_building_and_enlarging_palaces_19() -> None:
    """Both Anna and Chris have the same number of developers on level 2 so the tie is resolved by looking at
    the next lower level."""
    tie = standing(EXAMPLE_2.replace("v1T", "v1 "))
    assert counted(tie, RED) == counted(tie, TEAL) and first(tie) is None
    assert first(standing(EXAMPLE_2)) is not None


def test_building_and_enlarging_palaces_20() -> None:
    """Chris wins by having 1 developer on level 1."""
    state = standing(EXAMPLE_2)
    assert first(state) == TEAL and not legal(state, "palace")
    teal = after(state, "end", "place m6r", "end", "place m4r")
    assert legal(teal, "palace") == ["palace h6 4", "palace h6 6"]
    assert fame(after(teal, "palace h6 6")) == [0, 0, 3, 0]


def test_building_and_enlarging_palaces_21() -> None:
    """Bob has no chance with no developers on level 2."""
    assert ranks(standing(EXAMPLE_2), town(standing(EXAMPLE_2), BITS["h6"])) == [(TEAL,), (RED,), (VIOLET,)]
    crowd = standing(EXAMPLE_2.replace(".     v1V   v1V", "v1V   v1V   v1V"))
    assert counted(crowd, VIOLET) == (0, 4) and first(crowd) == TEAL
    assert WHITE not in [seat for seats in ranks(crowd, town(crowd, BITS["h6"])) for seat in seats]
