"""What is said of the events of Java."""

from typing import Any

import pytest

from engine.game import Json
from engine.java import notation
from engine.java.view import tell
from tests.engine.java.boards import happen
from tests.engine.java.feasts import opened
from tests.engine.java.test_rules_example_turn import ANNA, begin

SAID: dict[str, Json] = {
    "3 players begin, {2} first; the festival card is mask and drum": {
        "kind": "Started", "seats": 3, "festivals": "open", "open": "md", "first": 2,
    },
    "has the last turn": {"kind": "TurnBegan", "seat": 0, "final": True},
    "brings a developer to d7": {"kind": "Entered", "seat": 0, "cell": "d7", "cost": 1},
    "moves the developer on d7 to f9": {
        "kind": "Walked", "seat": 0, "origin": "d7", "cell": "f9", "cost": 0,
    },
    "takes the developer on d7 off the board": {"kind": "Exited", "seat": 0, "cell": "d7", "cost": 2},
    "builds a palace of 4 on d7: 2 points": {
        "kind": "PalaceBuilt", "seat": 0, "cell": "d7", "value": 4, "points": 2,
    },
    "enlarges the palace on d7 to 10: 5 points": {
        "kind": "PalaceEnlarged", "seat": 0, "cell": "d7", "value": 10, "points": 5,
    },
    "lays irrigation on d7": {"kind": "Irrigated", "seat": 0, "cell": "d7"},
    "ranks highest beside the enclosed irrigation on d7 and e7: 6 points": {
        "kind": "Enclosed", "cells": ["d7", "e7"], "seat": 0, "points": 6,
    },
    "the irrigation on d7 is enclosed, and nobody ranks highest beside it": {
        "kind": "Enclosed", "cells": ["d7"], "seat": None, "points": 0,
    },
    "takes the open card, mask and drum": {"kind": "CardDrawn", "seat": 0, "source": "open", "card": "md"},
    "draws a card": {"kind": "CardDrawn", "seat": 0, "source": "deck"},
    "draws a card with puppet": {"kind": "CardDrawn", "seat": 0, "source": "deck", "card": "p"},
    "the festival card is mask and puppet now": {"kind": "CardTurned", "card": "mp"},
    "the discarded cards are shuffled: they are the deck again": {"kind": "Reshuffled"},
    "plays an extra action token": {"kind": "TokenPlayed", "seat": 0},
    "arranges a festival in the palace of 8 on d7; {2} and {0} may compete": {
        "kind": "FestivalArranged", "seat": 1, "cell": "d7", "value": 8, "seats": [1, 2, 0],
    },
    "arranges a festival in the palace of 2 on d7": {
        "kind": "FestivalArranged", "seat": 1, "cell": "d7", "value": 2, "seats": [1],
    },
    "plays a card with mask and a card with mask and drum: 3 points in the competition": {
        "kind": "CardsPlayed", "seat": 0, "cards": ["m", "md"], "total": 3,
    },
    "leaves the competition": {"kind": "BidPassed", "seat": 0},
    "would share the fame": {"kind": "Shared", "seat": 0},
    "{1} wins the festival: 4 points": {"kind": "FestivalWon", "seats": [1], "cell": "d7", "points": 4},
    "{0} and {2} share the festival: 1 point each": {
        "kind": "FestivalWon", "seats": [0, 2], "cell": "d7", "points": 1,
    },
    "lays the last 3-space tile: the final turns begin": {"kind": "EndTriggered", "seat": 0, "why": "threes"},
    "is the last of a round in which nobody could lay a tile: the final turns begin": {
        "kind": "EndTriggered", "seat": 0, "why": "stuck",
    },
    "scores 12 points in the end: 10 for the highest rank at d7 and 2 for the second rank at f9": {
        "kind": "FinalScored", "seat": 0, "points": 12, "parts": [
            {"cell": "d7", "rank": 1, "points": 10}, {"cell": "f9", "rank": 2, "points": 2},
        ],
    },
    "scores 0 points in the end": {"kind": "FinalScored", "seat": 0, "points": 0, "parts": []},
    "Red has most fame: 30 points": {"kind": "Won", "seats": [0], "why": "Red has most fame: 30 points."},
}  # fmt: skip


@pytest.mark.parametrize(("sentence", "told"), SAID.items())
def test_what_is_said(sentence: str, told: Json) -> None:
    assert notation.say(told) == sentence


@pytest.mark.parametrize(
    ("village", "rice", "level", "sentence"),
    [
        ("d7", ["e7", "e8"], 1, "lays a village on d7 and rice on e7 and e8"),
        ("d7", ["e7"], 3, "lays a village on d7 and rice on e7, level 3"),
        ("d7", [], 2, "lays a village on d7, level 2"),
        (None, ["d7"], 1, "lays rice on d7"),
    ],
)
def test_what_is_said_of_a_tile(village: str | None, rice: list[str], level: int, sentence: str) -> None:
    told = {"kind": "Placed", "seat": 0, "village": village, "rice": rice, "level": level, "cost": 1}
    assert notation.say(told) == sentence


@pytest.mark.parametrize(
    "told",
    [
        {"kind": "Asked", "seats": [0]},
        {"kind": "TurnEnded", "seat": 0, "placed": True},
        {"kind": "TurnBegan", "seat": 0, "final": False},
    ],
)
def test_what_needs_no_line(told: Json) -> None:
    assert notation.say(told) == ""


def test_what_is_said_of_a_turn() -> None:
    happened: list[Any] = happen(begin(), *ANNA, "festival g8 m")[0]
    said = [notation.say(tell(event, None)) for event in happened]
    assert [line for line in said if line] == [
        "lays a village on d9 and rice on c9 and d10",
        "brings a developer to c9",
        "moves the developer on c9 to d9",
        "builds a palace of 4 on g8: 2 points",
        "lays irrigation on e9",
        "lays a village on g10 and rice on f9 and f10",
        "ranks highest beside the enclosed irrigation on e9: 3 points",
        "arranges a festival in the palace of 4 on g8",
        "plays a card with mask: 1 point in the competition",
        "{0} wins the festival: 2 points",
    ]


def test_what_is_said_of_a_competition() -> None:
    happened: list[Any] = happen(opened("m", "d", "-", "p"), "festival h6 m", "bid d", "pass")[0]
    said = [notation.say(tell(event, None)) for event in happened]
    assert [line for line in said if line] == [
        "arranges a festival in the palace of 8 on h6; {1} and {3} may compete",
        "plays a card with mask: 1 point in the competition",
        "plays a card with drum: 1 point in the competition",
        "leaves the competition",
        "would share the fame",
        "would share the fame",
        "{0} and {1} share the festival: 2 points each",
    ]
