"""“first violet red”: whom the holder of the airplane names, and how he orders those who stay."""

from collections.abc import Sequence
from typing import Final

from engine.festivals.travellers import TRAVELLERS
from engine.game import Illegal
from engine.words import both
from service.standing.festivals.words import is_asked, without_commas, wrong
from service.standing.order import Form, Legal, Order, View

FORM: Final = Form(
    "first violet red",
    "With the airplane you let the first of these go first: among those who are tied to move, and among "
    "those who stay on one island.",
)


def read(words: Sequence[str], view: View) -> Order:
    named = without_commas(words)
    if not named:
        wrong(FORM)
    here = TRAVELLERS[: len(view["seats"])]
    for word in named:
        if word not in here:
            raise Illegal(f"There is no traveller “{word[:20]}” at this table: there are {both(here)}.")
    if len(set(named)) < len(named):
        raise Illegal("Name every traveller once.")
    return Order(" ".join(("first", *named)), "first")


def say(order: Order) -> str:
    best, *others = (f"{{{seat}}}" for seat in seats(order))
    return f"With the airplane you let {best} go first{''.join(f', then {one}' for one in others)}."


def seats(order: Order) -> list[int]:
    """The seats that are listed."""
    return [TRAVELLERS.index(word) for word in order.line.split()[1:]]


def answer(order: Order, view: View, legal: Legal) -> str | None:
    """The first of those asked about; an order, if at most one of them is not listed: he is last."""
    asked = view["asked"]["seats"] if view["asked"] else []
    listed = [seat for seat in seats(order) if seat in asked]
    if is_asked(view, "name") and listed:
        return f"name {TRAVELLERS[listed[0]]}"
    others = [seat for seat in asked if seat not in listed]
    if is_asked(view, "order") and len(others) < 2:
        return " ".join(("order", *(TRAVELLERS[seat] for seat in listed + others)))
    return None


def over(order: Order, view: View) -> bool:
    return False
