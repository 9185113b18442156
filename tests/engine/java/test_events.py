"""Events: each is applied and told as it says; what is none fails loudly."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.java import apply, tell
from engine.java.acts import act
from engine.java.apply import drawn, foreseen, turned
from engine.java.competed import competed
from engine.java.competing import competition
from engine.java.decide import answered
from engine.java.events import (
    Asked,
    BidPassed,
    CardDrawn,
    CardsPlayed,
    CardTurned,
    Enclosed,
    EndTriggered,
    Entered,
    Event,
    Exited,
    FestivalArranged,
    FestivalWon,
    FinalScored,
    Irrigated,
    PalaceBuilt,
    PalaceEnlarged,
    Placed,
    Ranked,
    Reshuffled,
    Shared,
    Started,
    TokenPlayed,
    TurnBegan,
    TurnEnded,
    Walked,
    Won,
)
from engine.java.notation import write
from engine.java.saying import SAYINGS
from engine.java.state import Competition, Player, Stands, State, Tile, memory
from engine.java.view import told_in_part, told_of_act, told_of_contest
from engine.java.wire import codec
from tests.engine.java.boards import RED, VIOLET, after_events, position
from tests.engine.java.charts import looks
from tests.engine.java.feasts import opened

DRAWING = """
        g     h     i     j
    6   v1R   v1=2  r1    .
    7      r1    .     .     .
"""
BEGUN = position(DRAWING, "m d", "p", seats=2)
GOING = apply(opened("m d", "md", "-", "p"), FestivalArranged(RED, "h6", 8, (0, 1, 3)))


def changes(state: State, event: Event) -> dict[str, Any]:
    """What is different after the event; of players, by seat and field."""
    then = apply(state, event)
    changed = {
        field.name: getattr(then, field.name)
        for field in fields(State)
        if field.name != "players" and getattr(then, field.name) != getattr(state, field.name)
    }
    for seat, (old, new) in enumerate(zip(state.players, then.players, strict=True)):
        for field in fields(Player):
            if getattr(old, field.name) != getattr(new, field.name):
                changed[f"{field.name} {seat}"] = getattr(new, field.name)
    return changed


def test_every_event_has_its_words() -> None:
    assert set(SAYINGS) == set(codec.events)


def test_tiles() -> None:
    laid = after_events(BEGUN, [Placed(RED, "g6", ("g7",), 2, 1), Placed(VIOLET, None, ("j6",), 1, 2)])
    assert (laid.points, laid.placed, laid.tiles[-1]) == (3, True, Tile(None, ("j6",), 1))
    assert (laid.players[RED].twos, laid.players[VIOLET].rices, laid.threes) == (4, 2, 56)
    assert changes(laid, Placed(RED, "j7", (), 1, 1))["villages 0"] == 1
    assert changes(laid, Placed(RED, "j7", ("i7", "j8"), 1, 1))["threes"] == 55
    assert looks(laid, """
            g     h     i     j
        6   v2R   v1=2  r1    r1
        7      r2    .     .     .
    """)  # fmt: skip


def test_developers() -> None:
    state = apply(BEGUN, Entered(VIOLET, "i6", 2))
    assert (state.points, state.players[VIOLET].supply) == (4, 11)
    assert looks(state, DRAWING.replace("v1=2  r1 ", "v1=2  r1V"))
    state = apply(state, Walked(RED, "g6", "g7", 1))
    assert state.points == 3 and looks(state, """
            g     h     i     j
        6   v1    v1=2  r1V   .
        7      r1R   .     .     .
    """)  # fmt: skip
    state = apply(state, Exited(VIOLET, "i6", 3))
    assert (state.points, state.players[VIOLET].supply, state.players[VIOLET].developers) == (0, 12, 0)


def test_palaces() -> None:
    assert changes(BEGUN, PalaceBuilt(VIOLET, "i6", 4, 2)) == {
        "palaces": (Stands("h6", 2), Stands("i6", 4)), "stock": (5, 6, 8, 9, 10), "changed": ("i6",),
        "points": 5, "points 1": 2,
    }  # fmt: skip
    danced = replace(BEGUN, palaces=(Stands("h6", 2, True),))
    assert changes(danced, PalaceEnlarged(RED, "h6", 10, 5)) == {
        "palaces": (Stands("h6", 10),), "stock": (5, 7, 8, 9, 9), "changed": ("h6",), "points": 5,
        "points 0": 5,
    }  # fmt: skip


def test_irrigation() -> None:
    state = apply(BEGUN, Irrigated(RED, "h7"))
    assert (state.irrigation, state.points) == (15, 5) and looks(
        state, DRAWING.replace("r1    .     .", "r1    ~     .")
    )
    scored = changes(state, Enclosed(("h7",), VIOLET, 3))
    assert scored == {"enclosed": apply(state, Enclosed(("h7",), None, 0)).enclosed, "points 1": 3}
    assert set(changes(state, Enclosed(("h7",), None, 0))) == {"enclosed"}


def test_cards() -> None:
    deck = list(BEGUN.deck)
    taken = changes(BEGUN, CardDrawn(RED, "deck", "dp"))
    deck.remove("dp")
    assert taken == {"deck": tuple(deck), "drawn": 1, "points": 5, "cards 0": ("m", "d", "dp")}
    assert changes(BEGUN, CardDrawn(VIOLET, "open", "md")) == {
        "drawn": 1,
        "points": 5,
        "cards 1": ("p", "md"),
    }
    assert changes(BEGUN, CardTurned("dp")) == {"deck": tuple(deck), "open": "dp"}
    spent = replace(BEGUN, deck=(), discards=("m", "p"))
    assert changes(spent, Reshuffled()) == {"deck": ("m", "p"), "discards": ()}
    assert changes(BEGUN, TokenPlayed(RED)) == {"token": True, "points": 7, "tokens 0": 2}


def test_a_competition() -> None:
    nothing: Any = ((), (), (), ())
    assert GOING.competition == Competition("h6", 8, RED, (0, 1, 3), (0, 1, 3), nothing)
    assert (GOING.phase, GOING.asked) == ("auction", ())
    assert changes(GOING, Asked((VIOLET,))) == {"asked": (VIOLET,)}
    state = after_events(GOING, [CardsPlayed(RED, ("m",), 1), Shared(RED), BidPassed(3)])
    going = state.competition
    assert going is not None and (going.left, going.agreed) == ((0, 1), (0,))
    assert (going.played[RED], state.players[RED].cards) == (("m",), ("d",))
    state = apply(state, CardsPlayed(VIOLET, ("md",), 2))
    assert state.competition is not None and state.competition.agreed == ()  # there is no tie any more
    won = changes(state, FestivalWon((RED, VIOLET), "h6", 2))
    assert won == {
        "phase": "turn", "asked": (RED,), "competition": None, "discards": ("m", "md"),
        "palaces": (Stands("h6", 8, True),), "points 0": 2, "points 1": 2,
    }  # fmt: skip


def test_turns_and_the_end() -> None:
    assert changes(BEGUN, TurnEnded(RED, True)) == {"asked": ()}
    assert changes(BEGUN, TurnEnded(RED, False)) == {"asked": (), "stuck": 1}
    assert changes(replace(BEGUN, stuck=1), TurnEnded(RED, True)) == {"asked": (), "stuck": 0}
    late = replace(BEGUN, points=1, placed=True, drawn=2, token=True, changed=("h6",), asked=())
    assert changes(late, TurnBegan(VIOLET, False)) == {
        "to_move": VIOLET, "asked": (VIOLET,), "turn": 2, "points": 6, "placed": False, "drawn": 0,
        "token": False, "changed": (),
    }  # fmt: skip
    assert changes(BEGUN, EndTriggered(RED, "threes")) == {"final": True}
    assert changes(BEGUN, FinalScored(RED, (Ranked("h6", 1, 2),), 2)) == {
        "points 0": 2, "final 0": 2, "scored 0": True,
    }  # fmt: skip
    assert changes(BEGUN, Won((RED,), "Red has most fame: 2 points.")) == {
        "phase": "over", "asked": (), "winners": (RED,), "why": "Red has most fame: 2 points.",
    }  # fmt: skip


def test_everybody_hears_the_same_but_of_cards() -> None:
    heard: list[Event] = [
        Placed(RED, "g6", ("h6", "g7"), 1, 1), Entered(RED, "g6", 1), Walked(RED, "g6", "h6", 0),
        Exited(RED, "g6", 2), PalaceBuilt(RED, "g6", 2, 1), PalaceEnlarged(RED, "g6", 4, 2),
        Irrigated(RED, "g6"), Enclosed(("g6",), None, 0), CardTurned("m"), Reshuffled(), TokenPlayed(RED),
        FestivalArranged(RED, "g6", 4, (0, 1)), Asked((0, 1)), CardsPlayed(RED, ("m",), 1), BidPassed(RED),
        Shared(RED), FestivalWon((RED,), "g6", 2), TurnEnded(RED, True), EndTriggered(RED, "stuck"),
        FinalScored(RED, (Ranked("g6", 2, 2),), 2), TurnBegan(VIOLET, True), Won((RED,), "So."),
    ]  # fmt: skip
    assert {type(event).__name__ for event in heard} | {"Started", "CardDrawn"} == set(codec.events)
    for event in heard:
        assert tell(event, RED) == tell(event, None) == codec.dump(event)
    hidden = CardDrawn(RED, "deck", "m")
    assert tell(hidden, RED) == {"kind": "CardDrawn", "seat": RED, "source": "deck", "card": "m"}
    assert tell(hidden, VIOLET) == tell(hidden, None) == {"kind": "CardDrawn", "seat": RED, "source": "deck"}
    assert tell(CardDrawn(RED, "open", "m"), None)["card"] == "m"
    deal = Started("open", (("m",), ("p",)), "d", ("dp",), VIOLET)
    assert tell(deal, RED)["cards"] == ["m"] and "dp" not in str(tell(deal, RED))


def test_what_is_no_event_and_no_move_fails_loudly() -> None:
    stranger: Any = object()
    with pytest.raises(AssertionError, match="a log begins with Started"):
        apply(None, stranger)
    for use in (
        lambda: apply(BEGUN, stranger),
        lambda: drawn(BEGUN, stranger),
        lambda: competed(GOING, stranger),
        lambda: turned(BEGUN, stranger),
        lambda: act(BEGUN, RED, stranger),
        lambda: answered(GOING, RED, stranger),
        lambda: tell(stranger, RED),
        lambda: told_in_part(stranger, RED),
        lambda: told_of_act(stranger),
        lambda: told_of_contest(stranger),
        lambda: write(stranger),
    ):
        with pytest.raises(AssertionError, match="unreachable"):
            use()


def test_what_cannot_come_next_fails_loudly() -> None:
    with pytest.raises(AssertionError, match="a festival has been arranged"):
        competition(BEGUN)
    with pytest.raises(AssertionError, match="a competition has been arranged"):
        apply(BEGUN, BidPassed(RED))
    with pytest.raises(AssertionError, match="a tile has a shape"):
        apply(BEGUN, Placed(RED, "g6", ("j6",), 2, 1))


def test_what_was_foreseen_is_not_worked_out_again() -> None:
    state, event = position(DRAWING), EndTriggered(RED, "stuck")
    seen = foreseen(state, event)
    assert apply(state, event) is seen
    other = apply(state, EndTriggered(RED, "stuck"))
    assert other == seen and other is not seen
    assert apply(state, TokenPlayed(RED)).token and not seen.token
    assert not memory(replace(state)) and not memory(seen) and apply(state, event) is seen
