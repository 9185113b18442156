"""The pages of Medang: the composer of a turn, the opening, and both in words."""

from service.pages.medang.compose import compose
from service.pages.medang.misread import misread
from service.pages.medang.pending import pending
from service.pages.medang.pieces import PIECES, emblem
from service.pages.medang.say import (
    about,
    chip,
    cost,
    drafted,
    figure,
    follows,
    missing,
    say_step,
    tally,
    warn,
    whole,
)
from service.pages.medang.sending import came, sending, then
from service.pages.medang.standing import stands
from service.pages.unsaid import brief, known, opened, spent

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
