"""The turn and its four steps: a test for every sentence of the rulebook."""

from engine import medang
from engine.medang.events import MarketRefilled, Placed, Taken, TurnPassed
from engine.medang.pieces import TRADES
from engine.medang.rulebook import SENTENCES
from tests.engine.medang.boards import after, hand, happen, kinds, legal, position, refusal, tiles

EMPTY = "3 4 4 5 4 4 3"


def test_how_to_play_1() -> None:
    """Games of Medang are played in turns, beginning with the starting player and continuing clockwise."""
    state = position(EMPTY, "b1 b2", "g1 g2", "y1 y2", dynasties="b g y", to_move=2)
    order: list[int] = []
    for line in ("play y1 1", "play b1 1", "play g1 1"):
        order += medang.actors(state).seats
        state = after(state, line, "take pile")
    assert order == [2, 0, 1] and medang.actors(state).seats == (2,)
    no = refusal(state, "play b2 1", seat=0)
    assert no.rule == "How to Play 1" and "It is not your turn" in no.sentence
    assert not legal(state, seat=0)


def test_how_to_play_2() -> None:
    """When it is your turn, follow these steps in order:"""
    state = position(EMPTY, "b2 b3")
    phases = [state.phase]
    for line in ("play b2 1", "buy g1", "take pile"):
        state = after(state, line)
        phases.append(state.phase)
    assert phases == ["play", "effect", "take", "play"]


def test_how_to_play_3() -> None:
    """Play 1 trade tile from your hand."""
    state = position(EMPTY, "b2 b4")
    assert legal(state) == [f"play {tile} {column}" for tile in ("b2", "b4") for column in range(1, 8)]
    no = refusal(state, "take pile")
    assert no.rule == "How to Play 3" and no.sentence.startswith("A turn begins with a tile of your hand")


def test_how_to_play_4() -> None:
    """If you wish, resolve the effect of the trade you played."""
    state = after(position(EMPTY, "b2 b4"), "play b2 1")
    assert medang.view(state, None)["effect"] == 2
    assert legal(state, "buy") and legal(state, "take")


def test_how_to_play_5() -> None:
    """Take 1 new tile from the market."""
    state = after(position(EMPTY, "b2 b4"), "play b2 1", "take y2")
    assert hand(state) == tiles("b4 y2")
    no = refusal(position(EMPTY, phase="take"), "pass")
    assert no.rule == "How to Play 5" and "Only step 3 is left" in no.sentence


def test_how_to_play_6() -> None:
    """Pass the turn."""
    assert after(position(EMPTY, "b2 b4", "g1"), "play b2 1", "take y2").to_move == 1


def test_play_a_trade_tile_1() -> None:
    """Choose 1 tile from your hand and place it in the temple, above the base (if there are still free
    spaces) or above another trade tile previously placed."""
    state = position("""
        y2 .  .  .  .  .  .
        3  4  4  5  4  4  3
    """, "b4 r4")  # fmt: skip
    assert after(state, "play b4 1").columns[0] == tiles("y2 b4")
    assert after(state, "play b4 7").columns[6] == tiles("b4")
    no = refusal(state, "play g3 1")
    assert no.sentence == "The green monk (g3) is not in your hand. Play b4 or r4."
    assert no.rule == "Play a trade tile 1"
    assert refusal(state, "play b4 0").sentence == "There is no column 0. Name one from 1 to 7."
    assert refusal(state, "play b4 8").rule == "Play a trade tile 1"


def test_play_a_trade_tile_2() -> None:
    """The number shown on each temple tile indicates the maximum number of trade tiles that can be placed
    above it forming a column."""
    state = position("""
        y2 .  y2 .  .  .  .
        y2 .  y2 .  .  .  y1
        3  4  4  5  4  4  3
    """, "b4")  # fmt: skip
    assert "play b4 1" in legal(state) and "play b4 3" in legal(state)
    (placed, *_), _ = happen(state, "play b4 1")
    assert placed == Placed(0, "b4", column=1, floor=3, effect=True)


def test_play_a_trade_tile_3() -> None:
    """If that number has been reached, no more trade tiles can be placed in that column."""
    state = position("""
        g1 .  .  .  .  .  .
        y2 .  .  .  .  .  .
        y2 .  .  .  .  .  .
        3  4  4  5  4  4  3
    """, "b4")  # fmt: skip
    no = refusal(state, "play b4 1")
    assert no.rule == "Play a trade tile 3"
    assert no.sentence == (
        "Column 1 is full: its temple tile allows 3 tiles. Choose column 2, 3, 4, 5, 6 or 7."
    )
    assert "play b4 1" not in legal(state)


def test_play_a_trade_tile_4() -> None:
    """Temple tiles do not count toward the maximum number."""
    state = position("1 2 3 4 4 5 4 4 3 2 1", "b4")
    assert "play b4 1" in legal(state)  # one trade tile fits on a 1
    assert medang.view(state, None)["columns"][0] == []


def test_play_a_trade_tile_5() -> None:
    """Example: The monk tile can be placed in columns 2, 3 or 5, but not in column 1, which has already
    reached its tile limit."""
    state = position("""
        .  .  .  g1 .  .  .
        .  .  .  r2 .  g1 .
        y1 .  r1 r2 .  y4 b1
        y1 r3 p1 r2 .  y2 b1
        p2 r2 p1 g3 b3 y2 b2
        3  4  4  5  4  4  3
    """, "b3")  # fmt: skip
    assert legal(state) == ["play b3 2", "play b3 3", "play b3 5"]
    assert refusal(state, "play b3 1").rule == "Play a trade tile 3"


def test_activate_the_effect_1() -> None:
    """Optionally, activate the effect of the trade tile you placed in the temple."""
    state = after(position(EMPTY, "b2 b4"), "play b2 1")
    assert after(state, "buy g1", "take pile").to_move == after(state, "take pile").to_move == 1
    no = refusal(state, "renew")
    assert no.rule == "Activate the effect 1"
    assert no.sentence == (
        "The effect of the merchant is on offer: buy and a tile of the market. Taking a tile declines it."
    )


def test_activate_the_effect_2() -> None:
    """The effects of the trades are detailed below."""
    assert all(trade.capitalize() in SENTENCES for trade in TRADES.values())


def test_take_a_tile_1() -> None:
    """Choose 1 tile from the market and add it to your hand, or else take the first tile of the pile."""
    state = position(EMPTY, "b4", phase="take")
    assert legal(state) == [f"take {tile}" for tile in ("pile", "b1", "g1", "p1", "r1", "y1", "y2")]
    assert hand(after(state, "take y2")) == tiles("b4 y2")
    (taken, *_), drawn = happen(state, "take pile")
    assert taken == Taken(0, "r1", pile=True) and drawn.pile == (tiles("r2 r3 r4"), tiles("g5"))
    assert drawn.market == state.market
    no = refusal(state, "take g5")
    assert no.rule == "Take a tile 1"
    assert no.sentence == ("The green leader (g5) is not in the market. Take b1, g1, p1, r1, y1 or y2.")


def test_take_a_tile_2() -> None:
    """If you take the tile from the market, immediately replace it with the first tile of the pile."""
    state = position(EMPTY, "b4", phase="take")
    happened, now = happen(state, "take g1")
    assert happened == [Taken(0, "g1", pile=False), MarketRefilled(tiles("r1")), TurnPassed(1, "play")]
    assert now.market == tiles("b1 p1 r1 y1 y2 r1") and now.pile[0] == tiles("r2 r3 r4")


def test_pass_the_turn_1() -> None:
    """Pass the turn to the player on your left."""
    hands = ["b1", "g1", "y1", "r1"]
    last = position(EMPTY, *hands, phase="take", to_move=3)
    assert after(last, "take pile").to_move == 0


def test_pass_the_turn_2() -> None:
    """IMPORTANT: Whenever you take 1 tile from the market, immediately replace it with the first tile of the
    pile, so that there are again 6 tiles in the market."""
    state = after(position(EMPTY, "b2 b4"), "play b2 1")
    assert len(after(state, "buy g1").market) == 6
    assert kinds(state, "buy g1") == ["Bought", "MarketRefilled"]


def test_pass_the_turn_3() -> None:
    """If the market runs out, keep playing as usual, but nobody can take tiles from the market."""
    last = position(EMPTY, "b4", "g2 g3", market="y1", pile="", phase="take")
    state = after(last, "take y1")
    assert state.market == () and state.phase == "play" and state.to_move == 1
    state = after(state, "play g2 1")
    assert state.to_move == 0 and len(hand(state, 1)) == 1
    no = refusal(position(EMPTY, market="", phase="take"), "take y1")
    assert no.rule == "Pass the turn 3" and "The market is empty" in no.sentence
