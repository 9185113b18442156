"""The bot that plays any legal move of any game."""

import secrets
from collections.abc import Sequence
from typing import Any

from engine.game import Json, Move


def random_bot(view: Json, legal: Sequence[Move]) -> Any:
    """A kind of move, each as likely, and then one of them: else walks that cost nothing in Java would hardly
    ever end. Its chance is its own, not the game's.
    """
    kind = secrets.choice(list(dict.fromkeys(map(type, legal))))
    return secrets.choice([move for move in legal if type(move) is kind])
