"""Sealed bids of Java in words: the cards, and always whether their player would share in a tie."""

from collections.abc import Mapping
from typing import Any

from engine.java.cards import called
from engine.words import both

Told = Mapping[str, Any]


def bid_words(bid: Told) -> str:
    """ "the card with mask and the card with drum, and would not share in a tie"; behind "ready to play"."""
    cards = both(f"the card with {called(card)}" for card in bid["cards"])
    return f"{cards}, and would {'' if bid['share'] else 'not '}share in a tie"


def opened_words(told: Told) -> str:
    """What an opened bid says, behind its player’s name; empty where its hearer may not know it."""
    bid = told.get("move")
    if not bid or bid["kind"] != "Bid":
        return ""
    return f"was ready to play {bid_words(bid)}" if bid["cards"] else "bid nothing"
