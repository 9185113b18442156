"""The Festivals as it lies in the shop: its name and card, its options, its help."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from markupsafe import Markup

from service.boards import festivals
from service.boards.festivals.example import example
from service.game_names import GAME_NAMES
from service.pages.festivals.helping import help_words

__all__ = ["LINE", "NAME", "OPTIONS", "SEATS", "SILENCE", "card", "empty", "fields", "help_words"]

NAME = GAME_NAMES["festivals"]
LINE = "Sealed tickets, eight islands."
SEATS = range(2, 5)
OPTIONS = {"typhoons": "0", "typhoon_tie": "nobody"}
SILENCE = (
    "no ticket is shown; the first way is gone that is open, in the order of the map; tickets come from the "
    "pool, or else the middle; the airplane lets them go clockwise, its holder first; typhoons stay"
)


@cache
def card() -> Markup:
    """An island in the middle of a round."""
    return Markup(festivals.thumb(example(), wide=True))


@cache
def islands() -> Markup:
    return Markup(festivals.thumb(example()))


def empty(options: Mapping[str, Any], seats: int) -> Markup:
    """Which festival is first nobody knows yet: an island in the middle of a round."""
    return islands()


def fields() -> Mapping[str, Any]:
    """The form needs no pictures."""
    return {}
