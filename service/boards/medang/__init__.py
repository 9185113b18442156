"""The board of Medang: a stepped temple, its tiles, and both in words."""

from service.boards.medang.legend import floors, legend
from service.boards.medang.numbers import follow, numbered
from service.boards.medang.picture import picture, png, thumb
from service.boards.medang.rules import RULES
from service.boards.medang.standing import standing
from service.boards.medang.text import text
from service.boards.medang.tile import back, dynasty, tile
from service.boards.medang.words import hand, words

__all__ = [
    "RULES",
    "back",
    "dynasty",
    "floors",
    "follow",
    "hand",
    "legend",
    "numbered",
    "picture",
    "png",
    "standing",
    "text",
    "thumb",
    "tile",
    "words",
]
