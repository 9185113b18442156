"""Events: each is applied and told as it says; what is none fails loudly."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.festivals import apply, tell
from engine.festivals.acts import act
from engine.festivals.apply import called, refreshed
from engine.festivals.course import ahead
from engine.festivals.events import (
    AirplanePassed,
    Asked,
    Blocked,
    Claimed,
    Done,
    Event,
    FestivalChanged,
    Gathered,
    Held,
    Moved,
    Named,
    Ordered,
    Rested,
    Returned,
    Shifted,
    Shown,
    Started,
    Tied,
    Won,
)
from engine.festivals.moves import Order, Plan, Return
from engine.festivals.notation import write
from engine.festivals.saying import SAYINGS
from engine.festivals.state import Prize, State
from engine.festivals.view import told_of_tickets
from engine.festivals.wire import codec
from tests.engine.chance import CountedDice
from tests.engine.festivals.boards import RED, VIOLET, position

BEGUN = position("""
    .  | .       | .  | .  | .
       | *       |    |    |
    =  | rv (yk) | .  | .  | =
""", "yyk", "b")  # fmt: skip
SHOWN = apply(BEGUN, Shown((("y", "k"), ())))


def parts(thing: State | Started) -> dict[str, Any]:
    """The fields of a state or a deal by name."""
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def changes(state: State, event: Event) -> dict[str, Any]:
    """What is different after the event."""
    before, then = parts(state), parts(apply(state, event))
    return {name: then[name] for name in then if then[name] != before[name]}


def test_every_event_has_its_words() -> None:
    assert set(SAYINGS) == set(codec.events)


def test_a_question() -> None:
    assert changes(SHOWN, Asked("name", (VIOLET,))) == {"phase": "name", "asked": (VIOLET,)}
    assert changes(SHOWN, Asked("move", (RED,))) == {"phase": "move", "asked": (RED,), "mover": RED}


def test_a_deal() -> None:
    event = Started("airplane", ("jawa/bali",), (("y",), ("b",)), ("k",), ("jawa", "jawa"), 1, 11, 7, (1, 2))
    state = apply(None, event)
    assert parts(event).items() <= parts(state).items()
    assert state.slots == state.middles == ((),) * 8 and state.round == 1


def test_plans_are_shown() -> None:
    assert changes(BEGUN, Shown((("y", "k"), ()))) == {
        "hands": (("y",), ("b",)), "plans": (("y", "k"), ()), "shown": (("y", "k"), ()), "steps": (0, 0),
    }  # fmt: skip


def test_a_step() -> None:
    moved = apply(SHOWN, Moved(RED, "k", "jawa", "bali"))
    assert moved.places == ("bali", "jawa") and moved.shown == (("y",), ()) and moved.steps == (1, 0)
    assert moved.slots == (*[()] * 6, ("k",), ()) and moved.mover == RED
    assert moved.plans == SHOWN.plans and moved.hands == SHOWN.hands


def test_a_blocked_traveller() -> None:
    assert changes(SHOWN, Blocked(RED, "jawa", ("y", "k"))) == {
        "middles": (*[()] * 5, ("y", "y", "k", "k"), (), ()), "shown": ((), ()),
    }  # fmt: skip


def test_the_end_of_a_movement() -> None:
    moving = replace(SHOWN, mover=RED)
    assert changes(moving, Done(RED)) == {"mover": None, "moved": (RED,)}


def test_what_the_holder_says() -> None:
    assert changes(SHOWN, Named(RED, VIOLET)) == {"mover": VIOLET}
    assert changes(SHOWN, Named(RED, VIOLET, typhoon=True)) == {"favoured": VIOLET}
    assert changes(SHOWN, Ordered(RED, "jawa", (1, 0))) == {"orders": ((1, 0),)}


def test_a_prize() -> None:
    assert changes(SHOWN, Claimed(RED, 11, 1, 4)) == {"prizes": (Prize(RED, 11, 1, 4),)}


def test_rests() -> None:
    middle = apply(SHOWN, Rested(VIOLET, "jawa", "middle", ("y", "k")))
    assert middle.hands == (("y",), ("y", "k", "b")) and middle.middles == ((),) * 8
    assert middle.rested == (VIOLET,) and middle.pool == SHOWN.pool
    pool = apply(SHOWN, Rested(VIOLET, "jawa", "pool", ("y", "k", "b")))
    assert pool.hands[VIOLET] == ("y", "k", "b", "b") and len(SHOWN.pool) - len(pool.pool) == 3
    assert changes(SHOWN, Rested(VIOLET, "jawa", "nothing", ())) == {"rested": (VIOLET,)}


def test_refresh() -> None:
    moved = apply(apply(SHOWN, Moved(RED, "k", "jawa", "bali")), Moved(RED, "y", "bali", "jawa"))
    gathered = changes(moved, Gathered())
    assert gathered == {
        "gathered": True, "slots": ((),) * 8, "middles": (*[()] * 5, ("y", "y", "k"), ("k",), ()),
    }  # fmt: skip
    returned = apply(BEGUN, Returned(RED, "jawa", ("k",)))
    assert returned.middles[5] == ("y",) and returned.pool.count("k") == BEGUN.pool.count("k") + 1
    assert changes(BEGUN, AirplanePassed(VIOLET)) == {"airplane": VIOLET}


def test_a_new_round_forgets_the_last_one() -> None:
    old = replace(
        SHOWN, moved=(RED,), orders=((1, 0),), rested=(VIOLET,), gathered=True, favoured=RED, settled=True
    )
    new = apply(old, FestivalChanged(old.upcoming or 0, 7))
    assert (new.festival, new.upcoming, new.round) == (2, 7, old.round + 1)
    assert set(old.deck) - set(new.deck) == {7}
    assert (new.plans, new.shown, new.steps, new.moved, new.orders, new.rested) == ((),) * 6
    assert (new.gathered, new.favoured, new.settled) == (False, None, False)


def test_typhoons() -> None:
    assert changes(BEGUN, Shifted(RED, "kalimantan/jawa", "jawa/bali")) == {
        "typhoons": ("jawa/bali",), "settled": True,
    }  # fmt: skip
    assert changes(BEGUN, Held(RED)) == {"settled": True}


def test_the_end() -> None:
    assert changes(SHOWN, Tied((0, 1), 30)) == {}
    won = {"phase": "over", "asked": (), "winners": (RED,), "why": "Red has most points: 30."}
    assert changes(SHOWN, Won((RED,), "Red has most points: 30.")) == won


def test_everybody_hears_the_same_but_of_the_deal() -> None:
    heard: list[Event] = [
        Named(RED, VIOLET), Moved(RED, "y", "jawa", "bali"), Returned(RED, "bali", ("y",)),
        Ordered(RED, "bali", (1, 0)), Shifted(RED, "jawa/bali", "sulawesi/bali"), Tied((0, 1), 30),
    ]  # fmt: skip
    assert [tell(event, VIOLET) for event in heard] == [tell(event, None) for event in heard]
    assert tell(heard[0], None) == {"kind": "Named", "seat": 0, "named": 1, "typhoon": False}
    assert tell(heard[2], None) == {"kind": "Returned", "seat": 0, "island": "bali", "tickets": ["y"]}
    event = Started("nobody", (), (("y",), ("b",)), ("k",), ("jawa", "jawa"), 1, 11, 7, (1, 2))
    assert tell(event, VIOLET) == {
        "kind": "Started", "seats": 2, "typhoons": [], "typhoon_tie": "nobody", "festival": 11, "next": 7,
        "airplane": 1, "tickets": ["b"],
    }  # fmt: skip
    assert tell(event, None) == {key: told for key, told in tell(event, RED).items() if key != "tickets"}


def test_the_order_of_tickets_says_nothing_in_a_move() -> None:
    assert Plan(("b", "y")) == Plan(("y", "b")) and Return("bali", ("b", "y")).tickets == ("y", "b")


def test_what_is_no_event_and_no_move_fails_loudly() -> None:
    stranger: Any = object()
    with pytest.raises(AssertionError, match="a log begins with Started"):
        apply(None, stranger)
    for use in (
        lambda: apply(BEGUN, stranger),
        lambda: called(BEGUN, stranger),
        lambda: refreshed(BEGUN, stranger),
        lambda: act(BEGUN, RED, stranger),
        lambda: tell(stranger, RED),
        lambda: told_of_tickets(stranger),
        lambda: write(stranger),
    ):
        with pytest.raises(AssertionError, match="unreachable"):
            use()


def test_what_cannot_come_next_fails_loudly() -> None:
    with pytest.raises(AssertionError, match="plans are shown together"):
        act(BEGUN, RED, Plan(()))
    with pytest.raises(AssertionError, match="order is asked for an island"):
        act(SHOWN, RED, Order((0, 1)))
    last = replace(SHOWN, upcoming=None, gathered=True, middles=((),) * 8)
    with pytest.raises(AssertionError, match="the game ends with the last festival"):
        ahead(last, CountedDice())
