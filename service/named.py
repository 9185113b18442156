"""named(): the names of players in a line of the notation, which knows no more of them than their seats."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

ISOLATE, END = "\u2068", "\u2069"  # Unicode's marks around text that may run the other way
YOURS = {"has": "have", "is": "are", "goes": "go"}  # of verbs that do more than lose an s


def named(said: str, shown: Sequence[str], you: int | None = None) -> str:
    """The sentence with a name for every seat in braces; the seat of its reader, if he has one, is `you`.

    >>> named("{0} shows 2 tickets; {1} has the airplane", ["Ada", "Budi"], you=1)
    'Ada shows 2 tickets; you have the airplane'
    """

    def name(found: re.Match[str]) -> str:
        seat, verb = int(found[1]), found[2] or ""
        if seat != you:
            return isolated(shown[seat]) + found[0][3:]
        return f"you {YOURS.get(verb, verb[:-1])}" if verb else "you"

    return re.sub(r"\{(\d)\}(?: (\w+s)\b)?", name, said)


def begun(text: str, names: Iterable[str]) -> str:
    """The text as the beginning of a sentence; the name of a player at its beginning keeps its spelling."""
    for name in names:
        if name and re.match(re.escape(isolated(name)) + r"(?!\w)", text):
            return text
    return capital(text)


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def isolated(name: str) -> str:
    """A name in the midst of a text. One that is written from right to left is kept from turning the sentence
    around, by two invisible characters.
    """
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in name)
    return f"{ISOLATE}{name}{END}" if turns else name
