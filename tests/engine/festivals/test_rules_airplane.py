"""The airplane: a test for every sentence of the rulebook."""

from engine import festivals
from engine.festivals.events import Asked, Claimed, Done, Named, Ordered, Returned
from tests.engine.festivals.boards import (
    RED,
    TEAL,
    VIOLET,
    after,
    happen,
    legal,
    pool,
    position,
    refusal,
    totals,
    turn,
)
from tests.engine.festivals.charts import chart, charted

JAWA = """
    .  | .   | . | .  | .
    =  | rvt | . | .  | =
"""
TIED = position(JAWA, "yk", "b", "yb", airplane=VIOLET)  # the rulebook's Blue holds it; Green is teal
BIDS = "plan y k / stay / plan y b"
BALI = position("""
    .  | .  | .   | . | .
    =  | r  | vtw | . | =
""", "k", "y", "k", "b", airplane=TEAL)  # fmt: skip
OVERFLOW = after(
    position("""
        t | .      | . | . | .
        = | rv     | . | . | =
    """, "y", "k", "b"),
    "plan y / plan k / plan b",
    *("name red", "go kalimantan y", "name violet", "go kalimantan k", "go kalimantan b"),
)  # fmt: skip


def test_airplane_token_1() -> None:
    """Airplane token is used to resolve any ties that happened in the middle of the game."""
    assert turn(after(TIED, BIDS)) == "violet: name"
    assert turn(after(TIED, "plan y k / stay / plan y")) == "red: move"  # no tie, no question


def test_airplane_token_2() -> None:
    """The player who has airplane token in that round has the rights to choose who wins the tie."""
    state = after(TIED, BIDS)
    assert festivals.view(state, None)["asked"] == {"seats": [2, 0], "island": None, "count": 0}
    assert legal(state) == ["name teal", "name red"]
    assert (
        refusal(state, "name red", RED).sentence == "Nothing is asked of you now. Wait until it is your turn."
    )
    no = refusal(state, "go bali y")
    assert no.rule == "Airplane Token 2"
    assert no.sentence == "First you name who moves next: name and a traveller."


def test_airplane_token_3() -> None:
    """There are two kinds of tie conflict:"""
    asked = [after(TIED, BIDS).phase, after(BALI, "stay / stay / stay / stay").phase]
    assert asked == ["name", "order"]


def test_airplane_token_4() -> None:
    """a) Movement conflict, is when two or more players shows the same number of tickets."""
    state = after(TIED, BIDS)
    no = refusal(state, "name violet")
    assert no.rule == "Airplane Token 4"
    assert no.sentence == "Name one of those who are tied: teal or red."
    three = after(position(JAWA, "y", "b", "k"), "plan y / plan b / plan k")
    assert turn(three) == "red: name" and legal(three) == ["name red", "name violet", "name teal"]


def test_airplane_token_5() -> None:
    """b) Rest conflict, is when two or more players on the same island shows no tickets behind their
    screen."""
    state = after(BALI, "stay / stay / stay / stay")
    assert turn(state) == "teal: order"
    assert festivals.view(state, None)["asked"] == {"seats": [2, 3, 1], "island": "bali", "count": 0}
    assert len(legal(state)) == 6 and legal(state)[0] == "order teal white violet"
    happened, state = happen(state, "order violet white teal")
    assert happened[:4] == [
        Ordered(TEAL, "bali", (1, 3, 2)), Claimed(1, 11, 1, 4), Claimed(3, 11, 2, 2), Claimed(2, 11, 3, 1),
    ]  # fmt: skip
    state = after(BALI, "stay / stay / stay / stay")
    for line in ("order violet white", "order violet white teal red", "order teal white violet violet"):
        no = refusal(state, line)
        assert no.rule == "Airplane Token 5"
        assert no.sentence == "On Bali stay teal, white and violet: name each of them once, in order."
    no = refusal(state, "rest pool")
    assert no.rule == "Airplane Token 5"
    assert no.sentence == "First you put those who stay in order: order and the travellers."


def test_airplane_token_6() -> None:
    """Example: Blue has the airplane token."""
    assert festivals.view(TIED, None)["airplane"] == VIOLET


def test_airplane_token_7() -> None:
    """He has to choose between Red or Green who will move first because they show the same number of
    tickets."""
    state = after(TIED, BIDS)
    assert {len(state.plans[seat]) for seat in (RED, TEAL)} == {2}
    assert turn(state) == "violet: name" and set(legal(state)) == {"name red", "name teal"}


def test_airplane_token_8() -> None:
    """Blue chooses Red to move first."""
    happened, state = happen(after(TIED, BIDS), "name red")
    assert happened == [Named(VIOLET, RED), Asked("move", (RED,))]
    assert turn(state) == "red: move"


def test_airplane_token_9() -> None:
    """After Red finished his turn, Green must move."""
    happened, state = happen(after(TIED, BIDS, "name red"), "go kalimantan y", "go jawa k")
    assert happened[-2:] == [Done(RED), Asked("move", (TEAL,))]  # and violet is not asked again
    assert turn(state) == "teal: move" and "go bali y" in legal(state)


def test_airplane_token_10() -> None:
    """The player who has airplane token also has a duty to control the ticket flow when any island store
    tickets more than its limit in Phase 3 - Refresh."""
    assert OVERFLOW.airplane == RED and turn(OVERFLOW) == "red: return"
    no = refusal(OVERFLOW, "hold")
    assert no.rule == "Airplane Token 10"
    assert no.sentence == "First you choose what goes to the pool: return, the island, the tickets."


def test_airplane_token_11() -> None:
    """He chooses which surplus ticket has to be discarded back to the Ticket Pool and which ticket would stay
    on the center of the island."""
    happened, state = happen(OVERFLOW, "return kalimantan y")
    assert happened[0] == Returned(RED, "kalimantan", ("y",))
    assert charted(state) == chart("""
        . | rvt (kb) | . | . | .
        = | .        | . | . | =
    """)
    assert len(pool(state)) == len(pool(OVERFLOW)) + 1
    assert charted(after(OVERFLOW, "return kalimantan b")) == chart("""
        . | rvt (yk) | . | . | .
        = | .        | . | . | =
    """)
    for line in ("return kalimantan y k", "return kalimantan y y"):
        no = refusal(OVERFLOW, line)
        assert no.rule == "Airplane Token 11"
        assert no.sentence == (
            "Kalimantan stores 1 yellow ticket, 1 black ticket and 1 blue ticket and may keep 2: choose 1 "
            "ticket of them to return."
        )
    assert totals(state) == [0, 0, 0]
