"""The colour of each seat's developers, its name in the notation."""

from typing import Final

from engine.game import Seat

COLOURS: Final = ("red", "violet", "teal", "white")


def colour(seat: Seat) -> str:
    """The colour of a seat's developers."""
    return COLOURS[seat]
