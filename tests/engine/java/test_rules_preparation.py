"""Preparation: a test for every sentence of the rulebook."""

from collections import Counter

import pytest

from engine import java
from engine.game import Illegal
from engine.java.board import CENTRAL, LOWLANDS, MOUNTAINS, POOLS, RING, grow, names
from engine.java.cards import CARDS, all_cards
from engine.java.stock import STOCK
from tests.engine.chance import CountedDice, FixedDice
from tests.engine.java.boards import RED, VIOLET, after, fame, legal, position, refusal, start
from tests.engine.java.charts import looks

PAIR = """
        g     h     i
    6   v1R   v1    .
"""


def test_preparation_1() -> None:
    """Place the board in the middle of the table."""
    assert looks(start(), """
            a     b     c     d     e
        4   M     .     .     .     .
        5      M     .     .     .     ~
        6   M     .     .     .     .
        7      M     .     .     .     .
        8         L     L     .     .
    """)  # fmt: skip


def test_preparation_2() -> None:
    """The board shows the undeveloped area of central Java with 150 land spaces and 3 irrigation spaces."""
    assert ((CENTRAL & ~POOLS).bit_count(), POOLS.bit_count()) == (150, 3)
    assert java.view(start(), None)["irrigation"] == names(POOLS) == ["e5", "n5", "i8"]
    for line in ("enter t7", "walk g6 z3", "place a1v b1r", "irrigate s15", "festival q0"):
        assert refusal_of_a_line(line).startswith("There is no space ")
    no = refusal_of_the_wire("z99")
    assert no.rule == "Preparation 2"
    assert no.sentence == (
        "There is no space z99: a space is a letter and the number of its row, such as d7."
    )


def refusal_of_the_wire(cell: str) -> Illegal:
    """What a program hears that sends a space which is none."""
    move = java.codec.load_move({"kind": "Enter", "cell": cell})
    with pytest.raises(Illegal) as refused:
        java.decide(start(), {RED: move}, CountedDice())
    return refused.value


def test_preparation_3() -> None:
    """The mountains and lowlands enclosing central Java have already been developed."""
    assert grow(CENTRAL) == CENTRAL | RING and RING == MOUNTAINS | LOWLANDS  # all around, without a gap
    assert not grow(CENTRAL & ~POOLS) & ~(CENTRAL | RING)
    assert refusal(position(), "irrigate a5").rule == "Placing Irrigation Tiles 5"


def test_preparation_4() -> None:
    """The scoring track runs around the edge of the board."""
    far = position(PAIR, fame="99 0 150 3", placed=True)  # it has no end
    assert fame(after(far, "palace h6 2")) == [100, 0, 150, 3]


def test_preparation_5() -> None:
    """On this track, the players will record the fame they gain during the game."""
    state = position(PAIR, placed=True)
    built = after(state, "palace h6 2")
    assert [each["points"] for each in java.view(built, None)["seats"]] == [1, 0, 0, 0]


def test_preparation_6() -> None:
    """Each player takes: 12 developers in his color"""
    assert [player.supply for player in start(3).players] == [12] * 3
    assert position(PAIR).players[RED].supply == 11
    row = " ".join(["r1R  "] * 12)
    crowd = position(f"""
            c     d     e     f     g     h     i     j     k     l     m     n     o
        9      {row} r1
    """)  # fmt: skip
    no = refusal(crowd, "enter o9")
    assert not legal(crowd, "enter") and no.rule == "Preparation 6"
    assert no.sentence == "All your developers are on the board: move one of them."


def test_preparation_7() -> None:
    """3 extra action tokens"""
    assert [player.tokens for player in start(4).players] == [3] * 4


def test_preparation_8() -> None:
    """5 2 space land tiles"""
    assert [player.twos for player in start(4).players] == [5] * 4


def test_preparation_9() -> None:
    """3 1 space rice field land tiles"""
    assert [player.rices for player in start(4).players] == [3] * 4


def test_preparation_10() -> None:
    """2 1 space village or city land tiles"""
    assert [player.villages for player in start(4).players] == [2] * 4


def test_preparation_11() -> None:
    """1 action summary card"""
    summary = refusal_of_a_line("help")
    for form in ("place d7v e7r e8r", "enter d7", "palace d7 4", "irrigate d7", "draw deck", "festival d7"):
        assert form in summary


def refusal_of_a_line(line: str) -> str:
    with pytest.raises(Illegal) as refused:
        java.notation.read(line)
    return refused.value.sentence


def test_preparation_12() -> None:
    """3 face down palace cards"""
    state = start(4)
    assert [len(player.cards) for player in state.players] == [3] * 4
    assert java.view(state, RED)["you"] == {"seat": RED, "cards": list(state.players[RED].cards)}
    assert [each["cards"] for each in java.view(state, VIOLET)["seats"]] == [3] * 4  # how many, not which
    assert "you" not in java.view(state, None)


def test_preparation_13() -> None:
    """Place the remaining 3 space land tiles and the 16 irrigation tiles next to the board as a supply for
    all to use."""
    state = position()
    assert (state.threes, state.irrigation) == (56, 16)
    red = after(state, "place g6v h6r g7r", "irrigate k6", "end")
    violet = after(red, "place k4v l4r k5r", "irrigate m6")
    assert (violet.threes, violet.irrigation) == (54, 14)


def test_preparation_14() -> None:
    """Sort the 40 palace tiles by value and place them palace side up (no dancer) in 5 stacks next to the
    board."""
    assert start().stock == STOCK and len(STOCK) == 5
    state = after(position(PAIR, placed=True), "palace h6 2")
    assert state.stock == (5, *STOCK[1:])
    assert [palace["festival"] for palace in java.view(state, None)["palaces"]] == [False]


def test_preparation_15() -> None:
    """Shuffle the palace cards thoroughly, place them in a deck face down next to the board, draw the top
    card, and place it face up next to the stack."""
    dice = CountedDice()
    java.setup({}, range(2), dice)
    assert dice.draws == [30, 29, 28, 27, 26, 25, 24, 2]  # six cards, the open one, who begins
    state = start(2, dice=FixedDice([29, 28, 27, 0, 0, 0, 10, 1]))
    assert state.players[RED].cards == ("dp", "dp", "dp") and state.players[VIOLET].cards == ("m", "m", "m")
    assert Counter([*state.deck, state.open]) == Counter(all_cards()) - Counter(["m", "m", "m"]) - Counter(
        ["dp"] * 3
    )
    assert list(state.deck) == sorted(state.deck, key=CARDS.index)  # their order is not decided yet


def test_preparation_16() -> None:
    """This is the festival card."""
    state = start(2, dice=FixedDice([0, 0, 0, 0, 0, 0, 12, 0]))
    assert state.open == java.view(state, None)["open"] == "md"
    assert java.tell(java.setup({}, range(2), CountedDice())[0], None)["open"] == "d"


def test_preparation_17() -> None:
    """Place the scoring markers on space 0 of the scoring track."""
    assert fame(start(4)) == [0, 0, 0, 0]


def test_preparation_18() -> None:
    """When playing with fewer than 4 players, place the unused material in the box."""
    seen = java.view(start(2), None)
    assert [each["seat"] for each in seen["seats"]] == [0, 1]
    assert seen["developers"] == [[], []]
    assert seen["supply"]["threes"] == 56 and seen["supply"]["irrigation"] == 16  # all of what is common
