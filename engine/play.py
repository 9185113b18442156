"""The only two loops of the engine: replay() and play()."""

from collections.abc import Iterable, Mapping
from functools import reduce

from engine.dice import Dice
from engine.game import Event, Game, Move, Seat, State


def replay(game: Game, events: Iterable[Event], state: State | None = None) -> State:
    """Fold events into a state."""
    return reduce(game.apply, events, state)


def play(
    game: Game, state: State, turn: Iterable[Mapping[Seat, Move]], dice: Dice
) -> tuple[list[Event], State]:
    """Judge a turn, a list of choices, all or nothing; return its events and the state after it.

    Raises Illegal at the first choice that is not allowed (nothing has happened then), and Chance
    at the first draw when the dice are NoDice.
    """
    events: list[Event] = []
    for choices in turn:
        game.actors(state).expect(choices)
        new = game.decide(state, choices, dice)
        events += new
        state = replay(game, new, state)
    return events, state
