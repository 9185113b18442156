"""obey(): a seat that is asked, and has said before what it wants, moves at once.

What is appended looks to everybody else like a turn that the seat has sent. Two promises:

* An order whose withdrawal or replacement was answered is not played any more. The orders are read with the
  game, and the commit expects them to lie there still (EXPECT in append.lua): whoever writes them first makes
  the other look again.
* An order is carried out as far as can be foreseen, or not at all. Its moves are tried without dice, up to
  the first draw or until somebody else is asked; if it is to be dropped on the way, none of them is made.

A worker may die at any moment. Turn, notices and orders change in one commit, or none of them does; and the
clock repeats the hint until a drain has seen that no order answers (`service.standing.rest`).
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from engine.dice import Chance, NoDice
from engine.game import Move, Seat, State
from engine.play import play
from service import keys
from service.load import Loaded
from service.log import Conflict, Writes, run_script
from service.record import Record
from service.site import Site
from service.standing import STANDING, Dropped, Order, Standing
from service.standing.keeping import Kept, Notice, Row, change, names_of, read_kept
from worker.append import append_turn

LONGEST = 60  # moves in one turn

Choices: TypeAlias = Mapping[Seat, Move]

logger = logging.getLogger(__name__)


def obey(site: Site, before: Loaded, row: Row) -> tuple[Loaded, Row]:
    """The game after at most one turn by standing orders, and the orders as they lie there then.

    Raises Conflict: look again.
    """
    record = before.record
    if record.table.rules not in STANDING or record.actors.sealed:
        return before, row
    for seat in record.unsealed:
        if names_of(seat)[0] not in row or record.table.chairs[seat].automatic:
            continue
        kept = read_kept(site, record, seat, row)
        turn, dropped = asked(record, seat, kept.orders)
        if turn or dropped:
            return carry_out(site, before, seat, row, kept, turn, dropped)
    return before, row


def asked(record: Record, seat: Seat, orders: Sequence[Order]) -> tuple[list[Choices], dict[str, str]]:
    """The turn by these orders; and by topic, why some of them are dropped."""
    dropped: dict[str, str] = {}
    try:
        while True:
            left = [order for order in orders if order.topic not in dropped]
            turn, failed = tried(record, seat, STANDING[record.table.rules], left)
            if failed is None:
                return turn, dropped
            topic, why = failed
            dropped[topic] = why
    except Exception as failure:  # whatever is wrong with an order, its seat is asked as always
        logger.error("standing orders in game %s: %s", record.game, type(failure).__name__)
        return [], {}


def tried(
    record: Record, seat: Seat, standing: Standing, orders: Sequence[Order]
) -> tuple[list[Choices], tuple[str, str] | None]:
    """The seat's moves by these orders, as far as can be foreseen; or the topic of one to drop, and why."""
    rules, state = record.rules, record.state
    turn: list[Choices] = []
    while seat in rules.actors(state).seats and not rules.actors(state).sealed and len(turn) < LONGEST:
        found = answered(record, state, seat, standing, orders)
        if found is None:
            break
        order, move = found
        if isinstance(move, Dropped):
            return [], (order.topic, move.why)
        turn.append({seat: move})
        try:
            _, state = play(rules, state, [turn[-1]], NoDice())
        except Chance:
            break
    return turn, None


def answered(
    record: Record, state: State, seat: Seat, standing: Standing, orders: Sequence[Order]
) -> tuple[Order, Move | Dropped] | None:
    """The first order that has an answer in this state, and its move."""
    rules = record.rules
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


def carry_out(
    site: Site,
    before: Loaded,
    seat: Seat,
    row: Row,
    kept: Kept,
    turn: list[Choices],
    dropped: Mapping[str, str],
) -> tuple[Loaded, Row]:
    """Append the turn, with what became of the orders; without a turn, write that alone."""
    record, writes = before.record, Writes()
    notices = [
        Notice(one.line, dropped[one.topic], before.now) for one in kept.orders if one.topic in dropped
    ]
    after = replace(
        kept,
        orders=tuple(one for one in kept.orders if one.topic not in dropped),
        notices=(*kept.notices, *notices),
        since=record.head.version if turn and kept.since is None else kept.since,
    )
    left = change(site, writes, record, seat, row, after)
    if turn:
        return append_turn(site, before, turn, f"seat:{seat}", None, writes=writes), left
    places, commands = writes.encoded(keys.head(record.game))
    if not run_script(site, "project.lua", places, [record.head.version, commands]):
        raise Conflict
    return before, left
