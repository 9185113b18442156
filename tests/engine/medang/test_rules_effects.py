"""The effects of the trades: a test for every sentence of the rulebook."""

from engine import medang
from engine.medang.effects import EFFECTS
from engine.medang.events import Exchanged, MarketRefilled, Removed, Renewed, Swapped
from tests.engine.medang.boards import after, hand, happen, kinds, legal, position, refusal, tiles

EMPTY = "3 4 4 5 4 4 3"
BUILT = """
    .  .  r5 .  .  .  .
    .  b4 y2 g4 .  .  .
    r3 g1 p1 b2 y5 .  r2
    3  4  4  5  4  4  3
"""
AROUND = """
    .  b3 .  g2 .  .  .
    .  y2 .  r5 .  .  .
    r3 g1 p1 b2 y5 .  .
    3  4  4  5  4  4  3
"""


def test_the_effects_of_the_trades_1() -> None:
    """The effects of the trade tiles when you play them are as follows:"""
    offered = {
        trade: {line.split()[0] for line in legal(after(position(BUILT, f"b{trade} b1"), f"play b{trade} 5"))}
        for trade in EFFECTS
    }
    assert offered == {
        1: {"play", "take"},
        2: {"buy", "take"},
        3: {"swap", "take"},
        4: {"remove", "take"},
        5: {"renew", "exchange", "take"},
    }


def test_craftsman_1() -> None:
    """Play 1 tile from your hand: Choose 1 tile from your hand, place it in the temple according to the
    placement rules of step 1 and apply its effect if you wish."""
    state = after(position(BUILT, "b1 b2 g3"), "play b1 1")
    assert legal(state, "play b2") == [f"play b2 {column}" for column in range(1, 8)]
    state = after(state, "play b2 1")
    assert state.columns[0] == tiles("r3 b1 b2") and legal(state, "buy")
    assert refusal(after(state, "take pile"), "play b2 1").sentence.startswith(
        "The blue merchant (b2) is not"
    )


def test_craftsman_2() -> None:
    """IMPORTANT: You can play a craftsman again and chain several tiles played in a single turn."""
    state = after(position(BUILT, "b1 b1 g1 g2"), "play b1 7", "play b1 7", "play g1 6", "play g2 6")
    assert state.to_move == 0 and not hand(state)
    assert state.columns[5:] == (tiles("g1 g2"), tiles("r2 b1 b1"))
    assert hand(after(state, "buy y1", "take pile")) == tiles("r2 y1")


def test_merchant_1() -> None:
    """Take 1 tile from the market: This tile is independent of the one you take in step 3."""
    state = after(position(BUILT, "b2 b4"), "play b2 6")
    assert legal(state, "buy") == ["buy b1", "buy g1", "buy p1", "buy r1", "buy y1", "buy y2"]
    state = after(state, "buy g1")
    assert state.phase == "take" and hand(after(state, "take y2")) == tiles("b4 g1 y2")
    no = refusal(after(position(BUILT, "b2 b4"), "play b2 6"), "buy r5")
    assert no.rule == "Merchant 1" and no.sentence.endswith("Buy b1, g1, p1, r1, y1 or y2.")


def test_monk_1() -> None:
    """Once the tile is placed, choose 1 of these options:"""
    state = after(position(BUILT, "g3 b4"), "play g3 6")
    assert state.columns[5] == tiles("g3")
    assert after(state, "swap 1.1").phase == "take"  # one swap, no more
    assert kinds(state, "swap 1.1") == ["Swapped"]
    no = refusal(state, "swap 6.2")
    assert no.rule == "Monk 1" and no.sentence.startswith("There is no tile at 6.2. Swap with a tile that")


def test_monk_2() -> None:
    """Choose another tile in the temple that shares a dynasty with the monk and swap their positions."""
    state = after(position(BUILT, "g3 b4"), "play g3 1")
    (swapped,), now = happen(state, "swap 4.2")
    assert swapped == Swapped(0, "g3", 1, 2, "g4", 4, 2)
    assert now.columns[0] == tiles("r3 g4") and now.columns[3] == tiles("b2 g3")
    no = refusal(state, "swap 1.2")
    assert no.rule == "Monk 2"
    assert no.sentence == "The monk at 1.2 cannot swap with itself. Name another tile."


def test_monk_3() -> None:
    """Choose another tile in the temple of value 1, 2 or 3 that does not share a dynasty with the monk and
    swap their positions."""
    state = after(position(BUILT, "g3 b4"), "play g3 6")
    assert legal(state, "swap") == [
        "swap 1.1", "swap 2.1", "swap 3.1", "swap 3.2", "swap 4.1", "swap 4.2", "swap 7.1",
    ]  # fmt: skip
    for line in ("swap 2.2", "swap 3.3", "swap 5.1"):  # two leaders and a general of other dynasties
        assert refusal(state, line).rule == "Monk 3"
    assert refusal(state, "swap 3.3").sentence == (
        "The red leader at 3.3 cannot be swapped by the green monk. Of another dynasty, choose a craftsman, "
        "a merchant or a monk."
    )


def test_monk_4() -> None:
    """IMPORTANT: You cannot activate the effects of the swapped tiles."""
    state = after(position(BUILT, "g3 b4"), "play g3 6", "swap 4.2")
    assert state.columns[5] == tiles("g4") and state.phase == "take"
    assert {line.split()[0] for line in legal(state)} == {"take"}


def test_general_1() -> None:
    """Remove 1 tile of another dynasty that is adjacent to the general (below, to its right or to its
    left)."""
    state = after(position(AROUND, "g4"), "play g4 3")
    assert legal(state, "remove") == ["remove 2.2", "remove 3.1", "remove 4.2"]
    diagonal = refusal(state, "remove 4.1")
    assert diagonal.rule == "General 1"
    assert diagonal.sentence == (
        "The tile at 4.1 is not next to the general at 3.2. Choose the tile below it, or the one to its left "
        "or right on the same floor."
    )
    assert refusal(state, "remove 3.2").rule == "General 1"
    assert refusal(state, "remove 6.1").sentence.startswith("There is no tile at 6.1. Remove a tile that")
    own = after(position("g2 .  .  .  .  .  .\n3 4 4 5 4 4 3", "g4 b4"), "play g4 1")
    assert own.phase == "take"


def test_general_2() -> None:
    """If necessary, move down any tiles above it to cover the empty spaces."""
    (_, removed), now = happen(position(AROUND, "g4"), "play g4 3", "remove 2.2")
    assert removed == Removed(0, "y2", 2, 2) and now.columns[1] == tiles("g1 b3")
    below = after(position(AROUND, "g4"), "play g4 3", "remove 3.1")
    assert below.columns[2] == tiles("g4")


def test_general_3() -> None:
    """Return the removed tile to the game box."""
    state = after(position(BUILT, "y4"), "play y4 1", "remove 2.2")
    assert state.removed == tiles("b4") and medang.view(state, None)["removed"] == ["b4"]
    assert all("b4" not in layer for layer in state.pile) and "b4" not in state.market


def test_leader_1() -> None:
    """Choose 1 of these options:"""
    state = after(position(BUILT, "b5 b4"), "play b5 6")
    assert after(state, "renew").phase == "take"
    assert after(state, "exchange b1 g1 p1 r1").phase == "take"


def test_leader_2() -> None:
    """Remove all the tiles from the market, shuffle them face down and place them at the bottom of the
    pile."""
    state = after(position(BUILT, "b5 b4", pile="r1 r1 r2 r2 r3 r3 y3 / g5"), "play b5 6")
    (renewed, _), now = happen(state, "renew")
    assert renewed == Renewed(0, tiles("b1 g1 p1 r1 y1 y2"))
    assert now.pile == (tiles("y3"), tiles("g5"), tiles("b1 g1 p1 r1 y1 y2"))


def test_leader_3() -> None:
    """Then, refill the market with 6 new tiles."""
    state = after(position(BUILT, "b5 b4", pile="r1 r1 r2 r2 r3 r3 y3 / g5"), "play b5 6")
    (_, refilled), now = happen(state, "renew")
    assert refilled == MarketRefilled(now.market) and now.market == tiles("r1 r1 r2 r2 r3 r3")


def test_leader_4() -> None:
    """Discard all the tiles in your hand, shuffle them face down and place them at the bottom of the pile."""
    state = after(position(BUILT, "b5 b4 y3", pile="r1 r2 r3 r4 y1 / g5"), "play b5 6")
    (exchanged, *_), now = happen(state, "exchange b1 g1 p1 r1")
    assert exchanged == Exchanged(0, discarded=tiles("b4 y3"), chosen=tiles("b1 g1 p1 r1"))
    assert now.pile[-1] == tiles("b4 y3")
    assert medang.tell(exchanged, 1) == {
        "kind": "Exchanged", "seat": 0, "count": 2, "chosen": ["b1", "g1", "p1", "r1"],
    }  # fmt: skip


def test_leader_5() -> None:
    """Then, choose 4 tiles from the market and place them in your hand."""
    state = after(position(BUILT, "b5 b4 y3"), "play b5 6")
    assert len(legal(state, "exchange")) == 15
    assert hand(after(state, "exchange y2 y1 b1 p1")) == tiles("b1 p1 y1 y2")
    assert refusal(state, "exchange b1 g1 p1").sentence == "Choose exactly 4 tiles of the market, not 3."
    no = refusal(state, "exchange b1 b1 p1 r1")
    assert no.rule == "Leader 5"
    assert no.sentence == "Choose from the tiles of the market: b1, g1, p1, r1, y1, y2."
