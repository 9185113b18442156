"""Bots: players that choose from a view and the legal moves alone, never from a state."""

from collections.abc import Mapping

from engine import GAMES
from service.bots.bot import Bot
from service.bots.builder import builder
from service.bots.random_bot import random_bot
from service.bots.traveller import traveller

KNOWING: Mapping[str, tuple[str, Bot]] = {  # by the game that they know
    "festivals": ("traveller", traveller),
    "java": ("builder", builder),
}
OWN: Mapping[str, str] = {rules: KNOWING[rules][0] for rules in GAMES if rules in KNOWING}
BOTS: Mapping[str, Bot] = {"random": random_bot, **{OWN[rules]: KNOWING[rules][1] for rules in OWN}}


def bots_of(rules: str) -> tuple[str, ...]:
    """The bots that can play this game, the best first."""
    return (OWN[rules], "random") if rules in OWN else ("random",)


__all__ = ["BOTS", "OWN", "Bot", "bots_of"]
