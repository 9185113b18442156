"""The end of the game and its scores: a test for every sentence of the rulebook."""

from typing import Any

from engine import medang
from engine.medang.board import rows
from engine.medang.events import Completed, Revealed, Scored, Won
from engine.medang.pieces import DYNASTIES, Dynasty
from engine.medang.scoring import column_points, floor_points
from engine.medang.state import State
from tests.engine.chance import CountedDice
from tests.engine.medang.boards import after, columns, happen, kinds, position, temple

# Kalasan with one space left, in column 4. Red has the majority of every floor.
LEADERS = """
    .  r1 r1 r1 r1 r1 .
    r1 r1 r1 r1 r1 r1 r1
    b5 g1 r1 r1 r1 r1 r1
    r1 r1 g5 r1 r1 r1 r1
    3  4  4  5  4  4  3
"""
GENERALS = LEADERS.replace("5 g1", "4 g1").replace("g5", "g4")  # the same without leaders
EQUAL = LEADERS.replace("b5 g1", "b1 g1").replace("g5", "r1")
BORO = """
    .  b1 y1 b2 r1 y2 b1 g1 r2 p1 .
    y1 r1 g1 y2 b1 r2 p1 y1 b2 r1 g2
    1  2  3  4  4  5  4  4  3  2  1
"""
EXAMPLES = columns("""
    .  p2
    y3 y4
    g2 b4
    r1 r5
""")


def almost(drawing: str, **more: Any) -> State:
    """One space before the end: seat 0 is blue, seat 1 green."""
    return position(drawing, "r1 b2", "g2", dynasties="b g", **more)


def ended(drawing: str, **more: Any) -> State:
    return after(almost(drawing, **more), "play r1 4")


def row_points(floor: int) -> dict[Dynasty, int]:
    row = rows(*temple(BORO))[floor - 1]
    return {letter: floor_points(row, letter) for letter in DYNASTIES}


def test_end_of_the_game_1() -> None:
    """The game ends immediately when a player places the trade tile that completes the temple according to
    the chosen starting configuration."""
    happened = kinds(almost(LEADERS), "play r1 4")
    assert happened == ["Placed", "Completed", "Revealed", "Scored", "Scored", "Won"]
    state = ended(LEADERS)
    assert state.phase == "over" and not medang.actors(state).seats
    assert Completed(0) in happen(almost(LEADERS), "play r1 4")[0]


def test_end_of_the_game_2() -> None:
    """Then, each player reveals their dynasty tile and calculates their final score."""
    dice = CountedDice()
    happened, state = happen(almost(LEADERS), "play r1 4", dice=dice)
    assert dice.reveals == 1 and Revealed(("b", "g")) in happened
    assert [each["dynasty"] for each in medang.view(state, None)["seats"]] == ["b", "g"]
    assert [each["dynasty"] for each in medang.view(almost(LEADERS), None)["seats"]] == [None, None]


def test_end_of_the_game_3() -> None:
    """To obtain each player's final score, follow these steps:"""
    outcome = medang.outcome(ended(LEADERS))
    assert outcome is not None
    assert [dict(score.parts) for score in outcome.scores] == [{"floors": 0, "columns": 1}] * 2


def test_end_of_the_game_4() -> None:
    """Calculate the score of each floor: the player with the majority of tiles in the row obtains as many
    points as there are tiles of their dynasty on the floor."""
    state = after(position(LEADERS, "r1", "g2", dynasties="b r"), "play r1 4")
    assert state.tallies[1].floors == (6, 5, 7, 5, 1)


def test_end_of_the_game_5() -> None:
    """The rest obtain no points."""
    assert ended(LEADERS).tallies[0].floors == (0, 0, 0, 0, 0)
    assert row_points(2)["y"] == row_points(2)["r"] == row_points(2)["g"] == row_points(2)["p"] == 0


def test_end_of_the_game_6() -> None:
    """In case of a tie, all tied players obtain as many points as there are tiles of their dynasty in the
    row, minus 1 point each."""
    row = ("b1", "g1", "b2", "g3", "r1")
    assert [floor_points(row, letter) for letter in ("b", "g", "r")] == [1, 1, 0]  # type: ignore[arg-type]


def test_end_of_the_game_7() -> None:
    """Example: In the first row, the yellow and red dynasties have 3 trade tiles each and obtain 2 points
    each."""
    assert row_points(1) == {"b": 0, "g": 0, "p": 0, "r": 2, "y": 2}


def test_end_of_the_game_8() -> None:
    """In the second row, the blue dynasty has 3 tiles, more than the others, and obtains 3 points."""
    assert row_points(2) == {"b": 3, "g": 0, "p": 0, "r": 0, "y": 0}


def test_end_of_the_game_9() -> None:
    """Calculate the score of each column: each tile provides 1 point for each tile of equal or lower value
    than it that it has below it in its column (regardless of their dynasty)."""
    (column,) = columns("""
        b3
        g5
        b2
        b2
        y1
    """)
    assert column_points(column, "b") == 1 + 2 + 3 and column_points(column, "g") == 3
    assert column_points(column, "y") == column_points(column, "r") == 0
    tally = ended(LEADERS).tallies[0]
    assert tally.columns == (1, 0, 0, 0, 0, 0, 0)


def test_end_of_the_game_10() -> None:
    """Each player adds up the points obtained on all floors and columns, and the player whose dynasty has
    obtained the most points in total wins the game."""
    board = LEADERS.replace("r1 r1 g5", "r1 r1 r1").replace("b5 g1", "b5 r1")
    happened, state = happen(almost(board), "play r1 4")
    assert [tally.total for tally in state.tallies] == [1, 0] and state.winners == (0,)
    assert happened[-1] == Won((0,), "Rakai has most points: 1.")
    view = medang.view(state, None)
    assert view["winners"] == [0] and view["scores"][0] == {
        "seat": 0, "dynasty": "b", "floors": [0] * 5, "columns": [1, 0, 0, 0, 0, 0, 0], "total": 1,
        "leader": 2, "general": None,
    }  # fmt: skip


def test_end_of_the_game_11() -> None:
    """In case of a tie, the tied dynasty whose leader tile is in a higher position in the temple wins."""
    happened, state = happen(almost(LEADERS), "play r1 4")
    assert Scored(0, (0,) * 5, (1, 0, 0, 0, 0, 0, 0), leader=2, general=None) in happened
    assert Scored(1, (0,) * 5, (0, 1, 0, 0, 0, 0, 0), leader=1, general=None) in happened
    assert state.winners == (0,)
    assert state.why == "Rakai and Samara have 1 point each; the leader of Rakai stands highest, on floor 2."


def test_end_of_the_game_12() -> None:
    """If the tie persists, the tied dynasty whose general is in a higher position in the temple wins."""
    state = ended(GENERALS)
    assert [tally.total for tally in state.tallies] == [1, 1] and state.winners == (0,)
    assert state.why == (
        "Rakai and Samara have 1 point each; their leaders do not decide; the general of Rakai stands "
        "highest, on floor 2."
    )


def test_end_of_the_game_13() -> None:
    """If the tie still persists, the victory is shared."""
    state = ended(EQUAL)
    assert state.winners == (0, 1)
    assert state.why == (
        "Rakai and Samara have 1 point each; their leaders do not decide; their generals do not decide; "
        "Rakai and Samara share the victory."
    )


def test_column_scoring_examples_1() -> None:
    """Arturo is playing the Samara (green) dynasty."""
    assert EXAMPLES == (("r1", "g2", "y3"), ("r5", "b4", "y4", "p2"))
    assert column_points(EXAMPLES[1], "g") == 0


def test_column_scoring_examples_2() -> None:
    """In the left column he gets 1 point, since tile B only has below it tile C, of lower value."""
    assert column_points(EXAMPLES[0], "g") == 1


def test_column_scoring_examples_3() -> None:
    """Cristina, player of the Dharmasetu (yellow) dynasty, obtains 2 points in the left column since tile A
    is above B and C (of lower or equal value)."""
    assert column_points(EXAMPLES[0], "y") == 2


def test_column_scoring_examples_4() -> None:
    """In the right column, she obtains 1 point, since the value of tile E is only equal to or greater than
    the value of tile F."""
    assert column_points(EXAMPLES[1], "y") == 1


def test_column_scoring_examples_5() -> None:
    """She does not score for tile G, which is below but has a higher value."""
    assert column_points(("r5", "y4"), "y") == 0


def test_column_scoring_examples_6() -> None:
    """Raúl, player of the Dharanindra (purple) dynasty, gets no points, since tile D has below it tiles E, F
    and G with a value higher than its own."""
    assert sum(column_points(column, "p") for column in EXAMPLES) == 0


def test_column_scoring_examples_7() -> None:
    """Aurora, player of the Rakai (blue) dynasty, gets no points, since her general tile (F) has a leader (G)
    below it."""
    assert sum(column_points(column, "b") for column in EXAMPLES) == 0
