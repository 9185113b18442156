"""Rulings 1 to 15: what the rulebook leaves open about turns and effects."""

from engine import medang
from engine.medang.events import Exchanged, MarketRefilled, Removed, Skipped, Taken, TurnPassed
from tests.engine.medang.boards import after, full, hand, happen, kinds, legal, position, refusal, tiles

EMPTY = "3 4 4 5 4 4 3"
BUILT = """
    .  .  r5 .  .  .  .
    .  b4 y2 g4 .  .  .
    r3 g1 p1 b2 y5 .  r2
    3  4  4  5  4  4  3
"""


def test_ruling_1() -> None:
    """The completing tile has no effect, also inside a chain; there is no step 3."""
    for last in ("r1", "r2", "r3", "r4", "r5"):
        happened = kinds(position(full(EMPTY, [4]), f"{last} b1"), f"play {last} 4")
        assert happened[:2] == ["Placed", "Completed"] and happened[-1] == "Won"
    chain = position(full(EMPTY, [4, 5]), "b1 r4 y1")
    assert kinds(chain, "play b1 4", "play r4 5")[-1] == "Won"
    assert after(chain, "play b1 4", "play r4 5").removed == ()


def test_ruling_2() -> None:
    """Only a placement completes: a monk keeps the heights, a general lowers one."""
    monk = after(position(full(EMPTY, [4, 5]), "r3 b1"), "play r3 4", "swap 1.1")
    assert monk.phase == "take" and list(map(len, monk.columns)) == [3, 4, 4, 5, 3, 4, 3]
    general = after(position(full(EMPTY, [4, 5]), "r4 b1"), "play r4 4", "remove 4.4")
    assert list(map(len, general.columns)) == [3, 4, 4, 4, 3, 4, 3]


def test_ruling_3() -> None:
    """A craftsman with an empty hand behind it has no effect."""
    state = after(position(EMPTY, "b1"), "play b1 1")
    assert state.phase == "take" and legal(state, "play") == []


def test_ruling_4() -> None:
    """Only a craftsman continues a chain; there is one step 3, at its end."""
    state = after(position(BUILT, "b1 b2 g1 g3"), "play b1 6")
    assert {line.split()[0] for line in legal(after(state, "play b2 6"))} == {"buy", "take"}
    assert {line.split()[0] for line in legal(after(state, "play g3 6"))} == {"swap", "take"}
    declined = after(state, "play g1 6", "take pile")
    assert declined.to_move == 1 and hand(declined) == tiles("b2 g3 r1")


def test_ruling_5() -> None:
    """A merchant has no effect on an empty market, and never takes from the pile."""
    assert after(position(EMPTY, "b2 b4", market="", pile=""), "play b2 1").to_move == 1
    buying = after(position(EMPTY, "b2 b4", market="y1", pile=""), "play b2 1")
    assert legal(buying, "buy") == ["buy y1"]


def test_ruling_6() -> None:
    """The market is refilled after every tile; after a leader's effect once the effect is complete."""
    state = position(BUILT, "b2 b4", pile="r1 r2 / g5")
    assert kinds(state, "play b2 6", "buy g1", "take y1") == [
        "Placed", "Bought", "MarketRefilled", "Taken", "MarketRefilled", "TurnPassed",
    ]  # fmt: skip
    leader = position(BUILT, "b5 b1 b2 b3 b4", market="y1 y2 y3", pile="")
    _, exchanged, refilled = happen(leader, "play b5 6", "exchange y1 y2 y3")[0]
    assert exchanged == Exchanged(0, tiles("b1 b2 b3 b4"), tiles("y1 y2 y3"))
    assert refilled == MarketRefilled(tiles("b1 b2 b3 b4"))


def test_ruling_7() -> None:
    """With an empty pile there is no refill; with an empty market too, step 3 is left out."""
    state = position(EMPTY, "b4", market="y1 y2", pile="", phase="take")
    assert legal(state) == ["take y1", "take y2"]
    assert kinds(state, "take y1") == ["Taken", "TurnPassed"]
    no = refusal(state, "take pile")
    assert no.rule == "ruling 7" and no.sentence == "The pile is empty. Take y1 or y2."
    bare = position(EMPTY, "b4 b2", market="", pile="")
    assert kinds(bare, "play b4 1") == ["Placed", "TurnPassed"]
    offered = after(position(EMPTY, "b1 b2", market="", pile=""), "play b1 1")
    assert refusal(offered, "take pile").sentence == "The pile is empty. The market is empty too: pass."


def test_ruling_8() -> None:
    """Step 3 is mandatory while there is a tile; passing is only for who can take nothing."""
    no = refusal(after(position(EMPTY, "b1 b2"), "play b1 1"), "pass")
    assert no.rule == "ruling 8" and no.sentence.startswith("A turn ends with a tile")
    offered = after(position(EMPTY, "b1 b2", market="", pile=""), "play b1 1")
    assert legal(offered)[-1] == "pass" and medang.default(offered, 0) == medang.notation.read("pass")
    assert after(offered, "pass").to_move == 1


def test_ruling_9() -> None:
    """An empty hand goes straight to step 3; with nothing to take the turn is skipped."""
    three = position(EMPTY, "b2 b3", "", "y2", market="", pile="", dynasties="b g y")
    assert happen(three, "play b2 1")[0][1:] == [Skipped(1), TurnPassed(2, "play")]
    alone = position(EMPTY, "b2 b3", "", market="", pile="")
    assert happen(alone, "play b2 1")[0][1:] == [Skipped(1), TurnPassed(0, "play")]
    stocked = position(EMPTY, "b5 b3 b4", "", market="", pile="")
    state = after(stocked, "play b5 1", "exchange", "take b4")
    assert state.to_move == 1 and state.phase == "take" and state.market == tiles("b3")
    assert happen(state, "take b3")[0] == [Taken(1, "b3", pile=False), TurnPassed(0, "play")]


def test_ruling_10() -> None:
    """Renewing is allowed on a short or empty pile; not on an empty market."""
    short = after(position(EMPTY, "b5 b4", pile="r1 r2"), "play b5 1", "renew")
    assert short.market == tiles("r1 r2 b1 g1 p1 r1") and short.pile == (tiles("y1 y2"),)
    none = after(position(EMPTY, "b5 b4", market="y1 y2", pile=""), "play b5 1", "renew")
    assert none.market == tiles("y1 y2") and none.pile == ()
    empty = after(position(EMPTY, "b5 b4", market="", pile=""), "play b5 1")
    no = refusal(empty, "renew")
    assert no.rule == "ruling 10" and legal(empty) == ["exchange", "pass"]


def test_ruling_11() -> None:
    """Exchanging takes all of a market of fewer than 4."""
    state = after(position(EMPTY, "b5 b4 b3 b2", market="y1 y2", pile=""), "play b5 1")
    assert legal(state, "exchange") == ["exchange y1 y2"]
    no = refusal(state, "exchange y1")
    assert no.rule == "ruling 11"
    assert no.sentence == "The market has fewer than 4 tiles, so choose all: y1, y2."
    now = after(state, "exchange y1 y2")
    assert hand(now) == tiles("y1 y2") and now.market == tiles("b2 b3 b4")


def test_ruling_12() -> None:
    """Exactly 4 of the tiles lying there; then the refill. An empty market is filled from the hand."""
    state = after(position(EMPTY, "b5 b4", pile="r1 r2 r3 r4"), "play b5 1")
    _, refilled = happen(state, "exchange b1 g1 p1 r1")[0]
    assert refilled == MarketRefilled(tiles("r1 r2 r3 r4"))
    empty = after(position(EMPTY, "b5 b4 b3", market="", pile=""), "play b5 1")
    no = refusal(empty, "exchange b4")
    assert no.rule == "ruling 12" and no.sentence.startswith("The market is empty: write exchange alone")
    now = after(empty, "exchange")
    assert not hand(now) and now.market == tiles("b3 b4") and now.phase == "take"


def test_ruling_13() -> None:
    """An empty hand can be exchanged; then step 3 makes it 5. There is no limit to a hand."""
    state = after(position(EMPTY, "b5"), "play b5 1", "exchange b1 g1 p1 r1", "take pile")
    assert len(hand(state)) == 5
    rich = position(EMPTY, "b2 " + "b1 " * 20)
    assert len(hand(after(rich, "play b2 1", "buy g1", "take pile"))) == 22


def test_ruling_14() -> None:
    """Orthogonal neighbours of another dynasty than the general's, of any value; the general may fall."""
    state = after(
        position("""
            .  y1 .  p1 .  .  .
            g1 r5 g2 g1 .  .  .
            3  4  4  5  4  4  3
        """, "g4"),
        "play g4 3",
    )  # fmt: skip
    assert legal(state, "remove") == ["remove 2.2", "remove 4.2"]
    no = refusal(state, "remove 3.1")
    assert no.rule == "ruling 14" and "is of the general's own dynasty" in no.sentence
    own = after(position("r5 .  .  .  .  .  .\n" + EMPTY, "g4 b4", dynasties="r g"), "play g4 2")
    assert Removed(0, "r5", 1, 1) in happen(own, "remove 1.1")[0]  # the player's own dynasty, a leader
    falls = after(position("r5 .  .  .  .  .  .\n" + EMPTY, "g4 b4"), "play g4 1", "remove 1.1")
    assert falls.columns[0] == tiles("g4")
    lonely = after(position("g1 .  y2 .  .  .  .\n" + EMPTY, "g4 b4"), "play g4 1")
    assert lonely.phase == "take"


def test_ruling_15() -> None:
    """A general opens a full column again."""
    state = position(full(EMPTY, [5, 6]), "r4 b1", "g1")
    assert "play b1 4" not in legal(state)
    opened = after(state, "play r4 5", "remove 4.4", "take pile")
    assert "play g1 4" in legal(opened)
