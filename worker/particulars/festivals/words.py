"""Small words about a view of The Festivals: tickets, prizes, and who showed how many."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.festivals.islands import NAMES
from engine.festivals.tickets import COLOURS, TICKETS
from engine.words import both
from worker.particulars.game import Names, View

PLACES = ("1st", "2nd", "3rd")


def colours(tickets: Sequence[str]) -> str:
    """ "2 yellow and 1 blue"; empty for none."""
    return both(f"{tickets.count(one)} {COLOURS[one]}" for one in TICKETS if one in tickets)


def festival(card: Any) -> str:
    """ "Galungan on Bali"."""
    return f"{card['name']} on {NAMES[card['island']]}"


def prizes(card: Any) -> str:
    """ "4, 2 and 1 points"; "5 points"."""
    return f"{both(card['points'])} points"


def own(view: View) -> Any:
    """The reader's row among the seats."""
    return view["seats"][view["you"]["seat"]]


def counts(view: View, names: Names, seats: Iterable[int]) -> str:
    """Who showed how many tickets, the most first: "Ada shows 3, you 2, Citra and Dewi none"."""
    plans = {seat: len(view["seats"][seat]["plan"]) for seat in seats}
    said: list[str] = []
    for number in sorted(set(plans.values()), reverse=True):
        those = [seat for seat, shown in plans.items() if shown == number]
        plain = len(those) > 1 or is_you(view, those[0])
        verb = "" if said else " show" if plain else " shows"
        said.append(f"{called(those, names)}{verb} {number or 'none'}")
    return ", ".join(said)


def is_you(view: View, seat: int) -> bool:
    return bool(view["you"]["seat"] == seat)


def called(seats: Iterable[int], names: Names) -> str:
    """The seats by name, the reader first: "you and Ada"."""
    return both(sorted((names[seat] for seat in seats), key=lambda name: name != "you"))
