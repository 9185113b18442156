"""setup(): the options of a game, and the deal."""

from collections.abc import Sequence
from typing import Final, get_args

from engine.dice import Dice, pick
from engine.festivals.apply import apply
from engine.festivals.course import ahead
from engine.festivals.data import TABLES
from engine.festivals.events import Event, Started
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import START
from engine.festivals.state import TyphoonTie
from engine.festivals.tickets import TICKETS, Tickets, all_tickets, in_order
from engine.game import Options, Seat
from engine.multiset import without
from engine.options import Option, check_seats, chosen

STARTS: Final = tuple(TABLES["typhoons"].table["start"])
OPTIONS: Final = {
    "typhoons": Option(tuple(str(number) for number in range(len(STARTS) + 1)), "Advance Mode 2"),
    "typhoon_tie": Option(get_args(TyphoonTie), "Advance Mode 10"),
}


def setup(options: Options, seats: Sequence[Seat], dice: Dice) -> Sequence[Event]:
    """Lay out the islands, deal tickets, turn up two festivals, and draw the first holder of the airplane
    (Preparation, rulings 15 and 16). Raises Illegal for options that do not exist and other than 2 to 4
    seats."""
    options = chosen(OPTIONS, options, "Advance Mode 2")
    players = TABLES["players"].table
    check_seats(seats, players["least"], players["most"], "The Festivals", "Components 1")
    hands, pool = deal(len(seats), dice)
    deck = sorted(FESTIVALS)
    festival = pick(deck, dice)
    deck.remove(festival)
    upcoming = pick(deck, dice)
    deck.remove(upcoming)
    started = Started(
        typhoon_tie=options["typhoon_tie"],
        typhoons=STARTS[: int(options["typhoons"])],
        hands=hands,
        pool=pool,
        places=(START,) * len(seats),
        airplane=pick(range(len(seats)), dice),
        festival=festival,
        upcoming=upcoming,
        deck=tuple(deck),
    )
    return [started, *ahead(apply(None, started), dice)]


def deal(players: int, dice: Dice) -> tuple[tuple[Tickets, ...], Tickets]:
    """The hands and the pool: so many tickets of each colour, and then so many drawn blind."""
    start = TABLES["start_tickets"].table[str(players)]
    fixed = in_order(TICKETS * start["each"])
    pool = without(all_tickets(), fixed * players)
    hands: list[Tickets] = []
    for _ in range(players):
        hand = fixed
        for _ in range(start["random"]):
            drawn = pick(pool, dice)
            pool = without(pool, (drawn,))
            hand = in_order((*hand, drawn))
        hands.append(hand)
    return tuple(hands), pool
