"""What happens when somebody chooses. The only file that draws, beside the deal."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from engine.dice import Dice, pick
from engine.game import Seat
from engine.java import events, moves
from engine.java.acts import act, competitors, drawable, palace_at
from engine.java.cards import total
from engine.java.competing import total_of
from engine.java.course import after, bidding, enclosing, end_of_turn, last_three, resolved
from engine.java.legal import actors
from engine.java.rules import objection
from engine.java.state import State


def decide(state: State, choices: Mapping[Seat, moves.Move], dice: Dice) -> Sequence[events.Event]:
    """What happens when these seats choose so. Raises Illegal before anything is drawn or shown."""
    for seat in sorted(choices):
        if no := objection(state, seat, choices[seat]):
            raise no
    if len(choices) != 1 or state.phase == "bid":
        actors(state).expect(choices)
        dice.reveal()
        return resolved(state, {seat: bid for seat, bid in choices.items() if isinstance(bid, moves.Bid)})
    ((seat, move),) = choices.items()
    match move:
        case moves.Enter() | moves.Walk() | moves.Exit() | moves.Palace() | moves.Token():
            return [act(state, seat, move)]
        case moves.Place() | moves.Irrigate():
            happened: list[events.Event] = [act(state, seat, move)]
            now = after(state, happened)
            return [*happened, *enclosing(now), *last_three(state, now)]
        case moves.End():
            return end_of_turn(state)
        case moves.Draw():
            return drawn(state, seat, move, dice)
        case moves.Festival():
            return arranged(state, seat, move)
        case _:
            return answered(state, seat, move)


def drawn(state: State, seat: Seat, move: moves.Draw, dice: Dice) -> list[events.Event]:
    """A card of the deck; or the open one, and the next is turned up (Drawing Palace Cards 4 and 5)."""
    happened: list[events.Event] = []
    if move.source == "open":
        happened.append(events.CardDrawn(seat, "open", state.open))
    if not state.deck:
        happened.append(events.Reshuffled())
    card = pick(drawable(state), dice)
    turned = events.CardTurned(card) if move.source == "open" else events.CardDrawn(seat, "deck", card)
    return [*happened, turned]


def arranged(state: State, seat: Seat, move: moves.Festival) -> list[events.Event]:
    """A festival: all competitors bid at once; or the arranger's first cards, and the next is asked."""
    palace = palace_at(state, move.cell)
    assert palace is not None, "the rules ask for a palace"
    seats = competitors(state, seat, palace)
    happened: list[events.Event] = [events.FestivalArranged(seat, move.cell, palace.value, seats)]
    if state.festivals == "sealed":
        return [*happened, events.Asked(seats)]
    happened.append(events.CardsPlayed(seat, move.cards, total(move.cards, state.open)))
    return [*happened, *bidding(after(state, happened), seat)]


def answered(state: State, seat: Seat, move: moves.Bid | moves.Retire | moves.Share) -> list[events.Event]:
    """A word in an open competition, and what follows."""
    said: events.Event
    match move:
        case moves.Bid():
            reached = total_of(state, seat) + total(move.cards, state.open)
            said = events.CardsPlayed(seat, move.cards, reached)
        case moves.Retire():
            said = events.BidPassed(seat)
        case moves.Share():
            said = events.Shared(seat)
        case _:
            assert_never(move)
    return [said, *bidding(after(state, [said]), seat)]
