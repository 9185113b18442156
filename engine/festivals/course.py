"""ahead(): what follows by itself, until somebody has a choice or the game is over."""

from collections.abc import Iterable
from functools import reduce
from itertools import islice

from engine.dice import Dice, pick
from engine.festivals import events
from engine.festivals.acts import act
from engine.festivals.apply import apply
from engine.festivals.legal import legal
from engine.festivals.order import blocked_at_once, line, next_movers, to_order
from engine.festivals.rules import to_return
from engine.festivals.scoring import claimed, festival_island, highest, prize_left, threshold, verdict
from engine.festivals.state import Phase, State
from engine.festivals.storms import last_holder, storm_movers
from engine.game import Seat


def ahead(state: State, dice: Dice) -> list[events.Event]:
    """The events from here up to the next question, or up to the end of the game."""
    happened: list[events.Event] = []
    while not happened or not isinstance(happened[-1], events.Asked | events.Won):
        new = following(state, dice)
        happened += new
        state = after(state, new)
    return happened


def after(state: State, happened: Iterable[events.Event]) -> State:
    """The state after these events."""
    return reduce(apply, happened, state)


def following(state: State, dice: Dice) -> list[events.Event]:
    """What comes next in the round; never nothing."""
    if not state.plans:
        return storm(state) or planning(state)
    if state.gathered:
        return overflow(state) or new_round(state, dice)
    return moving(state) or staying(state) or end_of_actions(state)


def ask(state: State, phase: Phase, seat: Seat) -> list[events.Event]:
    """The question to a seat, or its move at once when it is the only one; nothing when there is none."""
    question = events.Asked(phase, (seat,))
    asked = apply(state, question)
    choices = list(islice(legal(asked, seat), 2))
    if len(choices) == 1:
        return [act(asked, seat, choices[0])]
    return [question] if choices else []


def planning(state: State) -> list[events.Event]:
    """All who hold tickets plan at once (Planning 2); when nobody does, all screens are empty."""
    holding = tuple(seat for seat, hand in enumerate(state.hands) if hand)
    return [events.Asked("plan", holding) if holding else events.Shown(((),) * len(state.hands))]


def moving(state: State) -> list[events.Event]:
    """Movement: who is next, a step, and the end of a way; nothing when all have moved."""
    movers = next_movers(state) if state.mover is None else (state.mover,)
    if not movers:
        return []
    if len(movers) > 1:
        return ask(state, "name", state.airplane)
    (seat,) = movers
    if not state.shown[seat]:
        scores = state.steps[seat] > 0 and state.places[seat] == festival_island(state)
        return [events.Done(seat), *(prize(state, seat) if scores else [])]
    return ask(state, "move", seat) or [events.Blocked(seat, state.places[seat], state.shown[seat])]


def prize(state: State, seat: Seat) -> list[events.Event]:
    """The best prize that is left, for whoever ends on the festival's island (How to Get Points 1)."""
    left = prize_left(state)
    return [events.Claimed(seat, state.festival, *left)] if left else []


def staying(state: State) -> list[events.Event]:
    """Those who did not move: prizes, and then rests, in their order; nothing when all is taken."""
    if claims := unclaimed(state, blocked_at_once(state)):
        return claims
    if to_order(state):
        return ask(state, "order", state.airplane)
    if claims := unclaimed(state, line(state)):
        return claims
    resting = [seat for seat in line(state) if seat not in state.rested]
    return ask(state, "rest", resting[0]) if resting else []


def unclaimed(state: State, seats: Iterable[Seat]) -> list[events.Event]:
    """The prize of the first of these seats who stands on the festival's island and has none yet."""
    for seat in seats:
        if state.places[seat] == festival_island(state) and seat not in claimed(state):
            return prize(state, seat)
    return []


def end_of_actions(state: State) -> list[events.Event]:
    """After Phase 2 the game ends, or Refresh begins (End Game 5, rulings 9 to 12)."""
    if result := verdict(state):
        return [events.Won(*result)]
    leading, points = highest(state)
    tied = [events.Tied(leading, points)] if points >= threshold(state) else []
    return [*tied, events.Gathered()]


def overflow(state: State) -> list[events.Event]:
    """An island above its limit: what the holder of the airplane returns (Refresh 6)."""
    return ask(state, "return", state.airplane) if to_return(state) else []


def new_round(state: State, dice: Dice) -> list[events.Event]:
    """The next festival, the one behind it drawn, and the airplane to the left (Refresh 7 to 10)."""
    assert state.upcoming is not None, "the game ends with the last festival"
    upcoming = pick(state.deck, dice) if state.deck else None
    holder = (state.airplane + 1) % len(state.hands)
    return [events.FestivalChanged(state.upcoming, upcoming), events.AirplanePassed(holder)]


def storm(state: State) -> list[events.Event]:
    """Who may move a typhoon before the new round, and whom the variant lets choose him (Advance Mode 7)."""
    movers = storm_movers(state)
    if len(movers) > 1:
        return ask(state, "favour", last_holder(state))
    return ask(state, "shift", movers[0]) if movers else []
