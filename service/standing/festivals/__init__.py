"""Standing orders of The Festivals: a route, how to rest, the airplane's duties, typhoons left alone.

A file for each topic, which is also the first word of its orders.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from engine.game import Illegal
from service.standing.festivals import discard, first, hold, rest, route
from service.standing.order import Dropped, Form, Legal, Order, View


class Topic(Protocol):
    """What one kind of order says and does; words are those behind the first."""

    FORM: Form

    def read(self, words: Sequence[str], view: View) -> Order: ...
    def say(self, order: Order) -> str: ...
    def answer(self, order: Order, view: View, legal: Legal) -> str | Dropped | None: ...
    def over(self, order: Order, view: View) -> bool: ...


TOPICS: Final[Mapping[str, Topic]] = {
    "route": route,
    "rest": rest,
    "first": first,
    "discard": discard,
    "hold": hold,
}
FORMS: Final[Mapping[str, Form]] = {topic: one.FORM for topic, one in TOPICS.items()}


def asks(view: View) -> bool:
    """Every game asks for ways and rests."""
    return True


def read(line: str, view: View) -> Order:
    """The order that a line says, whatever its case and spacing. Raises Illegal."""
    topic, *words = line.lower().replace(",", " , ").split() or [""]
    if topic not in TOPICS:
        said = f"“{topic[:20]}” is no standing order." if topic else "An empty line is no standing order."
        examples = "; ".join(form.example for form in FORMS.values())
        raise Illegal(f"{said} They are written like these: {examples}.")
    return TOPICS[topic].read(words, view)


def say(order: Order) -> str:
    """What it does, as a sentence."""
    return TOPICS[order.topic].say(order)


def answer(order: Order, view: View, legal: Legal) -> str | Dropped | None:
    """Its answer to the question that the seat is asked."""
    return TOPICS[order.topic].answer(order, view, legal)


def over(order: Order, view: View) -> bool:
    """Is it used up?"""
    return TOPICS[order.topic].over(order, view)
