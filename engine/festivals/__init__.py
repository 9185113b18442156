"""The Festivals (2 to 4 players): this package is the game, as engine/game.py asks for it."""

from engine.festivals import notation
from engine.festivals.apply import apply
from engine.festivals.decide import decide
from engine.festivals.legal import actors, default, legal
from engine.festivals.scoring import outcome
from engine.festivals.setup import setup
from engine.festivals.view import tell, view
from engine.festivals.wire import codec

__all__ = [
    "actors", "apply", "codec", "decide", "default", "legal", "notation", "outcome", "setup", "tell", "view",
]  # fmt: skip
