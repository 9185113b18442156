"""Sealed bids of Java in words: the cards, and always whether their player would share in a tie."""

from collections.abc import Mapping
from typing import Any

from engine.java.cards import called
from engine.words import both

Told = Mapping[str, Any]


def bid_words(bid: Told) -> str:
    """ "the card with mask and the card with drum, and would not share in a tie"; behind "ready to play"."""
    return f"{shown(bid)}, and would {'' if bid['share'] else 'not '}share in a tie"


def shown(bid: Told) -> str:
    """ "the card with mask and the card with drum"."""
    return both(f"the card with {called(card)}" for card in bid["cards"])


def opened_words(told: Told, alone: bool = False) -> str:
    """What an opened bid says, behind its player’s name; empty where its hearer may not know it.

    alone: nobody else bid, and nothing was asked of a tie.
    """
    bid = told.get("move")
    if not bid or bid["kind"] != "Bid":
        return ""
    if alone:
        return f"chose {shown(bid)}"
    return f"was ready to play {bid_words(bid)}" if bid["cards"] else "bid nothing"
