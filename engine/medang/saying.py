"""What was told, in plain English: a sentence part in the present tense, without the player's name."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from engine.game import Json
from engine.medang.board import temple_name
from engine.medang.pieces import called, dynasty_name
from engine.words import both, counted

Told: TypeAlias = Mapping[str, Any]


def say(told: Json) -> str:
    """A sentence part for what `tell` gave. It goes on from the player's name when there is a seat, and else
    stands alone; it is empty when there is nothing worth a line."""
    return SAYINGS[told["kind"]](told)


def these(tiles: list[Any]) -> str:
    """Tiles in words: "the green monk and the red general"; "nothing"."""
    return both(f"the {called(tile)}" for tile in tiles) if tiles else "nothing"


def at(told: Told, before: str = "") -> str:
    return f"column {told[before + 'column']}, floor {told[before + 'floor']}"


def started(told: Told) -> str:
    return f"the {temple_name(told['temple'])} is begun by {told['seats']} players"


def discarded(told: Told) -> str:
    if not told["count"]:
        return "keeps all tiles"
    if "tiles" not in told:
        return f"discards {counted(told['count'], 'tile')} and draws as many"
    return f"discards {these(told['tiles'])} and draws {these(told['drawn'])}"


def swapped(told: Told) -> str:
    monk, other = called(told["tile"]), called(told["other"])
    return f"swaps the {monk} at {at(told)} with the {other} at {at(told, 'other_')}"


def exchanged(told: Told) -> str:
    hand = these(told["discarded"]) if told.get("discarded") else counted(told["count"], "tile")
    return f"puts {hand} under the pile and takes {these(told['chosen'])} from the market"


def taken(told: Told) -> str:
    tile = f"the {called(told['tile'])}" if "tile" in told else "a tile"
    return f"takes {tile} from the {'pile' if told['pile'] else 'market'}"


def scored(told: Told) -> str:
    floors, columns = sum(told["floors"]), sum(told["columns"])
    points = counted(floors + columns, "point")
    return f"scores {points}: {floors} from floors, {columns} from columns"


SAYINGS: Final[Mapping[str, Callable[[Told], str]]] = {
    "Started": started,
    "Discarded": discarded,
    "MarketOpened": lambda told: f"the market opens with {these(told['tiles'])}",
    "StartingPlayerDrawn": lambda told: "is drawn to be the starting player",
    "Placed": lambda told: f"plays the {called(told['tile'])} to {at(told)}",
    "Bought": lambda told: f"buys the {called(told['tile'])} from the market",
    "Swapped": swapped,
    "Removed": lambda told: f"removes the {called(told['tile'])} from {at(told)}",
    "Renewed": lambda told: f"puts the market under the pile: {these(told['tiles'])}",
    "Exchanged": exchanged,
    "Taken": taken,
    "MarketRefilled": lambda told: f"the market is refilled with {these(told['tiles'])}",
    "TurnPassed": lambda told: "",
    "Skipped": lambda told: "has nothing to play and nothing to take, so the turn is skipped",
    "Completed": lambda told: "completes the temple",
    "Revealed": lambda told: f"the dynasties are shown: {both(map(dynasty_name, told['dynasties']))}",
    "Scored": scored,
    "Won": lambda told: told["why"].removesuffix("."),
}
