"""Rulings 15 to 29: what the rulebook leaves open about festivals, developers, turns and the end."""

from collections import Counter
from typing import Any

from engine import java
from engine.java.board import BITS, CENTRAL
from engine.java.cards import CARDS, all_cards, worth
from engine.java.events import BidPassed, EndTriggered, FestivalWon, FinalScored, Ranked, TurnBegan
from engine.java.players import with_player
from engine.java.scoring import final_parts
from engine.java.state import State
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    WHITE,
    after,
    cost,
    fame,
    happen,
    legal,
    position,
    refusal,
    start,
    turn,
)
from tests.engine.java.feasts import opened, sealed

LAND = """
        b     c     d     e     f     g     h
    7      v1    r1    r1V   r1    .     .
    8   L     L     v1R   v3R   v1=2  v9    ~
    9      L     r1    r1    .     r1    .
"""


def narrow(**more: Any) -> State:
    """Irrigation everywhere but on b4, at the edge; red has no tile of 1 space."""
    state: State = position(water=CENTRAL & ~BITS["b4"], **more)
    return with_player(state, RED, rices=0, villages=0)


def test_ruling_15() -> None:
    """A festival may be held in the turn in which the palace was built or enlarged."""
    village = """
            g     h     i     j
        6   v1R   v1    v1    v1
    """
    built = after(position(village, placed=True), "palace h6 2")
    assert legal(built, "festival") == ["festival h6"]
    danced = position(village.replace("R   v1  ", "R   v1*2"), placed=True)
    assert not legal(danced, "festival")
    assert fame(after(danced, "palace h6 4", "festival h6", "bid m share"))[RED] == 2 + 2


def test_ruling_16() -> None:
    """A card is worth a point for each symbol that it shares with the festival card; cards without one cannot
    be played."""
    table = {festival: [worth(card, festival) for card in CARDS] for festival in ("m", "md", "dp")}
    assert table == {"m": [1, 0, 0, 1, 1, 0], "md": [1, 1, 0, 2, 1, 1], "dp": [0, 1, 1, 1, 1, 2]}
    assert refusal(after(sealed("m p"), "festival h6"), "bid p alone").rule == "Palace Festivals 12"


def test_ruling_17() -> None:
    """Bids are running totals. In clockwise order each matches or exceeds the highest or is out for good.
    When all who are left are tied, they share if all agree, else somebody must raise; when nobody can, they
    share. Each who shares has the shared points."""
    state = sealed("m", "d p", "d md", "-")
    happened, state = happen(state, "festival h6", "bid m share / bid d share / bid md share")
    assert [event for event in happened if isinstance(event, BidPassed)] == [
        BidPassed(RED),
        BidPassed(VIOLET),
    ]
    assert FestivalWon((TEAL,), "h6", 4) in happened  # md counts 2, and nobody can match it
    three = after(sealed("m", "d", "m", "-"), "festival h6", "bid m share / bid d share / bid m share")
    assert fame(three) == [2, 2, 2, 0]
    # violet would not share: one card more; red matches it; then violet has none left
    raised, state = happen(sealed("m d", "d m", "-", "-"), "festival h6", "bid m d share / bid d m alone")
    totals = [getattr(event, "total", None) for event in raised]
    assert [total for total in totals if total] == [1, 1, 2, 2] and fame(state) == [2, 2, 0, 0]
    once = after(opened("m d p", "m md", "d d p", "-"), "festival h6 m", "bid m", "pass", "bid d")
    assert java.view(once, None)["bidding"]["in"] == [RED, VIOLET]  # teal is out, though he could


def test_ruling_18() -> None:
    """When the deck is exhausted the discards are shuffled. When both are empty, no card can be drawn, and
    the open card not taken."""
    empty = position("", "m", deck=(), discards=("d",), placed=True)
    assert after(empty, "draw deck").players[RED].cards == ("m", "d")
    none = position("", "m", deck=(), discards=(), placed=True)
    assert not legal(none, "draw")
    for line in ("draw deck", "draw open"):
        no = refusal(none, line)
        assert no.rule == "ruling 18"
        assert no.sentence == (
            "Deck and discards are empty, no card can be drawn or turned up: use the action point otherwise."
        )


def test_ruling_19() -> None:
    """With 2 and 3 players the supply is the same; only the other players' own pieces stay in the box."""
    for seats in (2, 3, 4):
        state = start(seats)
        assert (state.threes, state.irrigation, state.stock) == (56, 16, (6, 7, 8, 9, 10))
        hands = [card for player in state.players for card in player.cards]
        assert Counter([state.open, *state.deck, *hands]) == Counter(all_cards())
        assert len(state.players) == len(java.view(state, None)["seats"]) == seats


def test_ruling_20() -> None:
    """A developer's way costs the changes between rice fields and village. Heights are free, own developers
    may be passed, others not; it ends on a free space, never on bare board, palace or irrigation. Entering
    and leaving costs 1 at the lowlands and 2 at the mountains."""
    state = position(LAND, placed=True)
    assert cost(state, "walk e8 d9") == 1  # from level 3 to level 1
    assert cost(state, "enter b7") == cost(state, "enter c7") == cost(state, "enter d9") == 1
    assert cost(state, "exit e8") == 1  # past his own on d8
    assert cost(state, "enter e7") == 2  # past his own, not past violet's on d7
    for cell in ("f7", "f8", "h8", "g8"):  # bare, a palace, irrigation, and behind the palace
        assert refusal(state, f"walk d8 {cell}").rule == "Moving Developers 2"


def test_ruling_21() -> None:
    """Developers never stand on irrigation."""
    state = position(LAND, placed=True)
    for line in ("walk d8 h8", "enter h8", "enter i8"):
        assert line not in legal(state) and refusal(state, line).rule == "Moving Developers 2"


def test_ruling_22() -> None:
    """A tile that lies outside central Java has outer neighbours too: mountains in the rows up to 7, lowlands
    below."""
    mountains = after(position(), "place b4v a4r a5r")
    assert cost(mountains, "enter a4") == cost(mountains, "enter a5") == 2
    lowlands = after(position(), "place d8v c8r")
    assert cost(lowlands, "enter c8") == 1 and cost(after(lowlands, "enter c8"), "exit c8") == 1
    corner = after(position(), "place b7v a7r")  # lowlands lie below its row
    assert cost(corner, "enter a7") == 1


def test_ruling_23() -> None:
    """In a final scoring every city with a palace counts, also one that has had its festival: all of the
    highest rank have its full value, all of the second rank half. Only players with developers there have a
    rank."""
    state = position("""
            f     g     h     i     j
        6   v1R   v1*4  r1    v2V   v1=8
        7      v1R   v1V   r1    v1R   v1R
    """, placed=True, final=True)  # fmt: skip
    assert final_parts(state, RED) == (Ranked("g6", 1, 4), Ranked("j6", 2, 4))
    assert final_parts(state, VIOLET) == (Ranked("g6", 2, 2), Ranked("j6", 1, 8))
    alone = position("""
            f     g     h
        6   v1R   v1=4  v1
    """, final=True)  # fmt: skip
    assert final_parts(alone, RED) == (Ranked("g6", 1, 4),)
    assert [final_parts(alone, seat) for seat in (VIOLET, TEAL, WHITE)] == [(), (), ()]


def test_ruling_24() -> None:
    """After a tie for the highest rank the next lower rank is the second."""
    state = position("""
            f     g     h     i     j
        6   v2R   v1=4  v2V   v1T   v1
    """, final=True)  # fmt: skip
    assert [final_parts(state, seat) for seat in (RED, VIOLET, TEAL)] == [
        (Ranked("g6", 1, 4),), (Ranked("g6", 1, 4),), (Ranked("g6", 2, 2),),
    ]  # fmt: skip


def test_ruling_25() -> None:
    """Whoever lays the last 3-space tile ends the turn, maybe with a festival, and does the final scoring;
    the others follow clockwise with one turn each. Who has scored may still join festivals. A tie for most
    points is a shared victory."""
    drawing = """
            f     g     h
        6   v1R   v1=2  v1V
    """
    state = position(drawing, "m", "m d", seats=2, threes=1, fame="3 4")
    state = after(state, "place m6v n6r m7r", "festival g6", "bid m share / bid nothing")
    assert state.players[RED].scored and fame(state) == [3 + 1 + 2, 4]
    assert turn(state) == "violet: turn" and state.final
    state = after(state, "end")
    assert fame(state) == [6, 6] and state.winners == (RED, VIOLET)
    assert state.why == "Red and violet share the victory with 6 points each."
    again = position(drawing, "m", "m d", seats=2, turn=VIOLET, threes=1)
    again = after(again, "place m6v n6r m7r", "end", "festival g6", "bid m share / bid m d alone")
    assert fame(again) == [2, 2 + 1]  # violet had scored, and won the festival


def test_ruling_26() -> None:
    """A land tile is laid in every turn but the final ones after the end is triggered. Irrigation and palace
    tiles are none."""
    drawing = """
            g     h     i
        6   v1R   v1    v1
    """
    state = after(position(drawing), "irrigate k6", "palace h6 2")
    assert not state.placed and "end" not in legal(state) and not legal(state, "festival")
    for line in ("end", "festival h6"):
        assert refusal(state, line).rule == "Playing the Game 3"
    assert "end" in legal(position(drawing, final=True)) and "end" in legal(after(state, "place g3r"))


def test_ruling_27() -> None:
    """An extra action token gives a seventh action point; each player has three and plays at most one in a
    turn."""
    state = after(position(), "token")
    assert state.points == 7 and state.players[RED].tokens == 2
    assert "token" not in legal(state) and refusal(state, "token").rule == "Extra Action Tokens 4"


def test_ruling_28() -> None:
    """At most two cards are drawn in a turn, for an action point each, from the deck or as the open card."""
    for lines in (("draw deck", "draw open"), ("draw open", "draw open"), ("draw deck", "draw deck")):
        state = after(position(), *lines)
        assert state.points == 4 and len(state.players[RED].cards) == 5 and not legal(state, "draw")


def test_ruling_29() -> None:
    """Before the land tile of a turn is laid, an action after which none could be laid and paid for any more
    is refused, if one could before. While none can, every other action is allowed and the turn may end
    without a tile. When that happens to every player in one round, the final turns begin."""
    state = narrow(points=2)
    assert {line.split()[0] for line in legal(state)} == {"place", "token"}
    for line in ("draw deck", "draw open", "irrigate b4"):
        no = refusal(state, line)
        assert no.rule == "ruling 29" and "lay it first, or keep a point" in no.sentence
    assert "irrigate b4" not in legal(narrow(points=5)) and "draw deck" in legal(narrow(points=3))
    assert set(legal(narrow(points=1))) == {"irrigate b4", "draw deck", "draw open", "token", "end"}
    shut = position(water=CENTRAL, seats=3)
    happened, state = happen(shut, "end", "draw deck", "end", "end")
    assert happened[-3:] == [EndTriggered(TEAL, "stuck"), FinalScored(TEAL, (), 0), TurnBegan(RED, True)]
    assert turn(after(state, "end", "end")) == "over"
    # a tile breaks the round
    tried = position(water=CENTRAL & ~BITS["b4"], seats=3, stuck=2)
    happened, state = happen(tried, "place b4r", "end", "end", "end")
    assert EndTriggered not in map(type, happened) and state.stuck == 2
    assert state.to_move == RED and not legal(state, "place b4r")
