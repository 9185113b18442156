"""What a game tells letters about itself. It is handed views and what was told, never a state."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

View: TypeAlias = Mapping[str, Any]
Told: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]  # of the players, by seat; the reader himself is "you"


class Question(NamedTuple):
    """What is asked of a seat."""

    call: str  # "your turn"
    button: str  # "Play your turn"
    asks: str  # what is to be chosen, and why, in a sentence or two; empty when that is plain


class Held(NamedTuple):
    """What stands under a seat's name: 4, "tiles"."""

    number: int
    unit: str
    note: str = ""


class Headline(NamedTuple):
    """The news in a sentence, and in the few words that a subject has room for; these may be empty."""

    sentence: str
    brief: str


@dataclass(frozen=True, slots=True)
class Particulars:
    """One game in the words of letters."""

    name: str
    about: str  # a sentence for somebody who does not know it
    rules: Mapping[str, str]  # the text of every rule by its name
    small: frozenset[str]  # events that need no line in a letter: what they lead to is shown
    options: Callable[[Mapping[str, str]], str]  # what was chosen for this game
    question: Callable[[View, Names], Question]  # what is to be chosen now
    headline: Callable[[View, Sequence[Told], Names], Headline | None]  # None: the last line will do
    held: Callable[[View, int], Held]  # what a seat has that everybody sees
    leads: Callable[[View, Names], str]  # what the board counts for, which its picture does not say
    stock: Callable[[View], list[str]]  # what lies beside the board
    sheet: Callable[[View], Sequence[Any]]  # rows for games/…/sheet.html, if the game has one
    ending: Callable[[View, str], str]  # why the game has ended, as its outcome says it or better
    shown: Callable[[View, int, Sequence[Told]], str]  # what a seat shows when all this has happened
    course: Callable[[Sequence[Told]], Sequence[Any]] = lambda told: ()  # rows for games/…/course.html
