"""The Game protocol: what a package must offer to be a board game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from engine.codec import Codec
from engine.dice import Dice

Seat: TypeAlias = int  # a place at the table, 0 … n-1
Json: TypeAlias = Any  # None, bool, int, str, list and dict of those
Options: TypeAlias = Mapping[str, Json]  # named choices and rules versions, fixed at setup
State: TypeAlias = Any  # opaque outside the game's own package
Move: TypeAlias = Any
Event: TypeAlias = Any


class Illegal(Exception):
    """A move that is not allowed here and now: a sentence for the player, and the rule's name."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule


@dataclass(frozen=True, slots=True)
class Actors:
    """The seats whose choice the game awaits. Sealed: all of them choose at once, unseen."""

    seats: tuple[Seat, ...] = ()
    sealed: bool = False

    def expect(self, choices: Mapping[Seat, Move]) -> None:
        """Raise Illegal unless these are the choices of one decision point."""
        if self.sealed:
            if set(choices) != set(self.seats):
                raise Illegal("Everybody chooses at the same time here.")
        elif len(choices) != 1 or next(iter(choices)) not in self.seats:
            raise Illegal("It is not your turn." if self.seats else "The game is over.")


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's result: its total, and where the points come from as (name, points)."""

    seat: Seat
    total: int
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (several: shared), every seat's score, and why, in a sentence."""

    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]
    why: str


class Notation(Protocol):
    """Text for people: one line per move."""

    def read(self, text: str) -> Move:
        """Parse one move; raise Illegal with a sentence when the line says nothing known."""

    def write(self, move: Move) -> str:
        """The line that `read` turns back into this move."""

    def say(self, told: Json) -> str:
        """A sentence part for what `tell` gave, in the present tense, without the player's name:
        "plays the red general to column 4, floor 3". Empty when there is nothing worth a line.
        """


class Game(Protocol):
    """A board game: nine functions and two translators, in a package."""

    @property
    def codec(self) -> Codec: ...
    @property
    def notation(self) -> Notation: ...

    # make history
    def setup(self, options: Options, seats: Sequence[Seat], dice: Dice) -> Sequence[Event]:
        """The first events of a game. Raises Illegal for options that do not exist."""

    def decide(self, state: State, choices: Mapping[Seat, Move], dice: Dice) -> Sequence[Event]:
        """What happens when these seats choose so. Raises Illegal, but never after a draw."""

    def apply(self, state: State | None, event: Event) -> State:
        """The state after the event. Never judges, never draws, never fails."""

    # ask whose move it is
    def actors(self, state: State) -> Actors:
        """The seats whose choice is awaited; none when the game is over."""

    def legal(self, state: State, seat: Seat) -> Iterable[Move]:
        """Every move that `decide` accepts from this seat now. Depends only on what it may see."""

    def default(self, state: State, seat: Seat) -> Move:
        """The move that a seat makes by silence; always legal."""

    # tell
    def view(self, state: State, seat: Seat | None) -> Json:
        """What a seat (None: a spectator) may see, built up from nothing."""

    def tell(self, event: Event, seat: Seat | None) -> Json:
        """What a seat (None: a spectator) may hear of an event, built up from nothing."""

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game runs."""
