"""The rules of the games: pure, standard library only; no clock, no randomness, no I/O."""

from collections.abc import Mapping

from engine import festivals, java, medang
from engine.game import Game

GAMES: Mapping[str, Game] = {"festivals": festivals, "java": java, "medang": medang}
