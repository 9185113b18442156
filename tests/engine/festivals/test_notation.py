"""The lines of The Festivals: what they mean, how they are refused, and what is said of events."""

from typing import Any

import pytest

from engine.festivals import notation
from engine.festivals.moves import Go, Hold, Move, Name, Order, Plan, Rest, Return, Shift
from engine.festivals.view import tell
from engine.game import Illegal, Json
from tests.engine.festivals.boards import happen, position

LINES: dict[str, Move] = {
    "plan y k": Plan(("y", "k")),
    "plan y y b": Plan(("y", "y", "b")),
    "stay": Plan(()),
    "name teal": Name(2),
    "go bali y": Go("bali", "y"),
    "go nusa-tenggara b": Go("nusa-tenggara", "b"),
    "order teal red": Order((2, 0)),
    "order white": Order((3,)),
    "rest pool": Rest("pool"),
    "rest middle": Rest("middle"),
    "rest nothing": Rest("nothing"),
    "return bali k": Return("bali", ("k",)),
    "return nusa-tenggara y b": Return("nusa-tenggara", ("y", "b")),
    "shift sulawesi/bali maluku/papua": Shift("sulawesi/bali", "maluku/papua"),
    "hold": Hold(),
}


@pytest.mark.parametrize(("line", "move"), LINES.items())
def test_a_line_is_a_move(line: str, move: Move) -> None:
    assert notation.read(line) == move and notation.write(move) == line


@pytest.mark.parametrize("line", ["  GO   Bali  Y ", "Go bali\ty", "go bali y\n"])
def test_case_and_spaces_do_not_matter(line: str) -> None:
    assert notation.read(line) == Go("bali", "y")


@pytest.mark.parametrize("line", ["go nusa tenggara y", "go Nusa Tenggara y", "GO NUSA-TENGGARA Y"])
def test_nusa_tenggara_may_have_a_blank(line: str) -> None:
    assert notation.read(line) == Go("nusa-tenggara", "y")
    assert notation.read("shift bali/nusa tenggara jawa/bali") == Shift("bali/nusa-tenggara", "jawa/bali")


def test_a_border_is_named_from_either_side() -> None:
    assert notation.read("shift bali/sulawesi papua/maluku") == Shift("sulawesi/bali", "maluku/papua")
    assert notation.read("shift Nusa Tenggara/Bali bali/jawa") == Shift("bali/nusa-tenggara", "jawa/bali")


def test_the_order_of_tickets_does_not_matter_and_that_of_travellers_does() -> None:
    assert notation.read("plan b y k y") == Plan(("y", "k", "b", "y")) == Plan(("y", "y", "k", "b"))
    assert notation.write(Plan(("b", "y"))) == "plan y b"
    assert notation.read("return bali b y") == Return("bali", ("y", "b"))
    assert notation.read("order red teal") != notation.read("order teal red")


FORMS = (
    "Moves are written like these: plan y y k; stay; name teal; go bali y; order teal red; rest pool, rest "
    "middle or rest nothing; return bali k; shift sulawesi/bali maluku/papua; hold."
)
NO_TICKET = "A ticket is y (yellow), k (black) or b (blue)."
NO_ISLAND = "The islands are sumatra, kalimantan, sulawesi, maluku, papua, jawa, bali, nusa-tenggara."
NO_TRAVELLER = "A traveller is red, violet, teal or white."
NO_BORDER = (
    "The borders are sumatra/kalimantan, kalimantan/sulawesi, sulawesi/maluku, maluku/papua, jawa/bali, "
    "bali/nusa-tenggara, kalimantan/jawa, sulawesi/bali, maluku/nusa-tenggara."
)
REFUSED = {
    "": f"An empty line is no move. {FORMS}",
    "   ": f"An empty line is no move. {FORMS}",
    "fly bali": f"'fly' is no move. {FORMS}",
    "x" * 30: f"'{'x' * 20}' is no move. {FORMS}",
    "plan": "Write it like this: plan y y k.",
    "plan x": f"There is no ticket 'x'. {NO_TICKET}",
    "plan yk": f"There is no ticket 'yk'. {NO_TICKET}",
    "stay y": "Write it like this: stay.",
    "name": "Write it like this: name teal.",
    "name teal red": "Write it like this: name teal.",
    "name green": f"There is no traveller 'green'. {NO_TRAVELLER}",
    "go bali": "Write it like this: go bali y.",
    "go bali y k": "Write it like this: go bali y.",
    "go madura y": f"There is no island 'madura'. {NO_ISLAND}",
    "go bali 1": f"There is no ticket '1'. {NO_TICKET}",
    "order": "Write it like this: order teal red.",
    "order teal black": f"There is no traveller 'black'. {NO_TRAVELLER}",
    "rest": "Write it like this: rest pool, rest middle or rest nothing.",
    "rest bali": "Write it like this: rest pool, rest middle or rest nothing.",
    "rest pool pool": "Write it like this: rest pool, rest middle or rest nothing.",
    "return bali": "Write it like this: return bali k.",
    "return": "Write it like this: return bali k.",
    "return lombok k": f"There is no island 'lombok'. {NO_ISLAND}",
    "return bali k green": f"There is no ticket 'green'. {NO_TICKET}",
    "shift sulawesi/bali": "Write it like this: shift sulawesi/bali maluku/papua.",
    "shift sulawesi bali": f"There is no border 'sulawesi'. {NO_BORDER}",
    "shift sulawesi/bali jawa/sulawesi": f"There is no border 'jawa/sulawesi'. {NO_BORDER}",
    "shift jawa/sumatra sulawesi/bali": f"There is no border 'jawa/sumatra'. {NO_BORDER}",
    "hold it": "Write it like this: hold.",
}


@pytest.mark.parametrize(("line", "sentence"), REFUSED.items())
def test_a_refusal_shows_how_to_write_it(line: str, sentence: str) -> None:
    with pytest.raises(Illegal) as refused:
        notation.read(line)
    assert refused.value.sentence == sentence


def test_every_form_can_be_read() -> None:
    for form in notation.FORMS.values():
        for line in form.replace(" or ", ", ").split(", "):
            assert notation.write(notation.read(line)) == line


SAID: dict[str, Json] = {
    "3 travellers set out: first Galungan on Bali, next Erau on Kalimantan; {2} holds the airplane": {
        "kind": "Started", "seats": 3, "typhoons": [], "festival": 11, "next": 7, "airplane": 2,
    },
    "2 travellers set out with 1 typhoon: first Erau on Kalimantan, next Galungan on Bali; {0} holds the "
    "airplane": {
        "kind": "Started", "seats": 2, "typhoons": ["sulawesi/bali"], "festival": 7, "next": 11,
        "airplane": 0,
    },
    "the screens are lifted: {0} shows 2 yellow tickets and 1 blue ticket; {1} shows no ticket": {
        "kind": "Shown", "plans": [["y", "y", "b"], []],
    },
    "lets {2} move next": {"kind": "Named", "seat": 0, "named": 2, "typhoon": False},
    "chooses to move next": {"kind": "Named", "seat": 0, "named": 0, "typhoon": False},
    "lets {2} choose for the typhoons": {"kind": "Named", "seat": 0, "named": 2, "typhoon": True},
    "chooses to decide about the typhoons": {"kind": "Named", "seat": 0, "named": 0, "typhoon": True},
    "goes from Jawa to Sumatra by yellow ticket": {
        "kind": "Moved", "seat": 0, "ticket": "y", "origin": "jawa", "island": "sumatra",
    },
    "is blocked on Nusa Tenggara and leaves 2 black tickets there": {
        "kind": "Blocked", "seat": 0, "island": "nusa-tenggara", "tickets": ["k", "k"],
    },
    "takes 1st place at Galungan: 4 points": {
        "kind": "Claimed", "seat": 0, "festival": 11, "place": 1, "points": 4,
    },
    "takes 3rd place at Erau: 1 point": {
        "kind": "Claimed", "seat": 0, "festival": 7, "place": 3, "points": 1,
    },
    "puts those who stay on Bali in order: {2}, {0}": {
        "kind": "Ordered", "seat": 1, "island": "bali", "seats": [2, 0],
    },
    "rests on Bali and takes 1 yellow ticket and 1 blue ticket from the pool": {
        "kind": "Rested", "seat": 0, "island": "bali", "source": "pool", "tickets": ["y", "b"],
    },
    "rests on Bali and takes 1 yellow ticket, 1 black ticket and 1 blue ticket from its middle": {
        "kind": "Rested", "seat": 0, "island": "bali", "source": "middle", "tickets": ["y", "k", "b"],
    },
    "rests on Bali and takes nothing": {
        "kind": "Rested", "seat": 0, "island": "bali", "source": "nothing", "tickets": [],
    },
    "the tickets on slots go to the middle of their islands": {"kind": "Gathered"},
    "returns 1 black ticket from Bali to the pool": {
        "kind": "Returned", "seat": 0, "island": "bali", "tickets": ["k"],
    },
    "a new round begins: Erau on Kalimantan; next is Pasola on Nusa Tenggara": {
        "kind": "FestivalChanged", "festival": 7, "next": 14,
    },
    "a new round begins: Erau on Kalimantan; it is the last festival": {
        "kind": "FestivalChanged", "festival": 7, "next": None,
    },
    "has the airplane now": {"kind": "AirplanePassed", "seat": 1},
    "moves the typhoon from between Sulawesi and Bali to between Maluku and Papua": {
        "kind": "Shifted", "seat": 0, "typhoon": "sulawesi/bali", "border": "maluku/papua",
    },
    "leaves the typhoons where they are": {"kind": "Held", "seat": 0},
    "{0} and {2} are tied at 26 points: another round follows": {
        "kind": "Tied", "seats": [0, 2], "points": 26,
    },
    "Red has most points: 30": {"kind": "Won", "seats": [0], "why": "Red has most points: 30."},
}  # fmt: skip


@pytest.mark.parametrize(("sentence", "told"), SAID.items())
def test_what_is_said(sentence: str, told: Json) -> None:
    assert notation.say(told) == sentence


@pytest.mark.parametrize("kind", ["Asked", "Done"])
def test_what_needs_no_line(kind: str) -> None:
    assert notation.say({"kind": kind, "seat": 0}) == ""


def test_what_is_said_of_a_round() -> None:
    state = position("""
        .  | .  | . | . | .
        =  | r  | v | . | =
    """, "y", "y", festival="Galungan", following="Erau")  # fmt: skip
    happened: list[Any] = happen(state, "plan y / stay", "go bali y", "rest pool")[0]
    said = [notation.say(tell(event, None)) for event in happened]
    assert [line for line in said if line] == [
        "the screens are lifted: {0} shows 1 yellow ticket; {1} shows no ticket",
        "goes from Jawa to Bali by yellow ticket",
        "takes 1st place at Galungan: 4 points",
        "takes 2nd place at Galungan: 2 points",
        "rests on Bali and takes 1 yellow ticket and 1 blue ticket from the pool",
        "the tickets on slots go to the middle of their islands",
        "a new round begins: Erau on Kalimantan; next is Festival Danau Toba on Sumatra",
        "has the airplane now",
    ]
