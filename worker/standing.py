"""obey(): a seat that is asked, and has said before what it wants, moves at once.

What is appended looks to everybody else like a turn that the seat has sent. Two promises:

* An order whose withdrawal or replacement was answered is not played any more. The orders are read with the
  game, and the commit expects them to lie there still (EXPECT in append.lua): whoever writes them first makes
  the other look again.
* An order is carried out as far as can be foreseen, or not at all (`service.standing.foreseen`).

A worker may die at any moment. Turn, notices and orders change in one commit, or none of them does; and the
clock repeats the hint until a drain has seen that no order answers (`service.standing.rest`).
"""

from dataclasses import replace

from engine.game import Seat
from service import keys
from service.load import Loaded
from service.log import Conflict, Writes, run_script
from service.site import Site
from service.standing import STANDING
from service.standing.foreseen import Foreseen, foreseen
from service.standing.keeping import Kept, Notice, Row, change, names_of, read_kept
from worker.append import append_turn


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
        found = foreseen(record, seat, kept.orders)
        if found.moves or found.dropped:
            return carry_out(site, before, seat, row, kept, found)
    return before, row


def carry_out(
    site: Site, before: Loaded, seat: Seat, row: Row, kept: Kept, found: Foreseen
) -> tuple[Loaded, Row]:
    """Append the turn, with what became of the orders; without a turn, write that alone."""
    record, writes, dropped = before.record, Writes(), found.dropped
    notices = [
        Notice(one.line, dropped[one.topic].why, before.now, dropped[one.topic].done)
        for one in kept.orders
        if one.topic in dropped
    ]
    after = replace(
        kept,
        orders=tuple(one for one in kept.orders if one.topic not in dropped),
        notices=(*kept.notices, *notices),
        since=record.head.version if found.moves and kept.since is None else kept.since,
    )
    left = change(site, writes, record, seat, row, after)
    if found.moves:
        turn = [{seat: move} for move in found.moves]
        return append_turn(site, before, turn, f"seat:{seat}", None, writes=writes), left
    places, commands = writes.encoded(keys.head(record.game))
    if not run_script(site, "project.lua", places, [record.head.version, commands]):
        raise Conflict
    return before, left
