"""Words that several orders of The Festivals are made of."""

from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from engine.festivals.tickets import COLOURS, TICKETS, Ticket
from engine.game import Illegal
from service.standing.order import Form, View

WORDS: Final[Mapping[str, Ticket]] = {word: one for one in TICKETS for word in (one, COLOURS[one])}


def wrong(form: Form) -> NoReturn:
    """Refuse an order whose first word is known and whose rest is not."""
    raise Illegal(f"Write it like this: {form.example}.")


def ticket(word: str) -> Ticket:
    """A ticket, from its letter or its colour. Raises Illegal."""
    if word not in WORDS:
        raise Illegal(f"There is no ticket “{word[:20]}”: tickets are y (yellow), k (black) and b (blue).")
    return WORDS[word]


def without_commas(words: Sequence[str]) -> list[str]:
    return [word for word in words if word != ","]


def my_seat(view: View) -> int:
    """The seat whose view it is."""
    return int(view["you"]["seat"])


def is_asked(view: View, phase: str) -> bool:
    """Is this seat asked the question of this phase?"""
    return bool(view["phase"] == phase and my_seat(view) in view["to_move"])
