"""A position for cards and help pages: in the middle of a round of four, seen by seat 0, who moves."""

from typing import Any

TILES = (  # island, slots, placed, middle, gain
    ("sumatra", "ykk", "", "k", "yb"),
    ("kalimantan", "ykb", "", "", "kb"),
    ("sulawesi", "ybb", "b", "", "yk"),
    ("maluku", "kb", "k", "", "kb"),
    ("papua", "yykb", "", "yb", "ykb"),
    ("jawa", "ykbb", "", "k", "ykb"),
    ("bali", "ykk", "y", "b", "yb"),
    ("nusa-tenggara", "yb", "", "yk", "yk"),
)
SEATS = (  # island, tickets, points, plan, shown, part
    ("sumatra", 2, 15, "ykb", "ykb", "moving"),
    ("jawa", 3, 12, "y", "y", "waiting"),
    ("bali", 6, 17, "", "", "staying"),
    ("bali", 1, 14, "ykb", "", "moved"),
)


def example() -> dict[str, Any]:
    """A view as seat 0 gets it, about to move from Sumatra with a ticket of each colour."""
    return {
        "game": "festivals",
        "phase": "move",
        "round": 7,
        "threshold": 22,
        "islands": [island(*row) for row in TILES],
        "typhoons": ["kalimantan/jawa", "maluku/nusa-tenggara"],
        "typhoon_tie": "nobody",
        "festival": {**card(11, "Galungan", "bali", "Bali", "421"), "claimed": [3]},
        "next": card(7, "Erau", "kalimantan", "Kutai Kartanegara, East Kalimantan", "531"),
        "left": 12,
        "pool": {"y": 8, "k": 5, "b": 6},
        "airplane": 2,
        "to_move": [0],
        "sealed": False,
        "seats": [seat(number, *row) for number, row in enumerate(SEATS)],
        "asked": None,
        "you": {"seat": 0, "tickets": ["y", "b"]},
        "scores": None,
        "winners": None,
        "why": "",
    }


def card(number: int, name: str, island: str, where: str, points: str) -> dict[str, Any]:
    """A festival's part of the view."""
    return {
        "number": number,
        "name": name,
        "island": island,
        "where": where,
        "points": [int(one) for one in points],
    }


def island(name: str, slots: str, placed: str, middle: str, gain: str) -> dict[str, Any]:
    """An island's part of the view."""
    return {
        "island": name,
        "slots": list(slots),
        "placed": list(placed),
        "middle": list(middle),
        "gain": list(gain),
        "limit": len(gain),
    }


def seat(
    number: int, island: str, tickets: int, points: int, plan: str, shown: str, part: str
) -> dict[str, Any]:
    """A seat's part of the view."""
    prize = {"festival": 11, "name": "Galungan", "place": 1, "points": 4}
    return {
        "seat": number,
        "island": island,
        "tickets": tickets,
        "points": points,
        "plan": list(plan),
        "shown": list(shown),
        "part": part,
        "prizes": [prize] if number == 3 else [],
    }
