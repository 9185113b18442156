"""“discard y k b”: which tickets the holder of the airplane returns first."""

from collections.abc import Sequence
from typing import Final

from engine.festivals.tickets import COLOURS, TICKETS, in_order
from engine.game import Illegal
from service.standing.festivals.words import is_asked, ticket, without_commas
from service.standing.order import Form, Legal, Order, View

FORM: Final = Form(
    "discard y k b",
    "With the airplane you return tickets above an island's limit in this order of colours.",
)


def read(words: Sequence[str], view: View) -> Order:
    colours = [ticket(word) for word in without_commas(words)]
    if sorted(colours) != sorted(TICKETS):
        raise Illegal(f"Name all three colours, each once: {FORM.example}.")
    return Order(" ".join(("discard", *colours)), "discard")


def say(order: Order) -> str:
    best, *others = (COLOURS[ticket(one)] for one in order.line.split()[1:])
    return f"With the airplane you return {best} tickets first{''.join(f', then {one}' for one in others)}."


def answer(order: Order, view: View, legal: Legal) -> str | None:
    if not is_asked(view, "return"):
        return None
    island, count = view["asked"]["island"], view["asked"]["count"]
    (middle,) = (one["middle"] for one in view["islands"] if one["island"] == island)
    ranked = sorted(middle, key=order.line.split()[1:].index)
    return " ".join(("return", island, *in_order(ranked[:count])))


def over(order: Order, view: View) -> bool:
    return False
