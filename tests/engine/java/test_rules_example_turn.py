"""Example turn for a player: Anna's six action points, a test for every sentence."""

from engine.java.events import (
    CardsPlayed,
    Enclosed,
    Entered,
    FestivalWon,
    Irrigated,
    PalaceBuilt,
    Placed,
    TurnBegan,
    TurnEnded,
    Walked,
)
from engine.java.state import State
from tests.engine.java.boards import RED, VIOLET, after, cost, fame, hand, happen, legal, position, turn
from tests.engine.java.charts import looks

BEFORE = """
        c     d     e     f     g
    8   L     .     v1    v1    v1
    9      .     .     .     .     .
    10  L     .     r1    .     .
"""
BEHIND = """
        c     d     e     f     g
    8   L     .     v1    v1    v1*4
    9      r1    v1R   ~     r1    .
    10  L     r1    r1    r1    v1
"""
ANNA = (
    "place d9v c9r d10r", "enter c9", "walk c9 d9", "palace g8 4", "irrigate e9", "place g10v f9r f10r",
)  # fmt: skip


def begin(festivals: str = "open") -> State:
    """Anna is red; she holds a card that fits, and another."""
    return position(BEFORE, "m d", open="m", festivals=festivals)


def test_example_turn_for_a_player_1() -> None:
    """Anna takes a 3 space land tile from the supply and places it on the board (1 AP)."""
    happened, state = happen(begin(), ANNA[0])
    assert happened == [Placed(RED, "d9", ("c9", "d10"), level=1, cost=1)]
    assert (state.threes, state.points) == (55, 5)


def test_example_turn_for_a_player_2() -> None:
    """Then she moves a developer to a rice field in central Java from the lowlands for the cost of 1 AP."""
    happened, _ = happen(after(begin(), *ANNA[:1]), ANNA[1])
    assert happened == [Entered(RED, "c9", cost=1)]


def test_example_turn_for_a_player_3() -> None:
    """Anna then moves this developer to a village for the cost of 1 AP (for the change of land type from rice
    field to village/city)."""
    happened, state = happen(after(begin(), *ANNA[:2]), ANNA[2])
    assert happened == [Walked(RED, "c9", "d9", cost=1)]
    assert cost(after(begin(), ANNA[0]), "enter d9") == 2 == 6 - 1 - state.points  # both in one move


def test_example_turn_for_a_player_4() -> None:
    """Next, she builds a value 4 palace (1 AP) and scores 2 fame points, moving her scoring marker 2 spaces
    on the scoring track. (3 AP)"""
    happened, state = happen(after(begin(), *ANNA[:3]), ANNA[3])
    assert happened == [PalaceBuilt(RED, "g8", value=4, points=2)]
    assert fame(state) == [2, 0, 0, 0] and state.points == 2
    assert not legal(after(begin(), *ANNA[:2]), "palace")  # before she stood in the village


def test_example_turn_for_a_player_5() -> None:
    """Then she places an irrigation tile on the board (1 AP) and encloses it with another 3 space land tile
    (1 AP)."""
    state = after(begin(), *ANNA[:4])
    assert happen(state, ANNA[4])[0] == [Irrigated(RED, "e9")]
    happened, state = happen(state, *ANNA[4:])
    assert happened[1] == Placed(RED, "g10", ("f9", "f10"), level=1, cost=1) and state.points == 0


def test_example_turn_for_a_player_6() -> None:
    """As Anna has a developer next to the irrigation tile and it has the highest rank of all developers next
    to the irrigation tile (hers is the only one), she scores 3 fame points, moving her scoring marker 3
    spaces on the scoring track. (2 AP)"""
    happened, state = happen(begin(), *ANNA)
    assert happened[-1] == Enclosed(("e9",), RED, 3) and fame(state) == [5, 0, 0, 0]


def test_example_turn_for_a_player_7() -> None:
    """As her last action, she arranges a palace festival (0 AP), discards the appropriate palace card, and
    scores 2 fame points for the festival."""
    state = after(begin(), *ANNA)
    happened, state = happen(state, "festival g8 m")
    assert happened[1:3] == [CardsPlayed(RED, ("m",), 1), FestivalWon((RED,), "g8", 2)]
    assert hand(state) == ("d",) and state.discards == ("m",) and fame(state) == [7, 0, 0, 0]
    sealed = after(begin("sealed"), *ANNA, "festival g8", "bid m share")
    assert (hand(sealed), fame(sealed)) == (hand(state), fame(state))
    assert looks(state, BEHIND)


def test_example_turn_for_a_player_8() -> None:
    """As Anna has used 6 AP, her turn ends and the next player takes his turn. (= 6 AP)"""
    state = after(begin(), *ANNA)
    free = {line for line in legal(state) if not line.startswith("walk")}
    assert free == {"token", "festival g8 m", "end"} and state.points == 0
    happened, state = happen(state, "festival g8 m")
    assert happened[-2:] == [TurnEnded(RED, True), TurnBegan(VIOLET, False)]
    assert turn(state) == "violet: turn" and state.points == 6
