"""Each: an example for every game, where a body differs from game to game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine import GAMES
from service.game_names import GAME_NAMES


@dataclass(frozen=True, slots=True)
class Each:
    """Examples by the name of the rules."""

    of: Mapping[str, Any]


def documented(example: Any) -> dict[str, Any]:
    """One example, or one for each game, as the document holds it."""
    if not isinstance(example, Each):
        return {"example": example}
    named = {rules: {"summary": GAME_NAMES[rules], "value": example.of[rules]} for rules in GAMES}
    return {"examples": named}
