"""The moves that silence makes."""

from engine import festivals
from engine.festivals.state import State
from tests.engine.festivals.boards import RED, TEAL, VIOLET, after, legal, position

JAWA = """
    .  | .   | . | . | .
    =  | rvt | . | . | =
"""
STORM = """
    .  | .   | . | . | .
       | *   |   |   |
    =  | rvt | . | . | =
"""
OVERFLOW = """
    .  | .   | .        | . | .
    =  | rvt | yKk (yb) | . | =
"""
MIDDLE = """
    .  | .  | .       | . | .
    =  | v  | rt (kk) | . | =
"""


def silent(state: State) -> str:
    """The line that silence says for whoever is asked first; it is the first of the legal ones."""
    line = festivals.notation.write(festivals.default(state, state.asked[0]))
    assert line == legal(state)[0]
    return line


def test_who_plans_shows_nothing() -> None:
    assert silent(position(JAWA)) == "stay"


def test_the_holder_names_himself_or_the_first_clockwise() -> None:
    bids = position(JAWA, "y", "y", "y", airplane=TEAL)
    assert silent(after(bids, "plan y / plan y / plan y")) == "name teal"
    assert silent(after(bids, "plan y / plan y / stay")) == "name red"


def test_a_traveller_goes_to_the_first_island_of_the_map() -> None:
    state = after(position(JAWA, "ykb"), "plan y k b / stay / stay")
    assert silent(state) == "go sumatra y"
    assert silent(after(state, "go sumatra y")) == "go kalimantan k"


def test_those_who_stay_stand_clockwise_from_the_holder() -> None:
    state = position(JAWA, "y", "y", "y", airplane=VIOLET, festival="Sekaten")
    assert silent(after(state, "stay / stay / stay")) == "order violet teal red"


def test_who_rests_takes_from_the_pool_or_else_the_middle() -> None:
    state = after(position(MIDDLE, "y", "y", "y", festival="Erau"), "stay / stay / stay", "order red teal")
    assert silent(state) == "rest pool"
    state = after(position(MIDDLE, "y", "y", "y", festival="Erau", pool="k"), "stay / stay / stay")
    assert silent(after(state, "order red teal")) == "rest middle"


def test_the_first_tickets_are_returned() -> None:
    state = after(position(OVERFLOW), "stay / stay / stay", *["rest nothing"] * 3)
    assert silent(state) == "return bali y"


def test_typhoons_are_left_where_they_are() -> None:
    state = after(position(STORM, points="0 3 3"), "stay / stay / stay", *["rest nothing"] * 3)
    assert silent(state) == "hold"
    tied = position(STORM, points="3 0 0", typhoon_tie="airplane", airplane=RED)
    assert silent(after(tied, "stay / stay / stay", *["rest nothing"] * 3)) == "name violet"


def test_who_is_not_asked_has_no_move() -> None:
    state = after(position(JAWA, "y", "y", "y"), "plan y / stay / stay")
    assert list(festivals.legal(state, VIOLET)) == [] and state.asked == (RED,)
