"""Medang in words: a draft's moves before they are sent, a told event's notation, what a seat shows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from engine.medang.notation import say
from engine.medang.pieces import EXCHANGE, LEADER
from service.boards.board import Mark
from service.boards.medang.names import DYNASTIES, TRADES, both, counted, temple_name
from service.boards.medang.names import say as tile_name
from service.pages.draft import Draft, Step
from service.pages.shown import Shown
from service.pages.words import first_person

View = Mapping[str, Any]
Told = Mapping[str, Any]

PLANS: Mapping[str, Callable[[Told], str]] = {
    "Play": lambda move: f"you play the {tile_name(move['tile'])} to column {move['column']}",
    "Buy": lambda move: f"you buy the {tile_name(move['tile'])} from the market",
    "Swap": lambda move: f"the monk changes places with the tile at {move['column']}.{move['floor']}",
    "Remove": lambda move: f"you remove the tile at {move['column']}.{move['floor']}",
    "Renew": lambda move: "the whole market goes under the pile",
    "Exchange": lambda move: (
        f"your hand goes under the pile; you take {tiles(move['tiles'])} from the market"
    ),
    "Take": lambda move: take(move),
    "Pass": lambda move: "you end your turn without a tile",
    "Discard": lambda move: (
        f"you discard {tiles(move['tiles'])}" if move["tiles"] else "you keep all your tiles"
    ),
}
CHANCES = {
    "Play": "It completes the temple.",
    "Buy": "Its place in the market is filled from the pile.",
    "Renew": "6 new tiles are turned up.",
    "Exchange": "The market is filled from the pile.",
    "Take": "Its place in the market is filled from the pile.",
}


def tiles(codes: list[str]) -> str:
    """Tiles in words: "the green monk and the red general"."""
    return both(f"the {tile_name(code)}" for code in codes) if codes else "nothing"


def take(move: Told) -> str:
    """Step 3 in words."""
    if move["tile"] == "pile":
        return "you take the first tile of the pile, unseen"
    return f"you take the {tile_name(move['tile'])} from the market"


def say_step(step: Step) -> str:
    """A move of a draft in words, with its floor where it is known."""
    if step.told:
        said = next((say(told) for told in step.told if told.get("seat") is not None and say(told)), "")
        if said:
            return f"You {first_person(said)}"
    text = PLANS[step.move["kind"]](step.move)
    return text[:1].upper() + text[1:]


def warn(step: Step) -> str:
    """What comes when the turn is sent, and cannot be known before."""
    if not step.chance:
        return ""
    if step.move == {"kind": "Take", "tile": "pile"}:
        return "You see it when the turn is sent."
    return CHANCES[step.move["kind"]]


def cost(step: Step) -> Markup:
    """Moves cost nothing here."""
    return Markup("")


def tally(view: View, steps: Sequence[Step]) -> Markup:
    """Nothing is counted before the end."""
    return Markup("")


def whole(steps: Sequence[Step]) -> bool:
    """A turn ends with another seat’s."""
    return False


def follows(step: Step) -> list[Told]:
    """A tile's effects are moves of their own: nothing follows that the move itself does not say."""
    return []


def drafted(view: View, draft: Draft) -> tuple[View, tuple[Mark, ...]]:
    """Tiles to discard stand in no temple."""
    return view, ()


def figure(told: Told, shown: Sequence[str]) -> Markup:
    """Words are enough."""
    return Markup("")


def chip(view: View, seat: int) -> Shown:
    """A seat's tiles while the game runs; its points and dynasty after it."""
    row = view["seats"][seat]
    if view["scores"]:
        points = next(score["total"] for score in view["scores"] if score["seat"] == seat)
        return Shown(str(points), "point" if points == 1 else "points", DYNASTIES[row["dynasty"]])
    return Shown(str(row["hand"]), "tile" if row["hand"] == 1 else "tiles", "dynasty hidden", hidden=True)


def about(options: Mapping[str, Any]) -> str:
    """The temple, and the one option that is not the usual."""
    neutral = (
        ", dynasties that nobody plays are ignored" if options.get("neutral_dynasties") == "ignore" else ""
    )
    return temple_name(options["temple"]).removeprefix("Temple of ") + neutral


def missing(view: View, draft: Draft) -> str:
    """The next step of an unfinished turn."""
    if view["phase"] == "discard":
        return "Choose the tiles to discard, or keep them all."
    if view["phase"] == "take":
        return "Take a tile to end your turn."
    hand = view["you"]["hand"] if view.get("you") else []
    if draft.pick in hand:
        return f"Choose a column for the {TRADES[int(draft.pick[1])]}."
    if draft.pick == "exchange" and view["effect"] == LEADER:
        number = min(EXCHANGE, len(view["market"]))
        return f"Choose {counted(number, 'tile')} for your new hand."
    if view["phase"] == "effect":
        return f"Use the {TRADES[view['effect']]}, or take a tile."
    return f"Choose one of your {counted(len(hand), 'tile')}."
