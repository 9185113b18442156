"""What the pages need to know of each game; one package per game."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from markupsafe import Markup

from engine.game import Game, Move, Seat, State
from service.boards.board import Mark
from service.pages import festivals, java, medang
from service.pages.draft import Draft, Sending, Step
from service.pages.drawn import Drawn
from service.pages.shown import Shown

__all__ = ["PAGES", "GamePages", "Shown"]

View: TypeAlias = Mapping[str, Any]
Told: TypeAlias = Mapping[str, Any]


class GamePages(Protocol):
    """A game's part in its pages. It is handed views and what was told, and looks into no state."""

    @property
    def PIECES(self) -> Drawn:  # noqa: N802  a constant of the module
        """What its templates draw and name."""

    @property
    def ROUND(self) -> str:  # noqa: N802
        """The kind of event with which the newest part of a history begins; empty: it begins with what came
        since one's own last turn.
        """

    def compose(self, view: View, legal: Sequence[tuple[str, Any]], draft: Draft) -> Any:
        """What its template needs to offer these legal moves, each (notation, JSON)."""

    def say_step(self, step: Step) -> str:
        """A move of a draft in words, before it is sent; {2} stands for the name of seat 2."""

    def cost(self, step: Step) -> Markup:
        """What a move of a draft costs and brings, in a few signs; empty where its words say so."""

    def tally(self, view: View, steps: Sequence[Step]) -> Markup:
        """What these moves behind a view have used and won together; empty where nothing is counted."""

    def whole(self, steps: Sequence[Step]) -> bool:
        """Are these moves to be sent before more is chosen, even if the same seat is asked again at once?"""

    def follows(self, step: Step) -> list[Told]:
        """What follows a move of a draft by itself and is worth a line of its own."""

    def warn(self, step: Step) -> str:
        """What cannot be known before the turn is sent, and comes then."""

    def pending(self, rules: Game, state: State, seat: Seat, move: Move) -> tuple[View, list[Told]]:
        """A move that draws, as far as its player knows it: the view with it made, and what it does."""

    def sending(self, steps: Sequence[Step]) -> Sending:
        """What sending these moves does: a title, what it leads to, and the words of the button."""

    def came(self, told: Told) -> str:
        """What came of a move that was sent, as a sentence; empty for the move itself."""

    def known(self, told: Told) -> bool:
        """Is this a move that its player need not be told again when it was sent?"""

    def brief(self, told: Sequence[Told], you: Seat) -> str:
        """What others did, in short, for the seat `you`; {2} stands for the name of seat 2; may be empty."""

    def opened(self, told: Sequence[Told]) -> str:
        """What came of sealed choices, as a sentence with {2} for seat 2; empty where a picture says it."""

    def spent(self, told: Told) -> str:
        """What a move that was told has cost, in a few signs; empty where moves cost nothing."""

    def then(self, view: View) -> str:
        """What is to be done now in a turn that has begun; may be empty."""

    def misread(self, line: str, view: View) -> str:
        """What is wrong with a line that is no move; empty when its refusal says it."""

    def stands(self, view: View, options: Mapping[str, Any]) -> str:
        """The viewer's own points as the game stands; empty when there is nothing to say."""

    def emblem(self, seat: int, size: float) -> Markup:
        """The sign of a seat, silent for screen readers."""

    def drafted(self, view: View, draft: Draft) -> tuple[View, tuple[Mark, ...]]:
        """The board of a choice that is not sealed yet: what it shows of the draft, and its marks."""

    def figure(self, told: Told, shown: Sequence[str]) -> Markup:
        """A picture of what was told, for histories, with the seats' names; empty where words are enough."""

    def chip(self, view: View, seat: int) -> Shown:
        """What the row of seats shows of this one."""

    def about(self, options: Mapping[str, Any]) -> str:
        """The options in a few words; empty where there is nothing to say."""

    def missing(self, view: View, draft: Draft) -> str:
        """The next step of a turn that is not finished, as one sentence."""


PAGES: Mapping[str, GamePages] = {"java": java, "medang": medang, "festivals": festivals}
