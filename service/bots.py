"""Bots: players that choose from a view and the legal moves alone, never from a state."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import Json, Move

Bot = Callable[[Json, Sequence[Move]], Move]


def random_bot(view: Json, legal: Sequence[Move]) -> Any:
    """Any legal move, each as likely; its chance is its own, not the game's."""
    return secrets.choice(legal)


BOTS: Mapping[str, Bot] = {"random": random_bot}
