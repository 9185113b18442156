"""Playing the game: a test for every sentence before the table."""

from engine import java
from engine.java.board import BITS, names
from engine.java.cities import town
from engine.java.events import TurnBegan, TurnEnded
from tests.engine.chance import FixedDice
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    cost,
    fame,
    happen,
    kinds,
    legal,
    position,
    refusal,
    start,
    turn,
)
from tests.engine.java.charts import looks

SHORE = """
        c     d     e     f     g
    8   L     v1R   v1    v1    .
    9      r1    v1    .     .     .
    10  L     .     r1    .     .
"""
CITY = """
        c     d     e     f     g
    8   L     v1R   v1=2  v1    .
    9      r1    v1    .     .     .
    10  L     .     r1    .     .
"""
WATER = """
        c     d     e     f     g
    8   L     v1R   v1    v1    .
    9      r1    v1    ~     r1    .
    10  L     .     r1    .     .
"""


def test_playing_the_game_1() -> None:
    """Choose a starting player."""
    firsts = [start(3, dice=FixedDice([0] * 10 + [first])).to_move for first in range(3)]
    assert firsts == [RED, VIOLET, TEAL]


def test_playing_the_game_2() -> None:
    """The starting player takes the first turn and then the players follow in clockwise order."""
    state, asked = start(3, dice=FixedDice([0] * 10 + [1])), []
    for tile in ("g6r", "i6r", "k6r", "m6r"):
        asked.append(turn(state))
        state = after(state, f"place {tile}", "end")
    assert asked == ["violet: turn", "teal: turn", "red: turn", "violet: turn"]
    no = refusal(state, "place g3r", RED)
    assert no.rule == "Playing the Game 2" and no.sentence.startswith("Nothing is asked of you now.")


def test_playing_the_game_3() -> None:
    """On a turn, a player must play at least one land tile."""
    no = refusal(position(), "end")
    assert no.rule == "Playing the Game 3"
    assert no.sentence == "A land tile has to be laid in every turn: lay one first."
    assert "end" not in legal(position()) and "end" in legal(after(position(), "place g6r"))
    assert turn(after(position(), "place g6r", "place i6r", "end")) == "violet: turn"


def test_playing_the_game_4() -> None:
    """In addition, a player may move developers onto or on the board, build or enlarge palaces, place
    irrigation tiles, and arrange for palace festivals."""
    verbs = {line.split()[0] for line in legal(position(SHORE, placed=True))}
    assert verbs == {"place", "enter", "walk", "exit", "palace", "irrigate", "draw", "token", "end"}
    assert legal(after(position(SHORE, placed=True), "palace e8 4"), "festival") == ["festival e8"]


def test_playing_the_game_5() -> None:
    """Each of these actions costs a set number of action points (AP)."""
    state = position(SHORE, placed=True)
    lines = ("place g10v f9r f10r", "enter c9", "walk d8 e8", "palace e8 2", "irrigate k6", "draw deck")
    assert [cost(state, line) for line in lines] == [1, 1, 0, 1, 1, 1]


def test_playing_the_game_6() -> None:
    """These actions and their costs are summarized in the table below and on the action summary cards."""
    state = position(SHORE, placed=True, points=4)
    assert cost(state, "place b4v a4r") == 2  # one space on the mountains
    poor = position(SHORE, placed=True, points=0)
    assert [
        refusal(poor, line).rule for line in ("palace e8 2", "irrigate k6", "draw open", "place k6r")
    ] == ["Playing the Game 7"] * 4
    assert refusal(poor, "draw open").sentence == "You have no action point left: end the turn."


def test_playing_the_game_7() -> None:
    """Each player may use a maximum of 6 AP per turn."""
    state = after(position(), "place g6r", *["irrigate k6", "irrigate k7", "irrigate k8", "draw deck"])
    assert state.points == 1 and state.placed
    state = after(state, "irrigate k9")
    no = refusal(state, "place i6r")
    assert no.rule == "Playing the Game 7"
    assert no.sentence == "This tile costs 1 action point; you have 0 left."
    assert {line.split()[0] for line in legal(state)} == {"token", "end"}


def test_playing_the_game_8() -> None:
    """The player need not use all 6 AP on his turn, but unused AP are lost after the turn and may not be used
    in a later turn."""
    state = after(position(), "place g6r", "end")
    assert (state.to_move, state.points) == (VIOLET, 6)
    state = after(state, "place i6r", "end", "place k6r", "end", "place m6r", "end")
    assert (state.to_move, state.points) == (RED, 6)  # not the 5 that he had left


def test_playing_the_game_9() -> None:
    """A player may use the 6 AP for any actions he chooses as long as one action is playing a land tile on
    the board."""
    state = after(position(), *[f"irrigate {cell}" for cell in ("k6", "k7", "k8", "k9", "k10")])
    assert state.points == 1 and not legal(state, "irrigate") and not legal(state, "draw")
    no = refusal(state, "irrigate g9")
    assert no.rule == "ruling 29"
    assert no.sentence == (
        "Afterwards you could not lay the land tile of this turn any more: lay it first, or keep a point."
    )
    assert turn(after(state, "place g6r", "end")) == "violet: turn"


def test_playing_the_game_10() -> None:
    """An action may be repeated as often as the player chooses (and has the AP to do it), unless it is
    limited by the rules below."""
    state = position()
    for cell in ("g4", "i4", "k4", "g6", "i6"):
        state = after(state, f"place {cell}v {cell[0]}{int(cell[1:]) + 1}r")
    assert state.players[RED].twos == 0 and state.points == 1
    assert not any(len(line.split()) == 3 for line in legal(state, "place"))  # he has but five
    assert legal(after(state, "place m6r")) == ["token", "end"]


def test_playing_the_game_11() -> None:
    """Also, the player may execute the actions in any order he deems appropriate."""
    before = after(position(SHORE), "palace e8 4", "walk d8 d9", "draw deck", "place g10v f9r f10r")
    behind = after(position(SHORE), "place g10v f9r f10r", "draw deck", "walk d8 d9", "palace e8 4")
    assert before.players == behind.players and before.palaces == behind.palaces
    assert before.points == behind.points == 3


def test_playing_the_game_12() -> None:
    """When a player arranges a palace festival, it is always the last action of his turn."""
    state = position(CITY, placed=True)
    happened, state = happen(state, "festival e8", "bid m share")
    assert happened[-2:] == [TurnEnded(RED, True), TurnBegan(VIOLET, False)] and state.points == 6


def test_playing_the_game_13() -> None:
    """It costs no AP to arrange a palace festival."""
    assert legal(position(CITY, placed=True, points=0), "festival") == ["festival e8"]
    state = after(position(CITY, placed=True, points=3), "festival e8")
    assert state.points == 3


def test_playing_the_game_14() -> None:
    """When a player uses the actions shown with gray shading in the table below, he immediately scores fame
    points and moves his marker accordingly on the scoring track."""
    assert fame(after(position(SHORE, placed=True), "palace e8 4")) == [2, 0, 0, 0]
    assert fame(after(position(CITY, placed=True), "palace e8 4")) == [2, 0, 0, 0]
    water = position(WATER)
    assert looks(after(water, "place f10v g10r"), """
            e     f     g
        8   v1    v1    .
        9      ~     r1    .
        10  r1    v1    r1
    """)  # fmt: skip
    assert fame(after(water, "place f10v g10r")) == [0, 0, 0, 0]  # nobody stands beside it
    assert fame(after(water, "walk d8 e8", "place f10v g10r")) == [3, 0, 0, 0]
    assert fame(after(position(CITY, placed=True), "festival e8", "bid m share")) == [1, 0, 0, 0]


def test_playing_the_game_15() -> None:
    """As they play land tiles, the players create areas of rice fields and villages."""
    state = after(position(), "place g6v h6r g7r", "place i6v i7r", "place h7v")
    assert looks(state, """
            f     g     h     i     j
        6   .     v1    r1    v1    .
        7      .     r1    v1    r1    .
    """)  # fmt: skip
    assert java.view(state, None)["cells"]["h7"] == {"land": "village", "level": 1}


def test_playing_the_game_16() -> None:
    """A village is a connected string of village spaces."""
    state = position("""
            g     h     i     j     k
        6   v1    v1    r1    v1    .
        7      r1    v1    r1    r1    v1
    """)  # fmt: skip
    assert names(town(state, BITS["g6"])) == ["g6", "h6", "h7"]
    assert names(town(state, BITS["j6"])) == ["j6"] and names(town(state, BITS["k7"])) == ["k7"]


def test_playing_the_game_17() -> None:
    """There is no limit to the size a village can reach."""
    row = "   ".join(["v1 "] * 13)
    state = position(f"""
            c     d     e     f     g     h     i     j     k     l     m     n     o     p
        3      v1R   {row}
        9      {row}   v1
    """)  # fmt: skip
    assert town(state, BITS["p3"]).bit_count() == 14 == town(state, BITS["c9"]).bit_count()
    assert town(after(state, "place p4v"), BITS["p3"]).bit_count() == 15


def test_playing_the_game_18() -> None:
    """The connected rice fields and village spaces are important for the movement of developers."""
    state = position("""
            g     h     i     j
        6   v1W   v1    r1    r1
        7      v1    r1    v1    .
    """, turn=WHITE, placed=True)  # fmt: skip
    free = [line for line in legal(state, "walk") if cost(state, line) == 0]
    assert free == ["walk g6 h6", "walk g6 g7"]
    assert cost(state, "walk g6 j6") == 1 and cost(state, "walk g6 i7") == 2


def test_playing_the_game_19() -> None:
    """6 AP per player per turn."""
    assert start().points == 6 and java.view(start(), None)["points_left"] == 6
    assert [after(position(), "place g6r", "end").points, kinds(position(), "place g6r", "end")[-1]] == [
        6, "TurnBegan"
    ]  # fmt: skip


def test_playing_the_game_20() -> None:
    """The following actions are possible:"""
    moves = {type(move).__name__ for move in java.legal(position(SHORE, placed=True), RED)}
    assert moves == {"Place", "Enter", "Walk", "Exit", "Palace", "Irrigate", "Draw", "Token", "End"}
    assert refusal(position(SHORE, placed=True), "bid m").sentence == (
        "No festival is going on: arrange one before you bid, pass or share."
    )
    assert refusal(position(SHORE, placed=True), "bid m").rule == "Palace Festivals 1"
