"""Rulings 16 to 29: monks, scores, secrets and the setup."""

from random import Random

import pytest

from engine import medang
from engine.game import Illegal
from engine.medang.board import rows
from engine.medang.events import Discarded, MarketOpened, StartingPlayerDrawn, Taken
from engine.medang.pieces import Dynasty
from engine.medang.pile import size
from engine.medang.scoring import column_points, floor_points, highest, verdict
from engine.medang.state import Tally
from engine.play import replay
from tests.engine.chance import FixedDice, RandomDice
from tests.engine.medang.boards import after, columns, full, happen, legal, opened, position, temple, tiles

EMPTY = "3 4 4 5 4 4 3"
BUILT = """
    .  .  r5 .  .  .  .
    .  b4 y2 g4 .  .  .
    r3 g1 p1 b2 y5 .  r2
    3  4  4  5  4  4  3
"""


def tally(seat: int, total: int, leader: int | None = None, general: int | None = None) -> Tally:
    return Tally(seat, (total,), (), leader, general)


def test_ruling_16() -> None:
    """A monk swaps with any tile, buried or not, but a strange general or leader; alone it has no effect."""
    state = after(position(BUILT, "y3 b4"), "play y3 1")
    assert legal(state, "swap") == [
        "swap 1.1", "swap 2.1", "swap 3.1", "swap 3.2", "swap 4.1", "swap 5.1", "swap 7.1",
    ]  # fmt: skip
    assert after(state, "swap 1.1").columns[0] == tiles("y3 r3")
    assert after(position(EMPTY, "y3 b4"), "play y3 1").phase == "take"


def test_ruling_17() -> None:
    """A general that a monk moves is not activated."""
    state = after(position(BUILT, "g3 b4"), "play g3 6", "swap 4.2")
    assert state.phase == "take" and state.removed == ()


def test_ruling_18() -> None:
    """Most tiles win a floor; all who tie at the top score their tiles minus 1, even 0."""
    assert floor_points(tiles("b1 b2 g1 y1"), "b") == 2
    assert [floor_points(tiles("b1 g1 y1"), letter) for letter in ("b", "g", "y")] == [0, 0, 0]
    three = tiles("b1 b1 g1 g1 y1 y1 r1")
    assert [floor_points(three, letter) for letter in ("b", "g", "y", "r")] == [1, 1, 1, 0]


def test_ruling_19() -> None:
    """Dynasties of nobody win and tie floors, unless the option says that they are ignored."""
    board = full(EMPTY, [4]).replace("g1 g1 g1 g1 g1 g1 g1", "b1 b1 r1 r1 r1 y1 y1")
    for neutral, points in (("count", (0, 0, 0)), ("ignore", (2, 2, 2))):
        state = position(board, "g1", "y1", dynasties="b p", neutral_dynasties=neutral)
        done = after(state, "play g1 4")
        assert done.tallies[0].floors[:3] == points and done.tallies[1].floors == (0,) * 5
    tied = tiles("b1 b1 r1 r1 y1")
    assert floor_points(tied, "b") == 1 and floor_points(tied, "b", ("b", "y")) == 2
    with pytest.raises(Illegal, match=r"neutral_dynasties cannot be maybe\. Choose count or ignore"):
        medang.setup({"neutral_dynasties": "maybe"}, range(2), RandomDice(Random(0)))
    with pytest.raises(Illegal, match="There is no option colour") as refused:
        medang.setup({"colour": "red"}, range(2), RandomDice(Random(0)))
    assert refused.value.rule == "Game Setup 1"


def test_ruling_20() -> None:
    """A tile scores for all tiles beneath it, not only the next one."""
    assert column_points(tiles("y1 r5 b2 g3 b3"), "b") == 1 + 3


def test_ruling_21() -> None:
    """Floors are counted from the base, which is none."""
    floors = rows(*temple(BUILT))
    assert floors == (tiles("r3 g1 p1 b2 y5 r2"), tiles("b4 y2 g4"), tiles("r5"), (), ())
    seen = medang.view(position(BUILT), None)["floors"]
    assert seen[0] == {"floor": 1, "most": ["r"], "count": 2}
    assert seen[1]["most"] == ["b", "g", "y"] and seen[4] == {"floor": 5, "most": [], "count": 0}


def test_ruling_22() -> None:
    """A leader beats none, a higher floor a lower one; the generals decide among the still tied."""
    names: list[Dynasty] = ["b", "g", "y"]
    assert verdict([tally(0, 5, leader=1), tally(1, 5, general=5)], names)[0] == (0,)
    assert verdict([tally(0, 5, leader=2), tally(1, 5, leader=3)], names)[0] == (1,)
    three = [tally(0, 5, 2, 1), tally(1, 5, 2, 3), tally(2, 5, 1, 5)]
    assert verdict(three, names) == (
        (1,),
        "Rakai, Samara and Dharmasetu have 5 points each; the leaders of Rakai and Samara stand highest, on "
        "floor 2; the general of Samara stands highest, on floor 3.",
    )
    assert verdict([tally(0, 5, 2, 3), tally(1, 5, 2, 3), tally(2, 4, 5, 5)], names)[0] == (0, 1)
    column = columns("b4\nb4\ng1")
    assert highest(column, "b", 4) == 3 and highest(column, "g", 4) is None


def test_ruling_23() -> None:
    """Replacements in order of seats, then the discards under the pile, then the market."""
    log = medang.setup({}, range(3), RandomDice(Random(3)))
    state = replay(medang, log)
    lines = ["keep", "discard " + " ".join(state.hands[1]), f"discard {state.hands[2][0]}"]
    happened, now = opened(state, *lines)
    deck = state.pile[0]  # the dice always pick its first
    assert happened == [
        Discarded(0, (), ()),
        Discarded(1, state.hands[1], deck[:4]),
        Discarded(2, state.hands[2][:1], deck[4:5]),
        MarketOpened(deck[5:11]),
        StartingPlayerDrawn(0),
    ]
    assert now.pile == (deck[11:], tuple(sorted(state.hands[1] + state.hands[2][:1])))


def test_ruling_24() -> None:
    """The starting player is drawn by lot; how many may play where."""
    state = replay(medang, medang.setup({}, range(5), RandomDice(Random(0))))
    dice = FixedDice([*[0] * 6, 4])
    assert opened(state, *["keep"] * 5, dice=dice)[1].to_move == 4
    for seats in (1, 6):
        with pytest.raises(Illegal, match=f"takes 2 to 5 players, not {seats}"):
            medang.setup({"temple": "sewu"}, range(seats), RandomDice(Random(0)))
    with pytest.raises(Illegal, match="Seats are numbered from 0 without gaps"):
        medang.setup({}, [1, 2], RandomDice(Random(0)))


def test_ruling_25() -> None:
    """A tile may go to any column that is not full, apart from all others."""
    assert len(legal(position("b1 .  .  .  .  .  .\n" + EMPTY, "b4"), "play")) == 7


def test_ruling_26() -> None:
    """What is public and what is secret; a tile from the pile is seen by its owner alone."""
    state = position(BUILT, "b1 b2", "g1 g2 g3", removed=tiles("y4"))
    seen = medang.view(state, None)
    assert [each["hand"] for each in seen["seats"]] == [2, 3] and seen["pile"] == 5
    assert seen["removed"] == ["y4"] and seen["market"] == ["b1", "g1", "p1", "r1", "y1", "y2"]
    taken = Taken(0, "r1", pile=True)
    assert medang.tell(taken, 0) == {"kind": "Taken", "seat": 0, "pile": True, "tile": "r1"}
    assert medang.tell(taken, 1) == medang.tell(taken, None) == {"kind": "Taken", "seat": 0, "pile": True}
    assert medang.tell(Taken(0, "r1", pile=False), 1)["tile"] == "r1"


def test_ruling_27() -> None:
    """An effect that can do nothing is not offered; one may be used to no purpose."""
    bare = {"market": "", "pile": "y1"}
    for tile in ("b1", "b3", "b4"):
        assert after(position(EMPTY, tile), f"play {tile} 1").phase == "take"
    for tile in ("b2", "b5"):
        assert after(position(EMPTY, tile, **bare), f"play {tile} 1").phase == "take"
    twins = after(position("b3 .  .  .  .  .  .\n" + EMPTY, "b3 b4"), "play b3 1")
    assert after(twins, "swap 1.1").columns == twins.columns


def test_ruling_28() -> None:
    """How many tiles were discarded is public, which ones is not."""
    event = Discarded(1, tiles("b1 b2"), tiles("r1 r2"))
    assert medang.tell(event, 0) == medang.tell(event, None) == {"kind": "Discarded", "seat": 1, "count": 2}
    assert medang.tell(event, 1) == {
        "kind": "Discarded", "seat": 1, "count": 2, "tiles": ["b1", "b2"], "drawn": ["r1", "r2"],
    }  # fmt: skip


def test_ruling_29() -> None:
    """Five players; the pile runs out, and the market shrinks tile by tile."""
    hands = ("b2 b3", "g2 g3", "y2 y3", "r2 r3", "p2 p3")
    state = position("1 2 3 4 4 5 4 4 3 2 1", *hands, pile="r1", dynasties="b g y r p")
    counts = []
    for line in ("play b2 6", "play g2 6", "play y2 6", "play r2 6", "play p2 6"):
        state = happen(state, line, f"take {state.market[0]}")[1]
        counts.append((len(state.market), size(state.pile)))
    assert counts == [(6, 0), (5, 0), (4, 0), (3, 0), (2, 0)] and state.to_move == 0
