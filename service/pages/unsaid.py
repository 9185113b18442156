"""What a game says that has no more to say than its moves do."""

from collections.abc import Mapping, Sequence
from typing import Any

Told = Mapping[str, Any]


def known(told: Told) -> bool:
    """Every move is repeated once it is sent."""
    return False


def brief(told: Sequence[Told], you: int) -> str:
    """The history says what others did."""
    return ""


def opened(told: Sequence[Told]) -> str:
    """What was sealed is shown."""
    return ""


def spent(told: Told) -> str:
    """Moves cost nothing."""
    return ""
