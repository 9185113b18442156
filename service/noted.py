"""noted(): the line of notation behind something that was told, for histories and letters.

It is made from what was told, never from the moves in a log, which hold what others may not know.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine import GAMES

Told: TypeAlias = Mapping[str, Any]


def swap(told: Told) -> dict[str, Any]:
    return {"kind": "Swap", "column": told["other_column"], "floor": told["other_floor"]}


def discard(told: Told) -> dict[str, Any] | None:
    if "tiles" not in told and told["count"]:
        return None
    return {"kind": "Discard", "tiles": list(told.get("tiles", ()))}


MEDANG: Mapping[str, Callable[[Told], dict[str, Any] | None]] = {
    "Discarded": discard,
    "Placed": lambda told: {"kind": "Play", "tile": told["tile"], "column": told["column"]},
    "Bought": lambda told: {"kind": "Buy", "tile": told["tile"]},
    "Swapped": swap,
    "Removed": lambda told: {"kind": "Remove", "column": told["column"], "floor": told["floor"]},
    "Renewed": lambda told: {"kind": "Renew"},
    "Exchanged": lambda told: {"kind": "Exchange", "tiles": list(told["chosen"])},
    "Taken": lambda told: {"kind": "Take", "tile": "pile" if told["pile"] else told["tile"]},
}
MOVES: Mapping[str, Mapping[str, Callable[[Told], dict[str, Any] | None]]] = {"medang": MEDANG}


def noted(rules: str, told: Told) -> str:
    """The line that asked for this, as far as its hearer may know it: "play b1 5". Empty: there is none."""
    make = MOVES[rules].get(told["kind"])
    move = make(told) if make else None
    return "" if move is None else GAMES[rules].notation.write(GAMES[rules].codec.load_move(move))
