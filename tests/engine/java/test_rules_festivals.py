"""Palace festivals: a test for every sentence of the rulebook."""

from typing import Any

from engine import java
from engine.java.cards import CARDS, all_cards, suitable, worth
from engine.java.events import Asked, CardsPlayed, FestivalArranged, FestivalWon
from engine.java.state import State
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

CITY = """
        f     g     h     i     j
    5      v1    v1    .     .
    6   v1R   v1V   v1=8  v1T   v1
    7      v1    v1    .     .
"""
TWO = """
        f     g     h     i     j     k
    6   v1R   v1=2  r1    v1    v1=4  v1V
    7      v1    r1R   r1    v1    v1R   .
"""


def feast(*hands: str, **more: Any) -> State:
    """A festival may be held in the city on h6, where white has nobody."""
    state: State = position(CITY, *hands, placed=True, **more)
    return state


def test_palace_festivals_1() -> None:
    """At the end of a player's turn, he may arrange a palace festival in one city of his choice."""
    state = position(TWO, placed=True)
    assert legal(state, "festival") == ["festival g6", "festival j6"]
    happened, state = happen(state, "festival j6", "bid m share / bid nothing")
    assert happened[0] == FestivalArranged(RED, "j6", 4, (RED, VIOLET))
    assert turn(state) == "violet: turn"  # red's turn is over
    bare = position(placed=True)
    assert refusal(bare, "festival j6").sentence == "No palace stands on j6: build one first."
    no = refusal(position(TWO, placed=True), "festival j7")
    assert no.rule == "Palace Festivals 1"
    assert no.sentence == "No palace stands on j7: choose g6 or j6."


def test_palace_festivals_2() -> None:
    """To arrange a festival, he must:"""
    assert legal(feast("m"), "festival") == ["festival h6"]
    assert not legal(feast("-"), "festival")
    absent = position(CITY.replace("v1R", "v1 "), "m", placed=True)
    assert not legal(absent, "festival")


def test_palace_festivals_3() -> None:
    """have at least one developer in the city"""
    absent = position(CITY.replace("v1R", "v1 "), "m", placed=True)
    no = refusal(absent, "festival h6")
    assert no.rule == "Palace Festivals 3"
    assert no.sentence == (
        "You have no developer in the city of h6: bring one there, or choose another city."
    )


def test_palace_festivals_4() -> None:
    """and have at least one suitable palace card."""
    for cards in ("-", "p p"):
        state = feast(cards)
        no = refusal(state, "festival h6")
        assert not legal(state, "festival") and no.rule == "Palace Festivals 4"
        assert no.sentence == "You have no card with a mask or drum: end the turn without a festival."
    assert legal(feast("p mp"), "festival") == ["festival h6"]


def test_palace_festivals_5() -> None:
    """A palace may have only one festival for each value the palace achieves."""
    row = "".join(["v1    "] * 8)
    danced = position(f"""
            e     f     g     h     i     j     k     l     m     n
        6   v1R   v1*8  {row}
    """, "m", placed=True)  # fmt: skip
    no = refusal(danced, "festival f6")
    assert not legal(danced, "festival") and no.rule == "Palace Festivals 5"
    assert no.sentence == "The palace on f6 has had its festival: it must be enlarged first."
    assert legal(after(danced, "palace f6 10"), "festival") == ["festival f6"]


def test_palace_festivals_6() -> None:
    """The player's opponents may join in the festival by playing palace cards."""
    state = after(feast("m", "m", "d"), "festival h6")
    assert turn(state) == "red violet teal: bid"
    happened, _ = happen(state, "bid m share / bid m share / bid nothing")
    assert CardsPlayed(VIOLET, ("m",), 1) in happened
    opened = after(feast("m", "m", "d", festivals="open"), "festival h6 m")
    assert turn(opened) == "violet: auction" and legal(opened) == ["pass", "bid m"]


def test_palace_festivals_7() -> None:
    """The player who bids highest, scores the fame points for the festival."""
    state = after(feast("m", "md", "d"), "festival h6", "bid m share / bid md share / bid d share")
    assert fame(state) == [0, 4, 0, 0]


def test_palace_festivals_8() -> None:
    """The following rules apply to the players who join the festival (including the player who arranged
    it):"""
    state = after(feast("m", "m", "d"), "festival h6")
    assert state.asked[0] == RED and java.view(state, None)["bidding"]["seats"] == [0, 1, 2]
    for seat in state.asked:  # one law for all
        assert refusal(state, "bid p share", seat).rule == "Palace Festivals 10"


def test_palace_festivals_9() -> None:
    """The players who wish to join the festival must have at least one suitable palace card and at least one
    developer in the city where the palace festival is being held."""
    state = after(feast("m", "p p", "d", "m d md"), "festival h6")
    assert state.asked == (RED, VIOLET, TEAL) and WHITE not in state.asked  # he has nobody there
    assert legal(state, "bid", VIOLET) == ["bid nothing"]  # nothing suitable; who holds cards is asked
    bare = after(feast("m", "-", "d"), "festival h6")
    assert bare.asked == (RED, TEAL)  # and who holds none is not
    opened = after(feast("m", "p p", "d", festivals="open"), "festival h6 m")
    assert turn(opened) == "violet: auction" and legal(opened) == ["pass"]


def test_palace_festivals_10() -> None:
    """To determine which player will score the fame points for the festival, the players compete using their
    palace cards."""
    state = after(feast("m d", "md", "-"), "festival h6")
    no = refusal(state, "bid m m share")
    assert no.rule == "Palace Festivals 10"
    assert no.sentence == "You do not hold all these cards. Play some of m, d."
    state = after(state, "bid m d alone / bid md alone")
    assert hand(state, RED) == () == hand(state, VIOLET)
    assert refusal(after(feast("m", "p", "-"), "festival h6"), "bid m alone", VIOLET).sentence == (
        "You do not hold all these cards. You have none to play."
    )


def test_palace_festivals_11() -> None:
    """The palace cards each have 1 or 2 symbols."""
    assert {len(card) for card in all_cards()} == {1, 2}
    assert all(len(set(card)) == len(card) and set(card) <= set("mdp") for card in CARDS)


def test_palace_festivals_12() -> None:
    """The symbols on the festival card next to the card deck determine which symbols are suitable to be used
    by the players in the competition for this festival."""
    assert suitable(CARDS, "md") == ("m", "d", "mp", "dp", "md")  # the ones of one point first
    assert suitable(CARDS, "p") == ("p", "mp", "dp")
    state = after(feast("m p", "md", "-"), "festival h6")
    no = refusal(state, "bid p share")
    assert no.rule == "Palace Festivals 12"
    assert no.sentence == "Only cards with a mask or drum can be played now. Play some of m."
    assert refusal(feast("m p", festivals="open"), "festival h6 p").rule == "Palace Festivals 12"


def test_palace_festivals_13() -> None:
    """If the face up card has only 1 symbol, the players may only use cards with that symbol."""
    assert suitable(CARDS, "m") == ("m", "md", "mp")
    state = feast("m d md", open="m")
    assert "bid m md" in legal(after(state, "festival h6"))
    assert refusal(after(state, "festival h6"), "bid d share").sentence == (
        "Only cards with a mask can be played now. Play some of m, md."
    )


def test_palace_festivals_14() -> None:
    """Each card played will, thus, be worth just 1 point."""
    for festival in ("m", "d", "p"):
        assert {worth(card, festival) for card in suitable(CARDS, festival)} == {1}


def test_palace_festivals_15() -> None:
    """Other symbols on any cards played are not counted."""
    assert worth("md", "m") == 1 and worth("dp", "m") == 0
    state = after(feast("md", "m", "-", open="m", festivals="open"), "festival h6 md")
    assert java.view(state, None)["bidding"]["totals"] == {"0": 1, "1": 0}


def test_palace_festivals_16() -> None:
    """If the face up card has 2 symbols, the players may use cards that:"""
    assert [card for card in CARDS if card not in suitable(CARDS, "dp")] == ["m"]
    bids = legal(after(feast("m d p", open="dp"), "festival h6"))
    assert {"bid d", "bid p", "bid d p share"} <= set(bids)
    assert not any("m" in line.split() for line in bids)


def test_palace_festivals_17() -> None:
    """have just one of the two symbols."""
    assert [card for card in CARDS if len(set(card) & set("mp")) == 1] == ["m", "p", "md", "dp"]
    assert set(suitable(CARDS, "mp")) == {"m", "p", "md", "mp", "dp"}


def test_palace_festivals_18() -> None:
    """These cards are worth 1 point each."""
    assert [worth(card, "mp") for card in ("m", "p", "md", "dp")] == [1, 1, 1, 1]
    happened, _ = happen(feast("md", open="mp", festivals="open"), "festival h6 md")
    assert happened[1] == CardsPlayed(RED, ("md",), 1)


def test_palace_festivals_19() -> None:
    """have both symbols."""
    assert [card for card in CARDS if set(card) == set("mp")] == ["mp"]
    assert "bid mp share" in legal(after(feast("mp", open="mp"), "festival h6"))


def test_palace_festivals_20() -> None:
    """These cards are worth 2 points each."""
    assert worth("mp", "mp") == 2
    happened, _ = happen(feast("m mp", open="mp", festivals="open"), "festival h6 m mp")
    assert happened[1:3] == [CardsPlayed(RED, ("m", "mp"), 3), Asked((VIOLET,))]
    assert FestivalWon not in map(type, happened)
