"""What happens when a game begins and when somebody chooses."""

from collections.abc import Mapping, Sequence

from engine.dice import Dice
from engine.festivals import events, moves
from engine.festivals.acts import act
from engine.festivals.course import after, ahead
from engine.festivals.legal import actors
from engine.festivals.rules import objection
from engine.festivals.state import State
from engine.game import Seat


def decide(state: State, choices: Mapping[Seat, moves.Move], dice: Dice) -> Sequence[events.Event]:
    """What happens when these seats choose so, up to the next question. Raises Illegal before anything is
    drawn."""
    for seat in sorted(choices):
        if no := objection(state, seat, choices[seat]):
            raise no
    actors(state).expect(choices)
    if state.phase == "plan":
        dice.reveal()
        chosen = {seat: move.tickets for seat, move in choices.items() if isinstance(move, moves.Plan)}
        plans = tuple(chosen.get(seat, ()) for seat in range(len(state.hands)))
        happened: list[events.Event] = [events.Shown(plans)]
    else:
        ((seat, move),) = choices.items()
        happened = [act(state, seat, move)]
    return [*happened, *ahead(after(state, happened), dice)]
