"""Cards in hand, chosen one by one."""

from collections.abc import Callable, Sequence
from typing import cast

from engine.java.cards import Card, called, in_order, worth
from engine.multiset import holds
from service.pages.java.choices import Cards, Toggle
from service.pages.java.words import View
from service.pages.toggle import toggled


def toggles(view: View, chosen: Sequence[str], href: Callable[[Cards], str]) -> tuple[list[Toggle], Cards]:
    """The cards of the viewer, and those of them that are chosen and suitable. href: where a choice leads."""
    hand: list[Card] = view["you"]["cards"]
    fits = [card for card in hand if worth(card, view["open"])]
    wanted = in_order(card for card in chosen if card in fits)
    kept = wanted if holds(fits, wanted) else ()
    made = []
    for card, on, after in toggled(hand, kept):
        points = worth(cast(Card, card), view["open"])
        label = f"{'keep' if on else 'play'} the card with {called(cast(Card, card))}"
        made.append(Toggle(card, points, href(in_order(after)) if points else None, label, on))
    return made, kept
