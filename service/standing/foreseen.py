"""foreseen(): the moves that a seat's standing orders make when it is asked, before anything is drawn.

The worker plays them; a page shows them in a draft. Moves are tried without dice, up to the first draw or
until somebody else is asked; if an order is to be dropped on the way, none of its moves is among them.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.dice import Chance, NoDice
from engine.game import Move, Seat, State
from engine.play import play
from service.record import Record
from service.standing import STANDING, Dropped, Order

LONGEST = 60  # moves in one turn

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The moves by orders, and by topic the orders that are dropped."""

    moves: Sequence[Move] = ()
    dropped: Mapping[str, Dropped] = field(default_factory=dict)


def foreseen(record: Record, seat: Seat, orders: Sequence[Order], state: State = None) -> Foreseen:
    """What these orders do in this state (None: the present one)."""
    at = record.state if state is None else state
    dropped: dict[str, Dropped] = {}
    if not orders:
        return Foreseen()
    try:
        while True:
            left = [order for order in orders if order.topic not in dropped]
            found = tried(record, seat, left, at)
            if not isinstance(found, tuple):
                return Foreseen(found, dropped)
            topic, dropped[topic] = found
    except Exception as failure:  # whatever is wrong with an order, its seat is asked as always
        logger.error("standing orders in game %s: %s", record.game, type(failure).__name__)
        return Foreseen()


def tried(
    record: Record, seat: Seat, orders: Sequence[Order], state: State
) -> list[Move] | tuple[str, Dropped]:
    """The seat's moves by these orders; or the topic of one to drop, and why."""
    rules, moves = record.rules, list[Move]()
    while seat in rules.actors(state).seats and not rules.actors(state).sealed and len(moves) < LONGEST:
        found = answered(record, state, seat, orders)
        if found is None:
            break
        order, move = found
        if isinstance(move, Dropped):
            return order.topic, move
        moves.append(move)
        try:
            _, state = play(rules, state, [{seat: move}], NoDice())
        except Chance:
            break
    return moves


def answered(
    record: Record, state: State, seat: Seat, orders: Sequence[Order]
) -> tuple[Order, Move | Dropped] | None:
    """The first order that has an answer in this state, and its move."""
    rules, standing = record.rules, STANDING[record.table.rules]
    view = rules.view(state, seat)
    moves = {rules.notation.write(move): move for move in rules.legal(state, seat)}
    legal = [(line, rules.codec.dump(move)) for line, move in moves.items()]
    for order in orders:
        said = None if standing.over(order, view) else standing.answer(order, view, legal)
        if isinstance(said, str):
            return order, moves.get(said, Dropped(f"The rules do not allow it now: {said}."))
        if said is not None:
            return order, said
    return None
