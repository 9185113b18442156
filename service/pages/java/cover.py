"""Java as it lies in the shop: its name and card, its options, its help."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from markupsafe import Markup

from service.boards import java
from service.boards.java.example import example
from service.game_names import GAME_NAMES
from service.pages.java.helping import help_words

__all__ = ["LINE", "NAME", "OPTIONS", "SEATS", "SILENCE", "card", "empty", "fields", "help_words"]

NAME = GAME_NAMES["java"]
LINE = "Terraces, palaces and water."
SEATS = range(2, 5)
OPTIONS = {"festivals": "sealed"}
SILENCE = (
    "a land tile is laid, the first that can be, unless one was laid already, and the turn ends; in a "
    "festival nothing is bid and a tie is shared, but whoever arranged it plays one card of least worth"
)


@cache
def card() -> Markup:
    """The middle of a game."""
    return Markup(java.thumb(example(), wide=True))


@cache
def bare() -> Markup:
    """Central Java before anything is built."""
    nothing: dict[str, Any] = {
        "tiles": [],
        "cells": {},
        "irrigation": [],
        "annexed": [],
        "palaces": [],
        "developers": [[]] * 4,
    }
    return Markup(java.thumb({**example(), **nothing}))


def empty(options: Mapping[str, Any], seats: int) -> Markup:
    """All games begin on the same map."""
    return bare()


def fields() -> Mapping[str, Any]:
    """The form needs no pictures."""
    return {}
