"""named(): the names of players in a line of the notation, which knows no more of them than their seats."""

import re
import unicodedata
from collections.abc import Sequence

ISOLATE, END = "\u2068", "\u2069"  # Unicode's marks around text that may run the other way


def named(said: str, shown: Sequence[str]) -> str:
    """The sentence with a name for every seat in braces: "names {2} to move next".

    >>> named("names {2} to move next", ["Ada", "Budi", "Citra"])
    'names Citra to move next'
    """
    return re.sub(r"\{(\d)\}", lambda found: isolated(shown[int(found[1])]), said)


def isolated(name: str) -> str:
    """A name in the midst of a text. One that is written from right to left is kept from turning the sentence
    around, by two invisible characters.
    """
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in name)
    return f"{ISOLATE}{name}{END}" if turns else name
