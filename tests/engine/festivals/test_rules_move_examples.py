"""The examples of moving: a test for every sentence of the rulebook."""

from engine import festivals
from engine.festivals.islands import ISLANDS
from tests.engine.festivals.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    hand,
    legal,
    turn,
)
from tests.engine.festivals.charts import chart, charted
from tests.engine.festivals.example import ALL_WAYS, BIDS, EXAMPLE, GREEN_WAY, RED_WAY


def test_move_2() -> None:
    """Example 1: (Red player shows 3 tickets: 1 Yellow, 1 Blue, 1 Black."""
    assert after(EXAMPLE, BIDS).shown[RED] == ("y", "k", "b")


def test_move_3() -> None:
    """Blue player shows 1 Blue ticket."""
    assert after(EXAMPLE, BIDS).shown[VIOLET] == ("b",)


def test_move_4() -> None:
    """Green player shows 2 Yellow tickets."""
    assert after(EXAMPLE, BIDS).shown[TEAL] == ("y", "y")


def test_move_5() -> None:
    """Yellow player shows no tickets.)"""
    state = after(EXAMPLE, BIDS)
    assert state.shown[WHITE] == () and hand(state, WHITE) == "y"


def test_move_6() -> None:
    """Move Priority (turn order):"""
    turns = [turn(after(EXAMPLE, *ALL_WAYS[: number + 1])) for number in range(len(ALL_WAYS))]
    assert list(dict.fromkeys(turns)) == ["red: move", "teal: move", "violet: move", "white: rest"]


def test_move_7() -> None:
    """Red Player (3 tickets)."""
    assert turn(after(EXAMPLE, BIDS)) == "red: move"


def test_move_8() -> None:
    """Green Player (2 tickets)."""
    assert turn(after(EXAMPLE, BIDS, *RED_WAY)) == "teal: move"


def test_move_9() -> None:
    """Blue Player (1 tickets)."""
    assert turn(after(EXAMPLE, BIDS, *RED_WAY, *GREEN_WAY)) == "violet: move"


def test_move_10() -> None:
    """Yellow Player (No ticket)."""
    assert turn(after(EXAMPLE, *ALL_WAYS)) == "white: rest"


def test_move_22() -> None:
    """After Red player uses all of his three tickets, Green player begins to move, using his 2 tickets."""
    state = after(EXAMPLE, BIDS, *RED_WAY)
    assert turn(state) == "teal: move" and state.shown == ((), ("b",), ("y", "y"), ())


def test_move_23() -> None:
    """Then Blue players."""
    state = after(EXAMPLE, BIDS, *RED_WAY, *GREEN_WAY)
    assert turn(state) == "violet: move" and state.shown == ((), ("b",), (), ())


def test_move_24() -> None:
    """Finally, Yellow player will execute phase 2b - Rest action."""
    state = after(EXAMPLE, *ALL_WAYS)
    assert turn(state) == "white: rest" and legal(state) == ["rest pool", "rest nothing"]


def test_move_25() -> None:
    """Example 2: Red player bid 3 tickets; yellow, black & blue."""
    assert festivals.view(after(EXAMPLE, BIDS), None)["seats"][RED]["plan"] == ["y", "k", "b"]


def test_move_26() -> None:
    """First he put yellow ticket on ticket space available in Kalimantan."""
    state = after(EXAMPLE, BIDS)
    assert "go kalimantan y" in legal(state)
    assert charted(after(state, "go kalimantan y")).placed[ISLANDS.index("kalimantan")] == ("y",)


def test_move_27() -> None:
    """Then he move his traveler to Kalimantan."""
    assert charted(after(EXAMPLE, BIDS, "go kalimantan y")) == chart("""
        . | Ykb rw | .   | t | .
        = | .      | v   | . | =
    """)


def test_move_28() -> None:
    """After that Red has to use his remaining ticket (blue), and Red choose to put it to Sulawesi, then move
    it there."""
    state = after(EXAMPLE, BIDS, "go kalimantan y")
    assert "go sulawesi b" in legal(state)
    assert charted(after(state, "go sulawesi b")) == chart("""
        . | Ykb w | yBb r | t | .
        = | .     | v     | . | =
    """)


def test_move_29() -> None:
    """Finally, he put black ticket move to Bali."""
    assert charted(after(EXAMPLE, BIDS, *RED_WAY)) == chart("""
        . | Ykb w | yBb    | t | .
        = | .     | yKk rv | . | =
    """)
