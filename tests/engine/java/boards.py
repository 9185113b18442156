"""Positions of Java, drawn as charts.py says, and what happens in them.

Moves are written in the notation, one after the other; sealed bids of all who are asked stand in one line,
parted by slashes: "bid m share / bid nothing". Whoever is asked says them.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import Any

import pytest

from engine import java
from engine.dice import Dice
from engine.game import Illegal, Seat
from engine.java.board import BITS, POOLS, Cell, names
from engine.java.cards import Cards, all_cards, in_order
from engine.java.colours import COLOURS
from engine.java.events import Enclosed, Entered, Event, Irrigated, PalaceBuilt, Placed, Started
from engine.java.moves import Move, Place
from engine.java.state import State
from engine.java.stock import ACTION_POINTS
from engine.java.water import newly_enclosed
from engine.multiset import without
from engine.play import play, replay
from tests.engine.chance import CountedDice
from tests.engine.java.charts import Drawn, chart

RED, VIOLET, TEAL, WHITE = range(4)


def start(seats: int = 2, dice: Dice | None = None, **options: str) -> State:
    """A game as it begins."""
    state: State = replay(java, java.setup(options, range(seats), dice or CountedDice()))
    return state


def position(
    drawing: str = "",
    *hands: str,
    seats: int = 4,
    turn: Seat = RED,
    open: str = "md",
    festivals: str = "sealed",
    tops: Iterable[str] = (),
    fame: str = "",
    **more: Any,
) -> State:
    """A state at the beginning of a turn, with hands like "m d" or "-"; whoever is not named holds "m d p".

    The drawn land is made of 1-space tiles, one on another, but for the tiles on top that are named as
    "g6v h6r g7r". They are not taken from anybody's supply. Irrigation that is drawn enclosed has scored.
    """
    held = [in_order(hand.replace("-", "").split()) for hand in (*hands, *["m d p"] * seats)[:seats]]
    out: list[Any] = [open, *(card for hand in held for card in hand)]
    deal: dict[str, Any] = {"festivals": festivals, "open": open, "first": turn}
    state = java.apply(None, Started(hands=tuple(held), deck=without(all_cards(), out), **deal))
    state = after_events(state, furnished(chart(drawing), [tile_of(top) for top in tops]))
    enclosed = [Enclosed(tuple(names(area)), None, 0) for area in newly_enclosed(state)]
    state = after_events(state, enclosed)
    fresh = java.apply(None, Started(hands=tuple(held), deck=(), **deal))
    points = [int(number) for number in fame.split()] or [0] * seats
    players = tuple(
        replace(player, cards=hand, twos=new.twos, rices=new.rices, villages=new.villages, points=won)
        for player, new, hand, won in zip(state.players, fresh.players, held, points, strict=True)
    )
    turned = tuple(replace(palace, festival=chart(drawing)[palace.cell].festival) for palace in state.palaces)
    parts: dict[str, Any] = {
        "players": players,
        "palaces": turned,
        "threes": fresh.threes,
        "points": ACTION_POINTS,
        "placed": False,
        "changed": (),
    }
    return replace(state, **parts | more)


def tile_of(line: str) -> Place:
    """The tile that a line names: "g6v h6r g7r"."""
    move = java.notation.read(f"place {line}")
    assert isinstance(move, Place)
    return move


def furnished(drawn: dict[Cell, Drawn], tops: list[Place]) -> Iterable[Event]:
    """The events that bring an empty board to what is drawn."""
    under = {cell for top in tops for cell in top.cells}
    for cell, each in drawn.items():
        for level in range(1, each.level + 1 - (cell in under)):
            yield Placed(RED, cell, (), level, 0) if each.village else Placed(RED, None, (cell,), level, 0)
    for top in tops:
        (level,) = {drawn[cell].level for cell in top.cells}
        assert [cell for cell in top.cells if drawn[cell].village] == [top.village][: top.village is not None]
        yield Placed(RED, top.village, top.rice, level, 0)
    for cell, each in drawn.items():
        if each.token == "~" and not BITS[cell] & POOLS:
            yield Irrigated(RED, cell)
        if each.developer is not None:
            yield Entered(each.developer, cell, 0)
        if each.palace is not None:
            yield PalaceBuilt(RED, cell, each.palace, 0)


def after_events(state: State, happened: Iterable[Event]) -> State:
    """The state after these events."""
    return reduce(java.apply, happened, state)


def choices(state: State, line: str) -> dict[Seat, Move]:
    """What those who are asked choose by this line."""
    lines = line.split("/") if state.phase == "bid" else [line]
    return {seat: java.notation.read(text) for seat, text in zip(state.asked, lines, strict=True)}


def happen(state: State, *lines: str, dice: CountedDice | None = None) -> tuple[list[Event], State]:
    """The events of these moves, and the state after them."""
    happened: list[Event] = []
    for line in lines:
        events, state = play(java, state, [choices(state, line)], dice or CountedDice())
        happened += events
    return happened, state


def after(state: State, *lines: str, dice: CountedDice | None = None) -> State:
    """The state after these moves."""
    return happen(state, *lines, dice=dice)[1]


def kinds(state: State, *lines: str) -> list[str]:
    """The kinds of the events of these moves."""
    return [type(event).__name__ for event in happen(state, *lines)[0]]


def legal(state: State, verb: str = "", seat: Seat | None = None) -> list[str]:
    """The legal moves that begin so, of a seat or of the first that is asked, in the notation."""
    mine = state.asked[0] if seat is None else seat
    lines = [java.notation.write(move) for move in java.legal(state, mine)]
    return [line for line in lines if line.startswith(verb)]


def refusal(state: State, line: str, seat: Seat | None = None) -> Illegal:
    """The refusal that the line meets, from a seat or from the first that is asked; others are silent."""
    mine = (state.asked or (state.to_move,))[0] if seat is None else seat
    others = state.asked if state.phase == "bid" else ()
    said = {each: java.default(state, each) for each in others} | {mine: java.notation.read(line)}
    with pytest.raises(Illegal) as refused:
        java.decide(state, said, CountedDice())
    return refused.value


def turn(state: State) -> str:
    """Who is asked what: "red: turn", "red violet: bid"; "over"."""
    asked = " ".join(COLOURS[seat] for seat in state.asked)
    return f"{asked}: {state.phase}" if asked else state.phase


def fame(state: State) -> list[int]:
    """The points of all seats."""
    return [player.points for player in state.players]


def hand(state: State, seat: Seat = RED) -> Cards:
    """What a seat holds."""
    return state.players[seat].cards


def cost(state: State, *lines: str) -> int:
    """The action points that these moves cost, in a turn that goes on."""
    return state.points - after(state, *lines).points
