"""The pages of Java: turns of many moves, walks with their prices, festivals under seal and in the open."""

from service.pages.java.brief import brief, known, opened
from service.pages.java.cities import stands
from service.pages.java.compose import compose
from service.pages.java.misread import misread
from service.pages.java.pending import pending
from service.pages.java.pieces import PIECES, emblem
from service.pages.java.say import about, chip, drafted, figure, follows, missing, say_step, warn
from service.pages.java.sending import came, sending, then, whole
from service.pages.java.tally import cost, spent, tally

__all__ = [
    "PIECES",
    "ROUND",
    "about",
    "brief",
    "came",
    "chip",
    "compose",
    "cost",
    "drafted",
    "emblem",
    "figure",
    "follows",
    "known",
    "misread",
    "missing",
    "opened",
    "pending",
    "say_step",
    "sending",
    "spent",
    "stands",
    "tally",
    "then",
    "warn",
    "whole",
]

ROUND = ""
