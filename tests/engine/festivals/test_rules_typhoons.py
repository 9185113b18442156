"""Advance Mode: a test for every sentence of the rulebook."""

import pytest

from engine import festivals
from engine.festivals.events import Asked, Held, Named, Shifted
from engine.festivals.islands import BORDERS
from engine.game import Illegal
from tests.engine.festivals.boards import (
    RED,
    VIOLET,
    after,
    happen,
    kinds,
    legal,
    position,
    refusal,
    start,
    turn,
)
from tests.engine.festivals.charts import chart, charted

CALM = """
    .  | .  | . | . | .
    =  | rv | . | . | =
"""
STORM = """
    .  | .  | . | . | .
       |    | * |   |
    =  | rv | . | . | =
"""
STORMS = """
    .  | .  | . | . | .
       | *  | * | * |
    =  | rv | . | . | =
"""
ROUND = ("stay / stay", "rest nothing", "rest nothing")


def test_advance_mode_1() -> None:
    """Need more challenge?"""
    assert start().typhoons == ()  # only who wants to
    open_ways = legal(after(position(CALM, "y"), "plan y / stay"))
    assert len(open_ways) > 1
    harder = """
        .  | .  | . | . | .
        =  | rv * . | . | =
    """
    assert turn(after(position(harder, "y"), "plan y / stay")) == "violet: rest"  # there was one way only


def test_advance_mode_2() -> None:
    """Players may agree to add up to three typhoon tokens."""
    for number in range(4):
        assert len(start(typhoons=str(number)).typhoons) == number
    with pytest.raises(Illegal, match=r"^There is no option storms\. The options are ") as refused:
        start(storms="2")
    assert refused.value.rule == "Advance Mode 2"
    assert refused.value.sentence.endswith("The options are typhoons and typhoon_tie.")


def test_advance_mode_3() -> None:
    """There are slightly changes in Setup and in Phase 3 Refresh."""
    calm, storm = (position(drawing, points="3 0") for drawing in (CALM, STORM))
    ends = ["AirplanePassed", "Asked"]
    assert kinds(calm, *ROUND)[-2:] == ends == kinds(storm, *ROUND)[-2:]
    assert turn(after(calm, *ROUND)) == "red violet: plan" and turn(after(storm, *ROUND)) == "violet: shift"


def test_advance_mode_4() -> None:
    """Any other rules remain the same."""
    way = ("plan y b / stay", "go bali y", "go jawa b", "rest pool")
    calm, storm = (kinds(position(drawing, "ykb", points="3 0"), *way) for drawing in (CALM, STORM))
    assert calm == storm


def test_advance_mode_5() -> None:
    """Setup: Add up to three typhoon tokens."""
    assert charted(start(typhoons="1")) == chart(STORM)
    assert festivals.view(start(typhoons="2"), None)["typhoons"] == ["sulawesi/bali", "kalimantan/jawa"]


def test_advance_mode_6() -> None:
    """As a setup, put the token between two island tiles as pictured below."""
    assert charted(start(typhoons="3")) == chart(STORMS)
    assert set(start(typhoons="3").typhoons) <= set(BORDERS)


def test_advance_mode_7() -> None:
    """Phase 3 - Refresh: When resolving Phase 3 - Refresh, player with the lowest points may move the
    typhoon."""
    state = after(position(STORM, points="3 0"), *ROUND)
    assert turn(state) == "violet: shift" and state.round == 3
    assert legal(state)[0] == "hold" == festivals.notation.write(festivals.default(state, VIOLET))
    happened, held = happen(state, "hold")
    assert happened[0] == Held(VIOLET) and charted(held) == chart(STORM)
    assert turn(held) == "red violet: plan"
    no = refusal(state, "stay")
    assert no.rule == "Advance Mode 7"
    assert no.sentence == "You may move a typhoon: shift, its border and another one; or hold."


def test_advance_mode_8() -> None:
    """Move one typhoon between two island tile to any other to island."""
    state = after(position(STORM, points="3 0"), *ROUND)
    others = [border for border in BORDERS if border != "sulawesi/bali"]
    assert legal(state) == ["hold", *(f"shift sulawesi/bali {border}" for border in others)]
    assert {"sulawesi/maluku", "maluku/nusa-tenggara"} <= set(others)  # side by side, or one above the other
    happened, shifted = happen(state, "shift sulawesi/bali maluku/papua")
    assert happened[0] == Shifted(VIOLET, "sulawesi/bali", "maluku/papua")
    assert charted(shifted) == chart("""
        .  | .  | . | . * .
        =  | rv | . | . | =
    """)
    no = refusal(state, "shift jawa/bali maluku/papua")
    assert no.rule == "Advance Mode 8"
    assert no.sentence == "No typhoon lies on jawa/bali. Move the one on sulawesi/bali."


def test_advance_mode_9() -> None:
    """If there are 2 or more players tie for the lowest, no one moves the typhoon."""
    state = after(position(STORM, points="3 3"), *ROUND)
    assert turn(state) == "red violet: plan" and charted(state) == chart(STORM)


def test_advance_mode_10() -> None:
    """Variant: player who has airplane decide between the tied player"""
    tied = position(STORM, points="3 3", typhoon_tie="airplane", airplane=RED)
    state = after(tied, *ROUND)
    assert turn(state) == "red: favour" and legal(state) == ["name red", "name violet"]
    assert festivals.view(state, None)["asked"] == {"seats": [0, 1], "island": None, "count": 0}
    happened, state = happen(state, "name violet")
    assert happened == [Named(RED, VIOLET, typhoon=True), Asked("shift", (VIOLET,))]
    state = after(state, "shift sulawesi/bali jawa/bali")
    assert state.typhoons == ("jawa/bali",) and turn(state) == "red violet: plan"
    three = position(STORM.replace("rv", "rvt"), points="3 0 0", typhoon_tie="airplane")
    state = after(three, "stay / stay / stay", *["rest nothing"] * 3)
    no = refusal(state, "name red")
    assert no.rule == "Advance Mode 10"
    assert no.sentence == "Name one of those with the fewest points: violet or teal."
    no = refusal(state, "hold")
    assert no.rule == "Advance Mode 10"
    assert no.sentence == "First you name who may move a typhoon: name and a traveller."
    with pytest.raises(
        Illegal, match=r"^typhoon_tie cannot be both\. Choose nobody or airplane\.$"
    ) as refused:
        start(typhoon_tie="both")
    assert refused.value.rule == "Advance Mode 10"


def test_advance_mode_11() -> None:
    """Note: Do not place the typhoon where it can block all sides of the island."""
    state = after(position(STORMS, points="3 0"), *ROUND)
    blocking = {line.split()[2] for line in legal(state) if line.startswith("shift kalimantan/jawa")}
    assert blocking == {
        "sumatra/kalimantan", "kalimantan/sulawesi", "sulawesi/maluku", "maluku/papua",
        "jawa/bali", "bali/nusa-tenggara",
    }  # fmt: skip
    almost = """
        .  | .  | . | . | .
           |    | * | * |
        =  | rv * . | . | =
    """
    state = after(position(almost, points="3 0"), *ROUND)
    assert "shift maluku/nusa-tenggara bali/nusa-tenggara" not in legal(state)  # Bali's last side
    assert "shift sulawesi/bali bali/nusa-tenggara" in legal(state)


def test_advance_mode_12() -> None:
    """At least there must be one way in/out to the island."""
    almost = """
        .  | .  | . | . | .
           |    | * | * |
        =  | rv * . | . | =
    """
    state = after(position(almost, points="3 0"), *ROUND)
    no = refusal(state, "shift maluku/nusa-tenggara bali/nusa-tenggara")
    assert no.rule == "Advance Mode 12"
    assert no.sentence == "Bali would have no way in: choose another border."
    taken = refusal(state, "shift maluku/nusa-tenggara jawa/bali")
    assert taken.rule == "ruling 20"
    assert taken.sentence == "On jawa/bali lies a typhoon already: choose another border."
