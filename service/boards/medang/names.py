"""What tiles, dynasties and temples are called on the board; the names are the game's own (data.toml)."""

from engine.medang.data import TABLES
from engine.medang.pieces import COPIES, TRADES
from engine.words import both, counted

__all__ = ["COLOURS", "COPIES", "DYNASTIES", "SIGNS", "TRADES", "both", "counted", "say", "temple_name"]

DYNASTIES = {letter: str(row["name"]) for letter, row in TABLES["dynasties"].table.items()}
COLOURS = {letter: str(row["colour"]) for letter, row in TABLES["dynasties"].table.items()}
SIGNS = {"g": "leaf", "y": "sun", "p": "mountain", "r": "flame", "b": "waves"}


def say(code: str) -> str:
    """A tile's code in words: "g3" is the "green monk"."""
    return f"{COLOURS[code[0]]} {TRADES[int(code[1])]}"


def temple_name(temple: str) -> str:
    """The name of a temple: "Temple of Sewu"."""
    return str(TABLES["temples"].table[temple]["name"])
