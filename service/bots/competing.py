"""Festivals of Java as its bot holds them: which, with which cards, and when to share."""

from collections.abc import Sequence
from typing import Any

from engine.java.cards import CARDS, suitable, total, worth
from engine.java.stock import ALONE, SHARED
from service.bots.land import View

CARD = 0.5  # what a card in hand is worth to it


def festival(view: View, legal: Sequence[Any]) -> Any | None:
    """The festival that promises most, with one card to begin with; None when none is worth it."""
    if not legal:
        return None
    cities = {palace["cell"]: palace for palace in view["palaces"]}
    cheap = [move for move in legal if move.cards in ((), suitable(view["you"]["cards"], view["open"])[:1])]
    best = max(cheap, key=lambda move: promise(view, cities[move.cell]))
    return best if promise(view, cities[best.cell]) > CARD else None


def promise(view: View, palace: Any) -> float:
    """The points to be hoped for from a festival here."""
    alone, shared = ALONE[palace["value"]], SHARED[palace["value"]]
    mine = total(view["you"]["cards"], view["open"])
    city = set(palace["city"])
    rivals = [
        row["cards"]
        for row in view["seats"]
        if row["seat"] != view["you"]["seat"] and row["cards"] and city & set(view["developers"][row["seat"]])
    ]
    theirs = max((cards * chance(view) for cards in rivals), default=0.0)
    if not rivals:
        return float(alone)
    return (
        alone * mine / (mine + theirs) if mine > theirs else max(0.0, shared * mine / (mine + theirs) - CARD)
    )


def chance(view: View) -> float:
    """The points of a card of which nothing is known."""
    return sum(worth(card, view["open"]) for card in CARDS) / len(CARDS)


def most(value: int) -> int:
    """How many points of cards it plays for a palace of this value at the most."""
    return ALONE[value] + (value >= 6)


def shares(value: int) -> bool:
    """Would it rather share than raise?"""
    return 2 * SHARED[value] >= ALONE[value]


def bid(view: View, legal: Sequence[Any]) -> Any:
    """Under seal: the cheapest cards up to what the palace is worth."""
    value, chosen = view["bidding"]["value"], list[Any]()
    for card in suitable(view["you"]["cards"], view["open"]):
        if chosen and total([*chosen, card], view["open"]) > most(value):
            break
        chosen.append(card)
    wanted = (sorted(chosen), shares(value) and bool(chosen))
    return next((move for move in legal if (sorted(move.cards), move.share) == wanted), legal[0])


def auction(view: View, legal: Sequence[Any]) -> Any:
    """Openly: the cheapest answer, as long as the palace is worth it; of ties it shares most."""
    going = view["bidding"]
    value, mine = going["value"], going["totals"][str(view["you"]["seat"])]
    bids = [
        (total(move.cards, view["open"]), len(move.cards), place)
        for place, move in enumerate(legal)
        if type(move).__name__ == "Bid"
    ]
    words = [move for move in legal if type(move).__name__ != "Bid"]
    if bids and mine + min(bids)[0] <= most(value) and not (going["tie"] and shares(value)):
        return legal[min(bids)[-1]]
    return words[0]
