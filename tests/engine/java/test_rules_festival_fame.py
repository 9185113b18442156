"""Fame points for palace festivals: a test for every sentence of the rulebook."""

from collections import Counter

from engine import java
from engine.java.events import (
    BidPassed,
    CardsPlayed,
    FestivalArranged,
    FestivalWon,
    Shared,
)
from engine.java.stock import ALONE, SHARED
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    fame,
    hand,
    happen,
    legal,
    turn,
)
from tests.engine.java.feasts import opened, sealed

# Anna is red, Bob violet, Chris teal and David white
HANDS = ("m m d p", "m d", "d p md", "d")
EXAMPLE = (
    "festival h6 m", "bid d", "bid md", "pass", "bid m", "pass", "bid d", "bid d", "share", "share",
)  # fmt: skip
BIDS = "bid m m d share / bid d share / bid d md alone / bid nothing"


def test_fame_points_for_palace_festivals_1() -> None:
    """When a festival competition is won by a single player, he scores the fame points shown on the back of
    the summary card in the column with the crossed swords."""
    for value, points in ALONE.items():
        state = opened("m", "-", "-", "-", value=value)
        assert FestivalWon((RED,), "h6", points) in happen(state, "festival h6 m")[0]
        assert fame(after(state, "festival h6 m")) == [points, 0, 0, 0]


def test_fame_points_for_palace_festivals_2() -> None:
    """When two or more players agree to share the fame, each scores the points shown in the column with the
    hands shaking."""
    for value, points in SHARED.items():
        state = opened("m", "m", "-", "-", value=value)
        assert fame(after(state, "festival h6 m", "bid m")) == [points, points, 0, 0]


def both(value: int) -> tuple[int, int]:
    """The points of a festival in a palace of this value: won alone, and shared."""
    state = after(opened("m", "m", "-", "-", value=value), "festival h6 m")
    return fame(after(state, "pass"))[RED], fame(after(state, "bid m"))[RED]


def test_fame_points_for_palace_festivals_3() -> None:
    """Palace value 2: 1 won alone, none shared"""
    assert both(2) == (1, 0)


def test_fame_points_for_palace_festivals_4() -> None:
    """Palace value 4: 2 won alone, 1 shared"""
    assert both(4) == (2, 1)


def test_fame_points_for_palace_festivals_5() -> None:
    """Palace value 6: 3 won alone, 2 shared"""
    assert both(6) == (3, 2)


def test_fame_points_for_palace_festivals_6() -> None:
    """Palace value 8: 4 won alone, 2 shared"""
    assert both(8) == (4, 2)


def test_fame_points_for_palace_festivals_7() -> None:
    """Palace value 10: 5 won alone, 3 shared"""
    assert both(10) == (5, 3)


def test_fame_points_for_palace_festivals_8() -> None:
    """Example: Anna arranges a festival in a city with a value 8 palace."""
    happened, _ = happen(opened(*HANDS), EXAMPLE[0])
    assert happened[0] == FestivalArranged(RED, "h6", 8, (0, 1, 2, 3))


def test_fame_points_for_palace_festivals_9() -> None:
    """She plays one suitable palace card with one symbol matching the face up palace card: worth 1 point."""
    happened, _ = happen(opened(*HANDS), EXAMPLE[0])
    assert happened[1] == CardsPlayed(RED, ("m",), 1)


def test_fame_points_for_palace_festivals_10() -> None:
    """Bob does the same."""
    happened, _ = happen(after(opened(*HANDS), *EXAMPLE[:1]), EXAMPLE[1])
    assert happened[0] == CardsPlayed(VIOLET, ("d",), 1)


def test_fame_points_for_palace_festivals_11() -> None:
    """Chris joins them and plays a palace card that matches both symbols on the face up palace card: worth 2
    points."""
    happened, _ = happen(after(opened(*HANDS), *EXAMPLE[:2]), EXAMPLE[2])
    assert happened[0] == CardsPlayed(TEAL, ("md",), 2)


def test_fame_points_for_palace_festivals_12() -> None:
    """David passes."""
    state = after(opened(*HANDS), *EXAMPLE[:3])
    assert turn(state) == "white: auction" and legal(state) == ["pass"]  # he holds but one point
    assert happen(state, EXAMPLE[3])[0][0] == BidPassed(WHITE)


def test_fame_points_for_palace_festivals_13() -> None:
    """Anna decides to match Chris' bid of 2."""
    state = after(opened(*HANDS), *EXAMPLE[:4])
    assert turn(state) == "red: auction" and legal(state) == ["pass", "bid m", "bid d", "bid m d"]


def test_fame_points_for_palace_festivals_14() -> None:
    """She plays another palace card with 1 matching symbol."""
    happened, _ = happen(after(opened(*HANDS), *EXAMPLE[:4]), EXAMPLE[4])
    assert happened[0] == CardsPlayed(RED, ("m",), 2)


def test_fame_points_for_palace_festivals_15() -> None:
    """Bob could do the same, but chooses not to and passes."""
    state = after(opened(*HANDS), *EXAMPLE[:5])
    assert turn(state) == "violet: auction" and legal(state) == ["pass", "bid m"]
    assert happen(state, EXAMPLE[5])[0][0] == BidPassed(VIOLET)


def test_fame_points_for_palace_festivals_16() -> None:
    """Chris and Anna are tied and could agree to share the fame."""
    state = after(opened(*HANDS), *EXAMPLE[:6])
    seen = java.view(state, None)["bidding"]
    assert (seen["in"], seen["totals"], seen["tie"]) == ([0, 2], {"0": 2, "1": 1, "2": 2, "3": 0}, True)
    assert turn(state) == "teal: auction" and legal(state) == ["share", "bid d"]


def test_fame_points_for_palace_festivals_17() -> None:
    """Chris does not want to share and plays another palace card with one matching symbol to raise her bid to
    3."""
    happened, _ = happen(after(opened(*HANDS), *EXAMPLE[:6]), EXAMPLE[6])
    assert happened[0] == CardsPlayed(TEAL, ("d",), 3)


def test_fame_points_for_palace_festivals_18() -> None:
    """Anna plays a third card with a single matching symbol to raise her bid to 3."""
    happened, _ = happen(after(opened(*HANDS), *EXAMPLE[:7]), EXAMPLE[7])
    assert happened[0] == CardsPlayed(RED, ("d",), 3)


def test_fame_points_for_palace_festivals_19() -> None:
    """Anna and Chris are again tied and agree to share."""
    happened, _ = happen(after(opened(*HANDS), *EXAMPLE[:8]), *EXAMPLE[8:])
    assert [event for event in happened if isinstance(event, Shared)] == [Shared(TEAL), Shared(RED)]
    assert FestivalWon((RED, TEAL), "h6", 2) in happened


def test_fame_points_for_palace_festivals_20() -> None:
    """Each scores 2 fame points."""
    assert fame(after(opened(*HANDS), *EXAMPLE)) == [2, 0, 2, 0]
    state = sealed(*HANDS)
    assert fame(after(state, "festival h6", BIDS)) == [2, 0, 2, 0]  # and so with sealed bids


def test_fame_points_for_palace_festivals_21() -> None:
    """All players discard the palace cards they used in the competition."""
    played = Counter(["m", "m", "d", "d", "md", "d"])
    for state in (
        after(opened(*HANDS), *EXAMPLE),
        after(sealed(*HANDS), "festival h6", BIDS),
    ):
        assert Counter(state.discards) == played
        assert [hand(state, seat) for seat in range(4)] == [("p",), ("m",), ("p",), ("d",)]


def test_fame_points_for_palace_festivals_22() -> None:
    """If Anna had not matched Chris' bid, Chris would have scored 4 fame points for the festival."""
    state = after(opened(*HANDS), *EXAMPLE[:4], "pass", "pass")
    assert fame(state) == [0, 0, 4, 0] and turn(state) == "violet: turn"


def test_fame_points_for_palace_festivals_23() -> None:
    """If there is a tie and none of the tied players has suitable palace cards to play, the tie is automatic
    and they all share the fame points for the festival."""
    happened, _ = happen(opened("m", "d", "-", "-"), "festival h6 m", "bid d")
    assert happened[-5:-2] == [Shared(RED), Shared(VIOLET), FestivalWon((RED, VIOLET), "h6", 2)]
    unfit = after(opened("m p", "d p", "-", "-"), "festival h6 m", "bid d")
    assert legal(unfit) == ["share"] == legal(after(unfit, "share"))  # who holds cards is asked


def test_fame_points_for_palace_festivals_24() -> None:
    """All tied players score their fame points."""
    state = after(opened("m", "d", "m", "-"), "festival h6 m", "bid d", "bid m")
    assert fame(state) == [2, 2, 2, 0]
    three = sealed("m", "d", "m", "-", value=10)
    assert fame(after(three, "festival h6", "bid m share / bid d share / bid m share")) == [3, 3, 3, 0]
