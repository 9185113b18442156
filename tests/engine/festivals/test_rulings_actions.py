"""Rulings 1 to 8, 18, 19, 21 and 22: what the rulebook leaves open about moving, staying and resting."""

from engine import festivals
from engine.festivals.events import Blocked, Claimed, Done, Moved, Ordered, Rested
from engine.festivals.islands import BORDERS, CONNECTORS, ISLANDS
from tests.engine.festivals.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
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
from tests.engine.festivals.charts import chart, charted

JAWA = """
    .  | .   | .    | .  | .
    =  | rvt | .    | .  | =
"""
SHUT = """
    .  | .    | r   | .  | .
    =  | yKbb | vt  | .  | =
"""
TWO_AND_TWO = """
    .  | .  | .  | .  | .
    =  | vw | rt | .  | =
"""
STAY = "stay / stay / stay / stay"


def test_ruling_1() -> None:
    """The holder names who of the tied is first, maybe himself; again for the rest, when they are on."""
    state = after(position(JAWA, "y", "k", "b"), "plan y / plan k / plan b")
    assert legal(state) == ["name red", "name violet", "name teal"]  # red, who holds it, among them
    state = after(state, "name red", "go bali y")
    assert turn(state) == "red: name" and legal(state) == ["name violet", "name teal"]
    state = after(state, "name teal")  # who has one way: Kalimantan
    assert turn(state) == "violet: move"
    state = after(position(JAWA, "yk", "k", "b"), "plan y k / plan k / plan b")
    assert turn(state) == "red: move"  # violet and teal are compared when red has moved
    assert turn(after(state, "go bali k", "go jawa y")) == "red: name"


def test_ruling_2() -> None:
    """Stayers are last: their prizes, then their rests; clockwise, but on one island as the holder says."""
    state = after(position(TWO_AND_TWO, "y", "y", "y", "y", festival="Sekaten"), STAY)
    assert turn(state) == "red: order" and legal(state) == ["order violet white", "order white violet"]
    happened, state = happen(state, "order white violet")
    assert happened[:3] == [Ordered(RED, "jawa", (3, 1)), Claimed(WHITE, 5, 1, 3), Claimed(VIOLET, 5, 2, 2)]
    turns = []
    while state.phase == "rest":
        turns.append(turn(state))
        state = after(state, "rest pool")
    assert turns == ["red: rest", "white: rest", "teal: rest", "violet: rest"]
    # where nothing can be lost by being later, nobody is asked
    far = after(position(TWO_AND_TWO, "y", "y", "y", "y", festival="Erau"), STAY)
    assert turn(far) == "red: rest"
    taken = position(TWO_AND_TWO, "k", "y", "y", "y", festival="Karapan Sapi")  # it has one prize
    taken = after(taken, "plan k / stay / stay / stay")  # whose only way is to Jawa
    assert totals(taken) == [5, 0, 0, 0] and turn(taken) == "violet: rest"
    middle = position(TWO_AND_TWO.replace("vw", "vw (y)"), "y", "y", "y", "y", festival="Erau")
    assert legal(after(middle, STAY)) == ["order violet white", "order white violet"]
    # four want a yellow ticket and a blue one; two who stay on Jawa a black one
    short = after(position(TWO_AND_TWO, "y", "y", "y", "y", festival="Erau", pool="yyyykkbbb"), STAY)
    asked = [festivals.view(short, None)["asked"]["island"]]
    short = after(short, "order violet white")
    asked.append(festivals.view(short, None)["asked"]["island"])
    assert asked == ["jawa", "bali"] and turn(after(short, "order red teal")) == "red: rest"
    # who moves wants nothing: two stay on Jawa, and there are two of each
    moving = position(TWO_AND_TWO, "k", "y", "b", "y", festival="Erau", pool="yykkbb")
    moving = after(moving, "plan k / stay / plan b / stay", "name red", "go nusa-tenggara b")
    assert turn(moving) == "violet: rest"
    # and it is asked once, before anybody rests: then it is late to be short
    enough = after(position(TWO_AND_TWO, "y", "y", "y", "y", festival="Erau", pool="yyyykkbbbb"), STAY)
    assert turn(after(enough, "rest pool")) == "violet: rest"


def test_ruling_3() -> None:
    """Nobody must rest; a middle is taken whole; what lies on slots is no part of it."""
    state = position("""
        .  | .  | .           | . | .
        =  | rv | yKk t (yyb) | . | =
    """, "y", "y", "k")  # fmt: skip
    state = after(state, "stay / plan y / stay", "go bali y", "rest nothing")
    assert turn(state) == "teal: rest" and charted(state) == chart("""
        .  | .  | .             | . | .
        =  | r  | YKk vt (yyb)  | . | =
    """)
    assert hand(after(state, "rest nothing"), TEAL) == "k"
    assert hand(after(state, "rest middle"), TEAL) == "yykb"
    assert charted(after(state, "rest middle")).middles[ISLANDS.index("bali")] == ("y", "k")


def test_ruling_4() -> None:
    """A rest gives what the pool has of the depicted colours, and nothing instead."""
    state = after(position(TWO_AND_TWO, "y", "-", "k", "-", festival="Erau", pool="kkkb"), "stay / stay")
    assert legal(state) == ["order violet white", "order white violet"]
    state = after(state, "order violet white", "order teal red")
    happened, state = happen(state, "rest pool")
    assert happened[0] == Rested(TEAL, "bali", "pool", ("b",))  # yellow has run out
    assert hand(after(state, "rest pool"), VIOLET) == "k"
    happened, state = happen(state, "rest pool")
    assert happened[1] == Rested(RED, "bali", "nothing", ())  # he is passed over
    middle = position("""
        .  | .  | .     | . | .
        =  | v  | r (k) | . | =
    """, "k", "k", pool="kk")  # fmt: skip
    state = after(middle, "stay / stay")
    assert turn(state) == "red: rest" and legal(state) == ["rest middle", "rest nothing"]
    no = refusal(state, "rest pool")
    assert no.rule == "ruling 4"
    assert no.sentence == "The pool has no yellow or blue ticket left: rest in the middle, or nothing."


def test_ruling_5() -> None:
    """On while anything fits, in any order, also back; and then the rest goes to the middle, at once."""
    state = after(position(SHUT, "kkk", "k", "y"), "plan k k k / stay / stay")
    assert legal(state) == ["go kalimantan k", "go maluku k", "go bali k"]
    happened, state = happen(state, "go bali k")
    assert happened[1] == Blocked(RED, "bali", ("k", "k"))
    assert charted(state) == chart("""
        .  | .    | .            | .  | .
        =  | yKbb | yKk rvt (kk) | .  | =
    """)
    happened, state = happen(state, "order teal violet", "rest middle")
    assert hand(state, TEAL) == "ykk"
    full = after(position(SHUT.replace("vt ", "vt (yb) "), "kkk", "k", "y"), "plan k k k / stay / stay")
    state = after(full, "go bali k")
    assert charted(state).middles[ISLANDS.index("bali")] == ("y", "k", "k", "b")  # no limit before Refresh
    back = after(position(JAWA, "yb", "k", "k"), "plan y b / stay / stay", "go bali y")
    assert "go jawa b" in legal(back)


def test_ruling_6() -> None:
    """Blocked after a step is a mover; blocked at once is a stayer, before those who showed nothing."""
    drawing = """
        .  | .      | .   | .  | .
        =  | yKbb r | vtw | .  | =
    """
    state = after(position(drawing, "y", "kk", "kk", "y"), "plan y / plan k k / plan k k / stay")
    assert turn(state) == "red: name"
    happened, state = happen(state, "name teal")
    assert happened[1:3] == [Blocked(TEAL, "bali", ("k", "k")), Done(TEAL)]
    assert Blocked(VIOLET, "bali", ("k", "k")) in happened and turn(state) == "red: move"
    happened, state = happen(state, "go bali y")
    assert [event for event in happened if isinstance(event, Claimed)] == [
        Claimed(RED, 11, 1, 4), Claimed(TEAL, 11, 2, 2), Claimed(VIOLET, 11, 3, 1),
    ]  # fmt: skip
    assert turn(state) == "white: rest" and totals(state)[WHITE] == 0
    assert turn(after(state, "rest nothing")) == "red: return"  # teal and violet may not rest
    happened, state = happen(position(SHUT, "kk", "k", "y"), "plan k k / stay / stay", "go bali k")
    assert Blocked(RED, "bali", ("k",)) in happened and Claimed(RED, 11, 1, 4) in happened
    assert turn(state) == "red: order"


def test_ruling_7() -> None:
    """Who leaves the festival's island and comes back has moved there."""
    drawing = """
        .  | .    | .   | .  | .
        =  | .    | rvt | .  | =
    """
    happened, state = happen(position(drawing, "kk", "y", "y"), "plan k k / stay / stay", "go bali k")
    assert [event.island for event in happened if isinstance(event, Moved)] == ["jawa", "bali"]
    assert totals(state) == [4, 0, 0] and turn(state) == "red: order"  # at once, before those who stay


def test_ruling_8() -> None:
    """Later visitors get nothing when the prizes are taken; an island holds any number of travellers."""
    state = position(JAWA, "y", "k", "k", festival="Karapan Sapi")
    state = after(state, "stay / stay / stay", "order teal red violet")
    assert totals(state) == [0, 0, 5] and state.places == ("jawa",) * 3
    assert "Claimed" not in kinds(state, "rest pool", "rest pool", "rest pool")
    state = position(JAWA.replace(" .    |", " w    |", 1), "y", "k", "k", "y", festival="Galungan")
    state = after(
        state, "plan y / plan k / plan k / plan y", "name red", "go bali y", "name teal", "go bali k"
    )
    state = after(state, "name violet", "go bali k")
    assert totals(state) == [4, 1, 2, 0] and state.places[:3] == ("bali",) * 3


def test_ruling_18() -> None:
    """A plan may be larger than the map allows; what is left of it is lost."""
    state = position(SHUT, "k" * 12, "y", "y")
    assert "plan" + " k" * 12 in legal(state, RED)
    state = after(state, "plan" + " k" * 12 + " / stay / stay", "go bali k")
    assert state.shown[RED] == () and charted(state).middles[ISLANDS.index("bali")] == ("k",) * 11
    assert hand(state, RED) == ""


def test_ruling_19() -> None:
    """A connector is passed: nobody stops there, no ticket lies there, no typhoon either."""
    happened, state = happen(position(JAWA, "y", "k", "k"), "plan y / stay / stay", "go sumatra y")
    assert [event for event in happened if isinstance(event, Moved)] == [Moved(RED, "y", "jawa", "sumatra")]
    assert charted(state).placed == (("y",), *[()] * 7)
    assert set(ISLANDS) == {island for border in BORDERS for island in border.split("/")}
    assert not {frozenset(ends) for ends in CONNECTORS.values()} & {
        frozenset(border.split("/")) for border in BORDERS
    }


def test_ruling_21() -> None:
    """Every Refresh empties all slots."""
    state = position("""
        YKk | .   | .  | Kb | .
        =   | rvt | .  | .  | =
    """, "y")  # fmt: skip
    state = after(state, "plan y / stay / stay", "go bali y", "rest pool", "rest pool")
    assert charted(state) == chart("""
        (yk) | .  | .     | (k) | .
        =    | vt | r (y) | .   | =
    """)
    assert set(state.slots) == {()}


def test_ruling_22() -> None:
    """Who rests on the festival's island takes the best prize that the movers left."""
    drawing = """
        .  | .  | .  | .  | .
        =  | r  | v  | t  | =
    """
    state = position(drawing, "y", "y", "y")
    assert totals(after(state, "plan y / stay / stay", "go bali y")) == [4, 2, 0]
    assert totals(after(state, "plan y / stay / stay", "go sumatra y")) == [0, 4, 0]
    state = after(state, "plan y / stay / stay", "go sumatra y")
    assert turn(state) == "violet: rest" and "rest pool" in legal(state)
    assert VIOLET not in state.rested
