"""What has happened, in short: a sentence on every festival, and one on each player."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.words import both, counted
from service.pages.java.words import Told

PALACES: Final = ("PalaceBuilt", "PalaceEnlarged")
SCORES: Final = (*PALACES, "Enclosed", "FinalScored")  # besides festivals, which have a sentence each
OWN: Final = {
    *PALACES,
    "Placed",
    "Entered",
    "Walked",
    "Exited",
    "Irrigated",
    "TokenPlayed",
    "FestivalArranged",
}


def brief(told: Sequence[Told], you: int) -> str:
    """Sentences with {2} for the name of seat 2; empty when there is nothing to say."""
    fame, seats = Counter[int](), dict[int, list[Told]]()
    for event in told:
        if event["kind"] in SCORES and event["seat"] is not None:
            fame[event["seat"]] += event["points"]
        if isinstance(event.get("seat"), int):
            seats.setdefault(event["seat"], []).append(event)
    said = [opened([event]) for event in told]
    for seat in dict.fromkeys([*seats, *fame]):
        parts = [] if seat == you else [*did(seats.get(seat, ()))]
        if fame[seat]:
            parts.append(f"+{counted(fame[seat], 'point')}")
        if parts:
            said.append(f"{{{seat}}}: {', '.join(parts)}.")
    if any(event["kind"] == "EndTriggered" for event in told):
        said.append("The final turns have begun.")
    return " ".join(filter(None, said))


def did(told: Sequence[Told]) -> Iterator[str]:
    """What a player did, in a few words each."""
    kinds = Counter(event["kind"] for event in told)
    if kinds["Placed"]:
        yield counted(kinds["Placed"], "tile")
    if kinds["Entered"]:
        yield counted(kinds["Entered"], "new developer")
    yield from (
        f"palace of {event['value']} on {event['cell']}" for event in told if event["kind"] in PALACES
    )
    if kinds["Irrigated"]:
        yield f"irrigation on {both(event['cell'] for event in told if event['kind'] == 'Irrigated')}"
    if kinds["CardDrawn"]:
        yield counted(kinds["CardDrawn"], "card")


def opened(told: Sequence[Told]) -> str:
    """How a festival went: "{0} and {2} share the festival on k7: 2 points each." Empty when none was won."""
    won = next((event for event in told if event["kind"] == "FestivalWon"), None)
    if won is None:
        return ""
    who, points = both(f"{{{seat}}}" for seat in won["seats"]), counted(won["points"], "point")
    if len(won["seats"]) > 1:
        return f"{who} share the festival on {won['cell']}: {points} each."
    return f"{who} wins the festival on {won['cell']}: {points}."


def known(told: Told) -> bool:
    """Is this a move that its player sees on the board, and need not be told?"""
    return told["kind"] in OWN
