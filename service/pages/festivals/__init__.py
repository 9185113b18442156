"""The pages of The Festivals: plans under seal, ways over the islands, the airplane's duties, typhoons."""

from service.pages.festivals.compose import compose
from service.pages.festivals.misread import misread
from service.pages.festivals.pending import pending
from service.pages.festivals.pieces import PIECES, emblem
from service.pages.festivals.planning import drafted
from service.pages.festivals.plans import figure
from service.pages.festivals.say import (
    about,
    chip,
    cost,
    follows,
    missing,
    say_step,
    stands,
    tally,
    warn,
    whole,
)
from service.pages.festivals.sending import came, sending, then
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

ROUND = "Shown"
