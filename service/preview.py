"""Preview: a turn judged at the door, up to its first draw or reveal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.codec import Malformed
from engine.dice import Chance, NoDice
from engine.game import Event, Illegal, Move, State
from engine.play import play
from service.errors import Boundary, Invalid, NotNow, Refused
from service.record import Record

LONGEST = 60  # moves in one turn


@dataclass(frozen=True, slots=True)
class Preview:
    """What a turn leads to: its events and the state after them, as far as chance allows."""

    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    state: State
    chance: bool  # the last move draws or reveals: what follows is not known yet


def read_moves(record: Record, data: Sequence[Any]) -> tuple[Move, ...]:
    """Moves from JSON. Raises Invalid."""
    if len(data) > LONGEST:
        raise Invalid(f"A turn has {LONGEST} moves at the most.")
    try:
        return tuple(record.rules.codec.load_move(move) for move in data)
    except Malformed as malformed:
        raise Invalid(str(malformed)) from None


def read_lines(record: Record, text: str) -> tuple[Move, ...]:
    """Moves from the notation, one a line or divided by semicolons. Raises Refused."""
    lines = [line.strip() for line in text.replace(";", "\n").splitlines() if line.strip()]
    if len(lines) > LONGEST:
        raise Invalid(f"A turn has {LONGEST} moves at the most.")
    moves = []
    for number, line in enumerate(lines):
        try:
            moves.append(record.rules.notation.read(line))
        except Illegal as illegal:
            raise Refused(illegal.sentence, rule=illegal.rule or None, move=number) from None
    return tuple(moves)


def preview(record: Record, seat: int, moves: Sequence[Move]) -> Preview:
    """Judge a turn of `seat`. Raises Refused with rule and place, Boundary behind a draw, NotNow."""
    if record.state is None or record.table.status != "running":
        raise NotNow(started(record))
    if record.actors.sealed:
        raise NotNow("This choice is sealed: everybody makes it at the same time. Send a seal, not a turn.")
    events: list[Event] = []
    state = record.state
    for number, move in enumerate(moves):
        try:
            new, state = play(record.rules, state, [{seat: move}], NoDice())
        except Illegal as illegal:
            raise Refused(illegal.sentence, rule=illegal.rule or None, move=number) from None
        except Chance:
            if number + 1 < len(moves):
                raise Boundary(
                    f"Look first: move {number + 1} draws or reveals something. Send the turn up to there, "
                    "then go on with what you see.",
                    move=number + 1,
                ) from None
            return Preview(tuple(moves), tuple(events), state, True)
        events += new
    return Preview(tuple(moves), tuple(events), state, False)


def started(record: Record) -> str:
    if record.table.status == "open":
        return "The game has not started yet."
    return "The game is over; nothing is added to its log any more."
