"""“hold”: the seat never moves a typhoon."""

from collections.abc import Sequence
from typing import Final

from service.standing.festivals.words import is_asked, wrong
from service.standing.order import Form, Legal, Order, View

FORM: Final = Form("hold", "You never move a typhoon.")


def read(words: Sequence[str], view: View) -> Order:
    return wrong(FORM) if words else Order("hold", "hold")


def say(order: Order) -> str:
    return "When you may move a typhoon, you leave them all where they are."


def answer(order: Order, view: View, legal: Legal) -> str | None:
    return "hold" if is_asked(view, "shift") else None


def over(order: Order, view: View) -> bool:
    return False
