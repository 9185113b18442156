"""The festival competition: a test for every sentence of the rulebook."""

from engine import java
from engine.java.events import (
    Asked,
    BidPassed,
    CardsPlayed,
    Event,
    FestivalArranged,
    FestivalWon,
    Shared,
    TurnEnded,
)
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    fame,
    hand,
    happen,
    legal,
    position,
    refusal,
    turn,
)
from tests.engine.java.feasts import CITY, opened, sealed


def won(happened: list[Event]) -> FestivalWon:
    """How the festival ended."""
    (end,) = [event for event in happened if isinstance(event, FestivalWon)]
    return end


def test_the_festival_competition_1() -> None:
    """The player who arranged the festival, begins the competition by playing one or more suitable palace
    cards face up on the table."""
    state = opened("m d p")
    assert legal(state, "festival") == ["festival h6 m", "festival h6 d", "festival h6 m d"]
    happened, _ = happen(state, "festival h6 m d")
    assert happened[:2] == [FestivalArranged(RED, "h6", 8, (0, 1, 2, 3)), CardsPlayed(RED, ("m", "d"), 2)]
    no = refusal(state, "festival h6")
    assert no.rule == "The Festival Competition 1"
    assert no.sentence == "You begin the competition: name one or more cards to play."
    assert refusal(sealed("m d p"), "festival h6 m").sentence == (
        "The cards are bid afterwards, by all at the same time: write festival and the space."
    )
    bidding = after(sealed("m d p"), "festival h6")
    assert refusal(bidding, "bid nothing").sentence == (
        "You have arranged the festival: bid at least one card."
    )
    assert "bid nothing" not in legal(bidding) and "bid nothing" in legal(bidding, seat=VIOLET)


def test_the_festival_competition_2() -> None:
    """He then invites the other players to join him in the competition."""
    happened, state = happen(opened("m"), "festival h6 m")
    assert happened[-1] == Asked((VIOLET,)) and turn(state) == "violet: auction"
    happened, state = happen(sealed("m"), "festival h6")
    assert happened[-1] == Asked((RED, VIOLET, TEAL, WHITE)) and turn(state) == "red violet teal white: bid"
    no = refusal(state, "end")
    assert no.rule == "The Festival Competition 2"
    assert no.sentence == "A festival is going on: bid first."


def test_the_festival_competition_3() -> None:
    """There are 2 possibilities: No other player joins the festival competition."""
    happened, state = happen(opened("m"), "festival h6 m", "pass", "pass", "pass")
    assert [event for event in happened if isinstance(event, BidPassed)] == [
        BidPassed(VIOLET), BidPassed(TEAL), BidPassed(WHITE),
    ]  # fmt: skip
    assert won(happened).seats == (RED,) and turn(state) == "violet: turn"


def test_the_festival_competition_4() -> None:
    """If no other player plays palace cards (having no developer in the city, having no suitable palace
    cards, or simply choosing not to compete), the player who arranged the festival enjoys the festival alone
    and immediately scores the appropriate number of fame points (see below)."""
    alone = CITY.replace("v1V", "v1 ").replace("v1T", "v1 ").replace("v1W", "v1 ")
    state = position(alone, "m", placed=True, festivals="open")
    happened, state = happen(state, "festival h6 m")  # nobody is there
    assert won(happened) == FestivalWon((RED,), "h6", 4) and fame(state) == [4, 0, 0, 0]
    unfit = happen(sealed("m", "p", "-", "p"), "festival h6", "bid m share / bid nothing / bid nothing")
    assert won(unfit[0]).seats == (RED,)  # nobody can
    assert won(happen(opened("m"), "festival h6 m", "pass", "pass", "pass")[0]).points == 4  # nobody will
    no = refusal(after(sealed("m"), "festival h6"), "bid nothing share", VIOLET)
    assert no.rule == "The Festival Competition 4"
    assert no.sentence == "Who bids nothing has nothing to share: bid nothing."


def test_the_festival_competition_5() -> None:
    """Other players join the festival competition."""
    happened, _ = happen(sealed("m", "m", "d", "-"), "festival h6", "bid m share / bid m share / bid d share")
    played = [event.seat for event in happened if isinstance(event, CardsPlayed)]
    assert played == [RED, VIOLET, TEAL]


def test_the_festival_competition_6() -> None:
    """In clockwise order, the players may play suitable palace cards so that the total points on all their
    played cards match or exceed the highest bid in the competition."""
    state = after(opened("m d", "m d md"), "festival h6 m d")
    assert legal(state) == ["pass", "bid md", "bid m d", "bid m md", "bid d md", "bid m d md"]
    no = refusal(state, "bid m")
    assert no.rule == "The Festival Competition 6"
    assert no.sentence == "With these cards you have 1 point: reach 2, or pass."
    happened, state = happen(state, "bid md")
    assert happened == [CardsPlayed(VIOLET, ("md",), 2), Asked((TEAL,))]  # clockwise
    again = after(opened("m m m", "m d md", "-", "-"), "festival h6 m", "bid md")
    assert legal(again) == ["pass", "bid m", "bid m m"]  # with the point on the table


def test_the_festival_competition_7() -> None:
    """On a player's turn, he may: raise his bid in the competition or"""
    state = after(opened("m d d", "m md"), "festival h6 m", "bid m md", "pass", "pass")
    assert turn(state) == "red: auction" and legal(state) == ["pass", "bid d d"]
    happened, state = happen(state, "bid d d")
    assert happened[0] == CardsPlayed(RED, ("d", "d"), 3) and hand(state) == ()


def test_the_festival_competition_8() -> None:
    """pass and retire from the competition."""
    state = after(opened("m d p", "m", "d d p", "d"), "festival h6 m", "pass")
    assert java.view(state, None)["bidding"]["in"] == [RED, TEAL, WHITE]
    happened, state = happen(state, "bid d d", "pass", "bid d", "share", "share")
    assert not any(event == Asked((VIOLET,)) for event in happened)  # he is out for good
    assert refusal(after(opened("m"), "festival h6 m"), "share").rule == "The Festival Competition 9"
    assert refusal(after(opened("m"), "festival h6 m"), "end").sentence == (
        "A festival is going on: bid or pass first."
    )


def test_the_festival_competition_9() -> None:
    """When a player, on his turn to bid, sees that all participating players are tied, he asks if those tied
    want to share the fame for the festival."""
    state = after(opened("m d", "m md"), "festival h6 m", "bid m", "pass", "pass")
    assert turn(state) == "red: auction" and java.view(state, None)["bidding"]["tie"]
    assert legal(state) == ["share", "bid d"]
    no = refusal(state, "pass")
    assert (
        no.rule == "The Festival Competition 9" and no.sentence == "All are tied: share, or raise your bid."
    )
    assert refusal(state, "end").sentence == "A festival is going on: share or bid first."
    no = refusal(after(opened("m"), "festival h6 m"), "share")
    assert no.sentence == "You are below the highest bid: reach it, or pass."
    assert turn(after(state, "share")) == "violet: auction"  # he is asked, too
    no = refusal(state, "bid d share")
    assert no.rule == "The Festival Competition 9"
    assert no.sentence == "Here sharing is asked for when all are tied: bid cards alone."


def test_the_festival_competition_10() -> None:
    """Any player who does not want to share may now play one or more suitable palace cards to raise his
    bid."""
    state = after(opened("m d md", "m md"), "festival h6 m", "bid m", "pass", "pass")
    assert legal(state) == ["share", "bid d", "bid md", "bid d md"]
    happened, state = happen(after(state, "share"), "bid md")
    assert happened == [CardsPlayed(VIOLET, ("md",), 3), Asked((RED,))]
    tie = after(
        opened("m", "m md"),
        "festival h6 m",
        "bid m",
        "pass",
        "pass",
    )
    assert turn(tie) == "violet: auction"  # red holds no card: he shares
    no = refusal(tie, "bid nothing")
    assert no.rule == "The Festival Competition 10"
    assert no.sentence == "With these cards you have 1 point: play more, or share."


def test_the_festival_competition_11() -> None:
    """The bidding then continues with the player to that player's left, until:"""
    state = after(opened("m d", "d m", "m d", "-"), "festival h6 m", "bid m", "bid m")
    assert turn(state) == "red: auction" and legal(state)[0] == "share"
    assert turn(after(state, "bid d")) == "violet: auction"  # to red's left
    assert turn(after(state, "share", "bid d")) == "teal: auction"
    assert turn(after(state, "share", "share", "bid d")) == "red: auction"


def test_the_festival_competition_12() -> None:
    """a tie is again reached and all participating players agree to share the fame points (see below), or"""
    state = after(opened("m d", "m md", "-", "-"), "festival h6 m", "bid m", "bid d")
    assert turn(state) == "violet: auction"
    assert legal(state) == ["pass", "bid md"]
    state = after(opened("m d p", "m d p", "-", "-"), "festival h6 m", "bid m", "bid d", "bid d")
    happened, _ = happen(state, "share", "share")
    assert happened[:3] == [Shared(RED), Asked((VIOLET,)), Shared(VIOLET)]
    assert won(happened) == FestivalWon((RED, VIOLET), "h6", 2)


def test_the_festival_competition_13() -> None:
    """only a single player remains."""
    state = after(opened("m d", "m md", "-", "-"), "festival h6 m", "bid m", "bid d")
    happened, _ = happen(state, "pass")
    assert happened[:2] == [BidPassed(VIOLET), FestivalWon((RED,), "h6", 4)]


def test_the_festival_competition_14() -> None:
    """This player wins the festival competition and scores the fame points for the festival (see below)."""
    happened, state = happen(
        sealed("m", "md", "d", "-"), "festival h6", "bid m share / bid md share / bid nothing"
    )
    assert won(happened) == FestivalWon((VIOLET,), "h6", 4) and fame(state) == [0, 4, 0, 0]
    assert happened[-2] == TurnEnded(RED, True)


def test_the_festival_competition_15() -> None:
    """If the participating players are tied and have no suitable cards to play, they will automatically share
    the fame points of the festival."""
    happened, state = happen(opened("m", "m", "-", "-"), "festival h6 m", "bid m")
    assert happened[-5:-2] == [Shared(RED), Shared(VIOLET), FestivalWon((RED, VIOLET), "h6", 2)]
    assert fame(state) == [2, 2, 0, 0]
    happened, state = happen(sealed("m", "m", "-", "-"), "festival h6", "bid m alone / bid m alone")
    assert won(happened) == FestivalWon((RED, VIOLET), "h6", 2)  # unwilling, and without a card
