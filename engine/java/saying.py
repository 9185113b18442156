"""What was told, in plain English: a sentence part in the present tense, without the player's name.

Another player stands there by the number of his seat in braces, {2}: whoever shows it puts the name in.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from engine.game import Json
from engine.java.cards import called
from engine.words import both, counted

Told: TypeAlias = Mapping[str, Any]


def say(told: Json) -> str:
    """A sentence part for what `tell` gave. It goes on from the player's name when there is a seat, and else
    stands alone; it is empty when there is nothing worth a line."""
    return SAYINGS[told["kind"]](told)


def those(seats: Iterable[int]) -> str:
    return both(f"{{{seat}}}" for seat in seats)


def cards(listed: Iterable[Any]) -> str:
    return both(f"a card with {called(card)}" for card in listed)


def fame(points: int) -> str:
    return counted(points, "point")


def placed(told: Told) -> str:
    village = [f"a village on {told['village']}"] if told["village"] else []
    rice = [f"rice on {both(told['rice'])}"] if told["rice"] else []
    level = f", level {told['level']}" if told["level"] > 1 else ""
    return f"lays {both([*village, *rice])}{level}"


def enclosed(told: Told) -> str:
    """Whoever has the points goes before it; without him the sentence stands alone."""
    cells = both(told["cells"])
    if told["seat"] is None:
        return f"the irrigation on {cells} is enclosed, and nobody ranks highest beside it"
    return f"ranks highest beside the enclosed irrigation on {cells}: {fame(told['points'])}"


def drawn(told: Told) -> str:
    if told["source"] == "open":
        return f"takes the open card, {called(told['card'])}"
    return f"draws {cards([told['card']])}" if "card" in told else "draws a card"


def arranged(told: Told) -> str:
    others = [seat for seat in told["seats"] if seat != told["seat"]]
    may = f"; {those(others)} may compete" if others else ""
    return f"arranges a festival in the palace of {told['value']} on {told['cell']}{may}"


def festival_won(told: Told) -> str:
    if len(told["seats"]) == 1:
        return f"{those(told['seats'])} wins the festival: {fame(told['points'])}"
    return f"{those(told['seats'])} share the festival: {fame(told['points'])} each"


def triggered(told: Told) -> str:
    if told["why"] == "threes":
        return "lays the last 3-space tile: the final turns begin"
    return "is the last of a round in which nobody could lay a tile: the final turns begin"


def final_scored(told: Told) -> str:
    parts = [
        f"{part['points']} for the {'highest' if part['rank'] == 1 else 'second'} rank at {part['cell']}"
        for part in told["parts"]
    ]
    return f"scores {fame(told['points'])} in the end" + (f": {both(parts)}" if parts else "")


SAYINGS: Final[Mapping[str, Callable[[Told], str]]] = {
    "Started": lambda told: (
        f"{told['seats']} players begin, {those([told['first']])} first; the festival card is "
        f"{called(told['open'])}"
    ),
    "TurnBegan": lambda told: "has the last turn" if told["final"] else "",
    "Placed": placed,
    "Entered": lambda told: f"brings a developer to {told['cell']}",
    "Walked": lambda told: f"moves the developer on {told['origin']} to {told['cell']}",
    "Exited": lambda told: f"takes the developer on {told['cell']} off the board",
    "PalaceBuilt": lambda told: (
        f"builds a palace of {told['value']} on {told['cell']}: {fame(told['points'])}"
    ),
    "PalaceEnlarged": lambda told: (
        f"enlarges the palace on {told['cell']} to {told['value']}: {fame(told['points'])}"
    ),
    "Irrigated": lambda told: f"lays irrigation on {told['cell']}",
    "Enclosed": enclosed,
    "CardDrawn": drawn,
    "CardTurned": lambda told: f"the festival card is {called(told['card'])} now",
    "Reshuffled": lambda told: "the discarded cards are shuffled: they are the deck again",
    "TokenPlayed": lambda told: "plays an extra action token",
    "FestivalArranged": arranged,
    "Asked": lambda told: "",
    "CardsPlayed": lambda told: f"plays {cards(told['cards'])}: {fame(told['total'])} in the competition",
    "BidPassed": lambda told: "leaves the competition",
    "Shared": lambda told: "would share the fame",
    "FestivalWon": festival_won,
    "TurnEnded": lambda told: "",
    "EndTriggered": triggered,
    "FinalScored": final_scored,
    "Won": lambda told: told["why"].removesuffix("."),
}
