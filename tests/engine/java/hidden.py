"""What the laws need to know of Java: what is hidden, and what is conserved."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.dice import Dice, pick, shuffle
from engine.game import Move, Options, Seat
from engine.java import events
from engine.java.board import BOARD, RING
from engine.java.cards import CARDS, Cards, in_order
from engine.java.cities import developers, palace_cells
from engine.java.events import Event
from engine.java.state import State
from engine.java.stock import STOCK
from engine.java.water import covered
from tests.engine.laws import Sample


def options(random: Random) -> tuple[Options, int]:
    """Both forms of festivals, and as many seats as may play."""
    return {"festivals": random.choice(["sealed", "open"])}, random.randint(2, 4)


def reshuffle(state: State, seat: Seat | None, dice: Dice) -> State:
    """The other hands and the deck dealt again."""
    others = [each for each in range(len(state.players)) if each != seat]
    unknown = [card for each in others for card in state.players[each].cards]
    deck = list(shuffle([*unknown, *state.deck], dice))

    def deal(count: int) -> Cards:
        return in_order(deck.pop() for _ in range(count))

    players = tuple(
        replace(player, cards=deal(len(player.cards))) if each in others else player
        for each, player in enumerate(state.players)
    )
    return replace(state, players=players, deck=deal(len(state.deck)))


def disguise(event: Event, seat: Seat | None, dice: Dice) -> Event:
    """The event with other cards wherever the seat may not know them."""

    def some(cards: Cards) -> Cards:
        return in_order(pick(CARDS, dice) for _ in cards)

    match event:
        case events.Started():
            hands = tuple(hand if each == seat else some(hand) for each, hand in enumerate(event.hands))
            return replace(event, hands=hands, deck=some(event.deck))
        case events.CardDrawn() if event.seat != seat and event.source == "deck":
            return replace(event, card=pick(CARDS, dice))
    return event


def conserved(state: State) -> Any:
    """All cards, developers and tiles; and a board that holds together: one land a cell, levels one above
    another, nobody on water or palaces, at most one palace a city."""
    land = covered(state)
    assert state.village | state.rice == land and not state.village & state.rice
    assert all(not upper & ~lower for lower, upper in zip((BOARD, *state.levels), state.levels, strict=False))
    standing = [player.developers for player in state.players]
    assert developers(state).bit_count() == sum(each.bit_count() for each in standing)
    assert not developers(state) & (palace_cells(state) | state.water | ~land)
    assert not state.water & land and not palace_cells(state) & ~state.village | RING & state.water
    assert sum(layer.bit_count() for layer in state.levels) == sum(
        len(tile.rice) + (tile.village is not None) for tile in state.tiles
    )
    competition = state.competition
    played = [card for cards in competition.played for card in cards] if competition else []
    hands = [card for player in state.players for card in player.cards]
    sizes = Counter((tile.village is not None, len(tile.rice)) for tile in state.tiles)
    own = Counter[tuple[bool, int]]()
    for player in state.players:
        own += Counter({(True, 1): player.twos, (False, 1): player.rices, (True, 0): player.villages})
    assert all(0 <= left <= most for left, most in zip(state.stock, STOCK, strict=True))
    return (
        Counter([*state.deck, *state.discards, *played, *hands, state.open]),
        [player.supply + player.developers.bit_count() for player in state.players],
        {**(sizes + own), (True, 2): sizes[(True, 2)] + state.threes},
        state.irrigation + state.water.bit_count(),
    )


def choose(random: Random, legal: Sequence[Move]) -> Move:
    """A kind of move, and then one of them: developers walk for nothing, as often as they like."""
    kinds = sorted({type(move).__name__ for move in legal})
    kind = random.choice(kinds)
    return random.choice([move for move in legal if type(move).__name__ == kind])


JAVA = Sample(
    options, reshuffle, disguise, conserved, longest=1500, choose=choose, games=6, tried=3, every=40
)
