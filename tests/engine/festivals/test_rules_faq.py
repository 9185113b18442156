"""Questions and answers: a test for every sentence of the rulebook."""

from engine import festivals
from engine.festivals.events import Blocked, Claimed, Done, FestivalChanged, Moved
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
from tests.engine.festivals.charts import chart, charted

HOME = """
    .  | .  | . | . | .
    =  | rv | . | . | =
"""
FULL = """
    .  | .  | .  | .  | .
    =  | v  | YK | r  | =
"""
BLOCKED = """
    .  | .  | .  | KB | YKB
    =  | v  | YK | r  | =
"""


def test_faq_1() -> None:
    """Question (Q): Can a player choose to stay or not to move from the current island even though he shows
    some tickets after revealing his player screen?"""
    state = after(position(HOME, "yk"), "plan y k / stay")
    assert {line.split()[0] for line in legal(state)} == {"go"}


def test_faq_2() -> None:
    """Answer (A): Basically you can't!"""
    state = after(position(HOME, "yk"), "plan y k / stay")
    for line in ("stay", "rest nothing", "rest pool", "hold"):
        assert refusal(state, line).rule == "Move 11"


def test_faq_3() -> None:
    """You have to move."""
    happened, state = happen(position(HOME, "y"), "plan y / stay", "go sumatra y")
    assert Moved(RED, "y", "jawa", "sumatra") in happened and state.places[RED] == "sumatra"


def test_faq_4() -> None:
    """You must spend all of your shown tickets and may go back and forth between islands (if the ticket space
    is still available)."""
    state = after(position(HOME, "kkb"), "plan k k b / stay", "go kalimantan b")
    assert legal(state) == ["go sumatra k", "go jawa k"]
    state = after(state, "go jawa k")
    assert legal(state) == ["go sumatra k", "go kalimantan k", "go bali k"]  # back and forth, and on
    state = after(state, "go kalimantan k")
    assert charted(state) == chart("""
        .  | KB r   | . | . | .
        =  | yKb v  | . | . | =
    """)
    assert state.shown[RED] == ()


def test_faq_5() -> None:
    """Remember, 1 ticket = 1 movement."""
    for plan, steps in {"y": 1, "y k": 2, "y k b": 3}.items():
        state = after(position(HOME), f"plan {plan} / stay")
        while turn(state) == "red: move":
            state = after(state, legal(state)[0])
        assert state.steps == (steps, 0)


def test_faq_6() -> None:
    """Q: Then what happened if there is no free ticket space available when moving onto any adjacent
    island?"""
    happened, _ = happen(position(BLOCKED, "y"), "plan y / stay")
    assert not any(isinstance(event, Moved) for event in happened)


def test_faq_7() -> None:
    """A: Unfortunately, you have been blocked!"""
    happened, state = happen(position(BLOCKED, "y"), "plan y / stay")
    assert happened[1:3] == [Blocked(RED, "nusa-tenggara", ("y",)), Done(RED)]
    assert turn(state) == "violet: rest"  # red is neither asked to move nor to rest


def test_faq_8() -> None:
    """You need to move to another adjacent island."""
    state = after(position(FULL, "k"), "plan k / stay")
    assert legal(state) == ["go maluku k", "go papua k"]
    no = refusal(state, "go bali k")
    assert no.rule == "Move 32"
    assert no.sentence == "Bali has no free slot left. Choose another island."


def test_faq_9() -> None:
    """If there is still no available ticket space on the other adjacent island, congrats, you have to stay on
    you current island and you lose all of your shown tickets."""
    state = after(position(BLOCKED, "yyk"), "plan y y / stay")
    assert state.places[RED] == "nusa-tenggara" and state.shown[RED] == ()
    assert hand(state, RED) == "k"


def test_faq_10() -> None:
    """Put all of your remaining shown tickets to the center of your current island."""
    state = after(position(BLOCKED, "yyk"), "plan y y / stay")
    assert charted(state) == chart("""
        .  | .  | .  | KB     | YKB
        =  | v  | YK | r (yy) | =
    """)


def test_faq_11() -> None:
    """Q: Can I get a point just by passing through the Active Festival?"""
    state = after(position(HOME, "yb", festival="Galungan"), "plan y b / stay", "go bali y")
    assert state.places[RED] == "bali" and totals(state) == [0, 0]


def test_faq_12() -> None:
    """A: No!"""
    way = ("plan y b / stay", "go bali y", "go nusa-tenggara b")
    assert "Claimed" not in kinds(position(HOME, "yb", festival="Galungan"), *way)
    assert totals(after(position(HOME, "yb", festival="Galungan"), *way)) == [0, 0]


def test_faq_13() -> None:
    """You have to end your turn on the designated island to get the points."""
    way = ("plan y b / stay", "go bali y", "go nusa-tenggara b")
    happened, state = happen(position(HOME, "yb", festival="Pasola"), *way)
    assert Claimed(RED, 14, 1, 5) in happened and totals(state) == [5, 0]


def test_faq_14() -> None:
    """Q: What happened with the Active Festival card when there is no player going to the designated
    island?"""
    state = position(HOME, festival="Pasola", following="Tabuik")
    happened, _ = happen(state, "stay / stay", "rest pool", "rest pool")
    (changed,) = [event for event in happened if isinstance(event, FestivalChanged)]
    assert changed.festival == 2


def test_faq_15() -> None:
    """A: No points are given to any player."""
    state = position(HOME, festival="Pasola")
    assert totals(after(state, "stay / stay", "rest pool", "rest pool")) == [0, 0]
    assert "Claimed" not in kinds(state, "stay / stay", "rest pool", "rest pool")


def test_faq_16() -> None:
    """Discard the card in Phase 3 - Refresh, and replace it with new Active Festival as usual."""
    state = position(HOME, festival="Pasola", following="Tabuik")
    state = after(state, "stay / stay", "rest pool", "rest pool")
    assert festivals.view(state, VIOLET)["festival"]["name"] == "Tabuik"
    assert 14 not in (state.festival, state.upcoming, *state.deck)
