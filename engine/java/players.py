"""What stands in front of the seats, changed for one of them."""

from typing import Any

from engine.game import Seat
from engine.java.state import Player, State, changed


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    """The state with something else in front of a seat."""
    return changed(state, players=players(state, seat, **changes))


def players(state: State, seat: Seat, **changes: Any) -> tuple[Player, ...]:
    """All seats, with something else in front of one."""
    player = changed(state.players[seat], **changes)
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def scored(state: State, seat: Seat, points: int) -> State:
    """The state with more fame for a seat."""
    return with_player(state, seat, points=state.players[seat].points + points)
