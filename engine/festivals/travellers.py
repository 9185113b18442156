"""Travellers: the colour of each seat's token, its name in the notation."""

from typing import Final

from engine.game import Seat

TRAVELLERS: Final = ("red", "violet", "teal", "white")


def traveller(seat: Seat) -> str:
    """The colour of a seat's traveller."""
    return TRAVELLERS[seat]
