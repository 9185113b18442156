"""The bot that plays any legal move of any game."""

import secrets
from collections.abc import Sequence
from typing import Any

from engine.game import Json, Move


def random_bot(view: Json, legal: Sequence[Move]) -> Any:
    """Any legal move, each as likely; its chance is its own, not the game's."""
    return secrets.choice(legal)
