"""The moves behind what happens in Medang."""

from collections.abc import Mapping
from typing import Any

from service.noted.asked import Asked, Leaf, Told


def swap(told: Told, leaf: Leaf) -> dict[str, Any]:
    return {"kind": "Swap", "column": told["other_column"], "floor": told["other_floor"]}


def discard(told: Told, leaf: Leaf) -> dict[str, Any] | None:
    if "tiles" not in told and told["count"]:
        return None
    return {"kind": "Discard", "tiles": list(told.get("tiles", ()))}


ASKED: Mapping[str, Asked] = {
    "Discarded": discard,
    "Placed": lambda told, leaf: {"kind": "Play", "tile": told["tile"], "column": told["column"]},
    "Bought": lambda told, leaf: {"kind": "Buy", "tile": told["tile"]},
    "Swapped": swap,
    "Removed": lambda told, leaf: {"kind": "Remove", "column": told["column"], "floor": told["floor"]},
    "Renewed": lambda told, leaf: {"kind": "Renew"},
    "Exchanged": lambda told, leaf: {"kind": "Exchange", "tiles": list(told["chosen"])},
    "Taken": lambda told, leaf: {"kind": "Take", "tile": "pile" if told["pile"] else told["tile"]},
}
