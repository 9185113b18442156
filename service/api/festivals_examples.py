"""Examples of The Festivals for the document: a round of two, in the middle of its movement."""

from typing import Any

Example = dict[str, Any]

TILES = (  # island, slots, gain
    ("sumatra", "yk", "yb"),
    ("kalimantan", "kb", "kb"),
    ("sulawesi", "yb", "yk"),
    ("maluku", "kb", "kb"),
    ("papua", "ykb", "ykb"),
    ("jawa", "ykb", "ykb"),
    ("bali", "yk", "yb"),
    ("nusa-tenggara", "yb", "yk"),
)
TOBA: Example = {
    "number": 1,
    "name": "Festival Danau Toba",
    "island": "sumatra",
    "where": "North Sumatra",
    "points": [5, 3, 1],
}
TORAJA: Example = {
    "number": 10,
    "name": "Lovely December Toraja",
    "island": "sulawesi",
    "where": "Toraja, South Sulawesi",
    "points": [5, 3, 1],
}


def traveller(seat: int, part: str, place: int, points: int) -> Example:
    """A seat that shows a yellow ticket, and has one prize."""
    return {
        "seat": seat,
        "island": "jawa",
        "tickets": 4,
        "points": points,
        "plan": ["y"],
        "shown": ["y"],
        "part": part,
        "prizes": [{"festival": 4, "name": "Yadnya Kasada", "place": place, "points": points}],
    }


VIEW: Example = {
    "game": "festivals",
    "phase": "move",
    "round": 2,
    "threshold": 30,
    "islands": [
        {
            "island": island,
            "slots": list(slots),
            "placed": [],
            "middle": [],
            "gain": list(gain),
            "limit": len(gain),
        }
        for island, slots, gain in TILES
    ],
    "typhoons": ["sulawesi/bali"],
    "typhoon_tie": "nobody",
    "festival": {**TOBA, "claimed": []},
    "next": TORAJA,
    "left": 17,
    "pool": {"y": 13, "k": 11, "b": 11},
    "airplane": 0,
    "to_move": [0],
    "sealed": False,
    "seats": [traveller(0, "moving", 2, 2), traveller(1, "waiting", 1, 3)],
    "asked": None,
    "you": {"seat": 0, "tickets": ["k", "k", "b", "b"]},
    "scores": None,
    "winners": None,
    "why": "",
}
OPTIONS: Example = {"typhoons": "1"}
TITLE = "Around the sea"
PLAN: Example = {"kind": "Plan", "tickets": ["y"]}
GO: Example = {"kind": "Go", "island": "sumatra", "ticket": "y"}
MOVED: Example = {"kind": "Moved", "seat": 0, "ticket": "y", "origin": "jawa", "island": "sumatra"}
LINE: Example = {"seat": 0, "text": "goes from Jawa to Sumatra by yellow ticket"}
