"""Medang as it lies in the shop: its name and card, its options, its help."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from markupsafe import Markup

from service.boards import medang
from service.boards.medang.example import example
from service.game_names import GAME_NAMES
from service.pages.medang.helping import help_words
from service.pages.medang.temples import temple_cards

__all__ = ["LINE", "NAME", "OPTIONS", "SEATS", "SILENCE", "card", "empty", "fields", "help_words"]

NAME = GAME_NAMES["medang"]
LINE = "A temple built for secret dynasties."
SEATS = range(2, 6)
OPTIONS = {"temple": "borobudur", "neutral_dynasties": "count"}
SILENCE = (
    "the hand is kept in the opening; then the first tile of the hand goes to the first column that has "
    "room, effects are declined, and a tile of the pile is taken"
)


@cache
def card() -> Markup:
    """A temple late in a game."""
    return Markup(medang.thumb(example(), wide=True))


def empty(options: Mapping[str, Any], seats: int) -> Markup:
    """The temple that will be built."""
    return next((one.picture for one in temple_cards() if one.key == options["temple"]), Markup(""))


def fields() -> Mapping[str, Any]:
    """The temples to choose from."""
    return {"temples": temple_cards()}
