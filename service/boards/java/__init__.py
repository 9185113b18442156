"""The board of Java: terraces, palaces and developers on the map, and all in words."""

from service.boards.java.cards import card_back, festival_card
from service.boards.java.legend import legend
from service.boards.java.names import spoken
from service.boards.java.numbers import follow, numbered
from service.boards.java.picture import picture, png
from service.boards.java.pieces import developer, festival, irrigation, palace, tile, token, turning
from service.boards.java.rules import RULES
from service.boards.java.text import text
from service.boards.java.thumb import thumb
from service.boards.java.words import hand, words

__all__ = [
    "RULES",
    "card_back",
    "developer",
    "festival",
    "festival_card",
    "follow",
    "hand",
    "irrigation",
    "legend",
    "numbered",
    "palace",
    "picture",
    "png",
    "spoken",
    "text",
    "thumb",
    "tile",
    "token",
    "turning",
    "words",
]
