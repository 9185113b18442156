"""Discarding palace cards, and turning over the palace tile: a test for every sentence of the rulebook."""

from collections import Counter

from engine import java
from engine.java.events import (
    CardDrawn,
    Reshuffled,
)
from tests.engine.chance import CountedDice
from tests.engine.java.boards import (
    RED,
    TEAL,
    VIOLET,
    after,
    hand,
    happen,
    legal,
    position,
    refusal,
)
from tests.engine.java.charts import looks
from tests.engine.java.feasts import CITY, opened, sealed

ALONE = ("festival h6", "bid m share / bid nothing / bid nothing / bid nothing")


def test_discarding_palace_cards_1() -> None:
    """All players, who played palace cards in the festival competition, discard those cards at the end of the
    competition – even if they lost."""
    lines = ("festival h6 m", "bid m", "pass", "pass", "bid d", "bid md")
    state = after(opened("m d p", "m md", "d", "p"), *lines)
    assert state.discards == () and hand(state, VIOLET) == ()
    done = after(state, "pass")
    assert Counter(done.discards) == Counter(["m", "d", "m", "md"])  # red's too, who lost
    assert hand(done, TEAL) == ("d",)


def test_discarding_palace_cards_2() -> None:
    """The discarded cards are placed face up on a discard pile next to the card deck."""
    state = after(sealed("m", "m d", "-", "-"), "festival h6", "bid m share / bid m d share")
    seen = java.view(state, None)["supply"]
    assert state.discards == ("m", "m") and (seen["discards"], seen["deck"]) == (["m", "m"], len(state.deck))


def test_discarding_palace_cards_3() -> None:
    """When the card deck is exhausted, shuffle the discard pile to create a new card deck."""
    state = position("", "-", placed=True, deck=(), discards=("m", "dp"))
    dice = CountedDice()
    happened, state = happen(state, "draw deck", dice=dice)
    assert happened == [Reshuffled(), CardDrawn(RED, "deck", "m")] and dice.draws == [2]
    assert (state.deck, state.discards) == (("dp",), ())


def test_turning_over_the_palace_tile_1() -> None:
    """After the festival, turn the top-most palace tile in the palace that held the festival over to reveal
    the side with the dancer."""
    state = after(sealed("m"), *ALONE)
    assert looks(state, CITY.replace("=8", "*8"))
    assert java.view(state, None)["palaces"][0]["festival"]


def test_turning_over_the_palace_tile_2() -> None:
    """This indicates that this palace has had a festival and cannot have another until the palace has been
    enlarged."""
    state = after(sealed("m"), *ALONE)
    state = after(state, "place p4r")
    assert not legal(state, "festival") and refusal(state, "festival h6").rule == "Palace Festivals 5"
    two = position(CITY.replace("v1=8", "v1*4").replace("v1R", "v2R"), "m", placed=True)
    assert legal(after(two, "palace h6 6"), "festival") == ["festival h6"]
