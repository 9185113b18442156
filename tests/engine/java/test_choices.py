"""What a seat may do, and does by silence."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import java
from engine.java import moves
from engine.java.board import CENTRAL, cells_of, names
from engine.java.cities import palace_cells
from engine.java.duty import owed
from engine.java.moves import Bid, End, Move, Retire, Share
from engine.java.placing import placements
from engine.java.rules import objection
from engine.java.state import State
from engine.java.stock import VALUES
from engine.java.water import covered
from engine.play import play
from tests.engine.chance import CountedDice
from tests.engine.java.boards import RED, TEAL, VIOLET, after, legal, position, start
from tests.engine.java.feasts import opened, sealed
from tests.engine.java.plain import WINDOW, grown, spread, tiles

NEAR = sorted(spread(WINDOW))
TILES = [tile for tile in tiles() if set(tile.cells) <= {*NEAR}]
small = st.integers(0, 1)


@st.composite
def crowded(draw: st.DrawFn) -> State:
    """A turn late in a game: little land is bare, few tiles are left, developers stand about."""
    state = grown(draw(st.lists(st.integers(0, 10_000), min_size=4, max_size=20)))
    bare = draw(st.sets(st.sampled_from(NEAR), max_size=3))
    land = names(covered(state) & ~palace_cells(state))
    standing = [draw(st.sets(st.sampled_from(land), max_size=8)) if land else set() for _ in range(2)]
    developers = (cells_of(standing[0]), cells_of(standing[1] - standing[0]))
    players = [
        replace(
            player, developers=mine, supply=draw(small), twos=draw(small), rices=draw(small),
            villages=draw(small),
        )
        for player, mine in zip(state.players, developers, strict=False)
    ]  # fmt: skip
    threes = draw(small)
    return replace(
        state,
        players=(*players, *state.players[2:]),
        water=CENTRAL & ~covered(state) & ~cells_of(bare),
        threes=threes,
        final=not threes,
        points=draw(st.integers(0, 3)),
        placed=draw(st.booleans()),
        changed=(),
    )


def every_move(state: State) -> list[Move]:
    """Everything that red might think of, near the window."""
    mine = names(state.players[RED].developers)
    return [
        *TILES,
        *(moves.Enter(cell) for cell in NEAR),
        *(moves.Exit(cell) for cell in NEAR),
        *(moves.Irrigate(cell) for cell in NEAR),
        *(moves.Palace(cell, value) for cell in NEAR for value in VALUES),
        *(moves.Walk(origin, cell) for origin in mine for cell in NEAR),
        *(moves.Festival(cell) for cell in NEAR),
        moves.Draw("deck"),
        moves.Draw("open"),
        moves.Token(),
        moves.End(),
    ]


def near(move: Move) -> bool:
    """Whether a move is among those that are tried."""
    cells = [move.cells] if isinstance(move, moves.Place) else [[getattr(move, "cell", "g6")]]
    return all(set(each) <= {*NEAR} for each in cells)


@settings(max_examples=60, deadline=None)
@given(crowded())
def test_legal_is_what_meets_no_objection(state: State) -> None:
    listed = list(java.legal(state, RED))
    assert len(set(listed)) == len(listed) and java.default(state, RED) in listed
    allowed = [move for move in every_move(state) if objection(state, RED, move) is None]
    assert {move for move in listed if near(move)} == set(allowed)


@settings(max_examples=60, deadline=None)
@given(crowded())
def test_the_duty_can_be_done_after_every_move(state: State) -> None:
    """While a tile is owed, no move but the tile itself ends that (ruling 29)."""
    if not owed(state):
        return
    for move in java.legal(state, RED):
        assert not isinstance(move, moves.End | moves.Festival)
        if not isinstance(move, moves.Place | moves.Draw):
            assert owed(play(java, state, [{RED: move}], CountedDice())[1])


def test_the_move_of_silence_in_a_turn() -> None:
    state = start(2)
    first = next(iter(placements(state, state.to_move, 6)))
    assert java.default(state, state.to_move) == first == next(iter(java.legal(state, state.to_move)))
    assert java.default(after(position(), "place g6r"), RED) == End()
    assert java.default(position(final=True), RED) == End()
    assert java.default(position(water=CENTRAL), RED) == End()  # nothing can be laid


def test_the_move_of_silence_in_a_sealed_festival() -> None:
    state = after(sealed("md d m", "md", "p", "-"), "festival h6")
    assert java.default(state, RED) == Bid(("m",), share=True)  # the first of those that are worth least
    assert java.default(state, VIOLET) == java.default(state, TEAL) == Bid(())
    both = after(sealed("md", "p", "-", "-"), "festival h6")
    assert java.default(both, RED) == Bid(("md",), share=True)


def test_the_move_of_silence_in_an_open_festival() -> None:
    state = after(opened("m d", "m md", "-", "-"), "festival h6 m")
    assert java.default(state, VIOLET) == Retire()
    assert java.default(after(state, "bid m"), RED) == Share()


def test_who_may_choose() -> None:
    state = after(sealed("m", "d", "-", "p"), "festival h6")
    assert java.actors(state).seats == (0, 1, 3) and java.actors(state).sealed
    assert not legal(state, seat=TEAL)
    turn = position()
    assert java.actors(turn).seats == (RED,) and not java.actors(turn).sealed
    assert not java.actors(after(position(final=True, seats=2), "end", "end")).sealed


def test_the_order_of_the_moves_of_a_turn() -> None:
    """Tiles first, the end last."""
    state = position("""
            c     d     e     f
        8   L     v1R   v1    v1=2
    """, placed=True)  # fmt: skip
    verbs = [line.split()[0] for line in legal(state)]
    assert list(dict.fromkeys(verbs)) == [
        "place", "enter", "walk", "exit", "irrigate", "draw", "token", "festival", "end",
    ]  # fmt: skip
