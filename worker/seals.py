"""settle_openings(): a whole sealed phase is opened and judged at once."""

from typing import Any

from engine.codec import Malformed
from engine.game import Move
from service import keys
from service.commit import Commit
from service.load import Loaded
from service.log import Writes
from service.opening import awaited
from service.sealing import read_opening
from service.seals import NOT_ALLOWED, NOT_OPENED, NOT_SEALED, Opening, matches
from service.site import Site
from service.submissions import Submission, settled, turned_down, verdict_of
from service.write import write
from worker.append import append_turn, stale


def close(site: Site, before: Loaded, submission: Submission) -> Loaded:
    """The time for sealing is over: kept seals are to be opened now; without any, the phase is settled."""
    record = before.record
    if not record.actors.sealed or record.table.closed is not None:
        turned_down(site, submission, stale(before, submission), before.record.head.version)
        return before
    if not any(seal.kept for seal in record.table.seals):
        return settle_openings(site, before, submission)
    event = {"kind": ".closed", "at": before.now}
    commit = Commit(before.now, "clock", site.config.release, [event], point=record.head.point_text)
    writes = Writes()
    settled(writes, submission, {"status": "settled", "version": record.head.version + 1})
    return write(site, before, commit, writes)


def take_opening(site: Site, before: Loaded, submission: Submission) -> Loaded:
    """A kept seal's opening is put beside the deposited ones; with the last one the phase is settled."""
    game, seat = before.record.game, submission.seat
    assert seat is not None
    site.redis.hset(keys.openings(game), seat, submission.body)
    if not awaited(site, before):
        return settle_openings(site, before, submission)
    verdict = verdict_of("settled", before.record.head, before.now, version=before.record.head.version)
    turned_down(site, submission, verdict, before.record.head.version)
    return before


def settle_openings(site: Site, before: Loaded, submission: Submission) -> Loaded:
    """Open every seal; a seat without one, or whose opening does not hold, plays its default."""
    record = before.record
    if not record.actors.sealed:
        turned_down(site, submission, stale(before, submission), before.record.head.version)
        return before
    kept = site.redis.hgetall(keys.openings(record.game))
    choices: dict[int, Move] = {}
    events: list[dict[str, Any]] = []
    for seat in record.actors.seats:
        cipher = kept.get(str(seat))
        opening = read_opening(site, before, cipher) if cipher else None
        choices[seat], event = opened(before, seat, opening)
        events.append(event)
    return append_turn(site, before, [choices], "table", submission, events)


def opened(before: Loaded, seat: int, opening: Opening | None) -> tuple[Move, dict[str, Any]]:
    """A seat's choice, and the table's event that says where it comes from.

    A sealed choice that the rules do not allow, or that is not written as moves are, stands in the log with
    its nonce, so that anybody can see why the default was played.
    """
    record = before.record
    default, seal = record.rules.default(record.state, seat), record.table.seal_of(seat)
    defaulted = {"kind": ".defaulted", "seat": seat}
    if seal is None:
        return default, {**defaulted, "why": NOT_SEALED}
    if opening is None or not matches(seal.commitment, record.origin, record.head.point_text, seat, opening):
        return default, {**defaulted, "why": NOT_OPENED}
    shown = {"nonce": opening.nonce, "move": opening.move}
    try:
        move = record.rules.codec.load_move(opening.move)
    except Malformed:
        return default, {**defaulted, "why": NOT_ALLOWED, **shown}
    written = record.rules.codec.dump(move) == opening.move
    if not written or move not in set(record.rules.legal(record.state, seat)):
        return default, {**defaulted, "why": NOT_ALLOWED, **shown}
    return move, {"kind": ".opened", "seat": seat, **shown}
