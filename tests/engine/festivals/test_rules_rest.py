"""Resting and refreshing: a test for every sentence of the rulebook."""

from engine import festivals
from engine.festivals.events import FestivalChanged, Rested, Returned
from engine.festivals.islands import GAINS, ISLANDS, NAMES, limit
from tests.engine.festivals.boards import (
    RED,
    TEAL,
    VIOLET,
    after,
    hand,
    happen,
    kinds,
    legal,
    pool,
    position,
    refusal,
    totals,
    turn,
)
from tests.engine.festivals.charts import chart, charted

BALI = """
    . | .  | .          | . | .
    = | r  | yk v (kb)  | . | =
"""

KALIMANTAN = """
    t | .  | . | . | .
    = | rv | . | . | =
"""
OVERFLOW = (
    *("plan y / plan k / plan b", "name red", "go kalimantan y", "name violet", "go kalimantan k"),
    "go kalimantan b",
)


def test_rest_1() -> None:
    """This action can only be carried out after all players who take Phase 2a - Move end their turn."""
    state = after(position(BALI, "k", "y"), "plan k / stay")
    assert turn(state) == "red: move"
    assert refusal(state, "rest pool", VIOLET).sentence.startswith("Nothing is asked of you now.")
    assert turn(after(state, "go sumatra k")) == "violet: rest"


def test_rest_2() -> None:
    """Then, any players who shows no ticket (empty) may choose to take ticket tokens from one of the two
    sources below:"""
    state = after(position(BALI, "k", "y"), "plan k / stay", "go sumatra k")
    assert legal(state) == ["rest pool", "rest middle", "rest nothing"]
    no = refusal(state, "go jawa y")
    assert no.rule == "Rest 2"
    assert no.sentence == "You are to rest: rest pool, rest middle or rest nothing."


def test_rest_3() -> None:
    """a.) Island: Collect all tickets that present in the middle of the player's current island (exclude the
    ticket on the ticket space), or"""
    state = after(position(BALI, "k", "y"), "plan k / stay", "go bali k")  # a third black one, on a slot
    state = after(state, "rest middle")
    assert hand(state, VIOLET) == "ykb" and charted(state).middles[ISLANDS.index("bali")] == ("k",)
    happened, _ = happen(position(BALI, "k", "y"), "plan k / stay", "go bali k", "rest middle")
    assert Rested(VIOLET, "bali", "middle", ("k", "b")) in happened


def test_rest_4() -> None:
    """Note: If there is no ticket available on the: a.) island, the player must choose from the: b.) ticket
    pool."""
    state = after(position(KALIMANTAN, "-", "-", "k"), "stay")
    assert legal(state) == ["rest pool", "rest nothing"]
    no = refusal(state, "rest middle")
    assert no.rule == "Rest 4"
    assert no.sentence == "No tickets lie in the middle of Jawa: rest from the pool, or take nothing."


def test_rest_5() -> None:
    """b.) Ticket Pool: Collect all tickets from the Ticket Pool matching the depicted color token on the side
    of the player's current island tile."""
    state = position(BALI, "k", "k")
    rested = after(state, "plan k / stay", "go sumatra k", "rest pool")
    assert hand(rested, VIOLET) == "ykb"  # a yellow and a blue one
    assert (state.pool.count("y"), rested.pool.count("y")) == (15, 14)
    assert (state.pool.count("b"), rested.pool.count("b")) == (14, 13)


def test_rest_6() -> None:
    """Note: Any player who take a rest can also gets a point but only after any player who chooses to move
    finishes their turn."""
    lines = ("plan k / stay", "go bali k", "rest nothing")
    assert totals(after(position(BALI, "k", "y", festival="Galungan"), *lines)) == [4, 2]
    happened = kinds(position(BALI, "k", "y", festival="Galungan"), *lines)
    assert happened.index("Done") < happened.index("Claimed") < happened.index("Rested")


def test_rest_7() -> None:
    """Remember: No ticket = Last player"""
    state = position(KALIMANTAN, "y", "y", "b", airplane=RED)
    state = after(state, "stay / plan y / plan b", "name violet", "go bali y")
    assert turn(state) == "teal: move"  # and he who holds the airplane still waits
    assert turn(after(state, "go jawa b")) == "red: rest"


def test_refresh_1() -> None:
    """This phase has to be carried out after all players finish their Phase 2 - Move or Rest, and before
    starting the next round."""
    happened = kinds(position(BALI, "k", "y"), "plan k / stay", "go sumatra k", "rest pool")
    assert happened[-5:] == ["Rested", "Gathered", "FestivalChanged", "AirplanePassed", "Asked"]
    assert "Gathered" not in kinds(position(BALI, "k", "y"), "plan k / stay", "go sumatra k")


def test_refresh_2() -> None:
    """a.) Move The Ticket: Move any ticket token present on the ticket space on each islands (if any) to the
    center of the island."""
    state = after(position(BALI, "yk", "y"), "plan y k / stay", "go sumatra y", "go jawa k")
    assert charted(state) == chart("""
        Yk | .     | .         | . | .
        =  | yKb r | yk v (kb) | . | =
    """)
    assert charted(after(state, "rest nothing")) == chart("""
        (y) | .     | .      | . | .
        =   | r (k) | v (kb) | . | =
    """)


def test_refresh_3() -> None:
    """These tickets become available for the next round and may be taken if a player chooses Rest action and
    chooses to collect tickets from the Island."""
    state = after(position(BALI, "k", "y"), "plan k / stay", "go sumatra k", "rest pool")
    assert turn(state) == "violet: plan"
    state = after(state, "stay", "rest pool")
    assert turn(state) == "red: rest" and legal(state)[1] == "rest middle"
    assert hand(after(state, "rest middle"), RED) == "k"


def test_refresh_4() -> None:
    """Important!: An Island can only store limited number of tickets."""
    state = after(position(KALIMANTAN, "y", "k", "b"), *OVERFLOW)
    assert charted(state).middles[ISLANDS.index("kalimantan")] == ("y", "k", "b")
    assert turn(state) == "red: return"
    for line in legal(state):
        assert len(charted(after(state, line)).middles[ISLANDS.index("kalimantan")]) == 2


def test_refresh_5() -> None:
    """The limit is equal to the number of ticket pool depicted on the left side of the island tile."""
    limits = {NAMES[island]: limit(island) for island in ISLANDS}
    assert limits == {
        "Sumatra": 2, "Kalimantan": 2, "Sulawesi": 2, "Maluku": 2, "Papua": 3,
        "Jawa": 3, "Bali": 2, "Nusa Tenggara": 2,
    }  # fmt: skip
    for seen in festivals.view(position(BALI), None)["islands"]:
        assert seen["limit"] == len(seen["gain"]) == len(GAINS[seen["island"]])


def test_refresh_6() -> None:
    """If an island has tickets more than its limit, the player with Airplane token must control the ticket
    flow."""
    state = after(position(KALIMANTAN, "y", "k", "b", airplane=RED), *OVERFLOW)
    assert turn(state) == "red: return"
    assert festivals.view(state, None)["asked"] == {"seats": [], "island": "kalimantan", "count": 1}
    assert legal(state) == ["return kalimantan y", "return kalimantan k", "return kalimantan b"]
    happened, state = happen(state, "return kalimantan y")
    assert happened[0] == Returned(RED, "kalimantan", ("y",))
    assert charted(state) == chart("""
        . | rvt (kb) | . | . | .
        = | .        | . | . | =
    """)
    assert pool(state).count("y") == 15


def test_refresh_7() -> None:
    """b.) Change Festival: Discard the Active Festival back to box and replace it with the top card of the
    festival deck."""
    state = position(BALI, festival="Galungan", following="Erau")
    happened, state = happen(state, "stay / stay", "rest pool", "rest pool")
    (changed,) = [event for event in happened if isinstance(event, FestivalChanged)]
    assert (changed.festival, changed.upcoming) == (7, state.upcoming)
    assert 11 not in (state.festival, state.upcoming, *state.deck)  # it is in the box


def test_refresh_8() -> None:
    """This card become the Active Festival for the next round."""
    state = position(BALI, "k", festival="Galungan", following="Sekaten")
    state = after(state, "stay / stay", "rest pool", "rest pool")
    assert festivals.view(state, None)["festival"]["name"] == "Sekaten"
    assert totals(after(state, "stay / stay", "rest pool", "rest pool")) == [3, 4]  # 4 for Galungan


def test_refresh_9() -> None:
    """Player may always use the information of next festivals to make better plan for next round."""
    state = position(BALI, following="Erau")
    for seat in (RED, VIOLET, None):
        seen = festivals.view(state, seat)["next"]
        assert (seen["name"], seen["island"], seen["points"]) == ("Erau", "kalimantan", [5, 3, 1])


def test_refresh_10() -> None:
    """c.) Move The Airplane: Move the Airplane token to the left of the current holder's."""
    holders, state = [], position(KALIMANTAN, airplane=VIOLET)
    for _ in range(4):
        holders.append(state.airplane)
        state = after(state, "stay / stay / stay", *["rest pool"] * 3)
    assert holders == [VIOLET, TEAL, RED, VIOLET]


def test_refresh_11() -> None:
    """Now the players can move to the next round, repeat Phase 1 - Phase 2 - Phase 3 until the end game
    condition is met."""
    state = position(BALI)
    while festivals.outcome(state) is None:
        assert turn(state) == "red violet: plan"
        state = after(state, "stay / stay", "rest nothing", "rest nothing")
    assert state.round == 20
