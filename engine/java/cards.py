"""Palace cards: one or two symbols each, always listed m d p md mp dp."""

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, TypeAlias, cast, get_args

from engine.java.data import TABLES
from engine.words import both

Card: TypeAlias = Literal["m", "d", "p", "md", "mp", "dp"]
Cards: TypeAlias = tuple[Card, ...]

CARDS: Final[Cards] = get_args(Card)
SYMBOLS: Final = {letter: str(name) for letter, name in TABLES["symbols"].table.items()}


def in_order(cards: Iterable[str]) -> Cards:
    """The cards as they are always listed."""
    return tuple(sorted(cast(Iterable[Card], cards), key=CARDS.index))


def all_cards() -> Cards:
    """The cards of the box."""
    return tuple(card for card in CARDS for _ in range(TABLES["cards"].table[card]))


@cache
def worth(card: Card, festival: Card) -> int:
    """The points of a card for a festival card: a point for each symbol they share (Palace Festivals 13 to
    20)."""
    return len(set(card) & set(festival))


def suitable(cards: Iterable[Card], festival: Card) -> Cards:
    """The cards that may be played, those of one point first (ruling 16)."""
    playable = [card for card in cards if worth(card, festival)]
    return tuple(sorted(playable, key=lambda card: (worth(card, festival), CARDS.index(card))))


def total(cards: Iterable[Card], festival: Card) -> int:
    """The points of cards played."""
    return sum(worth(card, festival) for card in cards)


def called(card: Card) -> str:
    """A card in words: "mask", "mask and drum"."""
    return both(SYMBOLS[letter] for letter in card)
