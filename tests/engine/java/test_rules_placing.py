"""Placing land tiles: a test for every sentence of the rulebook."""

from engine import java
from engine.java.board import BITS, CENTRAL, POOLS, names
from engine.java.cities import town
from engine.java.events import Placed
from engine.java.moves import Place
from tests.engine.java.boards import RED, after, cost, happen, legal, position, refusal, start
from tests.engine.java.charts import looks

FLOOR = """
        g     h     i     j
    6   v1    r1    r1    .
    7      r1    v1    .     .
    8   .     r1    ~
"""
TOP = ("g6v h6r g7r",)
TWO_CITIES = """
        g     h     i     j     k
    6   v1=2  v1    .     v1    v1=2
    7      .     .     .     .
"""
TWO_VILLAGES = """
        g     h     i     j     k
    6   v1    v1    .     v1    v1
    7      .     .     .     .
"""
STEPS = """
        g     h     i     j
    6   v1    r1    v2    .
    7      r2    v2    r1    .
"""


def test_placing_land_tiles_1() -> None:
    """The only action a player must take on a turn is the placing of a land tile on the board."""
    state = position(FLOOR)
    assert "end" not in legal(state)
    assert "end" in legal(after(state, "place j6v"))
    assert legal(after(state, "place j6v"))[-1] == "end"  # and nothing else must be done
    for line in ("token", "draw deck", "irrigate j6"):
        assert "end" not in legal(after(state, line))


def test_placing_land_tiles_2() -> None:
    """This required placement may be either a 1 or 2 space land tile from his supply, or a 3 space land tile
    from the common supply."""
    state = position()
    assert after(state, "place g6v h6r g7r").threes == 55
    own = after(state, "place g6v h6r", "place j6v", "place l6r")
    red, violet = own.players[:2]
    assert (own.threes, red.twos, red.villages, red.rices) == (56, 4, 1, 2)
    assert (violet.twos, violet.villages, violet.rices) == (5, 2, 3)
    gone = after(position(), "place g6v", "place i6v")
    no = refusal(gone, "place k6v")
    assert no.rule == "Placing Land Tiles 2"
    assert no.sentence == (
        "You have no 1-space village left. There is a 3-space tile, 2-space tile and 1-space rice field."
    )


def test_placing_land_tiles_3() -> None:
    """Placing a land tile costs 1 AP, regardless of size."""
    state = position(FLOOR)
    for line in ("place j6v j7r i7r", "place j6v j7r", "place j6v", "place j6r"):
        assert cost(state, line) == 1
    assert refusal(position(FLOOR, points=0), "place j6v").rule == "Playing the Game 7"


def test_placing_land_tiles_4() -> None:
    """The following rules apply when placing land tiles on the board:"""
    bare = {
        move.cells for move in java.legal(start(), RED) if isinstance(move, Place) and len(move.cells) == 1
    }
    assert {cell for (cell,) in bare} == set(names(CENTRAL & ~POOLS))


def test_placing_land_tiles_5() -> None:
    """A player may place a land tile on any space(s) in central Java as long as those spaces do not contain
    palaces, developers, or irrigation tiles."""
    state = position("""
            g     h     i     j
        6   v1=2  v1R   r1    .
        7      r1    v1T   .     ~
    """)  # fmt: skip
    for line, what in {
        "place g6r g7v": "a palace on g6",
        "place h6v i6r": "a developer on h6",
        "place h7v g7r": "a developer on h7",  # not one's own: all the same
        "place j6v j7r": "irrigation on j7",
        "place h6v h7r g7r": "a developer on h6 and h7",
        "place g6v h6r g7r": "a palace on g6 and a developer on h6",
    }.items():
        no = refusal(state, line)
        assert no.rule == "Placing Land Tiles 5"
        assert no.sentence == (
            f"There is {what}: tiles are laid on spaces without palaces, developers and irrigation."
        )
    assert refusal(start(), "place i8r").sentence.startswith("There is irrigation on i8: ")
    assert "place i6v" not in legal(state) and "place i7v j6r" in legal(state)


def test_placing_land_tiles_6() -> None:
    """When a player places a land tile, it need not be placed adjacent to another land tile nor to the border
    of central Java and the lowlands or mountains."""
    state = after(start(), "place d5v d6r e6r", "place k6v l6r", "place g9r")
    assert [tile.level for tile in state.tiles] == [1, 1, 1]
    assert java.view(state, None)["cells"].keys() == {"d5", "d6", "e6", "k6", "l6", "g9"}


def test_placing_land_tiles_7() -> None:
    """Players may place land tiles on top of land tiles to create terraces."""
    state = position(FLOOR)
    assert happen(state, "place h6v i6r h7r")[0] == [Placed(RED, "h6", ("i6", "h7"), level=2, cost=1)]
    state = after(state, "place h6v i6r h7r", "place h6r i6v", "place h6r")
    assert looks(state, """
            g     h     i     j
        6   v1    r4    v3    .
        7      r1    r2    .     .
    """)  # fmt: skip


def test_placing_land_tiles_8() -> None:
    """When doing so, a player must place the tile using the following rules:"""
    over = {line for line in legal(position(FLOOR)) if line.startswith("place h6v")}
    assert over == {  # what is flat there, turned every way
        "place h6v i6r h7r", "place h6v g7r h7r", "place h6v g6r g7r", "place h6v i6r", "place h6v h7r",
        "place h6v g6r", "place h6v g7r",
    }  # fmt: skip


def test_placing_land_tiles_9() -> None:
    """The tile must be placed so that it lies flat and does not tilt."""
    state = position(STEPS)
    no = refusal(state, "place h6v h7r g7r")
    assert no.rule == "Placing Land Tiles 9"
    assert no.sentence == (
        "The tile would tilt: h6 on level 1, g7 on level 2 and h7 on level 2. All spaces under it must have "
        "the same level."
    )
    assert refusal(state, "place j6v i6r").sentence.startswith("The tile would tilt: j6 on level 0 and")
    assert "place h6v h7r" not in legal(state)


def test_placing_land_tiles_10() -> None:
    """That is, the tiles it is placed upon must be at the same level or height."""
    state = position(STEPS)
    assert "place i6v h7r" in legal(state) and "place g7v h7r" in legal(state)  # both on level 2
    assert "place g6v h6r" in legal(state) and "place j6v j7r" in legal(state)
    assert after(state, "place h7v i6r").tiles[-1].level == 3
    assert "place i7v i6r" not in legal(state)


def test_placing_land_tiles_11() -> None:
    """The tile may not be placed such that it connects two cities, but it may connect two villages or
    villages to a city."""
    state = position(TWO_CITIES)
    no = refusal(state, "place i6v i7r")
    assert no.rule == "Placing Land Tiles 11"
    assert no.sentence == (
        "With a village on i6 two cities would be one: turn the tile, or lay it elsewhere."
    )
    assert "place i6v" not in legal(state) and "place i6v i7r" not in legal(state)
    assert "place i6r i7v" not in legal(state) and "place i7v i6r" in legal(state)
    joined = after(position(TWO_VILLAGES), "place i6v i7r")
    assert names(town(joined, BITS["g6"])) == ["g6", "h6", "i6", "j6", "k6"]
    city = after(position(TWO_VILLAGES.replace("v1    v1    .", "v1=2  v1    .")), "place i6v i7r")
    assert java.view(city, None)["palaces"][0]["city"] == ["g6", "h6", "i6", "j6", "k6"]


def test_placing_land_tiles_12() -> None:
    """A player may not place a land tile directly over a land tile of the same size."""
    state = position(FLOOR, tops=TOP)
    no = refusal(state, "place h6v g6r g7r")
    assert no.rule == "Placing Land Tiles 12"
    assert no.sentence == "A tile of the same size lies exactly on g6, h6 and g7: shift the new one."
    assert "place h6v g7r h7r" in legal(state)  # shifted by one


def test_placing_land_tiles_13() -> None:
    """That is: a 3 space tile may not be placed directly on top of a 3 space tile"""
    state = position(FLOOR, tops=TOP)
    turned = ("place g6v h6r g7r", "place h6v g6r g7r", "place g7v g6r h6r")
    assert all(refusal(state, line).rule == "Placing Land Tiles 12" for line in turned)
    assert not set(turned) & set(legal(state))
    assert set(turned) <= set(legal(position(FLOOR)))  # over three small ones it may lie
    assert after(state, "place g6r", "end").tiles[-1].level == 2  # and a small one over it


def test_placing_land_tiles_14() -> None:
    """a 2 space tile may not be placed directly on top of a 2 space tile"""
    state = position(FLOOR, tops=("i6r h7v",))
    assert refusal(state, "place i6v h7r").rule == refusal(state, "place h7v i6r").rule
    assert refusal(state, "place i6v h7r").sentence.startswith("A tile of the same size lies exactly on ")
    assert {"place i6v h6r h7r", "place h7v h6r", "place i6v"} <= set(legal(state))


def test_placing_land_tiles_15() -> None:
    """a 1 space tile may not be placed directly on top of a 1 space tile"""
    state = position(FLOOR, tops=TOP)
    assert refusal(state, "place i6v").rule == refusal(state, "place i6r").rule == "Placing Land Tiles 12"
    assert {"place g6v", "place g6r", "place h6r"} <= set(legal(state))  # these are parts of a large one
    assert "place g6r" not in legal(after(state, "place g6v"))


def test_placing_land_tiles_16() -> None:
    """The tile may be placed such that the land types are different than those under it."""
    state = after(position(FLOOR, tops=TOP), "place h6v g7r h7r")
    assert looks(state, """
            g     h     i     j
        6   v1    v2    r1    .
        7      r2    r2    .     .
    """)  # fmt: skip


def test_placing_land_tiles_17() -> None:
    """In fact, players will place land tiles on top of others specifically to change the configuration of
    rice fields and village/city spaces in that area."""
    state = position("""
            g     h     i     j     k
        6   v1R   v1    v1    v1    r1
        7      r1    r1    r1    r1    .
    """)  # fmt: skip
    assert town(state, BITS["g6"]).bit_count() == 4
    assert town(after(state, "place h7v h6r"), BITS["g6"]).bit_count() == 1  # divided
    assert town(after(state, "place j7v k6r"), BITS["g6"]).bit_count() == 5  # larger
