"""A round, planning, and the lifting of the screens: a test for every sentence of the rulebook."""

import pytest

from engine import festivals
from engine.festivals.events import Shown
from engine.festivals.moves import Plan
from engine.game import Illegal
from tests.engine.chance import CountedDice
from tests.engine.festivals.boards import (
    RED,
    VIOLET,
    after,
    hand,
    happen,
    kinds,
    legal,
    position,
    refusal,
    totals,
    turn,
)

HOME = """
    .  | .  | . | . | .
    =  | rv | . | . | =
"""
TO_PAPUA = """
    .  | . | . | r  | .
    =  | . | . | v  | =
"""


def test_round_overview_1() -> None:
    """Each round, player will make a plan on where he will go, choose tickets to move from an island to
    adjacent island."""
    state = after(position(HOME, "yb"), "plan y / stay")
    assert legal(state) == ["go sumatra y", "go bali y"]
    assert after(state, "go bali y").places == ("bali", "jawa")


def test_round_overview_2() -> None:
    """Player will get highest point if he is the first player to visit an island that hold a festival, less
    point if he is late."""
    state = position(TO_PAPUA, "yb", "yk", festival="Festival Danau Sentani")
    state = after(state, "plan b / plan y", "name violet", "go papua y", "go papua b")
    assert totals(state) == [3, 5]


def test_round_overview_3() -> None:
    """Beware!"""
    state = after(position(HOME, "k", "k", airplane=VIOLET), "plan k / plan k")
    assert "go bali k" in legal(after(state, "name red"))
    state = after(state, "name violet", "go bali k")
    assert "go bali k" not in legal(state)
    assert refusal(state, "go bali k").sentence == (
        "Bali has no free slot for a black ticket, only for 1 yellow ticket. "
        "Choose another ticket or another island."
    )


def test_round_overview_4() -> None:
    """Your opponents may block your way so that you can not enjoy the festival."""
    state = position(TO_PAPUA, "y", "y", festival="Festival Lembah Baliem")
    state = after(state, "plan y / plan y", "name violet", "go papua y")
    assert refusal(state, "go papua y").rule == "Move 32"
    state = after(state, "go sulawesi y")
    assert state.places == ("sulawesi", "papua") and totals(state) == [0, 6]


def test_round_overview_5() -> None:
    """Don't forget to see the where the next festival will be held to make a better plan for the next
    round."""
    seen = festivals.view(position(HOME, following="Pasola"), VIOLET)["next"]
    assert seen == {
        "number": 14,
        "name": "Pasola",
        "island": "nusa-tenggara",
        "where": "Sumba, East Nusa Tenggara",
        "points": [5, 3, 1],
    }


def test_festival_mode_1() -> None:
    """The game is played in several rounds."""
    state, rounds = position(HOME), []
    for _ in range(3):
        rounds.append(state.round)
        state = after(state, "stay / stay", "rest pool", "rest pool")
    assert rounds == [1, 2, 3] and turn(state) == "red violet: plan"


def test_festival_mode_2() -> None:
    """Each round consists of 3 following phases in order."""
    happened = kinds(position(HOME, "k"), "plan k / stay", "go bali k", "rest pool")
    assert [kind for kind in happened if kind != "Asked"] == [
        *["Shown"],
        *["Moved", "Done", "Claimed", "Rested"],
        *["Gathered", "FestivalChanged", "AirplanePassed"],
    ]


def test_planning_1() -> None:
    """Each players plan carefully on what they will do in this round."""
    assert turn(position(HOME)) == "red violet: plan"
    no = refusal(position(HOME), "go bali y")
    assert no.rule == "Planning 3"
    assert no.sentence == "First everybody plans: plan and the tickets to show, or stay."


def test_planning_2() -> None:
    """This phase is carried out simultaneously by all players (not by turn)."""
    state = position(HOME)
    assert festivals.actors(state).sealed and festivals.actors(state).seats == (RED, VIOLET)
    with pytest.raises(Illegal, match=r"^Everybody chooses at the same time here\.$"):
        festivals.decide(state, {RED: Plan(())}, CountedDice())


def test_planning_3() -> None:
    """Each player may secretly take their Ticket Supply and put any number of the ticket you choose behind
    your player screen."""
    state = position(HOME, "yyk", "b")
    assert legal(state, RED) == ["stay", "plan y", "plan k", "plan y y", "plan y k", "plan y y k"]
    assert legal(state, VIOLET) == ["stay", "plan b"]
    no = refusal(state, "plan b", RED)
    assert no.rule == "Planning 3"
    assert no.sentence == (
        "You can show only what you hold: 2 yellow tickets and 1 black ticket. Or show none: stay."
    )
    assert [each["plan"] for each in festivals.view(state, VIOLET)["seats"]] == [None, None]


def test_planning_4() -> None:
    """Those tickets will be used in Phase 2 - Action."""
    state = after(position(HOME, "yyk", "b"), "plan y k / stay")
    assert state.shown[RED] == ("y", "k") and hand(state, RED) == "y"
    assert {line.split()[-1] for line in legal(state)} == {"y", "k"}


def test_planning_5() -> None:
    """Player may also leave the player screen empty by not putting any tickets."""
    state = after(position(HOME), "stay / stay")
    assert state.plans == ((), ()) and turn(state) == "red: rest"
    assert festivals.default(position(HOME), RED) == Plan(())


def test_planning_6() -> None:
    """Wait other players if they are not done yet."""
    state = position(HOME, "y", "y")
    with pytest.raises(Illegal):
        festivals.decide(state, {VIOLET: Plan(("y",))}, CountedDice())
    assert turn(position(HOME, "-", "y")) == "violet: plan"  # who has nothing to show is not waited for


def test_planning_7() -> None:
    """When everyone is ready, move to phase 2 below."""
    assert turn(after(position(HOME), "plan y k b / stay")) == "red: move"
    state = position(HOME, "k", "k")
    state = after(state, "plan k / plan k", "name red", "go sumatra k", "go bali k")
    assert (hand(state, RED), hand(state, VIOLET), state.round) == ("", "", 2)
    assert turn(state) == "violet: rest"  # nobody had anything to plan with; the airplane has moved


def test_action_1() -> None:
    """Simultaneously, all players lift or remove their player screen."""
    dice = CountedDice()
    happened, _ = happen(position(HOME, "yk", "b"), "plan k y / plan b", dice=dice)
    assert happened[0] == Shown((("y", "k"), ("b",))) and dice.reveals == 1


def test_action_2() -> None:
    """The number of tickets and the color are no longer a secret now."""
    state = after(position(HOME, "yk", "bb"), "plan y k / plan b")
    seats = festivals.view(state, None)["seats"]
    assert [seat["plan"] for seat in seats] == [["y", "k"], ["b"]]
    assert [seat["shown"] for seat in seats] == [["y", "k"], ["b"]]
    assert festivals.tell(Shown((("y", "k"), ("b",))), None)["plans"] == [["y", "k"], ["b"]]
