"""Placing irrigation tiles, and drawing palace cards: a test for every sentence of the rulebook."""

from collections import Counter

from engine import java
from engine.java.board import POOLS, groups, names
from engine.java.events import CardDrawn, CardTurned, Irrigated, Reshuffled
from tests.engine.chance import FixedDice
from tests.engine.java.boards import (
    RED,
    VIOLET,
    after,
    fame,
    hand,
    happen,
    legal,
    position,
    refusal,
    start,
)

POND = """
        g     h     i     j     k
    7      .     r1    .     .     .
    8   .     r1    ~     r1    .
    9      .     r1    r1    .     .
"""
SHORE = """
        c     d     e     f     g
    8   L     v1R   v1=2  v1    .
    9      r1    v1    ~     r1    .
    10  L     .     r1    .     .
"""


def test_placing_irrigation_tiles_1() -> None:
    """The board is printed with 3 irrigation spaces."""
    assert names(POOLS) == ["e5", "n5", "i8"] and start().water == POOLS
    assert start().irrigation == 16  # they are none of the tiles


def test_placing_irrigation_tiles_2() -> None:
    """Players may place irrigation tiles on the board and may earn fame points by enclosing irrigation tiles
    and spaces on the board."""
    space = after(position(POND.replace("7      .     r1 ", "7      .     r1R")), "place i7v")
    assert fame(space) == [3, 0, 0, 0]  # a printed space
    tile = after(position(SHORE), "walk d8 d9", "place f10v g10r")
    assert fame(tile) == [3, 0, 0, 0]


def test_placing_irrigation_tiles_3() -> None:
    """A player may place an irrigation tile from the supply on the board for 1 AP."""
    happened, state = happen(position(placed=True), "irrigate g6")
    assert happened == [Irrigated(RED, "g6")] and (state.irrigation, state.points) == (15, 5)
    assert not legal(position(placed=True, points=0), "irrigate")


def test_placing_irrigation_tiles_4() -> None:
    """The irrigation tile must be placed on an empty board space, but need not be placed adjacent to another
    irrigation tile."""
    state = position(POND, placed=True)
    assert {"irrigate g8", "irrigate i7", "irrigate q4"} <= set(legal(state))
    no = refusal(state, "irrigate i8")
    assert no.rule == "Placing Irrigation Tiles 4"
    assert no.sentence == ("Irrigation is laid on the bare board: i8 is no empty space of central Java.")
    assert refusal(after(state, "irrigate g8"), "irrigate g8").rule == no.rule


def test_placing_irrigation_tiles_5() -> None:
    """A player may not place irrigation tiles outside of central Java and must always place them directly on
    the board (not on a land tile)."""
    state = position(SHORE, placed=True)
    for cell in ("c8", "b9", "a4", "f0"):
        assert refusal(state, f"irrigate {cell}").rule == "Placing Irrigation Tiles 5"
    for cell in ("d8", "e8", "e10"):  # a developer, a palace, a rice field
        assert refusal(state, f"irrigate {cell}").rule == "Placing Irrigation Tiles 4"
    assert not {"irrigate c8", "irrigate d8", "irrigate e8", "irrigate e10"} & set(legal(state))


def test_placing_irrigation_tiles_6() -> None:
    """A player may place irrigation tiles next to each other to create larger irrigation areas."""
    state = after(position(placed=True), "irrigate h4", "irrigate g5", "irrigate h5", "irrigate j8")
    areas = [names(area) for area in groups(state.water)]
    assert areas == [["h4", "g5", "h5"], ["e5"], ["n5"], ["i8", "j8"]]


def test_drawing_palace_cards_1() -> None:
    """At the beginning of the game, each player takes 3 palace cards."""
    assert [len(player.cards) for player in start(4).players] == [3, 3, 3, 3]
    assert len(start(4).deck) == 30 - 12 - 1


def test_drawing_palace_cards_2() -> None:
    """Players use their palace cards to participate in palace festivals."""
    state = position(SHORE, "m d", placed=True)
    assert legal(after(state, "festival e8")) == [
        f"bid {cards}{share}" for cards in ("m", "d", "m d") for share in (" share", "")
    ]
    assert hand(after(state, "festival e8", "bid m share")) == ("d",)


def test_drawing_palace_cards_3() -> None:
    """A player may draw a maximum of 2 palace cards per turn at a cost of 1 AP per card drawn."""
    state = position(placed=True)
    happened, state = happen(state, "draw deck", "draw deck")
    assert [type(event) for event in happened] == [CardDrawn, CardDrawn] and state.points == 4
    assert refusal(state, "draw deck").rule == refusal(state, "draw open").rule == "Drawing Palace Cards 3"
    assert not legal(state, "draw")
    later = after(state, "end", "place p4r", "end", "place p5r", "end", "place p6r", "end")
    assert legal(later, "draw") == ["draw deck", "draw open"]


def test_drawing_palace_cards_4() -> None:
    """When a player draws a palace card, he may either draw the top-most card in the face down palace card
    deck or the face up festival card."""
    state = position("", "m", open="dp", placed=True)
    happened, drawn = happen(state, "draw deck", dice=FixedDice([len(state.deck) - 1]))
    assert happened == [CardDrawn(RED, "deck", "dp")] and hand(drawn) == ("m", "dp")
    assert drawn.open == "dp" and Counter(drawn.deck) + Counter(["dp"]) == Counter(state.deck)
    happened, drawn = happen(state, "draw open")
    assert happened[0] == CardDrawn(RED, "open", "dp") and hand(drawn) == ("m", "dp")


def test_drawing_palace_cards_5() -> None:
    """When a player draws the face up festival card, he draws the top-most card in the face down palace card
    deck and places it face up next to the deck as the new festival card."""
    state = position("", "m", open="dp", placed=True)
    happened, drawn = happen(state, "draw open", dice=FixedDice([0]))
    assert happened == [CardDrawn(RED, "open", "dp"), CardTurned("m")]
    assert drawn.open == "m" and len(drawn.deck) == len(state.deck) - 1
    empty = position("", "m", open="dp", placed=True, deck=(), discards=("d", "mp"))
    happened, drawn = happen(empty, "draw open", dice=FixedDice([1]))
    assert happened == [CardDrawn(RED, "open", "dp"), Reshuffled(), CardTurned("mp")]
    assert (drawn.open, drawn.deck, drawn.discards) == ("mp", ("d",), ())


def test_drawing_palace_cards_6() -> None:
    """The players keep their palace cards secret from their opponents."""
    state = position("", "m mp", "d d", "p", placed=True)
    for seat in (RED, VIOLET):
        assert java.view(state, seat)["you"]["cards"] == list(hand(state, seat))
    assert [each["cards"] for each in java.view(state, VIOLET)["seats"]] == [2, 2, 1, 3]
    (deck,), _ = happen(state, "draw deck")
    shown, _ = happen(state, "draw open")
    assert java.tell(deck, RED)["card"] and "card" not in java.tell(deck, VIOLET) | java.tell(deck, None)
    assert java.tell(shown[0], None)["card"] == "md"  # it lay open
