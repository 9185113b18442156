"""What a game says of the moves behind its events."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

Told: TypeAlias = Mapping[str, Any]  # what the engine's tell() gave
Leaf: TypeAlias = Sequence[Told]  # everything that was told of a commit
Asked: TypeAlias = Callable[[Told, Leaf], dict[str, Any] | None]  # the move (JSON) behind it, if it is told
