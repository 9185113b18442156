"""The draft of a turn: it lives in the address of the page, and nowhere else.

`d` holds moves in the notation, one a line or divided by semicolons; `pick` a half-made choice, a tile in
hand; `x` what is chosen one by one, in that order; `order` a standing order; `by` is "hand" where the orders
that stand are not to answer; `look` a part of the board. Choosing is following a link, the back button is
undo.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlencode

from engine.game import Move, State
from service.errors import Boundary, Problem, Refused
from service.preview import preview, read_lines
from service.record import Record


@dataclass(frozen=True, slots=True)
class Draft:
    """What the address says."""

    base: str  # the address of the turn's page
    lines: tuple[str, ...] = ()  # moves in the notation
    pick: str = ""
    chosen: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()  # standing orders that are given with a sealed choice
    standing: tuple[str, ...] = ()  # those that stand already
    changing: bool = False  # it replaces a choice that is sealed already
    by_hand: bool = False  # the next question is left to the player, though an order may have an answer
    by_orders: int = 0  # the last moves, so many, are answers of standing orders
    ordered: bool = False  # its seat has standing orders
    look: str = ""  # the part of the board that is looked at all the time

    def href(
        self,
        lines: Sequence[str] | None = None,
        pick: str = "",
        chosen: Sequence[str] = (),
        orders: Sequence[str] = (),
        at: str = "board",
        by_hand: bool = False,
    ) -> str:
        """The address of another draft; without `lines`, of the same moves. at: the part of the page."""
        moves = ";".join(self.lines if lines is None else lines)
        parts = [("d", moves), ("pick", pick), ("x", " ".join(chosen)), *(("order", one) for one in orders)]
        if self.changing and not moves:
            parts.append(("change", "nothing"))
        if moves and (by_hand or (self.by_hand and lines is None)):
            parts.append(("by", "hand"))
        parts.append(("look", self.look))
        query = urlencode([(name, value) for name, value in parts if value], safe=";")
        return self.base + (f"?{query}" if query else "") + f"#{at}"

    def adding(self, line: str) -> str:
        """The address of this draft with one more move."""
        return self.href((*self.lines, line))

    def back(self, number: int = 1) -> str:
        """The address of this draft without so many of its last moves; no order makes them again."""
        return self.href(self.lines[: len(self.lines) - number], by_hand=self.ordered)

    @property
    def text(self) -> str:
        """The moves as one line, divided by semicolons."""
        return ";".join(self.lines)


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a draft, and what it does as far as chance allows."""

    line: str  # the notation
    move: Any  # JSON
    told: tuple[Any, ...]  # what its seat hears of it
    chance: bool  # it draws or reveals: what follows is not known yet


class Sending(NamedTuple):
    """What sending a draft does, in words."""

    title: str
    text: str
    button: str


@dataclass(frozen=True, slots=True)
class Judged:
    """A draft as far as the rules allow it, and the refusal of what does not fit."""

    moves: tuple[Move, ...]
    steps: tuple[Step, ...]
    state: State  # before the draw, if the last step draws
    chance: bool
    refusal: Problem | None


def judge(record: Record, seat: int, text: str) -> Judged:
    """The longest beginning of this text that is a turn of `seat`. Raises NotNow before and after a game."""
    moves, refusal = readable(record, text)
    try:
        seen = preview(record, seat, moves)
    except (Refused, Boundary) as problem:
        refusal, moves = problem, moves[: problem.extra["move"]]
        seen = preview(record, seat, moves)
    return Judged(moves, steps(record, seat, moves, seen.chance), seen.state, seen.chance, refusal)


def readable(record: Record, text: str) -> tuple[tuple[Move, ...], Problem | None]:
    """The moves up to the first line that says nothing known, and its refusal."""
    try:
        return read_lines(record, text), None
    except Refused as problem:
        lines = [line for line in text.replace(";", "\n").splitlines() if line.strip()]
        return read_lines(record, "\n".join(lines[: problem.extra["move"]])), problem


def steps(record: Record, seat: int, moves: Sequence[Move], chance: bool) -> tuple[Step, ...]:
    """The moves one by one, each with the events that it adds."""
    found: list[Step] = []
    before = 0
    for number, move in enumerate(moves, 1):
        events = preview(record, seat, moves[:number]).events
        told = tuple(record.rules.tell(event, seat) for event in events[before:])
        before = len(events)
        last = chance and number == len(moves)
        found.append(Step(record.rules.notation.write(move), record.rules.codec.dump(move), told, last))
    return tuple(found)
