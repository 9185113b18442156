"""The Festivals in words: a draft's moves before they are sent, what follows by itself, what a seat shows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from engine.festivals.islands import NAMES
from engine.festivals.notation import say
from service.boards.festivals.names import crossing, in_words
from service.boards.festivals.names import say as ticket_name
from service.named import capital
from service.pages.draft import Draft, Step
from service.pages.festivals.pieces import PIECES
from service.pages.festivals.words import View, counted, row_of
from service.pages.shown import Shown
from service.pages.words import first_person

Told = Mapping[str, Any]

PLANS: Mapping[str, Callable[[Told], str]] = {
    "Plan": lambda move: plan(move["tickets"]),
    "Name": lambda move: f"you name {{{move['seat']}}}",
    "Go": lambda move: f"you lay a {ticket_name(move['ticket'])} on {NAMES[move['island']]} and go there",
    "Order": lambda move: f"you order them: {', '.join(f'{{{seat}}}' for seat in move['seats'])}",
    "Rest": lambda move: f"you rest: {move['source']}",
    "Return": lambda move: f"you return {in_words(move['tickets'])} of {NAMES[move['island']]} to the pool",
    "Shift": lambda move: (
        f"you move the typhoon from between {crossing(move['typhoon'])} to between {crossing(move['border'])}"
    ),
    "Hold": lambda move: "you leave the typhoons where they are",
}


def plan(tickets: Sequence[str]) -> str:
    """A plan in words."""
    if not tickets:
        return "you show no ticket: you stay where you are, and rest when all have moved"
    return f"you show {in_words(tickets)}"


def say_step(step: Step) -> str:
    """A move of a draft in words."""
    if step.told and (said := say(step.told[0])):
        return f"You {first_person(said)}"
    return capital(PLANS[step.move["kind"]](step.move))


def cost(step: Step) -> Markup:
    """A ticket for each step: the step says it."""
    return Markup("")


def tally(view: View, steps: Sequence[Step]) -> Markup:
    """The page shows the tickets that are left instead."""
    return Markup("")


def whole(steps: Sequence[Step]) -> bool:
    """Questions that follow one another are answered together."""
    return False


def follows(step: Step) -> list[Told]:
    """Everything behind the move itself: forced steps, prizes, what others have to do."""
    return [told for told in step.told[1:] if say(told)]


def warn(step: Step) -> str:
    """What is turned up when the turn is sent."""
    return "Then a new round begins, and the festival behind it is turned up." if step.chance else ""


def chip(view: View, seat: int) -> Shown:
    """A seat's points, its tickets in hand, and the airplane."""
    row = row_of(view, seat)
    points, held = str(row["points"]), f"{row['tickets']} in hand"
    unit = "point" if row["points"] == 1 else "points"
    if view["scores"]:
        return Shown(points, unit, counted(len(row["prizes"]), "prize"))
    if view["airplane"] != seat:
        return Shown(points, unit, held)
    return Shown(points, unit, held, sign=PIECES["airplane"](15), sign_name="holds the airplane")


def about(options: Mapping[str, Any]) -> str:
    """The typhoons, if any, and who may move them in a tie."""
    number = int(options.get("typhoons", "0"))
    if not number:
        return ""
    tie = ", the airplane decides who moves one" if options.get("typhoon_tie") == "airplane" else ""
    return f"{counted(number, 'typhoon')}{tie}"


def stands(view: View, options: Mapping[str, Any]) -> str:
    """Points are open here: the row of seats says them."""
    return ""


def missing(view: View, draft: Draft) -> str:
    """The next step of an unfinished turn."""
    return MISSING[view["phase"]](view, draft) if view["phase"] in MISSING else "Nothing is asked of you now."


def to_lay(view: View, draft: Draft) -> str:
    row = row_of(view, view["you"]["seat"])
    return f"Which island {'first' if len(row['shown']) == len(row['plan']) else 'next'}?"


def to_order(view: View, draft: Draft) -> str:
    return f"Who is {'next' if draft.chosen else 'first'} on {NAMES[view['asked']['island']]}?"


def to_return(view: View, draft: Draft) -> str:
    asked = view["asked"]
    left = asked["count"] - len(draft.chosen)
    more = "more " if draft.chosen else ""
    return f"Return {left} {more}{'ticket' if left == 1 else 'tickets'} of {NAMES[asked['island']]}."


MISSING: Mapping[str, Callable[[View, Draft], str]] = {
    "plan": lambda view, draft: "Choose the tickets that you show, or none.",
    "name": lambda view, draft: "Who moves next?",
    "move": to_lay,
    "order": to_order,
    "rest": lambda view, draft: "Where do you rest?",
    "return": to_return,
    "favour": lambda view, draft: "Who may move a typhoon?",
    "shift": lambda view, draft: (
        "Where do you lay the typhoon?"
        if draft.pick in view["typhoons"]
        else "Move a typhoon, or leave them."
    ),
}
