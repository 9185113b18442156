"""“rest pool”, “rest middle”: where the seat rests, always; “rest ask” takes that back."""

from collections.abc import Sequence
from typing import Final

from service.standing.festivals.words import is_asked, wrong
from service.standing.order import Form, Legal, Order, View

FORM: Final = Form(
    "rest pool",
    "You always rest from the pool. Or “rest middle”: in the middle of the island when tickets lie there, "
    "else from the pool. Or “rest ask”: you are asked again.",
)
SOURCES: Final = {"pool": ("pool",), "middle": ("middle", "pool"), "ask": ()}  # the first that gives any

SAID: Final = {
    "pool": "You always rest from the pool.",
    "middle": "You always rest in the middle of the island when tickets lie there, else from the pool.",
    "ask": "You are asked how to rest.",
}


def read(words: Sequence[str], view: View) -> Order:
    if len(words) != 1 or words[0] not in SOURCES:
        wrong(FORM)
    return Order(f"rest {words[0]}", "rest")


def say(order: Order) -> str:
    return SAID[order.line.split()[1]]


def answer(order: Order, view: View, legal: Legal) -> str | None:
    """A rest that gives something; where the pool gives nothing, its owner is asked."""
    if not is_asked(view, "rest"):
        return None
    lines = [line for line, _ in legal]
    wanted = [f"rest {source}" for source in SOURCES[order.line.split()[1]]]
    return next((line for line in wanted if line in lines), None)


def over(order: Order, view: View) -> bool:
    """“rest ask” has done all that it does when it has replaced another."""
    return order.line == "rest ask"
