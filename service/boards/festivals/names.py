"""What islands, tickets and travellers are called on the board; the names are the game's own (data.toml)."""

from collections.abc import Iterable, Mapping, Sequence

from engine.festivals import islands
from engine.festivals.islands import BORDERS, CONNECTORS, GRID, ISLANDS, NAMES
from engine.festivals.tickets import COLOURS as TICKET_COLOURS
from engine.festivals.tickets import TICKETS
from engine.festivals.travellers import TRAVELLERS
from engine.words import both, counted
from service.boards.board import View
from service.look.seats import SHAPES

__all__ = [
    "BORDERS", "COLOURS", "CONNECTORS", "GRID", "ISLANDS", "NAMES", "NEIGHBOURS", "ORDINALS", "SIGNS",
    "TICKETS", "TRAVELLERS", "both", "counted", "crossing", "emblem_name", "in_words", "prizes_in_words",
    "say", "traveller_name", "travellers_in_words",
]  # fmt: skip

COLOURS: Mapping[str, str] = {ticket: TICKET_COLOURS[ticket] for ticket in TICKETS}
NEIGHBOURS: Mapping[str, Sequence[str]] = {island: islands.NEIGHBOURS[island] for island in ISLANDS}
ORDINALS = ("1st", "2nd", "3rd")
SIGNS = {"y": "sun", "k": "lozenge", "b": "waves"}


def say(ticket: str) -> str:
    """ "yellow ticket"."""
    return f"{COLOURS[ticket]} ticket"


def in_words(tickets: Sequence[str]) -> str:
    """ "2 yellow and 1 blue ticket"; "no ticket"."""
    counts = [(tickets.count(one), COLOURS[one]) for one in TICKETS if one in tickets]
    if not counts:
        return "no ticket"
    noun = "ticket" if counts[-1][0] == 1 else "tickets"
    return f"{both(f'{number} {colour}' for number, colour in counts)} {noun}"


def traveller_name(seat: int) -> str:
    """ "the red traveller"."""
    return f"the {TRAVELLERS[seat]} traveller"


def travellers_in_words(seats: Sequence[int]) -> str:
    """ "the red traveller", "the teal and white travellers"."""
    noun = "traveller" if len(seats) == 1 else "travellers"
    return f"the {both(TRAVELLERS[seat] for seat in seats)} {noun}"


def emblem_name(seat: int) -> str:
    """A traveller's colour and shape: "red, circle"."""
    return f"{TRAVELLERS[seat]}, {SHAPES[seat]}"


def crossing(border: str) -> str:
    """The two islands of a border: "Sulawesi and Bali"."""
    return both(NAMES[island] for island in border.split("/"))


def prizes_in_words(festival: View) -> str:
    """ "1st 4 points, taken by the white traveller; 2nd 2 points"."""
    claimed: Iterable[int] = festival.get("claimed", ())
    takers = dict(enumerate(claimed))
    return "; ".join(
        f"{ORDINALS[place]} {counted(points, 'point')}"
        + (f", taken by {traveller_name(takers[place])}" if place in takers else "")
        for place, points in enumerate(festival["points"])
    )
