"""setup(): the options of a game, and the deal."""

from collections.abc import Sequence
from typing import Final, get_args

from engine.dice import Dice, pick
from engine.game import Options, Seat
from engine.java.cards import Cards, all_cards, in_order
from engine.java.data import TABLES
from engine.java.events import Event, Started
from engine.java.state import Festivals
from engine.java.stock import PLAYER
from engine.multiset import without
from engine.options import Option, check_seats, chosen

OPTIONS: Final = {"festivals": Option(get_args(Festivals), "The Festival Competition 1")}


def setup(options: Options, seats: Sequence[Seat], dice: Dice) -> Sequence[Event]:
    """Deal 3 palace cards to each seat, turn up the festival card, and draw who begins
    (Preparation 12 to 16). Raises Illegal for options that do not exist and other than 2 to 4 seats."""
    options = chosen(OPTIONS, options, "The Festival Competition 1")
    players = TABLES["players"].table
    check_seats(seats, players["least"], players["most"], "Java", "Contents 10")
    deck = all_cards()
    hands: list[Cards] = []
    for _ in seats:
        hand: Cards = ()
        for _ in range(PLAYER["cards"]):
            card = pick(deck, dice)
            deck, hand = without(deck, (card,)), (*hand, card)
        hands.append(in_order(hand))
    turned = pick(deck, dice)
    first = pick(range(len(seats)), dice)
    return [Started(options["festivals"], tuple(hands), turned, without(deck, (turned,)), first)]
