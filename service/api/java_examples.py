"""Examples of Java for the document: the third turn of two, beside the first palace."""

from typing import Any

Example = dict[str, Any]


def settler(seat: int, points: int, developers: int) -> Example:
    """A seat that has used none of its own tiles."""
    return {
        "seat": seat,
        "points": points,
        "developers": developers,
        "twos": 5,
        "rices": 3,
        "villages": 2,
        "tokens": 3,
        "cards": 3,
        "scored": False,
    }


VIEW: Example = {
    "game": "java",
    "phase": "turn",
    "festivals": "sealed",
    "to_move": [0],
    "sealed": False,
    "tiles": [
        {"village": "c3", "rice": ["d3", "d4"], "level": 1},
        {"village": "c4", "rice": ["b4", "b5"], "level": 1},
    ],
    "cells": {
        "c3": {"land": "village", "level": 1},
        "d3": {"land": "rice", "level": 1},
        "b4": {"land": "rice", "level": 1},
        "c4": {"land": "village", "level": 1},
        "d4": {"land": "rice", "level": 1},
        "b5": {"land": "rice", "level": 1},
    },
    "irrigation": ["e5", "n5", "i8"],
    "annexed": [],
    "palaces": [{"cell": "c3", "value": 2, "festival": False, "city": ["c3", "c4"]}],
    "developers": [["d4"], ["c4"]],
    "supply": {
        "threes": 54,
        "irrigation": 16,
        "palaces": {"2": 5, "4": 7, "6": 8, "8": 9, "10": 10},
        "deck": 23,
        "discards": [],
    },
    "open": "md",
    "seats": [settler(0, 0, 11), settler(1, 1, 11)],
    "turn": 3,
    "final": False,
    "turn_of": 0,
    "points_left": 6,
    "placed": False,
    "drawn": 0,
    "token": False,
    "changed": [],
    "bidding": None,
    "you": {"seat": 0, "cards": ["m", "p", "md"]},
    "scores": None,
    "winners": None,
    "why": "",
}
OPTIONS: Example = {"festivals": "sealed"}
TITLE = "Terraces"
RICE: Example = {"kind": "Place", "village": None, "rice": ["c5"]}
TURN: list[Example] = [RICE, {"kind": "Enter", "cell": "d3"}, {"kind": "End"}]
BID: Example = {"kind": "Bid", "cards": ["m", "md"], "share": True}
LAID: Example = {"kind": "Placed", "seat": 0, "village": None, "rice": ["c5"], "level": 1, "cost": 1}
LINE: Example = {"seat": 0, "text": "lays rice on c5"}
