"""Small words of Java that several of its files share."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias, cast

from engine.java.board import BITS
from engine.java.cards import Card, called, worth
from engine.words import both as both
from engine.words import counted as counted

View: TypeAlias = Mapping[str, Any]
Told: TypeAlias = Mapping[str, Any]
Legal: TypeAlias = Sequence[tuple[str, Any]]  # (notation, JSON)
Kind: TypeAlias = Literal["three", "two", "rice", "village"]  # of a land tile

TILES: Final[Mapping[str, str]] = {
    "three": "3-space tile",
    "two": "2-space tile",
    "rice": "rice field",
    "village": "village",
}
KINDS: Final[Mapping[tuple[bool, int], Kind]] = {
    (True, 2): "three",
    (True, 1): "two",
    (False, 1): "rice",
    (True, 0): "village",
}


def kind_of(move: Told) -> Kind:
    """Which tile a legal move lays."""
    return KINDS[move["village"] is not None, len(move["rice"])]


def mine(view: View) -> View:
    """What everybody sees of the viewer's seat."""
    row: View = view["seats"][view["you"]["seat"]]
    return row


def owed(view: View) -> bool:
    """Is it a duty to lay a land tile yet in this turn, if one can be laid?"""
    return not view["placed"] and not view["final"]


def by_kind(legal: Legal) -> dict[str, list[tuple[str, Any]]]:
    """The legal moves by their kind."""
    found: dict[str, list[tuple[str, Any]]] = {}
    for line, move in legal:
        found.setdefault(move["kind"], []).append((line, move))
    return found


def is_space(word: str) -> bool:
    """Is there a space of this name?"""
    return word in BITS


def action_points(number: int) -> str:
    """ "1 action point"."""
    return counted(number, "action point")


def lost(left: int, token: bool) -> str:
    """What is said of action points that a turn leaves; token: an extra one is drafted, and may be kept."""
    if not left:
        return ""
    kept = "; the token is not needed" if token else ""
    return f"{action_points(left)} left, which {'is' if left == 1 else 'are'} lost{kept}"


def price_words(price: int) -> str:
    """What a way costs: "free", "2 action points"."""
    return action_points(price) if price else "free"


def in_words(cards: Iterable[Card]) -> str:
    """Cards in words: "mask; mask and drum"."""
    return "; ".join(map(called, cards))


def total(cards: Iterable[str], view: View) -> int:
    """What cards are worth for the open festival card."""
    return sum(worth(cast(Card, card), view["open"]) for card in cards)
