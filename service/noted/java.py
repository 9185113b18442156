"""The moves behind what happens in Java.

What a sealed bid plays has no line of its own: it answers the bids of all at once. The bid has one, for those
who may know of the cards that were not played. The end of a turn has none, since nothing is said of it.
"""

from collections.abc import Mapping
from typing import Any

from service.noted.asked import Asked, Leaf, Told


def place(told: Told, leaf: Leaf) -> dict[str, Any]:
    return {"kind": "Place", "village": told["village"], "rice": list(told["rice"])}


def at(kind: str) -> Asked:
    """A move of a kind that names the space alone."""
    return lambda told, leaf: {"kind": kind, "cell": told["cell"]}


def walk(told: Told, leaf: Leaf) -> dict[str, Any]:
    return {"kind": "Walk", "origin": told["origin"], "cell": told["cell"]}


def palace(told: Told, leaf: Leaf) -> dict[str, Any]:
    return {"kind": "Palace", "cell": told["cell"], "value": told["value"]}


def festival(told: Told, leaf: Leaf) -> dict[str, Any]:
    """In open form its arranger plays cards at once."""
    first = leaf[place_in(leaf, told) + 1]
    cards = list(first["cards"]) if first["kind"] == "CardsPlayed" else []
    return {"kind": "Festival", "cell": told["cell"], "cards": cards}


def bid(told: Told, leaf: Leaf) -> dict[str, Any] | None:
    return {"kind": "Bid", "cards": list(told["cards"])} if was_asked(told, leaf) else None


def alone(kind: str) -> Asked:
    """A word in an open competition that says nothing more."""
    return lambda told, leaf: {"kind": kind} if was_asked(told, leaf) else None


def was_asked(told: Told, leaf: Leaf) -> bool:
    """Whether a seat says this because it was asked: it begins its commit, or follows the question. What
    follows by itself, or opened bids, stands behind something else."""
    place = place_in(leaf, told)
    return place == 0 or leaf[place - 1]["kind"] == "Asked"


def place_in(leaf: Leaf, told: Told) -> int:
    return next(place for place, each in enumerate(leaf) if each is told)


ANSWERS = frozenset({"CardsPlayed", "BidPassed", "Shared"})  # in a competition, also in the turn of another

ASKED: Mapping[str, Asked] = {
    "Placed": place,
    "Entered": at("Enter"),
    "Walked": walk,
    "Exited": at("Exit"),
    "PalaceBuilt": palace,
    "PalaceEnlarged": palace,
    "Irrigated": at("Irrigate"),
    "CardDrawn": lambda told, leaf: {"kind": "Draw", "source": told["source"]},
    "TokenPlayed": lambda told, leaf: {"kind": "Token"},
    "FestivalArranged": festival,
    ".opened": lambda told, leaf: told.get("move"),
    "CardsPlayed": bid,
    "BidPassed": alone("Retire"),
    "Shared": alone("Share"),
}
