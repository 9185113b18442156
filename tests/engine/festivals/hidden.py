"""What the laws need to know of The Festivals: what is hidden, and what is conserved."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.dice import Dice, pick, shuffle
from engine.festivals import events
from engine.festivals.events import Event
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import ISLANDS, limit
from engine.festivals.state import State
from engine.festivals.tickets import TICKETS, Tickets, in_order
from engine.game import Options, Seat
from tests.engine.laws import Sample


def options(random: Random) -> tuple[Options, int]:
    """Typhoons, what happens when the lowest are tied, and as many seats as may play."""
    chosen = {"typhoons": random.choice("0123"), "typhoon_tie": random.choice(["nobody", "airplane"])}
    return chosen, random.randint(2, 4)


def reshuffle(state: State, seat: Seat | None, dice: Dice) -> State:
    """The other hands dealt again among themselves. The pool lies open, and a deck has no order to deal."""
    others = [each for each in range(len(state.hands)) if each != seat]
    return replace(state, hands=dealt(state.hands, others, dice))


def dealt(hands: tuple[Tickets, ...], others: Sequence[Seat], dice: Dice) -> tuple[Tickets, ...]:
    deck = list(shuffle([ticket for each in others for ticket in hands[each]], dice))
    return tuple(
        in_order(deck.pop() for _ in hand) if each in others else hand for each, hand in enumerate(hands)
    )


def disguise(event: Event, seat: Seat | None, dice: Dice) -> Event:
    """The event with other hands, another pool and another deck wherever the seat may not know them."""
    if not isinstance(event, events.Started):
        return event

    def some(tickets: Tickets) -> Tickets:
        return in_order(pick(TICKETS, dice) for _ in tickets)

    hands = tuple(hand if each == seat else some(hand) for each, hand in enumerate(event.hands))
    deck = tuple(sorted(shuffle(sorted(FESTIVALS), dice)[: len(event.deck)]))
    return replace(event, hands=hands, pool=some(event.pool), deck=deck)


def conserved(state: State) -> Any:
    """All tickets, wherever they are; every festival comes once; and islands keep their limits while all
    plan (Refresh 4)."""
    waiting = [state.upcoming, *state.deck] if state.upcoming else []
    assert state.round + len(waiting) == len(FESTIVALS)
    assert len({state.festival, *waiting}) == len(waiting) + 1
    stored = zip(ISLANDS, state.middles, strict=True)
    assert state.phase != "plan" or all(len(middle) <= limit(island) for island, middle in stored)
    places = [*state.hands, state.pool, *state.slots, *state.middles, *state.shown]
    return Counter(ticket for place in places for ticket in place)


FESTIVALS_SAMPLE = Sample(options, reshuffle, disguise, conserved, longest=400)
