"""Bots: players that choose from a view and the legal moves alone, never from a state."""

from collections.abc import Mapping

from service.bots.bot import Bot
from service.bots.random_bot import random_bot
from service.bots.traveller import traveller

BOTS: Mapping[str, Bot] = {"random": random_bot, "traveller": traveller}
OWN: Mapping[str, str] = {"festivals": "traveller"}  # the bots that know one game, by that game


def bots_of(rules: str) -> tuple[str, ...]:
    """The bots that can play this game, the best first."""
    return (OWN[rules], "random") if rules in OWN else ("random",)


__all__ = ["BOTS", "Bot", "bots_of"]
