"""Java (2 to 4 players): this package is the game, as engine/game.py asks for it."""

from engine.java import notation
from engine.java.apply import apply
from engine.java.decide import decide
from engine.java.legal import actors, default, legal
from engine.java.scoring import outcome
from engine.java.setup import setup
from engine.java.view import tell, view
from engine.java.wire import codec

__all__ = [
    "actors", "apply", "codec", "decide", "default", "legal", "notation", "outcome", "setup", "tell", "view",
]  # fmt: skip
