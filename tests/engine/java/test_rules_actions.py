"""The table of actions: a test for every row and sentence in it."""

from engine.java.events import Entered, Irrigated, PalaceBuilt, PalaceEnlarged, Placed, Walked
from tests.engine.java.boards import (
    RED,
    after,
    cost,
    fame,
    happen,
    legal,
    position,
    refusal,
    turn,
)

SHORE = """
        c     d     e     f     g
    8   L     v1R   v1    v1    v1
    9      r1    v1    r1    r1    .
    10  L     r1    r1    v1    .
"""
NORTH = """
        e     f     g     h
    2         r1    M     r1
    3      v1    v1    r1
"""
TWO_CITIES = """
        c     d     e     f     g     h     i     j
    8   L     v1R   v1=2  v1    v1    r1    ~     .
    9      r1    v1    r1    v1R   r1    v1    v1R
"""


def test_playing_the_game_21() -> None:
    """Place 1 land tile on the board: 1 AP."""
    state = position()
    assert happen(state, "place g6v h6r g7r")[0] == [Placed(RED, "g6", ("h6", "g7"), 1, 1)]
    assert [cost(state, line) for line in ("place g6v h6r g7r", "place g6v h6r", "place g6r")] == [1, 1, 1]


def test_playing_the_game_22() -> None:
    """A player must place at least 1 land tile on each turn."""
    state = position(points=1)
    assert {line.split()[0] for line in legal(state)} == {"place", "token"}  # the point is for the tile
    assert "end" in legal(after(state, "place g6r")) and refusal(state, "end").rule == "Playing the Game 3"


def test_playing_the_game_23() -> None:
    """The tile(s) placed may be either 1, 2, or 3 space tiles."""
    for line in ("place g6v h6r g7r", "place g6v h6r", "place g6v", "place g6r"):
        assert turn(after(position(), line, "end")) == "violet: turn"
    no = refusal(position(), "place g6v h6r g7r h7r")
    assert no.rule == "Placing Land Tiles 2" and no.sentence.startswith("No tile has these spaces.")
    assert refusal(position(), "place g6r h6r").rule == "Placing Land Tiles 2"
    assert refusal(position(), "place g6v h6r i6r").rule == "Placing Land Tiles 2"  # they lie in a row
    assert refusal(position(), "place g6v i6r").rule == "Placing Land Tiles 2"
    assert refusal(position(), "place g6v g6r").rule == "Placing Land Tiles 2"


def test_playing_the_game_24() -> None:
    """Move 1 developer to central Java from the lowlands: 1 AP."""
    state = position(SHORE, placed=True)
    assert happen(state, "enter c9")[0] == [Entered(RED, "c9", 1)]
    assert after(state, "enter c9").players[RED].supply == state.players[RED].supply - 1
    assert cost(state, "enter f9") == 1  # and on, over rice fields


def test_playing_the_game_25() -> None:
    """Move 1 developer to central Java from the mountains: 2 AP."""
    state = position(NORTH, placed=True)
    assert happen(state, "enter f2")[0] == [Entered(RED, "f2", 2)]
    assert cost(state, "enter f3") == 2 and cost(state, "enter g3") == 2
    no = refusal(position(NORTH, placed=True, points=1), "enter f2")
    assert no.sentence == "The way to f2 costs 2 action points; you have 1 left."
    assert no.rule == "Moving Developers 4"


def test_playing_the_game_26() -> None:
    """Move 1 developer within central Java without changing land type: 0 (free) AP."""
    state = position(SHORE, placed=True, points=0)
    assert happen(state, "walk d8 g8")[0] == [Walked(RED, "d8", "g8", 0)]
    assert legal(state, "walk") == [f"walk d8 {cell}" for cell in ("e8", "f8", "g8", "d9")]


def test_playing_the_game_27() -> None:
    """Without changing land type means that the player moves the developer from space to space on the board,
    staying always in either rice fields or village/city spaces."""
    state = position(SHORE, placed=True)
    assert cost(state, "walk d8 d9") == 0
    assert cost(state, "walk d8 c9") == 1  # from a village space to a rice field
    assert cost(state, "walk d8 f10") == 2  # another village: over rice


def test_playing_the_game_28() -> None:
    """He may move as far as he chooses as long as he does not change land type."""
    state = position("""
            c     d     e     f     g     h     i     j     k     l     m     n     o
        9      r1R   r1    r2    r1    r1    r1    r3    r1    r1    r1    r1    r1    r1
    """, placed=True, points=0)  # fmt: skip
    assert cost(state, "walk c9 o9") == 0


def test_playing_the_game_29() -> None:
    """Move 1 developer within central Java from one land type to the other: 1 AP."""
    state = position(SHORE, placed=True)
    happened, state = happen(state, "walk d8 e9")
    assert happened == [Walked(RED, "d8", "e9", 1)] and state.points == 5
    assert cost(state, "walk e9 e8") == 1  # and back


def test_playing_the_game_30() -> None:
    """Whenever a player moves the developer from one land type to the other, he must pay 1 AP."""
    state = position("""
            g     h     i     j     k     l
        6   v1R   r1    v1    r1    v1    r1
    """, placed=True)  # fmt: skip
    assert [cost(state, f"walk g6 {cell}6") for cell in "hijkl"] == [1, 2, 3, 4, 5]
    no = refusal(after(state, "irrigate g8", "irrigate k9"), "walk g6 l6")
    assert no.rule == "Moving Developers 7"
    assert no.sentence == "The way to l6 costs 5 action points; you have 4 left."


def test_playing_the_game_31() -> None:
    """Build 1 palace (scores fame points): 1 AP."""
    state = position(SHORE, placed=True)
    happened, state = happen(state, "palace g8 4")
    assert happened == [PalaceBuilt(RED, "g8", 4, 2)] and state.points == 5 and fame(state)[RED] == 2


def test_playing_the_game_32() -> None:
    """In a player's turn, a player may build or enlarge several different palaces."""
    state = position(TWO_CITIES, placed=True)
    state = after(state, "palace e8 4", "palace h9 2")
    assert [(palace.cell, palace.value) for palace in state.palaces] == [("e8", 4), ("h9", 2)]
    assert fame(state)[RED] == 2 + 1


def test_playing_the_game_33() -> None:
    """A player may not build and enlarge the same palace in a turn."""
    state = after(position(SHORE, placed=True), "palace g8 2")
    assert not legal(state, "palace")
    no = refusal(state, "palace g8 4")
    assert no.rule == "Further Rules for Palaces 18"
    assert no.sentence == ("The palace on g8 was built or enlarged in this turn already: choose another one.")


def test_playing_the_game_34() -> None:
    """Also, a player may not enlarge the same palace more than once in a turn."""
    state = after(position(TWO_CITIES, placed=True), "palace e8 4")
    assert "palace e8 6" in legal(position(TWO_CITIES, placed=True))
    assert legal(state, "palace e8") == []
    assert refusal(state, "palace e8 6").rule == "Further Rules for Palaces 18"
    later = after(state, "end", "place p4r", "end", "place p5r", "end", "place p6r", "end")
    assert later.to_move == RED and "palace e8 6" in legal(later)


def test_playing_the_game_35() -> None:
    """Enlarge 1 palace (scores fame points): 1 AP."""
    happened, state = happen(position(TWO_CITIES, placed=True), "palace e8 6")
    assert happened == [PalaceEnlarged(RED, "e8", 6, 3)] and state.points == 5 and fame(state)[RED] == 3


def test_playing_the_game_36() -> None:
    """Place 1 irrigation tile on the board (may score fame points): 1 AP."""
    happened, state = happen(position(placed=True), "irrigate g6")
    assert happened == [Irrigated(RED, "g6")] and state.points == 5 and state.irrigation == 15


def test_playing_the_game_37() -> None:
    """A player may place several irrigation tiles on the board in a single turn."""
    cells = ("g6", "h6", "k4", "k9", "m7", "c9")
    state = after(position(placed=True), *[f"irrigate {cell}" for cell in cells])
    assert state.irrigation == 10 and state.points == 0


def test_playing_the_game_38() -> None:
    """Draw 1 palace card: 1 AP."""
    state = position(placed=True)
    assert cost(state, "draw deck") == cost(state, "draw open") == 1
    assert len(after(state, "draw deck").players[RED].cards) == 4


def test_playing_the_game_39() -> None:
    """A player may draw a maximum of 2 palace cards in a turn."""
    state = after(position(placed=True), "draw deck", "draw open")
    assert state.drawn == 2 and not legal(state, "draw")
    no = refusal(state, "draw deck")
    assert no.rule == "Drawing Palace Cards 3"
    assert no.sentence == "You have drawn 2 cards, the most of one turn: use the action point otherwise."


def test_playing_the_game_40() -> None:
    """Arrange 1 palace festival (scores fame points): 0 (free) AP."""
    state = position(TWO_CITIES, placed=True, points=0)
    assert fame(after(state, "festival e8", "bid m share"))[RED] == 1


def test_playing_the_game_41() -> None:
    """A player may arrange at most 1 palace festival in a turn."""
    state = after(position(TWO_CITIES, placed=True), "palace h9 2")
    assert legal(state, "festival") == ["festival e8", "festival h9"]
    state = after(state, "festival h9", "bid m share")
    assert turn(state) == "violet: turn"
    assert refusal(state, "festival e8", RED).rule == "Playing the Game 2"
