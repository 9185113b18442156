"""What a draft becomes when it is sent: the words before the button, and those after it."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.java.notation import say
from service.pages.draft import Sending, Step
from service.pages.java.words import View, action_points

NEVER = "What is sent cannot be taken back."
ANSWERS = {
    "Bid": ("Send your bid", "Your cards are on the table then.", "Send bid"),
    "Retire": ("Send your answer", "You are out of this festival then.", "Send: you pass"),
    "Share": ("Send your answer", "You would share, if all who are left would.", "Send: you share"),
}


def sending(steps: Sequence[Step]) -> Sending:
    """The words for a draft that can be sent: a whole turn, its part up to a draw, or an answer."""
    move = steps[-1].move
    if move["kind"] in ANSWERS:
        title, text, button = ANSWERS[move["kind"]]
        return Sending(title, f"{text} {NEVER}", button)
    if steps[-1].chance:
        draws = (
            "you draw a card"
            if move["source"] == "deck"
            else "you take the open card, and the next is turned up"
        )
        text = f"This is the first part of your turn. Once it is sent, {draws}; then you go on. {NEVER}"
        return Sending("Send up to the card", text, "Send: then you draw")
    if move["kind"] == "Festival" and not move["cards"]:
        if all(len(told["seats"]) == 1 for told in steps[-1].told if told["kind"] == "FestivalArranged"):
            text = (
                "This ends your turn. Nobody else can compete: on the next page you choose the card for it."
            )
            return Sending("Send your turn", f"{text} {NEVER}", "Send: then your card")
        text = (
            "This ends your turn. All who may compete bid under seal then, and you at once, on the next page."
        )
        return Sending("Send your turn", f"{text} {NEVER}", "Send: then you bid")
    return Sending("Send your turn", f"This is your whole turn. {NEVER}", "Send turn")


def whole(steps: Sequence[Step]) -> bool:
    """An answer in a festival is sent by itself, even when one’s own turn begins with it."""
    return bool(steps) and steps[-1].move["kind"] in ANSWERS


def came(told: Mapping[str, Any]) -> str:
    """What came of a move that was sent, as a sentence; empty for the move itself."""
    if told["kind"] not in ("CardTurned", "Reshuffled"):
        return ""
    said = say(told)
    return f"{said[:1].upper()}{said[1:]}."


def then(view: View) -> str:
    """What is to be done now in a turn that has begun."""
    if view["phase"] != "turn":
        return ""
    left = view["points_left"]
    return f"Now go on: {action_points(left)} left." if left else "No action point is left."
