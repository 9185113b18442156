"""What a draft becomes when it is sent: the words before the button, and those after it."""

from collections.abc import Mapping, Sequence
from typing import Any

from service.pages.draft import Sending, Step
from service.pages.festivals.words import View

NEVER = "What is sent cannot be taken back."
TITLES = {
    "Go": ("Send your way", "Send way"),
    "Name": ("Send your choice", "Send choice"),
    "Order": ("Send your order", "Send order"),
    "Rest": ("Send your rest", "Send rest"),
    "Return": ("Send your choice", "Send choice"),
    "Shift": ("Send your move", "Send move"),
    "Hold": ("Send your answer", "Send answer"),
}


def sending(steps: Sequence[Step]) -> Sending:
    """The words for a draft that answers all that its seat is asked now."""
    kinds = {step.move["kind"] for step in steps}
    title, button = TITLES[steps[-1].move["kind"]] if len(kinds) == 1 else ("Send your turn", "Send turn")
    return Sending(title, f"This is all that is asked of you now. {NEVER}", button)


def came(told: Mapping[str, Any]) -> str:
    """Lines say it themselves."""
    return ""


def then(view: View) -> str:
    """The heading asks for what is to be done now."""
    return ""
