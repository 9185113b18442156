"""What a game says of the moves behind its events."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Told: TypeAlias = Mapping[str, Any]  # what the engine's tell() gave
Asked: TypeAlias = Callable[[Told], dict[str, Any] | None]  # the move (JSON) that asked for it, if it is told
