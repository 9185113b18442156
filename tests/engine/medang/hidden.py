"""What the laws need to know of Medang: what is hidden, and what is conserved."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from engine.dice import Dice, pick, shuffle
from engine.game import Options, Seat
from engine.medang import events
from engine.medang.events import Event
from engine.medang.pieces import CODES, DYNASTIES, Dynasty, Tiles
from engine.medang.state import State
from tests.engine.laws import Sample


def options(random: Random) -> tuple[Options, int]:
    """A temple, the way neutral dynasties count, and as many seats as may play there."""
    temple = random.choice(["borobudur", "sewu", "plaosan", "kalasan"])
    chosen = {"temple": temple, "neutral_dynasties": random.choice(["count", "ignore"])}
    return chosen, 2 if temple == "kalasan" else random.randint(2, 5)


def reshuffle(state: State, seat: Seat | None, dice: Dice) -> State:
    """The other hands and the pile dealt again, and the other dynasties while they are secret."""
    others = [each for each in range(len(state.hands)) if each != seat]
    unknown = [tile for each in others for tile in state.hands[each]]
    deck = list(shuffle(sorted([*unknown, *(tile for layer in state.pile for tile in layer)]), dice))

    def deal(count: int) -> Tiles:
        return tuple(sorted(deck.pop() for _ in range(count)))

    hands = tuple(deal(len(hand)) if each in others else hand for each, hand in enumerate(state.hands))
    pile = tuple(deal(len(layer)) for layer in state.pile)
    dynasties = state.dynasties if state.phase == "over" else dealt(state.dynasties, seat, dice)
    return replace(state, hands=hands, pile=pile, dynasties=dynasties)


def dealt(dynasties: tuple[Dynasty, ...], seat: Seat | None, dice: Dice) -> tuple[Dynasty, ...]:
    """Other dynasties for the others."""
    own = None if seat is None else dynasties[seat]
    left = list(shuffle([letter for letter in DYNASTIES if letter != own], dice))
    return tuple(own if own and each == seat else left.pop() for each in range(len(dynasties)))


def disguise(event: Event, seat: Seat | None, dice: Dice) -> Event:
    """The event with other tiles and dynasties wherever the seat may not know them."""

    def some(tiles: Tiles) -> Tiles:
        return tuple(sorted(pick(CODES, dice) for _ in tiles))

    match event:
        case events.Started():
            hands = tuple(hand if each == seat else some(hand) for each, hand in enumerate(event.hands))
            dynasties = dealt(event.dynasties, seat, dice)
            return replace(event, hands=hands, dynasties=dynasties, pile=some(event.pile))
        case events.Discarded() if event.seat != seat:
            return replace(event, tiles=some(event.tiles), drawn=some(event.drawn))
        case events.Exchanged() if event.seat != seat:
            return replace(event, discarded=some(event.discarded))
        case events.Taken() if event.seat != seat and event.pile:
            return replace(event, tile=pick(CODES, dice))
    return event


def conserved(state: State) -> Any:
    """All tiles, wherever they are; and a market that is full while there is a pile (ruling 6)."""
    places = [*state.hands, *state.pile, *state.columns, state.market, state.removed]
    assert (state.placed is not None) == (state.phase == "effect")
    assert state.phase in ("discard", "over") or len(state.market) == 6 or not state.pile
    return Counter(tile for place in places for tile in place)


MEDANG = Sample(options, reshuffle, disguise, conserved, longest=200)
