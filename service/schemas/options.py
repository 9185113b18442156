"""The options of every game in words, made from what the games offer."""

from collections.abc import Mapping

from engine import GAMES
from engine.festivals.setup import OPTIONS as FESTIVALS
from engine.java.setup import OPTIONS as JAVA
from engine.medang.setup import OPTIONS as MEDANG
from engine.options import Option
from engine.words import either

OFFERED: Mapping[str, Mapping[str, Option]] = {"festivals": FESTIVALS, "java": JAVA, "medang": MEDANG}
MEANINGS: Mapping[str, Mapping[str, str]] = {
    "festivals": {
        "typhoons": "how many typhoons close borders",
        "typhoon_tie": "who moves one when several seats have the fewest points",
    },
    "java": {"festivals": "whether bids in festivals are sealed by all at once, or made openly in turn"},
    "medang": {
        "temple": "which temple is built (kalasan takes two seats)",
        "neutral_dynasties": "whether dynasties that nobody plays count on the floors",
    },
}


def options_in_words() -> str:
    """Game by game: "For medang: `temple` (borobudur, sewu or …), which temple is built; …"."""
    return " ".join(f"For {rules}: {'; '.join(offered(rules))}." for rules in GAMES)


def offered(rules: str) -> list[str]:
    """The options of one game, each with its choices, the default first."""
    return [
        f"`{name}` ({either(option.choices)}), {MEANINGS[rules][name]}"
        for name, option in OFFERED[rules].items()
    ]
