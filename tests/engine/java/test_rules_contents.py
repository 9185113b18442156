"""Contents: a test for every sentence of the rulebook."""

from collections import Counter

import pytest

from engine import java
from engine.game import Illegal
from engine.java.board import BITS
from engine.java.cards import all_cards
from engine.java.colours import COLOURS
from engine.java.events import FestivalWon
from engine.java.stock import STOCK, VALUES
from tests.engine.chance import CountedDice
from tests.engine.java.boards import (
    RED,
    VIOLET,
    after,
    fame,
    happen,
    legal,
    position,
    refusal,
    start,
)

LINE = """
        g     h     i     j     k     l
    6   v1R   v1    r1    v1    v1    .
    7      .     .     .     .     .
"""


def lines_of(kind: str, count: int) -> set[str]:
    """The tiles of a kind that can lie on a bare board, by the letters of their spaces."""
    forms = {"".join(word[-1] for word in line.split()[1:]) for line in legal(start(), "place")}
    return {form for form in forms if len(form) == count and set(form) <= set(kind)}


def test_contents_1() -> None:
    """1 game board"""
    seen = java.view(start(), None)
    assert seen["tiles"] == [] and seen["cells"] == {} and len(BITS) == 153 + 63
    assert all(cell[0] in "abcdefghijklmnopqrs" and int(cell[1:]) < 15 for cell in BITS)


def test_contents_2() -> None:
    """56 3 space land tiles (2 rice fields & 1 village or city)"""
    assert java.view(start(), None)["supply"]["threes"] == 56
    assert lines_of("vr", 3) == {"vrr"}
    state = after(position(threes=1, placed=True), "place g6v h6r g7r")
    assert state.threes == 0
    no = refusal(state, "place j6v k6r j7r")
    assert no.rule == "Placing Land Tiles 2" and no.sentence.startswith(
        "No 3-space tile is left. There is a "
    )


def test_contents_3() -> None:
    """20 2 space land tiles (1 rice field & 1 village or city)"""
    assert [each["twos"] for each in java.view(start(4), None)["seats"]] == [5, 5, 5, 5]
    assert lines_of("vr", 2) == {"vr"}
    state = after(position(), "place g6v h6r", "place j6v k6r")
    assert [player.twos for player in state.players] == [3, 5, 5, 5] and state.threes == 56


def test_contents_4() -> None:
    """12 1 space land tiles (1 rice field)"""
    assert [each["rices"] for each in java.view(start(4), None)["seats"]] == [3, 3, 3, 3]
    state = after(position(), "place g6r", "place i6r", "place k6r")
    assert state.players[RED].rices == 0 and state.players[VIOLET].rices == 3
    no = refusal(state, "place m6r")
    assert no.sentence == (
        "You have no 1-space rice field left. There is a 3-space tile, 2-space tile and 1-space village."
    )


def test_contents_5() -> None:
    """8 1 space land tiles (1 village or city space)"""
    assert [each["villages"] for each in java.view(start(4), None)["seats"]] == [2, 2, 2, 2]
    assert lines_of("vr", 1) == {"v", "r"}
    state = after(position(), "place g6v", "place i6v")
    assert state.players[RED].villages == 0 and not any(
        line.endswith("v") and len(line.split()) == 2 for line in legal(state, "place")
    )


def test_contents_6() -> None:
    """40 palace tiles (6 @ 2, 7 @ 4, 8 @ 6, 9 @ 8, 10 @ 10)"""
    assert dict(zip(VALUES, STOCK, strict=True)) == {2: 6, 4: 7, 6: 8, 8: 9, 10: 10} and sum(STOCK) == 40
    assert java.view(start(), None)["supply"]["palaces"] == {"2": 6, "4": 7, "6": 8, "8": 9, "10": 10}
    state = after(position(LINE, placed=True), "palace h6 2")
    assert java.view(state, None)["supply"]["palaces"]["2"] == 5
    no = refusal(position(LINE, placed=True), "palace h6 3")
    assert (no.rule, no.sentence) == (
        "Contents 6", "Palaces have the values 2, 4, 6, 8 or 10. Choose 2."
    )  # fmt: skip


def test_contents_7() -> None:
    """16 irrigation tiles"""
    assert java.view(start(), None)["supply"]["irrigation"] == 16
    state = after(position(irrigation=1, placed=True), "irrigate g6")
    assert state.irrigation == 0 and not legal(state, "irrigate")
    no = refusal(state, "irrigate h6")
    assert no.rule == "Contents 7" and no.sentence.startswith("No irrigation tile is left")


def test_contents_8() -> None:
    """30 palace cards"""
    assert len(all_cards()) == 30
    for seats in (2, 3, 4):
        state = start(seats)
        out = [state.open, *state.deck, *(card for player in state.players for card in player.cards)]
        assert Counter(out) == Counter(all_cards())


def test_contents_9() -> None:
    """12 extra action tokens"""
    assert sum(each["tokens"] for each in java.view(start(4), None)["seats"]) == 12
    state = after(position(), "token")
    assert [player.tokens for player in state.players] == [2, 3, 3, 3]


def test_contents_10() -> None:
    """48 developers in 4 colors"""
    assert COLOURS == ("red", "violet", "teal", "white")
    assert [player.supply for player in start(4).players] == [12] * 4
    for seats in (1, 5):
        with pytest.raises(Illegal, match=f"^Java takes 2 to 4 players, not {seats}.$") as refused:
            start(seats)
        assert refused.value.rule == "Contents 10"
    with pytest.raises(Illegal, match=r"^Seats are numbered from 0 without gaps\.$"):
        java.setup({}, (1, 2), CountedDice())


def test_contents_11() -> None:
    """4 scoring markers"""
    state = after(position(LINE, fame="3 1 4 1", placed=True), "palace h6 2")
    assert fame(state) == [4, 1, 4, 1]
    assert [each["points"] for each in java.view(state, None)["seats"]] == [4, 1, 4, 1]


def test_contents_12() -> None:
    """4 action summary cards"""
    state = position(LINE.replace("v1    r1", "v1=2  r1"), "m", open="m", placed=True)
    happened = happen(state, "festival h6", "bid m share")[0]
    assert FestivalWon((RED,), "h6", 1) in happened  # its back says so
