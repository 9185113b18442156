"""Positions of The Festivals for tests, in few words."""

from collections import Counter

from .festivals import Festivals
from .festivals_map import COLOURS, EACH_COLOUR, FIRST_TICKETS, GALUNGAN
from .festivals_table import Table

RED, BLUE, GREEN, YELLOW = range(4)  # the travellers of the rulebook: red, violet, teal and white here


def given(
    places: str,
    hands: str,
    festival: int = GALUNGAN,
    airplane: int = RED,
    typhoons: int = 0,
    tie: str = "nobody",
) -> Festivals:
    """A game at its first planning, with these places, and these hands: "ykb yy - b"."""
    seats = len(places.split())
    dealt = (COLOURS * 2)[: FIRST_TICKETS[seats]]
    game = Festivals(seats, typhoons, tie, [dealt] * seats, festival, 1, airplane)
    game.places = places.split()
    game.hands = [list(hand.replace("-", "")) for hand in hands.split()]
    held = "".join(hands.split())
    game.pool = {ticket: EACH_COLOUR - held.count(ticket) for ticket in COLOURS}
    game.ask("plan", [seat for seat, hand in enumerate(game.hands) if hand])
    return game


def reveal(game: Festivals, *plans: str) -> None:
    """Everybody who is asked plans; "-" shows nothing."""
    worded = [" ".join(["plan", *plan]) if plan != "-" else "stay" for plan in plans]
    game.plan({seat: worded[seat] for seat in game.to_move})


def play(game: Festivals, *lines: str) -> None:
    """Whoever is asked says these lines, one after the other."""
    for line in lines:
        game.move(game.to_move[0], line)


def tickets_in(game: Table) -> Counter[str]:
    """Every ticket of the game, wherever it is."""
    groups = [*game.hands, *game.shown, *game.placed.values(), *game.middle.values()]
    return Counter(game.pool) + Counter(ticket for group in groups for ticket in group)
