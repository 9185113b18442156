"""What follows by itself: enclosed irrigation, the steps of a competition, the end of a turn and of the
game."""

from collections.abc import Iterable, Mapping

from engine.game import Seat
from engine.java import events
from engine.java.apply import foreseen
from engine.java.board import names
from engine.java.cities import around, highest
from engine.java.competing import Auction, competition, following, tied
from engine.java.moves import Bid
from engine.java.scoring import final_parts, verdict
from engine.java.state import State
from engine.java.stock import ALONE, IRRIGATION_FAME, SHARED
from engine.java.water import newly_enclosed


def after(state: State, happened: Iterable[events.Event]) -> State:
    """The state after these events, which are not applied again when they have happened."""
    for event in happened:
        state = foreseen(state, event)
    return state


def enclosing(state: State) -> list[events.Event]:
    """The irrigation areas that are enclosed now, each for whoever alone has the highest rank beside it."""
    found: list[events.Event] = []
    for area in newly_enclosed(state):
        seat = highest(state, around(area))
        points = 0 if seat is None else IRRIGATION_FAME * area.bit_count()
        found.append(events.Enclosed(tuple(names(area)), seat, points))
    return found


def last_three(before: State, now: State) -> list[events.Event]:
    """The end is triggered with the last 3-space tile (Game End 1)."""
    return (
        [events.EndTriggered(now.to_move, "threes")]
        if before.threes and not (now.threes or now.final)
        else []
    )


def resolved(state: State, bids: Mapping[Seat, Bid]) -> list[events.Event]:
    """A sealed festival from its bids to the end of the turn."""
    happened = Auction(state, bids).run()
    return [*happened, *won(after(state, happened))]


def won(state: State) -> list[events.Event]:
    """Fame for those who are left, and the end of the turn, for a festival is its last action."""
    going, seats = competition(state), competition(state).left
    fame = ALONE if len(seats) == 1 else SHARED
    happened: list[events.Event] = [events.FestivalWon(seats, going.cell, fame[going.value])]
    return [*happened, *end_of_turn(after(state, happened))]


def bidding(state: State, seat: Seat) -> list[events.Event]:
    """In open form: behind this seat's word, up to the next question, or the end of the turn."""
    happened: list[events.Event] = []
    while len(competition(state).left) > 1:
        for each in following(state, seat):
            if step := said(state, each):
                break
        else:
            break
        happened += step
        if isinstance(step[0], events.Asked):
            return happened
        state, seat = after(state, step), each
    return [*happened, *won(state)]


def said(state: State, seat: Seat) -> list[events.Event]:
    """The question to a seat whose turn it is, or what it says without a card in hand; nothing when it agrees
    to share already. Without a tie it is below the highest bid: all have spoken since who has raised it."""
    going, cards = competition(state), state.players[seat].cards
    if tied(state):
        if seat in going.agreed:
            return []
        return [events.Asked((seat,))] if cards else [events.Shared(seat)]
    return [events.Asked((seat,))] if cards else [events.BidPassed(seat)]


def end_of_turn(state: State) -> list[events.Event]:
    """The turn is over; after the trigger its seat does the final scoring, and when all have, somebody
    wins."""
    seat, number = state.to_move, len(state.players)
    happened: list[events.Event] = [events.TurnEnded(seat, state.placed)]
    now = after(state, happened)
    if not now.final and now.stuck >= number:
        happened.append(events.EndTriggered(seat, "stuck"))
        now = after(now, happened[-1:])
    if now.final:
        parts = final_parts(now, seat)
        happened.append(events.FinalScored(seat, parts, sum(part.points for part in parts)))
        now = after(now, happened[-1:])
    if all(player.scored for player in now.players):
        return [*happened, events.Won(*verdict(now))]
    return [*happened, events.TurnBegan((seat + 1) % number, now.final)]
