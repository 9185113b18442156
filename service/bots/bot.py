"""What a bot is: a player that chooses from a view and the legal moves alone, never from a state."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.game import Json, Move

Bot: TypeAlias = Callable[[Json, Sequence[Move]], Move]
