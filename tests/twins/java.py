"""The twin of a game of Java.

Cards that opponents were dealt or drew unseen, and have held ever since, change places with cards that have
lain in the deck ever since, or with such cards that another opponent was dealt.
"""

import random
from typing import Any, NamedTuple

from engine import java
from engine.java.cards import in_order

Content = dict[str, Any]
Event = dict[str, Any]
SWAPS = 4  # as far as there are so many


class Held(NamedTuple):
    """A card that an opponent has held unseen since the event of this number."""

    seat: int
    card: str
    since: int


def disguise(twin: list[Content], seat: int, chance: random.Random) -> None:
    """Change in this log what `seat` may not know; nothing when the others hold nothing unseen."""
    events = [event for content in twin for event in content["events"] if not event["kind"].startswith(".")]
    for _ in range(SWAPS):
        found = swaps(events, seat)
        if not found:
            return
        swap(events, *chance.choice(found))


def swaps(events: list[Event], seat: int) -> list[tuple[Held, Held | str]]:
    """Everything that can change places: a card with another one of an opponent, or of the deck."""
    states, state = [], None
    for event in events:
        state = java.apply(state, java.codec.load_event(event))
        states.append(state)
    assert state is not None
    others = [one for one in range(len(state.players)) if one != seat]
    held = [
        Held(one, card, since)
        for one in others
        for card, since in sources(events, one)
        if all(card in each.players[one].cards for each in states[since:])
    ]
    found: list[tuple[Held, Held | str]] = []
    for one in held:
        lying = [card for card in set(state.deck) if all(card in each.deck for each in states[one.since :])]
        found += [(one, card) for card in in_order(lying) if card != one.card]
        dealt = [other for other in held if other.since == one.since == 0 and other.seat > one.seat]
        found += [(one, other) for other in dealt if other.card != one.card]
    return found


def sources(events: list[Event], seat: int) -> list[tuple[str, int]]:
    """The cards that a seat came by unseen, with the number of the event."""
    dealt = [(card, 0) for card in events[0]["hands"][seat]]
    return dealt + [
        (event["card"], number)
        for number, event in enumerate(events)
        if event["kind"] == "CardDrawn" and event["seat"] == seat and event["source"] == "deck"
    ]


def swap(events: list[Event], one: Held, other: Held | str) -> None:
    """Let two cards change places from where they came from."""
    started = events[0]
    instead = other if isinstance(other, str) else other.card
    if one.since:
        events[one.since]["card"] = instead
        return  # what the deck holds is what was not drawn
    replace(started["hands"][one.seat], one.card, instead)
    replace(started["deck"] if isinstance(other, str) else started["hands"][other.seat], instead, one.card)


def replace(cards: list[str], gone: str, new: str) -> None:
    cards.remove(gone)
    cards[:] = in_order((*cards, new))
