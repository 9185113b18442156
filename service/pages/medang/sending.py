"""What a draft becomes when it is sent: the words before the button, and those after it."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.words import both
from service.boards.medang.names import say as tile_name
from service.pages.draft import Sending, Step

Told = Mapping[str, Any]
WHOLE, NEVER = "Send turn", "What is sent cannot be taken back."


HALVES = {
    "Buy": ("a tile of the pile fills the empty place of the market", "Send and see the new tile"),
    "Renew": ("6 new tiles are turned up", "Send and see the new market"),
    "Exchange": ("the market is filled again", "Send and see the new market"),
}


def sending(steps: Sequence[Step]) -> Sending:
    """The words for a draft that can be sent: a whole turn, or its part up to a draw."""
    move, chance = steps[-1].move, steps[-1].chance
    if chance and move["kind"] in HALVES:
        comes, button = HALVES[move["kind"]]
        text = f"This is the first part of your turn. Once it is sent, {comes}; then you take a tile. {NEVER}"
        return Sending("Send the first part", text, button)
    if chance and move["kind"] == "Play":
        text = f"This tile completes the temple: the game ends, and all dynasties are shown. {NEVER}"
        return Sending("Send your last turn", text, WHOLE)
    if move == {"kind": "Take", "tile": "pile"}:
        return Sending("Send your turn", f"This is your whole turn. You see the tile then. {NEVER}", WHOLE)
    return Sending("Send your turn", f"This is your whole turn. {NEVER}", WHOLE)


def came(told: Told) -> str:
    """What came of a turn that was sent, as a sentence; empty for what only its player did."""
    if told["kind"] != "MarketRefilled":
        return ""
    tiles = both(f"a {tile_name(code)}" for code in told["tiles"])
    return f"{tiles[:1].upper()}{tiles[1:]} came into the market."


def then(view: Mapping[str, Any]) -> str:
    """What is to be done now, in a turn that has begun."""
    return "Now take a tile." if view["phase"] == "take" else ""
