"""What the pages need to know of each game; one package per game."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from service.pages import medang
from service.pages.draft import Draft, Step


class GamePages(Protocol):
    """A game's part in its pages. It is handed views and what was told, never a state."""

    def compose(self, view: Mapping[str, Any], legal: Sequence[tuple[str, Any]], draft: Draft) -> Any:
        """What its template needs to offer these legal moves, each (notation, JSON)."""

    def say_step(self, step: Step) -> str:
        """A move of a draft in words, before it is sent."""

    def warn(self, step: Step) -> str:
        """What cannot be known before the turn is sent, and comes then."""

    def code(self, told: Mapping[str, Any]) -> str:
        """The notation of a move that was told; empty when it is not one, or not for these ears."""

    def chip(self, view: Mapping[str, Any], seat: int) -> tuple[str, str, str]:
        """What a seat shows: a number, its unit, and a note; the note is empty when it is hidden."""

    def about(self, options: Mapping[str, Any]) -> str:
        """The options in a few words."""

    def missing(self, view: Mapping[str, Any], draft: Draft) -> str:
        """The next step of a turn that is not finished, as one sentence."""


PAGES: Mapping[str, GamePages] = {"medang": medang}
