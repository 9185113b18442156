"""How to get points: a test for every sentence of the rulebook."""

from collections import Counter

from engine import festivals
from engine.festivals.events import Claimed, Done, Moved, Rested
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import ISLANDS
from tests.engine.festivals.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    happen,
    position,
    totals,
    turn,
)
from tests.engine.festivals.charts import chart, charted
from tests.engine.festivals.example import ALL_WAYS, BIDS, BLUE_WAY, EXAMPLE, GREEN_WAY, RED_WAY

AROUND_BALI = """
    .  | .    | v | . | .
    =  | r    | w | t | =
"""
ERAU = position("""
    .  | w  | t | . | .
    =  | rv | . | . | =
""", "k", "yb", "k", "y", festival="Erau")  # fmt: skip
ERAU_WAYS = ("plan k / plan y b / plan k / stay", "go sumatra y", "go kalimantan b", "name red", "go bali k",
             "go bali k")  # fmt: skip


def test_how_to_get_points_1() -> None:
    """Each time a player ends his movement (not passing by) on the island matching the Active Festival, that
    player immediately claims a certain point."""
    state = after(position(AROUND_BALI, "yb"), "plan y b / stay / stay / stay", "go bali y")
    assert totals(state) == [0] * 4 and state.places[RED] == "bali"  # he goes on
    assert totals(after(state, "go jawa b"))[RED] == 0
    state = after(position(AROUND_BALI, "y"), "plan y / stay / stay / stay")
    happened, _ = happen(state, "go bali y")
    assert happened[:3] == [Moved(RED, "y", "jawa", "bali"), Done(RED), Claimed(RED, 11, 1, 4)]


def test_how_to_get_points_2() -> None:
    """The player who first moves to and ends his turn on the Active Festival gets the 1st place points."""
    state = after(position(AROUND_BALI, "y", "k", "k"), "plan y / plan k / plan k / stay")
    for first in (RED, VIOLET, TEAL):
        then = after(
            state, f"name {('red', 'violet', 'teal')[first]}", "go bali y" if first == RED else "go bali k"
        )
        assert totals(then)[first] == 4 and sum(totals(then)) == 4


def test_how_to_get_points_3() -> None:
    """Most of the Festivals Cards have points for the 2nd place and 3rd place."""
    places = Counter(len(card.points) for card in FESTIVALS.values())
    assert places == {3: 15, 2: 4, 1: 1}


def test_how_to_get_points_4() -> None:
    """So, the second player who moves to and ends his turn on the Active Festival claims the 2nd place
    points, and so on."""
    state = after(position(AROUND_BALI, "y", "k", "k"), "plan y / plan k / plan k / stay")
    state = after(state, "name teal", "go bali k", "name violet", "go bali k", "go bali y")
    assert totals(state) == [1, 2, 4, 0]
    assert festivals.view(state, None)["festival"]["claimed"] == [TEAL, VIOLET, RED]


def test_how_to_get_points_5() -> None:
    """The player who already stay on the island matching the Active Festival will also get the points but
    only if the points are still available."""
    state = after(position(AROUND_BALI, "y", "k", "k", festival="Galungan"), "plan y / plan k / stay / stay")
    state = after(state, "name red", "go bali y", "go bali k")
    assert totals(state) == [4, 2, 0, 1]
    state = after(
        position(AROUND_BALI, "y", "k", "k", festival="Galungan"), "plan y / plan k / plan k / stay"
    )
    state = after(state, "name red", "go bali y", "name violet", "go bali k", "go bali k")
    assert totals(state) == [4, 2, 1, 0]  # nothing is left for white


def test_how_to_get_points_6() -> None:
    """They take the first highest available points but only after any player who chooses to move finishes
    their turn."""
    state = after(position(AROUND_BALI, "k", "y", "y", "y"), "plan k / stay / stay / stay")
    assert totals(state) == [0] * 4 and turn(state) == "red: move"  # though white is there already
    happened, state = happen(state, "go sumatra k")
    assert happened[1:3] == [Done(RED), Claimed(WHITE, 11, 1, 4)]
    assert not any(isinstance(event, Rested) for event in happened)


def test_how_to_get_points_7() -> None:
    """Example 1: Galungan Festival (Bali) is the Active Festival."""
    festival = festivals.view(EXAMPLE, None)["festival"]
    assert (festival["name"], festival["island"], festival["points"]) == ("Galungan", "bali", [4, 2, 1])


def test_how_to_get_points_8() -> None:
    """According to the example 1 & 2 (page 5 & 6), Red moves first."""
    assert turn(after(EXAMPLE, BIDS)) == "red: move"


def test_how_to_get_points_9() -> None:
    """He uses his three tickets to move and ends his movement in Bali."""
    happened, state = happen(EXAMPLE, BIDS, *RED_WAY)
    way = [event.island for event in happened if isinstance(event, Moved) and event.seat == RED]
    assert way == ["kalimantan", "sulawesi", "bali"] == [*way[:2], state.places[RED]]


def test_how_to_get_points_10() -> None:
    """Because Red is the first player who moves to and ends the move in Bali, he claims the 1st place point
    (4 points)."""
    assert totals(after(EXAMPLE, BIDS, *RED_WAY)) == [4, 0, 0, 0]


def test_how_to_get_points_11() -> None:
    """Green also reaches Bali, he is the second player who ends his movement to Bali so he gets 2 points (2nd
    place)."""
    state = after(EXAMPLE, BIDS, *RED_WAY, *GREEN_WAY)
    assert state.places[TEAL] == "bali" and totals(state) == [4, 0, 2, 0]


def test_how_to_get_points_12() -> None:
    """Blue have no interest on Bali, instead he moves to Jawa, he has a plan for the next round."""
    state = after(EXAMPLE, BIDS, *RED_WAY, *GREEN_WAY, *BLUE_WAY)
    assert state.places[VIOLET] == "jawa" and totals(state) == [4, 0, 2, 0]


def test_how_to_get_points_13() -> None:
    """Yellow shows no ticket so she stays on Kalimantan this round."""
    assert charted(after(EXAMPLE, *ALL_WAYS)) == chart("""
        . | Ykb w  | YBb    | . | .
        = | ykBb v | YKk rt | . | =
    """)
    assert turn(after(EXAMPLE, *ALL_WAYS)) == "white: rest"


def test_how_to_get_points_14() -> None:
    """In this case, the 3rd place points in Galungan Festival is lost."""
    happened, state = happen(EXAMPLE, *ALL_WAYS, "rest pool")
    assert [event for event in happened if isinstance(event, Claimed)] == [
        Claimed(RED, 11, place=1, points=4),
        Claimed(TEAL, 11, place=2, points=2),
    ]
    assert totals(state) == [4, 0, 2, 0] and state.round == 2


def test_how_to_get_points_15() -> None:
    """Example 2: Erau Festival (Kalimantan) is the Active Festival."""
    festival = festivals.view(ERAU, None)["festival"]
    assert (festival["name"], festival["island"], festival["points"]) == ("Erau", "kalimantan", [5, 3, 1])


def test_how_to_get_points_16() -> None:
    """Blue moves first and ends his movement on Kalimantan, he then claims 5 points (1st place)."""
    state = after(ERAU, *ERAU_WAYS[:3])
    assert state.places[VIOLET] == "kalimantan" and totals(state) == [0, 5, 0, 0]


def test_how_to_get_points_17() -> None:
    """Red and Green move but do not end their movement on Kalimantan."""
    state = after(ERAU, *ERAU_WAYS)
    assert (state.places[RED], state.places[TEAL]) == ("bali", "bali")
    assert totals(state)[RED] == totals(state)[TEAL] == 0


def test_how_to_get_points_18() -> None:
    """Because Yellow uses Rest action and stays on Kalimantan that matching the Active Festival, he claim the
    highest available points of that festival."""
    happened, state = happen(ERAU, *ERAU_WAYS, "rest nothing")
    claims = [event for event in happened if isinstance(event, Claimed)]
    assert claims[-1].seat == WHITE and happened.index(claims[-1]) > happened.index(Done(TEAL))
    assert ISLANDS.index(state.places[WHITE]) == 1


def test_how_to_get_points_19() -> None:
    """Therefore, Yellow is given 3 points (2nd place) and the 3rd place points in Erau Festival is lost."""
    happened, state = happen(ERAU, *ERAU_WAYS, "rest nothing")
    assert [event for event in happened if isinstance(event, Claimed)] == [
        Claimed(VIOLET, 7, place=1, points=5),
        Claimed(WHITE, 7, place=2, points=3),
    ]
    assert totals(state) == [0, 5, 0, 3] and state.round == 2
