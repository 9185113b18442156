"""Medang (2 to 5 players): this package is the game, as engine/game.py asks for it."""

from engine.medang import notation
from engine.medang.apply import apply
from engine.medang.decide import decide
from engine.medang.legal import actors, default, legal
from engine.medang.scoring import outcome
from engine.medang.setup import setup
from engine.medang.view import tell, view
from engine.medang.wire import codec

__all__ = [
    "actors", "apply", "codec", "decide", "default", "legal", "notation", "outcome", "setup", "tell", "view",
]  # fmt: skip
