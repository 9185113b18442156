"""The view: every field of it, and who sees what."""

from engine import java
from tests.engine.java.boards import RED, TEAL, VIOLET, after, position
from tests.engine.java.feasts import opened, sealed

DRAWING = """
        a     b     c     d     e
    7      M     v2R   v1    .
    8         L     L     v1*2  v1V
"""


def test_a_turn() -> None:
    state = position(DRAWING, "m md", "p", "-", seats=3, open="dp", fame="5 0 7", turn=VIOLET, tops=("b7v",))
    state = after(state, "token", "place c9v b9r", "draw open", "irrigate g6")
    assert java.view(state, VIOLET) == {
        "game": "java", "phase": "turn", "festivals": "sealed", "to_move": [1], "sealed": False, "turn": 1,
        "final": False,
        "tiles": [
            {"village": "b7", "rice": [], "level": 1},
            {"village": "c7", "rice": [], "level": 1},
            {"village": "d8", "rice": [], "level": 1},
            {"village": "e8", "rice": [], "level": 1},
            {"village": "b7", "rice": [], "level": 2},
            {"village": "c9", "rice": ["b9"], "level": 1},
        ],
        "cells": {
            "b7": {"land": "village", "level": 2}, "c7": {"land": "village", "level": 1},
            "d8": {"land": "village", "level": 1}, "e8": {"land": "village", "level": 1},
            "b9": {"land": "rice", "level": 1}, "c9": {"land": "village", "level": 1},
        },
        "irrigation": ["e5", "n5", "g6", "i8"], "annexed": ["b9"],
        "palaces": [{"cell": "d8", "value": 2, "festival": True, "city": ["b7", "c7", "d8", "e8", "c9"]}],
        "developers": [["b7"], ["e8"], []],
        "supply": {
            "threes": 56, "irrigation": 15, "palaces": {"2": 5, "4": 7, "6": 8, "8": 9, "10": 10},
            "deck": 25, "discards": [],
        },
        "open": "m",
        "seats": [
            {"seat": 0, "points": 5, "developers": 11, "twos": 5, "rices": 3, "villages": 2, "tokens": 3,
             "cards": 2, "scored": False},
            {"seat": 1, "points": 0, "developers": 11, "twos": 4, "rices": 3, "villages": 2, "tokens": 2,
             "cards": 2, "scored": False},
            {"seat": 2, "points": 7, "developers": 12, "twos": 5, "rices": 3, "villages": 2, "tokens": 3,
             "cards": 0, "scored": False},
        ],
        "turn_of": 1, "points_left": 3, "placed": True, "drawn": 1, "token": True, "changed": [],
        "bidding": None, "scores": None, "winners": None, "why": "",
        "you": {"seat": 1, "cards": ["p", "dp"]},
    }  # fmt: skip


def test_who_sees_what() -> None:
    state = position(DRAWING, "m md", "p", "-", seats=3)
    seen = {seat: java.view(state, seat) for seat in (None, RED, VIOLET, TEAL)}
    hands = [seen[seat].pop("you")["cards"] for seat in (RED, VIOLET, TEAL)]
    assert hands == [["m", "md"], ["p"], []]
    assert seen[RED] == seen[VIOLET] == seen[TEAL] == seen[None]


def test_sealed_bids_are_not_seen() -> None:
    state = after(sealed("m", "d", "-", "p"), "festival h6")
    seen = java.view(state, VIOLET)
    assert (seen["phase"], seen["to_move"], seen["sealed"]) == ("bid", [0, 1, 3], True)
    assert seen["bidding"] == {
        "cell": "h6", "value": 8, "arranger": 0, "seats": [0, 1, 3], "in": [0, 1, 3],
        "totals": {"0": 0, "1": 0, "3": 0}, "played": {"0": [], "1": [], "3": []}, "tie": False,
    }  # fmt: skip


def test_an_open_auction() -> None:
    state = after(opened("m d", "p d", "-", "md"), "festival h6 m", "bid d")
    seen = java.view(state, None)
    assert (seen["phase"], seen["to_move"], seen["sealed"]) == ("auction", [3], False)
    state = after(state, "pass")
    assert java.view(state, None)["bidding"] == {
        "cell": "h6", "value": 8, "arranger": 0, "seats": [0, 1, 3], "in": [0, 1],
        "totals": {"0": 1, "1": 1, "3": 0}, "played": {"0": ["m"], "1": ["d"], "3": []}, "tie": True,
    }  # fmt: skip


def test_the_end() -> None:
    state = position(DRAWING.replace("*2", "=2"), seats=2, fame="4 9", final=True)
    seen = java.view(after(state, "end"), None)
    assert (seen["turn"], seen["final"], seen["scores"], seen["winners"]) == (2, True, None, None)
    assert [seat["scored"] for seat in seen["seats"]] == [True, False]
    over = java.view(after(state, "end", "end"), RED)
    assert (over["phase"], over["to_move"]) == ("over", [])
    assert over["scores"] == [
        {"seat": 0, "game": 4, "final": 2, "total": 6}, {"seat": 1, "game": 9, "final": 1, "total": 10},
    ]  # fmt: skip
    assert over["winners"] == [1] and over["why"] == "Violet has most fame: 10 points."
