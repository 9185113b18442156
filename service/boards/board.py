"""What a game's board offers to pages and letters. It gets views, never a state: it cannot show a secret."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias

from service.look.palette import Theme
from service.look.rules import Rule

View: TypeAlias = Mapping[str, Any]  # what the engine's view() gave
Told: TypeAlias = Mapping[str, Any]  # what the engine's tell() gave
Place: TypeAlias = Any  # what a game calls a place on its board, hashable: in Medang (column, floor)


class Mark(NamedTuple):
    """A numbered seal on a place; the line with the same number says what happened there."""

    place: Place
    number: int


@dataclass(frozen=True, slots=True)
class Look:
    """Which part of a board one looks at on a phone, where all of it is small, and how to look elsewhere.

    part: empty, where something has changed or is to be chosen; ALL; or the name of a place, with what is
    around it. href: the address that shows another part. choosing: a place is being chosen on the board.
    """

    href: Callable[[str], str]
    part: str = ""
    choosing: bool = False


ALL = "all"


@dataclass(frozen=True, slots=True)
class Marks:
    """The seals on a board: of the moves since one's last turn, and of one's draft; and where to look."""

    last: tuple[Mark, ...] = ()
    draft: tuple[Mark, ...] = ()
    look: Look | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A place that one may choose, or what stands for several: in Medang a column, for its lowest free niche.

    `name` is what a screen reader says: "column 7, floor 4, 1 free". chosen: it is the one in hand now.
    label: a sign or two that stand on the place itself: in Java what it costs to go there. counts: what such
    numbers say, for the legend.
    """

    target: Place
    href: str
    name: str
    chosen: bool = False
    label: str = ""
    counts: str = ""


class Board(Protocol):
    """A game's board, drawn and in words."""

    RULES: Sequence[Rule]  # how its drawings are styled

    def picture(
        self, view: View, marks: Marks, *, links: Sequence[Link] = (), theme: Theme | None = None, title: str
    ) -> str:
        """The board as SVG. theme None: classes for the pages' style sheet; else a picture of its own."""

    def legend(self, view: View, marks: Marks, links: Sequence[Link], own: bool = True) -> str:
        """The signs that are on the board, as a line of HTML. links: those on it. own: the last moves are
        those since the reader's last turn.
        """

    def png(self, view: View, marks: Marks, title: str) -> bytes:
        """The light picture as PNG, for letters: twice as wide as it is shown, which is 600 at the most."""

    def text(self, view: View) -> str:
        """The board as text, at most 72 columns."""

    def words(self, view: View) -> list[str]:
        """The board in sentences."""

    def hand(self, view: View) -> str:
        """What the viewer alone sees, in words; empty for a spectator."""

    def thumb(self, view: View) -> str:
        """A small picture for lists, silent for screen readers."""

    def numbered(self, told: Sequence[Told]) -> tuple[list[tuple[int | None, Told]], tuple[Mark, ...]]:
        """Numbers for the lines that touched the board, and the seals with the same numbers."""

    def follow(self, marks: Sequence[Mark], told: Sequence[Told]) -> tuple[Mark, ...]:
        """The seals where they belong after what was told since."""
