"""Temples drawn in text, and what happens on them.

A drawing shows the highest floor first and the numbers of the base last, which say which temple it
is; a dot is an empty space, and empty floors at the top may be left out:

    .  r4 .  .  .  .  .
    b1 g3 .  .  .  .  y2
    3  4  4  5  4  4  3
"""

from collections.abc import Sequence
from typing import Any

import pytest

from engine import medang
from engine.game import Illegal
from engine.medang.board import CAPACITIES, Columns
from engine.medang.events import Event
from engine.medang.pieces import Tiles
from engine.medang.state import State
from engine.play import play
from tests.engine.chance import CountedDice

KALASAN = "3 4 4 5 4 4 3"
BOROBUDUR = "1 2 3 4 4 5 4 4 3 2 1"


def tiles(text: str) -> Any:
    """Tiles written with spaces between."""
    return tuple(text.split())


def columns(drawing: str, width: int = 0) -> Columns:
    """The columns of a drawing without its base; no tile hangs in the air."""
    rows = [line.split() for line in drawing.strip().splitlines() if line.strip()]
    width = width or len(rows[0])
    assert all(len(row) == width for row in rows), "every row has a cell for every column"
    columns = [[row[n] for row in reversed(rows)] for n in range(width)]
    for column in columns:
        assert "." not in "".join(column).rstrip("."), "a tile hangs in the air"
    return tuple(tiles(" ".join(cell for cell in column if cell != ".")) for column in columns)


def temple(drawing: str) -> tuple[Any, Columns]:
    """The temple and its columns."""
    *floors, base = drawing.strip().splitlines()
    (name,) = [name for name, numbers in CAPACITIES.items() if list(numbers) == [*map(int, base.split())]]
    built = columns("\n".join(floors), len(base.split()))
    assert all(len(column) <= limit for column, limit in zip(built, CAPACITIES[name], strict=True))
    return name, built


def position(
    drawing: str = KALASAN,
    *hands: str,
    market: str = "b1 g1 p1 r1 y1 y2",
    pile: str = "r1 r2 r3 r4 / g5",
    dynasties: str = "b g p r y",
    **more: Any,
) -> State:
    """A state in which seat 0 is to play, unless more is said. Slashes part the layers of the pile."""
    name, built = temple(drawing)
    hands = (*hands, *("b1 b2 b3 b4", "g1 g2 g3 g4")[len(hands) :])  # two at least
    held = tuple(tuple(sorted(tiles(hand))) for hand in hands)
    layers = tuple(tuple(sorted(tiles(layer))) for layer in pile.split("/") if layer.strip())
    start: dict[str, Any] = {"market": tiles(market), "phase": "play", "neutral_dynasties": "count"}
    return State(
        temple=name,
        dynasties=tiles(dynasties)[: len(held)],
        hands=held,
        pile=layers,
        columns=built,
        **start | more,
    )


def happen(state: State, *lines: str, dice: CountedDice | None = None) -> tuple[list[Event], State]:
    """The events of these moves of the seats to move, written in the notation, and the state after them."""
    happened: list[Event] = []
    for line in lines:
        choices = {state.to_move: medang.notation.read(line)}
        events, state = play(medang, state, [choices], dice or CountedDice())
        happened += events
    return happened, state


def after(state: State, *lines: str, dice: CountedDice | None = None) -> State:
    """The state after these moves."""
    return happen(state, *lines, dice=dice)[1]


def kinds(state: State, *lines: str) -> list[str]:
    """The kinds of the events of these moves."""
    return [type(event).__name__ for event in happen(state, *lines)[0]]


def refusal(state: State, line: str, seat: int | None = None) -> Illegal:
    """The refusal that the line meets."""
    choices = {state.to_move if seat is None else seat: medang.notation.read(line)}
    with pytest.raises(Illegal) as refused:
        medang.decide(state, choices, CountedDice())
    return refused.value


def legal(state: State, verb: str = "", seat: int | None = None) -> list[str]:
    """The legal moves of the seat to move, in the notation; those with this verb if one is given."""
    mine = state.to_move if seat is None else seat
    lines = [medang.notation.write(move) for move in medang.legal(state, mine)]
    return [line for line in lines if line.startswith(verb)]


def opened(state: State, *lines: str, dice: CountedDice | None = None) -> tuple[list[Event], State]:
    """The events of an opening discard, a line for every seat, and the state after it."""
    choices = {seat: medang.notation.read(line) for seat, line in enumerate(lines)}
    return play(medang, state, [choices], dice or CountedDice())


def full(temple_base: str, but: Sequence[int] = ()) -> str:
    """A drawing of a temple filled with green craftsmen, but for the highest space of these columns."""
    limits = [int(number) - (n in but) for n, number in enumerate(temple_base.split(), 1)]
    floors = [["g1" if limit > floor else "." for limit in limits] for floor in range(max(limits))]
    return "\n".join(" ".join(row) for row in reversed(floors)) + "\n" + temple_base


def hand(state: State, seat: int = 0) -> Tiles:
    """What a seat holds."""
    return state.hands[seat]
