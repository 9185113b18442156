"""A position for cards and help pages: in the middle of a game of four, seen by seat 0, who begins a turn."""

from typing import Any

from service.boards.java.cells import RING, in_order
from service.boards.java.relief import cells_of, relief, villages

TILES = """
    g13v h14r, f7v f6r, g8v h8r, g7v, h6v h5r, g6v g5r, h8v, p6r, i6v i5r j6r, g5v, f5v f4r g4r, f4v
    g4r, h5v, g6v f6r, g5v g4r, f4v, p7v o7r p8r, i6v i5r, f4v g4r, h4v h3r i4r, h5v i5r, g5v, e3v f3r,
    h6v g7r, f2v e1r f1r, f9v g9r g10r, g2v g1r h2r, i5v, i6v, h4v i4r, i6v h5r, f2v e3r f3r, h8v g7r,
    e9v e8r f8r, e10v f10r e11r, j5v k5r k6r, g8v f8r f9r, e4v d3r d4r, i6r, k4v j3r j4r, h9v h10r i10r,
    e7v e6r d7r, h3v h2r, g8v f9r, e7v d7r e8r, i2v j2r i3r, h4v h3r i4r, i9v j9r j10r, e7v e8r f8r, f9v
    f8r g8r, j3v i3r j4r, k2v l2r k3r, q6v r6r q7r, k1v k0r l0r, j5v j6r k6r, i4v h4r, d3v d4r, d5v c5r
    d6r
"""  # in the order of laying; v the village, r rice
PALACES = {  # value, and whether it has had its festival
    "f2": (2, True),
    "j3": (6, False),
    "g6": (10, True),
    "q6": (2, True),
    "e9": (2, False),
    "i9": (2, False),
}
IRRIGATION = ["e2", "g3", "e5", "n5", "h7", "i8"]
DEVELOPERS = ["h5", "f7 o7 h8 e10 g13 h14", "f4 p7 g8 p8", "k1 g2 g5"]
SEATS = (  # points, developers in supply, tiles of 2 spaces, rice, village, tokens, cards
    (10, 11, 0, 3, 0, 2, 3),
    (2, 6, 0, 2, 0, 1, 3),
    (5, 8, 0, 3, 0, 0, 2),
    (5, 9, 0, 2, 0, 2, 3),
)


def example() -> dict[str, Any]:
    """A view as seat 0 gets it, with six action points before it."""
    lying = tiles()
    board = {"tiles": lying, "irrigation": IRRIGATION, "palaces": [], "developers": []}
    found = relief(board)
    cities = villages(found)
    return {
        "game": "java",
        "phase": "turn",
        "festivals": "sealed",
        "to_move": [0],
        "sealed": False,
        "turn": 20,
        "final": False,
        "tiles": lying,
        "cells": {
            cell: {"land": found.land(cell), "level": found.level(cell)} for cell in in_order(found.layers)
        },
        "irrigation": IRRIGATION,
        "annexed": in_order(found.layers.keys() & RING),
        "palaces": [
            {
                "cell": cell,
                "value": value,
                "festival": held,
                "city": next(city for city in cities if cell in city),
            }
            for cell, (value, held) in PALACES.items()
        ],
        "developers": [cells.split() for cells in DEVELOPERS],
        "supply": {
            "threes": 28,
            "irrigation": 13,
            "palaces": {"2": 2, "4": 7, "6": 7, "8": 9, "10": 9},
            "deck": 15,
            "discards": ["m", "d", "md"],
        },
        "open": "mp",
        "seats": [seat(number, *row) for number, row in enumerate(SEATS)],
        "turn_of": 0,
        "points_left": 6,
        "placed": False,
        "drawn": 0,
        "token": False,
        "changed": [],
        "bidding": None,
        "you": {"seat": 0, "cards": ["m", "d", "mp"]},
        "scores": None,
        "winners": None,
        "why": "",
    }


def tiles() -> list[dict[str, Any]]:
    """The tiles as a view lists them; each lies one level above what is there."""
    levels: dict[str, int] = {}
    out = []
    for written in TILES.replace("\n", " ").split(","):
        cells = written.split()
        village = next((cell[:-1] for cell in cells if cell.endswith("v")), None)
        rice = [cell[:-1] for cell in cells if cell.endswith("r")]
        tile = {"village": village, "rice": rice}
        level = 1 + levels.get(cells[0][:-1], 0)
        levels |= dict.fromkeys(cells_of(tile), level)
        out.append({**tile, "level": level})
    return out


def seat(
    number: int, points: int, developers: int, twos: int, rices: int, villages: int, tokens: int, cards: int
) -> dict[str, Any]:
    return {
        "seat": number,
        "points": points,
        "developers": developers,
        "twos": twos,
        "rices": rices,
        "villages": villages,
        "tokens": tokens,
        "cards": cards,
        "scored": False,
    }
