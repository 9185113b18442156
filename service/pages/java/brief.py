"""What has happened, in short: a sentence on each player, and one on every festival, in order of play."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.words import both, counted
from service.pages.java.words import Told

PALACES: Final = ("PalaceBuilt", "PalaceEnlarged")
SCORES: Final = (*PALACES, "Enclosed", "FinalScored")  # besides festivals, which have a sentence each
DONE: Final = (*PALACES, "Placed", "Entered", "Irrigated", "CardDrawn")  # what a sentence on a player tells
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
    fame, begun, said = scored(told), set[int](), list[str]()
    for event in told:
        if event["kind"] == "FestivalWon":
            said.append(opened([event]))
        elif event["kind"] in (*DONE, *SCORES) and event["seat"] not in (None, *begun):
            begun.add(seat := event["seat"])
            parts = [] if seat == you else [*did([one for one in told if one.get("seat") == seat])]
            if fame[seat]:
                parts.append(f"+{counted(fame[seat], 'point')}")
            if parts:
                said.append(f"{{{seat}}}: {', '.join(parts)}.")
    if any(event["kind"] == "EndTriggered" for event in told):
        said.append("The final turns have begun.")
    return " ".join(said)


def scored(told: Sequence[Told]) -> Counter[int]:
    """The fame of every seat, that of festivals included."""
    fame = Counter[int]()
    for event in told:
        if event["kind"] == "FestivalWon":
            fame.update(dict.fromkeys(event["seats"], event["points"]))
        elif event["kind"] in SCORES and event["seat"] is not None:
            fame[event["seat"]] += event["points"]
    return fame


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
