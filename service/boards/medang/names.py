"""The names of dynasties, trades and temples, and how a tile is said. A tile is a code: "g3", the green monk."""

DYNASTIES = {"g": "Samara", "y": "Dharmasetu", "p": "Dharanindra", "r": "Panangkaran", "b": "Rakai"}
COLOURS = {"g": "green", "y": "yellow", "p": "purple", "r": "red", "b": "blue"}
SIGNS = {"g": "leaf", "y": "sun", "p": "mountain", "r": "flame", "b": "waves"}
TRADES = {1: "craftsman", 2: "merchant", 3: "monk", 4: "general", 5: "leader"}
TEMPLES = {"borobudur": "Borobudur", "sewu": "Sewu", "plaosan": "Plaosan", "kalasan": "Kalasan"}


def say(code: str) -> str:
    """ "g3" → "green monk"."""
    return f"{COLOURS[code[0]]} {TRADES[int(code[1])]}"


def listed(parts: list[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def counted(number: int, noun: str) -> str:
    """ "1 tile", "3 tiles"."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
