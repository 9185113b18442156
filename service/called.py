"""called(): a sentence in which players go by the colours of their pieces, with their names in it instead."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from engine.festivals.travellers import TRAVELLERS
from engine.java.colours import COLOURS
from service.named import isolated

PIECES: Final[Mapping[str, Sequence[str]]] = {"java": COLOURS, "festivals": TRAVELLERS}  # by seat


def called(rules: str, sentence: str, shown: Sequence[str]) -> str:
    """The sentence with the names of the players, where the game calls them by colours.

    >>> called("java", "Red and teal share the victory.", ["Ada", "Budi", "Citra"])
    'Ada and Citra share the victory.'
    """
    names = dict(zip(PIECES.get(rules, ()), shown, strict=False))
    if not names:
        return sentence
    return re.sub(rf"(?i)\b({'|'.join(names)})\b", lambda found: isolated(names[found[1].lower()]), sentence)
