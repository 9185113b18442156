"""Covers: what the shared pages say and show of a game that nobody has opened yet; one for each game."""

from collections.abc import Mapping
from typing import Any, Protocol

from markupsafe import Markup

from service.errors import NotFound
from service.pages.festivals import cover as festivals
from service.pages.java import cover as java
from service.pages.medang import cover as medang


class Cover(Protocol):
    """A game as it lies in the shop."""

    @property
    def NAME(self) -> str: ...  # noqa: N802  a constant of the module
    @property
    def LINE(self) -> str:  # noqa: N802
        """What it is, in a sentence."""

    @property
    def SEATS(self) -> range:  # noqa: N802
        """How many can play."""

    @property
    def OPTIONS(self) -> Mapping[str, str]:  # noqa: N802
        """The options that the form of a new game asks for, as they are usually chosen."""

    @property
    def SILENCE(self) -> str:  # noqa: N802
        """The default moves, in a clause."""

    def card(self) -> Markup:
        """A wide picture, silent for screen readers."""

    def empty(self, options: Mapping[str, Any], seats: int) -> Markup:
        """The board as it will be at the start, for lists."""

    def fields(self) -> Mapping[str, Any]:
        """What its part of the form of a new game shows."""

    def help_words(self) -> Mapping[str, Any]:
        """What its help page shows."""


COVERS: Mapping[str, Cover] = {"medang": medang, "festivals": festivals, "java": java}  # the lightest first


def cover_of(rules: str) -> Cover:
    """The cover of this game. Raises NotFound."""
    if rules not in COVERS:
        raise NotFound("There is no such game here.")
    return COVERS[rules]
