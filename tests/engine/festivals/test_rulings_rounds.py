"""Rulings 9 to 17 and 20: the end, Refresh, the setup, secrets and typhoons."""

from random import Random

from engine import festivals
from engine.festivals.events import (
    AirplanePassed,
    FestivalChanged,
    Gathered,
    Rested,
    Returned,
    Shown,
    Started,
    Tied,
    Won,
)
from engine.festivals.islands import ISLANDS
from tests.engine.chance import CountedDice, FixedDice, RandomDice
from tests.engine.festivals.boards import (
    RED,
    TEAL,
    VIOLET,
    after,
    hand,
    happen,
    kinds,
    legal,
    position,
    refusal,
    start,
    totals,
    turn,
)
from tests.engine.festivals.charts import chart, charted

BALI = """
    .  | .  | . | . | .
    =  | r  | v | . | =
"""
RED_GOES = ("plan y / stay", "go bali y", "rest nothing")
SITTING = ("stay / stay", "rest nothing", "rest nothing")


def test_ruling_9() -> None:
    """The threshold ends nothing before Phase 2 is over; then most points win, without Refresh."""
    happened, state = happen(position(BALI, "y", "y", points="26 29"), *RED_GOES)
    assert totals(state) == [30, 31] and state.winners == (VIOLET,)
    assert happened[-2:] == [Rested(VIOLET, "bali", "nothing", ()), Won((1,), "Violet has most points: 31.")]
    assert state.round == 2 and charted(state).placed[ISLANDS.index("bali")] == ("y",)


def test_ruling_10() -> None:
    """A tie at the top: round after round, with Refresh, until one leads; or the festivals run out."""
    state = position(BALI, "y", "yy", points="26 28", behind=1)
    happened, state = happen(state, *RED_GOES)
    assert Tied((0, 1), 30) in happened and state.round == 19
    sitting = ("stay", "order red violet", "rest nothing", "rest nothing")
    happened, state = happen(state, *sitting)  # Tabuik is far away
    ties = [event for event in happened if isinstance(event, Tied | Gathered)]
    assert ties == [Tied((0, 1), 30), Gathered()] and state.round == 20
    assert state.upcoming is None and turn(state) == "violet: plan"
    state = after(state, "stay")
    while state.phase != "over":
        state = after(state, legal(state)[-1])
    assert state.winners == (RED, VIOLET) and "share the victory with 30 points each" in state.why


def test_ruling_11() -> None:
    """It matters only who has most, not who triggered the end."""
    state = after(position(BALI, "y", "y", points="30 30", following="Sekaten"), *RED_GOES)
    assert totals(state) == [34, 32] and state.winners == (RED,)
    state = after(position(BALI, "y", "y", points="25 28"), *RED_GOES)
    assert totals(state) == [29, 30] and state.winners == (VIOLET,)


def test_ruling_12() -> None:
    """After the last festival most points win, whatever the threshold; a tie is shared."""
    last = position(BALI, "y", "y", points="3 0", following=None)
    happened, state = happen(last, *RED_GOES)
    assert happened[-1] == Won((0,), "The festivals have run out; red has most points: 7.")
    state = after(position(BALI, "y", "y", points="0 2", following=None), *RED_GOES)
    assert totals(state) == [4, 4] and state.winners == (RED, VIOLET)
    assert state.why == "The festivals have run out; red and violet share the victory with 4 points each."
    outcome = festivals.outcome(state)
    assert outcome is not None and outcome.why == state.why


def test_ruling_13() -> None:
    """The next festival lies open; in the last round there is none."""
    state = position(BALI, following="Erau", behind=1)
    assert [festivals.view(state, seat)["next"]["name"] for seat in (RED, None)] == ["Erau", "Erau"]
    assert festivals.view(state, None)["left"] == 1
    happened, state = happen(state, *SITTING)
    assert FestivalChanged(7, state.upcoming) in happened and festivals.view(state, None)["left"] == 0
    happened, state = happen(state, *SITTING)
    assert state.upcoming is None and festivals.view(state, None)["next"] is None and state.round == 20


def test_ruling_14() -> None:
    """Tickets and limits, then the festival, then the airplane: who holds it in this round decides."""
    state = position("""
        yKk (yb) | .  | .       | .   | .
        =        | r  | vt      | Yb (kkk) | =
    """, "y", "y", "y", airplane=TEAL, festival="Erau")  # fmt: skip
    happened, state = happen(state, "stay / stay / stay", "rest pool", "rest pool", "rest pool")
    assert happened[-2] == Gathered() and turn(state) == "teal: return"
    assert legal(state) == ["return sumatra y", "return sumatra k", "return sumatra b"]
    no = refusal(state, "return nusa-tenggara y k")
    assert no.rule == "ruling 14"
    assert no.sentence == "Now it is Sumatra that stores too much: return from there first."
    state = after(state, "return sumatra b")
    assert turn(state) == "teal: return"
    assert legal(state) == ["return nusa-tenggara y k", "return nusa-tenggara k k"]
    happened, state = happen(state, "return nusa-tenggara k y")
    assert [type(event) for event in happened[:3]] == [Returned, FestivalChanged, AirplanePassed]
    assert happened[0] == Returned(TEAL, "nusa-tenggara", ("y", "k")) and state.airplane == RED
    assert charted(state) == chart("""
        (yk) | .  | .       | .    | .
        =    | r  | vt      | (kk) | =
    """)
    same = position("""
        .  | .  | .         | .    | .
        =  | r  | yK v (kk) | .    | =
    """, "y", "y", festival="Erau")  # fmt: skip
    assert Returned(RED, "bali", ("k",)) in happen(same, *SITTING)[0]  # there is nothing to choose


def test_ruling_15() -> None:
    """The first holder of the airplane is drawn."""
    dice = CountedDice()
    start(seats=3, dice=dice)
    assert dice.draws[-1] == 3
    assert start(seats=3, dice=FixedDice([*[0] * (len(dice.draws) - 1), 2])).airplane == 2


def test_ruling_16() -> None:
    """Random start tickets come blind out of the pool, after the fixed ones; all start on Jawa."""
    for seats in (2, 3, 4):
        state = start(seats, RandomDice(Random(7)))
        fixed = 2 if seats == 2 else 1
        assert all(held.count(ticket) >= fixed for held in state.hands for ticket in "ykb")
        assert state.places == ("jawa",) * seats and set(state.slots) == {()} == set(state.middles)
    dice = FixedDice([0, 12, 33, 32, 0, 0, 0, 0, 0])  # of 12 yellow, 12 black and 12 blue tickets
    state = start(3, dice)
    assert [hand(state, seat) for seat in range(3)] == ["yykkb", "ykbbb", "yyykb"]
    assert dice.draws == [36, 35, 34, 33, 32, 31, 20, 19, 3]


def test_ruling_17() -> None:
    """Colours in hands are secret, and plans until all are there; numbers are open; a hand has no limit."""
    state = position(BALI, "y" * 15 + "k" * 8, "kb")
    seen = festivals.view(state, VIOLET)
    assert seen["you"]["tickets"] == ["k", "b"]
    assert [(each["tickets"], each["plan"]) for each in seen["seats"]] == [(23, None), (2, None)]
    state = after(state, "stay / stay", "rest pool")
    assert len(hand(state, RED)) == 25 and festivals.view(state, VIOLET)["seats"][RED]["tickets"] == 25
    (started, *_) = festivals.setup({}, range(2), CountedDice())
    assert isinstance(started, Started) and "hands" not in festivals.tell(started, RED)
    assert "deck" not in festivals.tell(started, RED)
    assert festivals.tell(Shown((("y",), ())), None) == {"kind": "Shown", "plans": [["y"], []]}


def test_ruling_20() -> None:
    """A typhoon closes a border both ways; the lowest moves one to a free border, the tied do not."""
    storm = """
        .  | v  | .  | .  | .
           | *  |    |    |
        =  | r  | .  | .  | =
    """
    state = after(position(storm, "kb", "yk"), "plan k b / stay")
    assert not any("kalimantan" in line for line in legal(state))
    no = refusal(state, "go kalimantan k")
    assert no.rule == "ruling 20"
    assert no.sentence == "A typhoon closes the way from Jawa to Kalimantan. Go to Sumatra or Bali."
    up = after(position(storm, "kb", "yk"), "stay / plan y k")
    assert refusal(up, "go jawa k").rule == "ruling 20"
    state = position(storm, "y", "y", points="0 3", airplane=RED)
    happened, state = happen(state, *SITTING)
    assert [type(event).__name__ for event in happened[-3:]] == ["FestivalChanged", "AirplanePassed", "Asked"]
    assert turn(state) == "red: shift" and state.airplane == VIOLET
    first = start(typhoons="3", typhoon_tie="airplane")
    assert turn(first) == "red violet: plan"  # nobody moves one before the first round
    two = """
        .  | v  | .  * .  | .
        =  | r  * .  | .  | =
    """
    state = after(position(two, "y", "y", points="0 3"), *SITTING)
    assert len(legal(state)) == 1 + 2 * 7
    assert charted(after(state, "shift sulawesi/maluku kalimantan/sulawesi")) == chart("""
        .  | v  * .  | .  | .
        =  | r  * .  | .  | =
    """)  # which cuts the map in two
    taken = refusal(state, "shift sulawesi/maluku jawa/bali")
    assert taken.rule == "ruling 20"
    assert taken.sentence == "On jawa/bali lies a typhoon already: choose another border."
    tied = kinds(position(storm, "y", "y", points="3 3"), *SITTING)
    assert tied[-2:] == ["AirplanePassed", "Asked"]
    three = position(two.replace("r ", "rt"), "y", "y", "y", points="3 0 0", typhoon_tie="airplane")
    state = after(three, "stay / stay / stay", *["rest nothing"] * 3)
    assert state.airplane == VIOLET and turn(state) == "red: favour"  # he held it in the round that has ended
