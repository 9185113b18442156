"""The board of The Festivals: eight islands, their slots and travellers, and all in words."""

from service.boards.festivals.icons import airplane, storm
from service.boards.festivals.legend import legend
from service.boards.festivals.numbers import follow, numbered
from service.boards.festivals.picture import picture, png, thumb
from service.boards.festivals.ribbon import prizes
from service.boards.festivals.rules import RULES
from service.boards.festivals.text import text
from service.boards.festivals.ticket import back, ticket, tickets
from service.boards.festivals.traveller import traveller
from service.boards.festivals.words import hand, words

__all__ = [
    "RULES",
    "airplane",
    "back",
    "follow",
    "hand",
    "legend",
    "numbered",
    "picture",
    "png",
    "prizes",
    "storm",
    "text",
    "thumb",
    "ticket",
    "tickets",
    "traveller",
    "words",
]
