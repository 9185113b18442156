"""Java in words: a draft's moves before they are sent, what follows by itself, what a seat shows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from engine.java.notation import say
from service.boards.board import Mark
from service.named import capital
from service.noted.bids import bid_words
from service.pages.draft import Draft, Step
from service.pages.java.picking import Pick, picked
from service.pages.java.words import TILES, View, counted
from service.pages.shown import Shown
from service.pages.words import first_person

Told = Mapping[str, Any]
TOTAL = " in the competition"  # behind what all one’s cards on the table are worth

PLANS: Mapping[str, Callable[[Told], str]] = {
    "Draw": lambda move: (
        "you draw the top card of the deck" if move["source"] == "deck" else "you take the open card"
    ),
    "End": lambda move: "you end your turn",
    "Bid": lambda move: bid(move),
}


def bid(move: Told) -> str:
    """A sealed bid in words."""
    if not move["cards"]:
        return "you bid nothing: no card of yours is played"
    return f"you are ready to play {bid_words(move)}"


def say_step(step: Step) -> str:
    """A move of a draft in words."""
    kind = step.move["kind"]
    if kind not in PLANS or (kind in ("Bid", "Draw") and step.told):
        said = next(filter(None, map(say, step.told)), "")
        if said:
            return f"You {first_person(said)}".replace(TOTAL, " in all")
    return capital(PLANS[kind](step.move))


def follows(step: Step) -> list[Told]:
    """Everything behind the move itself: enclosed irrigation, answers without a choice, the final scoring."""
    own = 0 if step.move["kind"] == "End" else 1
    return [told for told in step.told[own:] if say(told)]


def warn(step: Step) -> str:
    """What cannot be known before the turn is sent."""
    if not step.chance:
        return ""
    return "You see it then." if step.move["source"] == "deck" else "Then the next one is turned up."


def drafted(view: View, draft: Draft) -> tuple[View, tuple[Mark, ...]]:
    """A bid changes nothing on the board."""
    return view, ()


def figure(told: Told, shown: Sequence[str]) -> Markup:
    """Words are enough."""
    return Markup("")


def chip(view: View, seat: int) -> Shown:
    """A seat's fame, its cards, and what it has in hand."""
    row = view["seats"][seat]
    unit = "point" if row["points"] == 1 else "points"
    if view["scores"]:
        score = view["scores"][seat]
        return Shown(str(row["points"]), unit, f"{score['final']} in the end")
    more = f", {counted(row['developers'], 'developer')}, {counted(row['tokens'], 'token')}"
    note = Markup('{}<span class="more">{}</span>').format(counted(row["cards"], "card"), more)
    return Shown(str(row["points"]), unit, note)


def about(options: Mapping[str, Any]) -> str:
    """How festivals are held, where that is not the usual way."""
    return "open festivals" if options.get("festivals") == "open" else ""


def missing(view: View, draft: Draft) -> str:
    """The next step of an unfinished turn."""
    if view["phase"] == "auction":
        return "Share, or raise your bid?" if view["bidding"]["tie"] else "Go on, or pass?"
    if view["phase"] != "turn":
        return "Nothing is asked of you now."
    pick = picked(draft)
    return ASKING[pick.what](view, pick) if pick.what else to_add(view)


def to_add(view: View) -> str:
    """With nothing in hand."""
    return "Add a move" if view["points_left"] else "End the turn, or go on for free"


def to_lay(view: View, pick: Pick) -> str:
    kind = pick.what
    if kind in ("rice", "village"):
        return f"Where do you lay the {TILES[kind]}?"
    return (
        f"Village on {pick.cell}: turn the tile"
        if pick.cell
        else f"Where is the village of the {TILES[kind]}?"
    )


def to_walk(view: View, pick: Pick) -> str:
    here = pick.cell in view["developers"][view["you"]["seat"]]
    return f"Where does the developer on {pick.cell} go?" if here else "Which developer moves?"


ASKING: Mapping[str, Callable[[View, Pick], str]] = {
    **dict.fromkeys(TILES, to_lay),
    "enter": lambda view, pick: "Where does the developer go?",
    "walk": to_walk,
    "palace": lambda view, pick: f"Which palace on {pick.cell}?" if pick.cell else "Where is the palace?",
    "irrigate": lambda view, pick: "Where do you lay irrigation?",
    "festival": lambda view, pick: (
        f"A festival on {pick.cell}: with which cards?" if pick.cell else "In which palace is the festival?"
    ),
}
