"""What the games are called, by their rules."""

from collections.abc import Mapping

GAME_NAMES: Mapping[str, str] = {"festivals": "The Festivals", "java": "Java", "medang": "Medang"}
