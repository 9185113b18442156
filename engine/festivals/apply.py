"""What an event does to the state. No rules: it never judges, never draws, never fails."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar, assert_never

from engine.festivals import events
from engine.festivals.islands import ISLANDS, Island
from engine.festivals.state import Prize, State
from engine.festivals.tickets import Tickets, in_order
from engine.multiset import without

Item = TypeVar("Item")


def apply(state: State | None, event: events.Event) -> State:
    """The state after the event; only Started needs no state before it."""
    if isinstance(event, events.Started):
        return started(event)
    assert state is not None, "a log begins with Started"
    match event:
        case events.Asked() | events.Named() | events.Ordered() | events.Tied() | events.Won():
            return called(state, event)
        case events.Shown() | events.Moved() | events.Blocked() | events.Done():
            return travelled(state, event)
        case events.Claimed():
            prize = Prize(event.seat, event.festival, event.place, event.points)
            return replace(state, prizes=(*state.prizes, prize))
        case events.Rested():
            return rested(state, event)
        case events.Gathered() | events.Returned() | events.FestivalChanged() | events.AirplanePassed():
            return refreshed(state, event)
        case events.Shifted():
            typhoons = tuple(event.border if one == event.typhoon else one for one in state.typhoons)
            return replace(state, typhoons=typhoons, settled=True)
        case events.Held():
            return replace(state, settled=True)
        case _:
            assert_never(event)


def started(event: events.Started) -> State:
    """The first state of a game: everybody at the start, all slots and middles empty."""
    return State(
        typhoon_tie=event.typhoon_tie,
        hands=event.hands,
        pool=event.pool,
        places=event.places,
        airplane=event.airplane,
        festival=event.festival,
        upcoming=event.upcoming,
        deck=event.deck,
        typhoons=event.typhoons,
        slots=((),) * len(ISLANDS),
        middles=((),) * len(ISLANDS),
    )


def called(
    state: State, event: events.Asked | events.Named | events.Ordered | events.Tied | events.Won
) -> State:
    """The state after a word of the table or of the airplane's holder."""
    match event:
        case events.Asked("move", (seat,)):
            return replace(state, phase="move", asked=(seat,), mover=seat)
        case events.Asked():
            return replace(state, phase=event.phase, asked=event.seats)
        case events.Named():
            return (
                replace(state, favoured=event.named) if event.typhoon else replace(state, mover=event.named)
            )
        case events.Ordered():
            return replace(state, orders=(*state.orders, event.seats))
        case events.Tied():
            return state
        case events.Won():
            return replace(state, phase="over", asked=(), winners=event.seats, why=event.why)
        case _:
            assert_never(event)


def travelled(state: State, event: events.Shown | events.Moved | events.Blocked | events.Done) -> State:
    """The state after plans were shown, a step, a blocked traveller, or the end of a movement."""
    if isinstance(event, events.Shown):
        hands = tuple(without(hand, plan) for hand, plan in zip(state.hands, event.plans, strict=True))
        steps = (0,) * len(event.plans)
        return replace(state, hands=hands, plans=event.plans, shown=event.plans, steps=steps)
    if isinstance(event, events.Done):
        return replace(state, mover=None, moved=(*state.moved, event.seat))
    if isinstance(event, events.Blocked):
        middles = with_tickets(state.middles, event.island, event.tickets)
        return replace(state, middles=middles, shown=put(state.shown, event.seat, ()))
    return replace(
        state,
        mover=event.seat,
        places=put(state.places, event.seat, event.island),
        slots=with_tickets(state.slots, event.island, (event.ticket,)),
        shown=put(state.shown, event.seat, without(state.shown[event.seat], (event.ticket,))),
        steps=put(state.steps, event.seat, state.steps[event.seat] + 1),
    )


def rested(state: State, event: events.Rested) -> State:
    """Tickets of the pool or of a middle go to a hand."""
    hand = in_order((*state.hands[event.seat], *event.tickets))
    state = replace(state, hands=put(state.hands, event.seat, hand), rested=(*state.rested, event.seat))
    if event.source == "middle":
        return replace(state, middles=put(state.middles, ISLANDS.index(event.island), ()))
    return replace(state, pool=without(state.pool, event.tickets))


def refreshed(
    state: State, event: events.Gathered | events.Returned | events.FestivalChanged | events.AirplanePassed
) -> State:
    """The state after a step of Refresh."""
    match event:
        case events.Gathered():
            both = zip(state.middles, state.slots, strict=True)
            middles = tuple(in_order((*middle, *placed)) for middle, placed in both)
            return replace(state, gathered=True, middles=middles, slots=((),) * len(ISLANDS))
        case events.Returned():
            place = ISLANDS.index(event.island)
            middles = put(state.middles, place, without(state.middles[place], event.tickets))
            return replace(state, middles=middles, pool=in_order((*state.pool, *event.tickets)))
        case events.AirplanePassed():
            return replace(state, airplane=event.seat)
        case events.FestivalChanged():
            return replace(
                state,
                festival=event.festival,
                upcoming=event.upcoming,
                deck=tuple(number for number in state.deck if number != event.upcoming),
                round=state.round + 1,
                plans=(),
                shown=(),
                steps=(),
                moved=(),
                orders=(),
                rested=(),
                gathered=False,
                favoured=None,
                settled=False,
            )
        case _:
            assert_never(event)


def put(values: Sequence[Item], place: int, value: Item) -> tuple[Item, ...]:
    """The values with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])


def with_tickets(rows: tuple[Tickets, ...], island: Island, tickets: Tickets) -> tuple[Tickets, ...]:
    """Tickets by island, with more on one of them."""
    place = ISLANDS.index(island)
    return put(rows, place, in_order((*rows[place], *tickets)))
