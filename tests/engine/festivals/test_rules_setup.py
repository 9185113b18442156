"""Preparation: a test for every sentence of the rulebook."""

from collections import Counter
from random import Random

from engine import festivals
from engine.festivals.events import Started
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import GRID
from engine.festivals.tickets import all_tickets
from tests.engine.chance import CountedDice, FixedDice, RandomDice
from tests.engine.festivals.boards import RED, after, hand, pool, position, refusal, start, turn
from tests.engine.festivals.charts import chart, charted

HOME = """
    .  | .  | . | . | .
    =  | rv | . | . | =
"""


def test_preparation_1() -> None:
    """Place the 8 Island tiles and Connector tiles in the middle of table as pictured above."""
    assert GRID == (
        ("sumatra", "kalimantan", "sulawesi", "maluku", "papua"),
        ("west", "jawa", "bali", "nusa-tenggara", "east"),
    )
    assert charted(start(seats=3)) == chart("""
        ykk | ykb      | ybb | kb | yykb
        =   | ykbb rvt | ykk | yb | =
    """)


def test_preparation_2() -> None:
    """*Use the tiles with (two-player icon) on lower right corner if there are only 2 players."""
    assert charted(start(seats=2)) == chart("""
        yk  | kb     | yb | kb | ykb
        =   | ykb rv | yk | yb | =
    """)


def test_preparation_3() -> None:
    """Each player takes a traveler token in color of his choice, placing it on Jawa Island, then places the
    corresponding player screen in front of him."""
    assert start(seats=4).places == ("jawa",) * 4
    seats = festivals.view(start(seats=4), None)["seats"]
    assert [(seat["island"], seat["plan"], seat["shown"]) for seat in seats] == [("jawa", None, [])] * 4


def test_preparation_4() -> None:
    """Then each player receives some ticket tokens depending on the number of players."""
    dealt = {seats: {len(held) for held in start(seats).hands} for seats in (2, 3, 4)}
    assert dealt == {2: {6}, 3: {5}, 4: {4}}


def test_preparation_5() -> None:
    """2 Players: 6 Ticket Tokens (2 Tokens for each color)"""
    for seed in range(5):
        state = start(seats=2, dice=RandomDice(Random(seed)))
        assert [hand(state, seat) for seat in range(2)] == ["yykkbb"] * 2


def test_preparation_6() -> None:
    """3 Players: 5 Ticket Tokens (1 Token for each color + 2 Tokens at random)"""
    hands = {held for seed in range(30) for held in start(3, RandomDice(Random(seed))).hands}
    assert {"".join(held) for held in hands} == {"yyykb", "yykkb", "yykbb", "ykkkb", "ykkbb", "ykbbb"}


def test_preparation_7() -> None:
    """4 Players: 4 Ticket Tokens (1 Token for each color + 1 Token at random)"""
    hands = {held for seed in range(9) for held in start(4, RandomDice(Random(seed))).hands}
    assert {"".join(held) for held in hands} == {"yykb", "ykkb", "ykbb"}


def test_preparation_8() -> None:
    """Store any remaining ticket tokens beside the island tiles, within easy reach for all players, to form
    Ticket Pool."""
    for seats, left in {2: 33, 3: 30, 4: 29}.items():
        state = start(seats, RandomDice(Random(seats)))
        assert len(state.pool) == left
        assert Counter(state.pool) + Counter(sum(state.hands, ())) == Counter(all_tickets())
    assert festivals.view(start(seats=2), None)["pool"] == {"y": 11, "k": 11, "b": 11}


def test_preparation_9() -> None:
    """Player has to keep his ticket tokens secretly from the other players."""
    (started, *_) = festivals.setup({}, range(3), RandomDice(Random(3)))
    assert isinstance(started, Started)
    state = festivals.apply(None, started)
    assert [each["tickets"] for each in festivals.view(state, 1)["seats"]] == [5, 5, 5]
    assert festivals.view(state, 1)["you"] == {"seat": 1, "tickets": list(state.hands[1])}
    assert festivals.tell(started, 1)["tickets"] == list(state.hands[1])
    assert "you" not in festivals.view(state, None) and "tickets" not in festivals.tell(started, None)


def test_preparation_10() -> None:
    """Hold the tickets in your hand, (and not behind the player screen)."""
    seat = festivals.view(start(seats=2), RED)["seats"][RED]
    assert (seat["tickets"], seat["plan"], seat["shown"]) == (6, None, [])


def test_preparation_11() -> None:
    """Those ticket tokens are called Ticket Supply."""
    state = position(HOME, "ykk")
    assert festivals.view(state, RED)["you"]["tickets"] == ["y", "k", "k"]
    no = refusal(state, "plan y y")
    assert (
        no.rule == "Planning 3" and "only what you hold: 1 yellow ticket and 2 black tickets" in no.sentence
    )


def test_preparation_12() -> None:
    """Shuffle the festival cards and put them face up to form festival deck near the Ticket Pool."""
    first = {start(dice=RandomDice(Random(seed))).festival for seed in range(120)}
    assert first == set(FESTIVALS)  # each may come first
    state = start(dice=RandomDice(Random(1)))
    assert {state.festival, state.upcoming, *state.deck} == set(FESTIVALS)
    seen = festivals.view(state, RED)
    assert seen["next"]["number"] == state.upcoming and seen["left"] == 18  # only the top lies open


def test_preparation_13() -> None:
    """Draw the top card and place it beside the festival deck."""
    dice = FixedDice([10, 5, 1])
    (started, *_) = festivals.setup({}, range(2), dice)
    assert isinstance(started, Started) and dice.draws == [20, 19, 2]
    assert (started.festival, started.upcoming) == (11, 6) and len(started.deck) == 18
    assert festivals.tell(started, None)["festival"] == 11


def test_preparation_14() -> None:
    """This card is now called Active Festival."""
    state = position(HOME, festival="Erau", following="Galungan")
    assert festivals.view(state, None)["festival"]["name"] == "Erau"
    assert festivals.view(state, None)["festival"]["claimed"] == []


def test_preparation_15() -> None:
    """The card shown on the top of festival deck will be the Active Festival in the next round."""
    state = position(HOME, festival="Erau", following="Galungan")
    assert festivals.view(state, None)["next"]["name"] == "Galungan"
    state = after(state, "stay / stay", "rest pool", "rest pool")
    assert festivals.view(state, None)["festival"]["name"] == "Galungan"


def test_preparation_16() -> None:
    """Give the Airplane token to the player who recently had a trip by airplane."""
    count = CountedDice()
    start(seats=4, dice=count)
    assert count.draws[-1] == 4
    for seat in range(4):
        dice = FixedDice([*[0] * (len(count.draws) - 1), seat])
        assert start(seats=4, dice=dice).airplane == seat


def test_preparation_17() -> None:
    """Then put back any remaining player tokens, player screens, and typhoon tokens into the box."""
    state = start(seats=3)
    assert [each["seat"] for each in festivals.view(state, None)["seats"]] == [0, 1, 2]
    assert state.typhoons == () and len(pool(state)) == 30


def test_preparation_18() -> None:
    """They will not be used in this game."""
    state = after(position(HOME, points="3 0"), "stay / stay", "rest pool", "rest pool")
    assert turn(state) == "red violet: plan"  # no typhoon is moved by violet, who is last
    assert festivals.view(state, None)["typhoons"] == []
