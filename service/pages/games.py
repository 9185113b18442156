"""What the pages need to know of each game; one package per game."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from service.pages import medang
from service.pages.draft import Draft, Sending, Step


class GamePages(Protocol):
    """A game's part in its pages. It is handed views and what was told, never a state."""

    def compose(self, view: Mapping[str, Any], legal: Sequence[tuple[str, Any]], draft: Draft) -> Any:
        """What its template needs to offer these legal moves, each (notation, JSON)."""

    def say_step(self, step: Step) -> str:
        """A move of a draft in words, before it is sent."""

    def warn(self, step: Step) -> str:
        """What cannot be known before the turn is sent, and comes then."""

    def pending(
        self, view: Mapping[str, Any], move: Mapping[str, Any]
    ) -> tuple[Mapping[str, Any], list[Mapping[str, Any]]]:
        """The view with a move (JSON) that draws, as far as it is known; and what the board marks of it."""

    def sending(self, steps: Sequence[Step]) -> Sending:
        """What sending these moves does: a title, what it leads to, and the words of the button."""

    def came(self, told: Mapping[str, Any]) -> str:
        """What came of a move that was sent, as a sentence; empty for the move itself."""

    def then(self, view: Mapping[str, Any]) -> str:
        """What is to be done now in a turn that has begun; may be empty."""

    def misread(self, line: str, view: Mapping[str, Any]) -> str:
        """What is wrong with a line that is no move; empty when its refusal says it."""

    def stands(self, view: Mapping[str, Any], options: Mapping[str, Any]) -> str:
        """The viewer's own points as the game stands; empty when there is nothing to say."""

    def code(self, told: Mapping[str, Any]) -> str:
        """The notation of a move that was told; empty when it is not one, or not for these ears."""

    def chip(self, view: Mapping[str, Any], seat: int) -> tuple[str, str, str]:
        """What a seat shows: a number, its unit, and a note; the note is empty when it is hidden."""

    def about(self, options: Mapping[str, Any]) -> str:
        """The options in a few words."""

    def missing(self, view: Mapping[str, Any], draft: Draft) -> str:
        """The next step of a turn that is not finished, as one sentence."""


PAGES: Mapping[str, GamePages] = {"medang": medang}
