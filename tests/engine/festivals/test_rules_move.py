"""Moving: a test for every sentence of the rulebook but its examples."""

from engine import festivals
from engine.festivals.events import Claimed, Done, Moved
from engine.festivals.islands import CONNECTORS, ISLANDS, slots
from tests.engine.festivals.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    hand,
    happen,
    legal,
    position,
    refusal,
    totals,
    turn,
)
from tests.engine.festivals.charts import chart, charted
from tests.engine.festivals.example import ALL_WAYS, BIDS, EXAMPLE, RED_WAY

JAWA = """
    .  | .   | . | .  | .
    =  | rvt | . | .  | =
"""


def test_move_1() -> None:
    """The player who shows the most tickets move first, followed by the second most, and so on."""
    happened, _ = happen(EXAMPLE, *ALL_WAYS)
    assert [event.seat for event in happened if isinstance(event, Done)] == [RED, TEAL, VIOLET]
    assert refusal(after(EXAMPLE, BIDS), "go sulawesi b", VIOLET).sentence == (
        "Nothing is asked of you now. Wait until it is your turn."
    )
    assert refusal(after(EXAMPLE, BIDS), "go sulawesi b", VIOLET).rule == "Move 1"


def test_move_11() -> None:
    """Player must move using any tickets he was showing."""
    state = after(position(JAWA, "ykb", "y", "y"), "plan y b / stay / stay")
    assert legal(state) == ["go sumatra y", "go kalimantan y", "go kalimantan b", "go bali y"]
    for line in ("rest pool", "hold"):
        no = refusal(state, line)
        assert no.rule == "Move 11"
        assert no.sentence == "You are to move: go, an island and a ticket that you show."


def test_move_12() -> None:
    """Player cannot add/change/remove ticket(s) once the screen is already removed."""
    state = after(position(JAWA, "ykb", "y", "y"), "plan y b / stay / stay")
    assert hand(state, RED) == "k"
    no = refusal(state, "go bali k")
    assert no.rule == "Move 12"
    assert no.sentence == ("You show no black ticket. Use what you show: 1 yellow ticket and 1 blue ticket.")
    assert refusal(state, "plan y k b").rule == refusal(state, "stay").rule == "Move 11"


def test_move_13() -> None:
    """To move, a player puts the ticket token one at a time on the free ticket space of the adjacent island
    (player cannot move diagonally) matching its color."""
    state = after(position(JAWA, "ykb", "y", "y"), "plan y k b / stay / stay")
    assert {line.split()[1] for line in legal(state)} == {"sumatra", "kalimantan", "bali"}
    diagonal = refusal(state, "go sulawesi b")
    assert diagonal.rule == "Move 13"
    assert diagonal.sentence == (
        "Sulawesi is not adjacent to Jawa, where you stand. Go to Sumatra, Kalimantan or Bali."
    )
    colour = refusal(state, "go sumatra b")
    assert colour.rule == "Move 13"
    assert colour.sentence == (
        "Sumatra has no free slot for a blue ticket, only for 1 yellow ticket and 2 black tickets. Choose "
        "another ticket or another island."
    )


def test_move_14() -> None:
    """Then he can moves his traveler token to the island."""
    state = after(position(JAWA, "ykb", "y", "y"), "plan y k b / stay / stay")
    assert charted(after(state, "go bali k")) == chart("""
        . | .  | .     | .  | .
        = | vt | yKk r | .  | =
    """)


def test_move_15() -> None:
    """If a player shows more than one ticket, he must continue to move his traveler to the next adjacent
    island until he uses all of his shown tickets."""
    state = after(position(JAWA, "ykb", "y", "y"), "plan y k b / stay / stay", "go bali k")
    assert turn(state) == "red: move" and state.shown[RED] == ("y", "b")
    assert legal(state) == ["go sulawesi y", "go sulawesi b", "go jawa y", "go jawa b", "go nusa-tenggara y",
                            "go nusa-tenggara b"]  # fmt: skip
    state = after(state, "go sulawesi b", "go bali y")
    assert state.shown[RED] == () and state.mover is None


def test_move_16() -> None:
    """Player can not choose to partially uses their ticket if they show more than one ticket."""
    state = after(position(JAWA, "ykb", "y", "y"), "plan y k b / stay / stay", "go bali k")
    assert {line.split()[0] for line in legal(state)} == {"go"}
    assert refusal(state, "stay").rule == refusal(state, "rest nothing").rule == "Move 11"


def test_move_17() -> None:
    """Once the screen is removed, all tickets shown here must be used."""
    state = position(JAWA, "yykb", "y", "y")
    happened, state = happen(state, "plan y k b / stay / stay", "go bali k", "go jawa y")
    assert happened[-3:-1] == [Moved(RED, "b", "jawa", "kalimantan"), Done(RED)]  # the only way left
    assert state.shown[RED] == () and hand(state, RED) == "y"


def test_move_18() -> None:
    """Golden Rule: Ticket that already put on the ticket slot cannot be moved or taken."""
    state = position("""
        . | .  | .   | .     | .
        = | .  | r   | Yb vt | =
    """, "yb", "b", "b")  # fmt: skip
    state = after(state, "plan y b / stay / stay")
    no = refusal(state, "go nusa-tenggara y")
    assert no.rule == "Move 32" and "only for 1 blue ticket" in no.sentence
    state = after(state, "go nusa-tenggara b", "go bali y")
    assert charted(state).placed[-1] == ("y", "b")  # though nobody who put them is there any more
    assert legal(state) == ["rest pool", "rest nothing"] and turn(state) == "violet: rest"


def test_move_19() -> None:
    """There is no 'undo' in this game, so put the ticket carefully."""
    state = after(position(JAWA, "yb", "y", "y"), "plan y b / stay / stay", "go bali y", "go jawa b")
    assert charted(state) == chart("""
        . | .        | .   | . | .
        = | ykBb rvt | Ykk | . | =
    """)
    assert state.shown[RED] == ()  # back again, and both tickets are spent


def test_move_20() -> None:
    """Remember: 1 ticket = 1 move."""
    happened, _ = happen(EXAMPLE, *ALL_WAYS)
    steps = [event.seat for event in happened if isinstance(event, Moved)]
    assert [steps.count(seat) for seat in (RED, VIOLET, TEAL, WHITE)] == [3, 1, 2, 0]


def test_move_21() -> None:
    """Move through the connector tile is free."""
    state = after(position(JAWA, "yk", "y", "y"), "plan y k / stay / stay", "go sumatra y")
    assert charted(state) == chart("""
        Ykk r | .  | . | . | .
        =     | vt | . | . | =
    """)
    assert state.shown[RED] == ("k",)  # one ticket for the whole way
    assert CONNECTORS == {"west": ("jawa", "sumatra"), "east": ("nusa-tenggara", "papua")}


def test_move_30() -> None:
    """Any player who ends his turn on island matching the Active Festival immediately receives experience
    (point token)."""
    happened, state = happen(EXAMPLE, BIDS, *RED_WAY)
    assert happened[-3:-1] == [Done(RED), Claimed(RED, 11, place=1, points=4)]
    assert totals(state) == [4, 0, 0, 0] and turn(state) == "teal: move"  # before anybody else moves


def test_move_31() -> None:
    """Each island has different capacity of ticket spaces."""
    for players in (2, 4):
        assert len({len(slots(island, players)) for island in ISLANDS}) > 1
    seen = festivals.view(EXAMPLE, None)["islands"]
    assert {each["island"]: len(each["slots"]) for each in seen} == {
        "sumatra": 3, "kalimantan": 3, "sulawesi": 3, "maluku": 2, "papua": 4,
        "jawa": 4, "bali": 3, "nusa-tenggara": 2,
    }  # fmt: skip


def test_move_32() -> None:
    """Each ticket space can only be occupied by exactly one ticket."""
    state = position("""
        . | ykB | . | . | .
        = | rvt | . | . | =
    """, "kb", "y", "y")  # fmt: skip
    state = after(state, "plan k b / stay / stay")
    no = refusal(state, "go kalimantan b")
    assert no.rule == "Move 32"
    assert no.sentence == (
        "Kalimantan has no free slot for a blue ticket, only for 1 yellow ticket and 1 black ticket. Choose "
        "another ticket or another island."
    )
    full = position("""
        . | YKB | . | . | .
        = | rvt | . | . | =
    """, "kb", "y", "y")  # fmt: skip
    no = refusal(after(full, "plan k b / stay / stay"), "go kalimantan b")
    assert no.sentence == "Kalimantan has no free slot left. Choose another island."
