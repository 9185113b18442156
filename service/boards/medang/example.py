"""A position for cards and help pages: Borobudur, late in a game of four, seen by seat 0."""

from collections import Counter
from typing import Any

CAPACITIES = [1, 2, 3, 4, 4, 5, 4, 4, 3, 2, 1]
COLUMNS = "r1 / y2 g3 / r2 b3 y1 / y3 p2 r4 / g1 g2 b1 / r3 p1 b4 y5 / b2 y4 p3 / y1 r2 / p2 b1 g4 / g2 / b2"


def example() -> dict[str, Any]:
    """A view as seat 0 gets it, blue its dynasty."""
    columns = [column.split() for column in COLUMNS.split(" / ")]
    return {
        "game": "medang",
        "phase": "play",
        "temple": "borobudur",
        "capacities": CAPACITIES,
        "columns": columns,
        "market": ["b2", "g3", "p5", "r1", "r3", "y2"],
        "pile": 21,
        "removed": ["g3"],
        "effect": None,
        "to_move": [0],
        "sealed": False,
        "seats": [{"seat": seat, "hand": tiles, "dynasty": None} for seat, tiles in enumerate((3, 4, 5, 4))],
        "you": {"seat": 0, "hand": ["b3", "g1", "p4"], "dynasty": "b"},
        "floors": [floor_row(columns, floor) for floor in range(1, 6)],
        "scores": None,
        "winners": None,
    }


def floor_row(columns: list[list[str]], floor: int) -> dict[str, Any]:
    """A floor's leaders, as the engine's view counts them."""
    count = Counter(column[floor - 1][0] for column in columns if len(column) >= floor)
    most = max(count.values(), default=0)
    return {
        "floor": floor,
        "most": [letter for letter in "gyprb" if most and count[letter] == most],
        "count": most,
    }
