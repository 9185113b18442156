"""What an event does to the state. No rules: it never judges, never draws, never fails."""

from dataclasses import replace
from typing import assert_never

from engine.medang import events
from engine.medang import pile as piles
from engine.medang.board import capacities, exchanged, stacked, taken_out
from engine.medang.pieces import Tiles
from engine.medang.state import State, Tally
from engine.multiset import without


def apply(state: State | None, event: events.Event) -> State:
    """The state after the event; only Started needs no state before it."""
    if isinstance(event, events.Started):
        return started(event)
    assert state is not None, "a log begins with Started"
    match event:
        case events.Discarded():
            return discarded(state, event)
        case events.StartingPlayerDrawn():
            return replace(state, phase="play", to_move=event.seat)
        case events.Placed() | events.Swapped() | events.Removed():
            return temple_changed(state, event)
        case events.Bought() | events.Renewed() | events.Exchanged() | events.Taken():
            return market_used(state, event)
        case events.MarketOpened() | events.MarketRefilled():
            return market_filled(state, event.tiles)
        case events.TurnPassed():
            return replace(state, phase=event.phase, to_move=event.seat, placed=None)
        case events.Skipped() | events.Completed() | events.Revealed():
            return state
        case events.Scored() | events.Won():
            return ended(state, event)
        case _:
            assert_never(event)


def started(event: events.Started) -> State:
    """The first state of a game: an empty temple, everything dealt."""
    return State(
        temple=event.temple,
        neutral_dynasties=event.neutral_dynasties,
        dynasties=event.dynasties,
        hands=event.hands,
        pile=(event.pile,),
        columns=((),) * len(capacities(event.temple)),
    )


def discarded(state: State, event: events.Discarded) -> State:
    """Replacements come from the deck; the discards of all seats become one layer under it."""
    deck, *under = piles.less(state.pile, event.drawn)
    hand = without(state.hands[event.seat], event.tiles) + event.drawn
    pile = piles.under((deck,), sum(under, event.tiles))
    return replace(state, hands=with_hand(state, event.seat, hand), pile=pile)


def temple_changed(state: State, event: events.Placed | events.Swapped | events.Removed) -> State:
    """The state after a tile was placed, swapped or removed."""
    if isinstance(event, events.Placed):
        return replace(
            state,
            hands=with_hand(state, event.seat, without(state.hands[event.seat], (event.tile,))),
            columns=stacked(state.columns, event.column, event.tile),
            phase="effect" if event.effect else "take",
            placed=event.column if event.effect else None,
        )
    if isinstance(event, events.Swapped):
        here, there = (event.column, event.floor), (event.other_column, event.other_floor)
        return replace(state, columns=exchanged(state.columns, here, there), phase="take", placed=None)
    columns = taken_out(state.columns, event.column, event.floor)
    removed = (*state.removed, event.tile)
    return replace(state, columns=columns, removed=removed, phase="take", placed=None)


def market_used(
    state: State, event: events.Bought | events.Renewed | events.Exchanged | events.Taken
) -> State:
    """The state after tiles went from the market or the pile to a hand, or back. Refills come after."""
    state = replace(state, phase="take", placed=None)
    if isinstance(event, events.Renewed):
        return replace(state, market=(), pile=piles.under(state.pile, event.tiles))
    hand = state.hands[event.seat]
    if isinstance(event, events.Exchanged):
        return replace(
            state,
            hands=with_hand(state, event.seat, event.chosen),
            market=without(state.market, event.chosen),
            pile=piles.under(state.pile, event.discarded),
        )
    state = replace(state, hands=with_hand(state, event.seat, (*hand, event.tile)))
    if isinstance(event, events.Taken) and event.pile:
        return replace(state, pile=piles.less(state.pile, (event.tile,)))
    return replace(state, market=without(state.market, (event.tile,)))


def market_filled(state: State, tiles: Tiles) -> State:
    """Tiles of the pile, in the order drawn, are turned up at the end of the row."""
    return replace(state, pile=piles.less(state.pile, tiles), market=state.market + tiles)


def ended(state: State, event: events.Scored | events.Won) -> State:
    """One more final score; after all of them the winners, and the game is over."""
    if isinstance(event, events.Won):
        return replace(state, phase="over", placed=None, winners=event.seats, why=event.why)
    tally = Tally(event.seat, event.floors, event.columns, event.leader, event.general)
    return replace(state, tallies=(*state.tallies, tally))


def with_hand(state: State, seat: int, tiles: Tiles) -> tuple[Tiles, ...]:
    """All hands, one of them replaced and sorted."""
    hand = tuple(sorted(tiles))
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
