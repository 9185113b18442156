"""Positions of The Festivals, drawn as charts.py says, and what happens in them.

Moves are written in the notation, one after the other; while all plan, the plans of those who are asked stand
in one line, parted by slashes: "plan y k / stay".
"""

from typing import Any

import pytest

from engine import festivals
from engine.dice import Dice
from engine.festivals.events import Event
from engine.festivals.festivals import FESTIVALS
from engine.festivals.moves import Move
from engine.festivals.scoring import total
from engine.festivals.state import Prize, State
from engine.festivals.tickets import all_tickets, in_order
from engine.festivals.travellers import TRAVELLERS
from engine.game import Illegal, Seat
from engine.multiset import without
from engine.play import play, replay
from tests.engine.chance import CountedDice
from tests.engine.festivals.charts import chart

RED, VIOLET, TEAL, WHITE = range(4)
NUMBERS = {card.name: card.number for card in FESTIVALS.values()}


def start(seats: int = 2, dice: Dice | None = None, **options: str) -> State:
    """A game as it begins."""
    state: State = replay(festivals, festivals.setup(options, range(seats), dice or CountedDice()))
    return state


def position(
    drawing: str,
    *hands: str,
    festival: str = "Galungan",
    following: str | None = "Tabuik",
    airplane: Seat = RED,
    points: str = "",
    pool: str | None = None,
    behind: int | None = None,
    **more: Any,
) -> State:
    """A state in which all plan, with hands like "yk" or "-"; everybody not named holds one of each colour.

    The pool is what is left in the box; behind the two open festivals lie so many others, or all of them.
    Points were won at a festival before.
    """
    drawn = chart(drawing)
    players = len(drawn.places)
    held = tuple(in_order(hand.replace("-", "")) for hand in (*hands, *["ykb"] * players)[:players])
    upcoming = NUMBERS[following] if following else None
    past, *others = (number for number in FESTIVALS if number not in (NUMBERS[festival], upcoming))
    won = tuple(Prize(seat, past, 1, int(number)) for seat, number in enumerate(points.split()))
    deck = tuple(others if won else [past, *others])[:behind] if upcoming else ()
    elsewhere = [ticket for place in (*held, *drawn.placed, *drawn.middles) for ticket in place]
    parts: dict[str, Any] = {
        "typhoon_tie": "nobody",
        "hands": held,
        "pool": without(all_tickets(), elsewhere) if pool is None else in_order(pool),
        "places": drawn.places,
        "airplane": airplane,
        "festival": NUMBERS[festival],
        "upcoming": upcoming,
        "deck": deck,
        "typhoons": drawn.typhoons,
        "slots": drawn.placed,
        "middles": drawn.middles,
        "prizes": won,
        "round": len(FESTIVALS) - len(deck) - (upcoming is not None),
        "asked": tuple(seat for seat, tickets in enumerate(held) if tickets),
    }
    return State(**parts | more)


def choices(state: State, line: str) -> dict[Seat, Move]:
    """What those who are asked choose by this line."""
    lines = line.split("/") if state.phase == "plan" else [line]
    return {seat: festivals.notation.read(text) for seat, text in zip(state.asked, lines, strict=True)}


def happen(state: State, *lines: str, dice: CountedDice | None = None) -> tuple[list[Event], State]:
    """The events of these moves, and the state after them."""
    happened: list[Event] = []
    for line in lines:
        events, state = play(festivals, state, [choices(state, line)], dice or CountedDice())
        happened += events
    return happened, state


def after(state: State, *lines: str, dice: CountedDice | None = None) -> State:
    """The state after these moves."""
    return happen(state, *lines, dice=dice)[1]


def kinds(state: State, *lines: str) -> list[str]:
    """The kinds of the events of these moves."""
    return [type(event).__name__ for event in happen(state, *lines)[0]]


def legal(state: State, seat: Seat | None = None) -> list[str]:
    """The legal moves of a seat, or of the only one that is asked, in the notation."""
    mine = state.asked[0] if seat is None else seat
    return [festivals.notation.write(move) for move in festivals.legal(state, mine)]


def refusal(state: State, line: str, seat: Seat | None = None) -> Illegal:
    """The refusal that the line meets, from a seat or from the first that is asked; others are silent."""
    mine = state.asked[0] if seat is None else seat
    others = state.asked if state.phase == "plan" else ()
    said = {each: festivals.default(state, each) for each in others} | {mine: festivals.notation.read(line)}
    with pytest.raises(Illegal) as refused:
        festivals.decide(state, said, CountedDice())
    return refused.value


def turn(state: State) -> str:
    """Who is asked what: "red: move", "red violet: plan"; "over"."""
    names = " ".join(TRAVELLERS[seat] for seat in state.asked)
    return f"{names}: {state.phase}" if names else state.phase


def hand(state: State, seat: Seat) -> str:
    """What a seat holds: "ykk"."""
    return "".join(state.hands[seat])


def pool(state: State) -> str:
    """What lies in the pool."""
    return "".join(state.pool)


def totals(state: State) -> list[int]:
    """The points of all seats."""
    return [total(state, seat) for seat in range(len(state.hands))]
