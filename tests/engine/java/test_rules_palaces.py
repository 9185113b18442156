"""Further rules for palaces: a test for every sentence of the rulebook."""

from dataclasses import replace

from engine import java
from engine.java.board import BITS, names
from engine.java.cities import town
from engine.java.events import PalaceBuilt, PalaceEnlarged
from tests.engine.java.boards import RED, after, fame, happen, legal, position, refusal
from tests.engine.java.charts import looks

VILLAGE = """
        g     h     i     j     k
    6   v1R   v1    v1    v2    r1
    7      r1    r1    r1    r1    .
"""
CITY = """
        g     h     i     j     k
    6   v1R   v1=2  v1    v1    r1
    7      v1    v1    v1    v1    r1
"""
TWO = """
        f     g     h     i     j     k
    6   v1R   v1=2  r1    v1    v1R   v1
    7      v1    r1    r1    v1    v1    .
"""


def test_further_rules_for_palaces_1() -> None:
    """A palace may only be built on an empty village space (no developer)."""
    state = position(VILLAGE, placed=True)
    assert {line.split()[1] for line in legal(state, "palace")} == {"h6", "i6", "j6"}
    no = refusal(state, "palace g6 2")
    assert no.rule == "Further Rules for Palaces 1"
    assert no.sentence == "A developer stands on g6: choose an empty village space."


def test_further_rules_for_palaces_2() -> None:
    """It may be placed on any level as its level is of no importance."""
    state = position(VILLAGE, placed=True)
    assert "palace j6 4" in legal(state) and "palace h6 4" in legal(state)
    low, high = after(state, "palace h6 4"), after(state, "palace j6 4")
    assert fame(low) == fame(high) and looks(high, VILLAGE.replace("v2  ", "v2=4"))


def test_further_rules_for_palaces_3() -> None:
    """There may be only 1 palace in each city."""
    state = position(CITY, placed=True)
    assert {line.split()[1] for line in legal(state, "palace")} == {"h6"}
    no = refusal(state, "palace i6 2")
    assert no.rule == "Further Rules for Palaces 3"
    assert no.sentence == "The city of i6 has a palace on h6: enlarge that one."


def test_further_rules_for_palaces_4() -> None:
    """The maximum value a palace can reach is 10."""
    row = "".join(["v1    "] * 10)
    state = position(f"""
            d     e     f     g     h     i     j     k     l     m     n     o
        6   v1R   {row}v1
    """, placed=True)  # fmt: skip
    assert town(state, BITS["d6"]).bit_count() == 12
    assert legal(state, "palace g6") == [f"palace g6 {value}" for value in (2, 4, 6, 8, 10)]
    no = refusal(state, "palace g6 12")
    assert no.rule == "Further Rules for Palaces 4"
    assert no.sentence == "Palaces have the values 2, 4, 6, 8 or 10. Choose 2, 4, 6, 8 or 10."


def test_further_rules_for_palaces_5() -> None:
    """When building or enlarging a palace, a player may never give it a value that is higher than the number
    of spaces in the village/city."""
    state = position(VILLAGE, placed=True)
    assert legal(state, "palace h6") == ["palace h6 2", "palace h6 4"]
    no = refusal(state, "palace h6 6")
    assert no.rule == "Further Rules for Palaces 5"
    assert no.sentence == "A place of 4 spaces cannot bear a palace of 6. Choose 2 or 4."
    assert refusal(position(CITY, placed=True), "palace h6 10").rule == no.rule


def test_further_rules_for_palaces_6() -> None:
    """Therefore, a village must have at least two spaces to have a palace of value 2."""
    small = position("""
            g     h     i
        6   v1R   r1    v1
    """, placed=True)  # fmt: skip
    assert not legal(small, "palace")
    assert refusal(small, "palace g6 2").rule == "Further Rules for Palaces 1"  # one space, his own
    two = position("""
            g     h     i
        6   v1R   v1    r1
    """, placed=True)  # fmt: skip
    assert legal(two, "palace") == ["palace h6 2"]
    no = refusal(two, "palace h6 4")
    assert no.sentence == "A place of 2 spaces cannot bear a palace of 4. Choose 2."


def test_further_rules_for_palaces_7() -> None:
    """The space where the palace is placed counts as a space in the city."""
    state = position(CITY, placed=True)
    assert town(state, BITS["h6"]).bit_count() == 8 and town(state, BITS["h6"]) & BITS["h6"]
    assert "palace h6 8" in legal(state)


def test_further_rules_for_palaces_8() -> None:
    """A palace need not start with the value 2."""
    happened, state = happen(position(VILLAGE, placed=True), "palace i6 4")
    assert happened == [PalaceBuilt(RED, "i6", 4, 2)] and state.stock[:2] == (6, 6)


def test_further_rules_for_palaces_9() -> None:
    """Although a palace must be enlarged by at least 2, it need not be enlarged by more than that."""
    state = position(CITY, placed=True)
    assert legal(state, "palace") == ["palace h6 4", "palace h6 6", "palace h6 8"]
    no = refusal(state, "palace h6 2")
    assert no.rule == "Further Rules for Palaces 9"
    assert no.sentence == "The palace has the value 2 already. Choose 4, 6 or 8."
    assert refusal(position(CITY.replace("=2", "=8"), placed=True), "palace h6 4").sentence == (
        "The palace has the value 8 already. No higher one is possible here."
    )


def test_further_rules_for_palaces_10() -> None:
    """A player may place any available palace tile whose value is equal to or less than the number of spaces
    in the village or city."""
    state = position(CITY, placed=True)
    without = replace(state, stock=(5, 0, 8, 9, 10))
    assert legal(without, "palace") == ["palace h6 6", "palace h6 8"]
    no = refusal(without, "palace h6 4")
    assert no.rule == "Further Rules for Palaces 10"
    assert no.sentence == "No palace of 4 is left. Choose 6 or 8."
    assert not legal(replace(state, stock=(5, 0, 0, 0, 10)), "palace")


def test_further_rules_for_palaces_11() -> None:
    """For example, if a village has 4 or more spaces, a palace of value 4 may be built."""
    assert "palace h6 4" in legal(position(VILLAGE, placed=True))
    three = position(VILLAGE.replace("v2 ", "r2 "), placed=True)
    assert "palace h6 4" not in legal(three) and "palace h6 2" in legal(three)


def test_further_rules_for_palaces_12() -> None:
    """Similarly, a palace of value 4 may be enlarged to value 8 when the city has 8 or more spaces (including
    the palace)."""
    state = position(CITY.replace("=2", "=4"), placed=True)
    assert happen(state, "palace h6 8")[0] == [PalaceEnlarged(RED, "h6", 8, 4)]
    seven = position(CITY.replace("=2", "=4").replace("v1    r1\n    7", "r1    r1\n    7"), placed=True)
    assert town(seven, BITS["h6"]).bit_count() == 7 and legal(seven, "palace") == ["palace h6 6"]


def test_further_rules_for_palaces_13() -> None:
    """It will usually be in a player's best interest to enlarge the palace to the highest value possible."""
    state = position(CITY, placed=True)
    gains = [fame(after(state, line))[RED] for line in legal(state, "palace")]
    assert gains == sorted(gains) == [2, 3, 4]


def test_further_rules_for_palaces_14() -> None:
    """When building or enlarging a palace, a player always places the palace tile face up (the side without
    the dancer)."""
    danced = position(CITY.replace("=2", "*2"), placed=True)
    assert java.view(danced, None)["palaces"][0]["festival"] and not legal(danced, "festival")
    state = after(danced, "palace h6 4")
    assert looks(state, CITY.replace("=2", "=4")) and legal(state, "festival") == ["festival h6"]
    assert looks(
        after(position(VILLAGE, placed=True), "palace h6 2"), VILLAGE.replace("R   v1  ", "R   v1=2")
    )


def test_further_rules_for_palaces_15() -> None:
    """When a player enlarges a palace, he places the new palace tile over the previous tile."""
    state = after(position(CITY, placed=True), "palace h6 6")
    assert [(palace.cell, palace.value) for palace in state.palaces] == [("h6", 6)]


def test_further_rules_for_palaces_16() -> None:
    """Thus, the previous tile stays and is not removed to be available for building or enlarging other
    palaces."""
    state = position(CITY, placed=True)
    assert state.stock == (5, 7, 8, 9, 10)
    state = after(state, "palace h6 6")
    assert state.stock == (5, 7, 7, 9, 10)  # the tile of value 2 does not come back


def test_further_rules_for_palaces_17() -> None:
    """Two cities cannot be connected, but one or more villages can be connected or connected to a city,
    making it possible to enlarge the palace in the city."""
    state = position(TWO)
    assert legal(state, "palace g6") == []  # a city of three spaces
    joined = after(state, "place g7v h6r")
    assert town(joined, BITS["g6"]).bit_count() == 4 and "palace g6 4" in legal(joined)
    far = after(state, "place h6v h7r")
    assert names(town(far, BITS["g6"])) == ["f6", "g6", "h6", "i6", "j6", "k6", "f7", "i7", "j7"]
    assert "palace g6 8" in legal(far) and "palace g6 4" in legal(far)
    cities = after(position(TWO, placed=True), "palace i7 4")
    assert refusal(cities, "place h6v h7r").rule == "Placing Land Tiles 11"


def test_further_rules_for_palaces_18() -> None:
    """A player may only score each palace once in a turn."""
    state = after(position(CITY, placed=True), "palace h6 4")
    assert fame(state)[RED] == 2 and state.points == 5 and not legal(state, "palace")


def test_further_rules_for_palaces_19() -> None:
    """That is, a player can build a palace or enlarge a palace, but cannot build and enlarge a palace or
    enlarge the same palace more than once in the same turn."""
    built = after(position(VILLAGE, placed=True), "palace h6 2")
    enlarged = after(position(CITY, placed=True), "palace h6 4")
    for state, line in ((built, "palace h6 4"), (enlarged, "palace h6 8")):
        assert refusal(state, line).rule == "Further Rules for Palaces 18"
    again = after(built, "end", "place p4r", "end", "place p5r", "end", "place p6r", "end")
    assert legal(again, "palace") == ["palace h6 4"]


def test_further_rules_for_palaces_20() -> None:
    """If a player is in the highest rank in several villages and/or cities, he may build and/or enlarge
    palaces in as many of these villages/cities as he chooses and has the AP to do so."""
    state = after(position(TWO.replace("v1=2", "v1  "), placed=True), "palace g6 2", "palace i6 4")
    assert fame(state)[RED] == 1 + 2 and state.points == 4
    assert [palace.cell for palace in state.palaces] == ["g6", "i6"]
    poor = after(position(TWO, placed=True, points=1), "palace i6 4")
    assert not legal(poor, "palace")
