"""What a seat sees, whole: in the middle of a round, and at its end; and what is hidden from whom."""

from engine import festivals
from engine.game import Json
from tests.engine.festivals.boards import RED, TEAL, VIOLET, after, position

STATE = after(
    position("""
        .  | .      | .  | .      | .
           | *      |    |        |
        =  | rv (k) | t  | .      | =
    """, "ykk", "yb", "y", festival="Galungan", following="Erau", airplane=VIOLET, points="0 3 0"),
    *("plan y k / plan y / stay", "go bali k"),
)  # fmt: skip
ISLANDS = {  # slots for three, what lies on them and in the middle; gain; limit
    "sumatra": ("ykk", "", "", "yb", 2),
    "kalimantan": ("ykb", "", "", "kb", 2),
    "sulawesi": ("ybb", "", "", "yk", 2),
    "maluku": ("kb", "", "", "kb", 2),
    "papua": ("yykb", "", "", "ykb", 3),
    "jawa": ("ykbb", "", "k", "ykb", 3),
    "bali": ("ykk", "k", "", "yb", 2),
    "nusa-tenggara": ("yb", "", "", "yk", 2),
}


def seats(*parts: Json) -> list[Json]:
    names = ("seat", "island", "tickets", "points", "plan", "shown", "part", "prizes")
    return [dict(zip(names, (seat, *part), strict=True)) for seat, part in enumerate(parts)]


def test_all_that_a_spectator_sees() -> None:
    past = {"festival": 1, "name": "Festival Danau Toba", "place": 1, "points": 3}
    none = {"festival": 1, "name": "Festival Danau Toba", "place": 1, "points": 0}
    assert festivals.view(STATE, None) == {
        "game": "festivals",
        "phase": "move",
        "round": 2,
        "threshold": 26,
        "islands": [
            {
                "island": name, "slots": list(slots), "placed": list(placed), "middle": list(middle),
                "gain": list(gain), "limit": limit,
            }
            for name, (slots, placed, middle, gain, limit) in ISLANDS.items()
        ],
        "typhoons": ["kalimantan/jawa"],
        "typhoon_tie": "nobody",
        "festival": {
            "number": 11, "name": "Galungan", "island": "bali", "where": "Bali", "points": [4, 2, 1],
            "claimed": [],
        },
        "next": {
            "number": 7, "name": "Erau", "island": "kalimantan",
            "where": "Kutai Kartanegara, East Kalimantan", "points": [5, 3, 1],
        },
        "left": 17,
        "pool": {"y": 12, "k": 12, "b": 14},
        "airplane": VIOLET,
        "to_move": [RED],
        "sealed": False,
        "seats": seats(
            ("bali", 1, 0, ["y", "k"], ["y"], "moving", [none]),
            ("jawa", 1, 3, ["y"], ["y"], "waiting", [past]),
            ("bali", 1, 0, [], [], "staying", [none]),
        ),
        "asked": None,
        "scores": None,
        "winners": None,
        "why": "",
    }  # fmt: skip


def test_a_seat_sees_its_own_tickets_besides() -> None:
    for seat, tickets in {RED: ["k"], VIOLET: ["b"], TEAL: ["y"]}.items():
        seen = festivals.view(STATE, seat)
        assert seen.pop("you") == {"seat": seat, "tickets": tickets}
        assert seen == festivals.view(STATE, None)


def parts(*lines: str) -> list[str]:
    return [seat["part"] for seat in festivals.view(after(STATE, *lines), None)["seats"]]


def test_what_everybody_has_still_to_do() -> None:
    assert parts("go sulawesi y") == ["moved", "moving", "staying"]
    assert parts("go sulawesi y", "go sumatra y") == ["moved", "moved", "staying"]
    both_rest = position("""
        .  | .   | . | . | .
        =  | rvt | . | . | =
    """)  # fmt: skip
    resting = after(both_rest, "stay / stay / stay", "rest nothing")
    seen = festivals.view(resting, None)
    assert [seat["part"] for seat in seen["seats"]] == ["rested", "staying", "staying"]
    assert {seat["part"] for seat in festivals.view(both_rest, None)["seats"]} == {None}


def test_prizes_are_shown_where_they_were_won() -> None:
    seen = festivals.view(after(STATE, "go sulawesi y", "go bali y"), None)
    assert seen["festival"]["claimed"] == [VIOLET, TEAL]
    assert seen["seats"][VIOLET]["points"] == 7 and seen["seats"][VIOLET]["prizes"][-1] == {
        "festival": 11, "name": "Galungan", "place": 1, "points": 4,
    }  # fmt: skip
