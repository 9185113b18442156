"""Sealing: a seat commits itself to its choice in a sealed phase, and the service keeps the opening."""

import json
from typing import Any

from engine.game import Illegal, Move
from service import keys
from service.chain import canonical
from service.commit import Commit
from service.errors import NotNow, Refused, Stale
from service.load import Loaded, load
from service.log import Conflict, Ended, Writes
from service.preview import started
from service.queue import wake
from service.record import Record
from service.seals import Opening, commitment, new_nonce
from service.site import Site
from service.submissions import Submission, enclose
from service.write import write


def check_seal(loaded: Loaded, seat: int, point: str, move: Move) -> None:
    """Raise unless this seat may seal this move now: Stale, NotNow, or Refused with the rule."""
    record = loaded.record
    if record.table.status != "running":
        raise NotNow(started(record))
    if point != record.head.point_text:
        raise Stale("The game has moved on.", expected=record.head.point_text, actual=point)
    if not record.actors.sealed or seat not in record.actors.seats:
        raise NotNow("There is nothing to seal now.")
    if move not in set(record.rules.legal(record.state, seat)):
        raise Refused(why_not(loaded, seat, move), rule=None)


def why_not(loaded: Loaded, seat: int, move: Move) -> str:
    """The sentence with which the rules refuse a sealed move: everybody else keeps his default."""
    record = loaded.record
    choices = {one: record.rules.default(record.state, one) for one in record.actors.seats}
    try:
        record.rules.decide(record.state, choices | {seat: move}, FirstDice())
    except Illegal as illegal:
        return illegal.sentence
    return "That choice is not open to you now."


class FirstDice:
    """Dice whose result nobody looks at: a refusal comes before the first draw."""

    def below(self, n: int) -> int:
        return 0

    def reveal(self) -> None:
        pass


def seal(site: Site, game: str, seat: int, point: str, move: Move, by: str) -> tuple[Loaded, Opening, str]:
    """Seal a move and keep its opening; a second seal replaces the first while the phase is open.

    Returns the game with the seal in its log, the opening, and the commitment. The same move again
    changes nothing. When the last seat has sealed, the phase is opened.
    """
    for _ in range(20):  # seats that seal at the same instant retry, each behind the other
        loaded = load(site, game)
        check_seal(loaded, seat, point, move)
        move_json = loaded.record.rules.codec.dump(move)
        if (kept := own_opening(site, loaded, seat)) and canonical(kept.move) == canonical(move_json):
            old = loaded.record.table.seal_of(seat)
            assert old is not None
            return loaded, kept, old.commitment
        if not loaded.record.unsealed:
            raise NotNow("Everybody has sealed: the choices are being opened.")
        opening = Opening(move_json, new_nonce())
        try:
            after, sealed = write_seals(site, loaded, {seat: opening}, by)
        except Conflict:
            continue
        except Ended:
            raise NotNow("The game is over.") from None
        if not after.record.unsealed:
            wake(site, game)
        return after, opening, sealed[seat]
    raise NotNow("Many are sealing at this moment. Try again.")


def write_seals(
    site: Site, loaded: Loaded, openings: dict[int, Opening], by: str
) -> tuple[Loaded, dict[int, str]]:
    """Append one commit that seals these choices, and keep their openings, encrypted.

    Puts the opening of the phase into the inbox when it was the last. Raises Conflict, Ended.
    """
    record = loaded.record
    game, point = record.game, record.head.point_text
    sealed = {seat: commitment(record.origin, point, seat, one) for seat, one in openings.items()}
    events: list[dict[str, Any]] = []
    writes = Writes()
    for seat, one in openings.items():
        event = {"kind": ".sealed", "seat": seat, "point": point, "commitment": sealed[seat]}
        if old := record.table.seal_of(seat):
            event["replaces"] = old.commitment
        events.append(event)
        cipher = site.keyring.encrypt(json.dumps({"point": point, "move": one.move, "nonce": one.nonce}))
        writes.add("HSET", keys.openings(game), seat, cipher)
    commit = Commit(loaded.now, by, site.config.release, events, point=point)
    if set(record.unsealed) <= set(openings):
        enclose(writes, to_open(record, commit.at))
    return write(site, loaded, commit, writes), sealed


def to_open(record: Record, now: int) -> Submission:
    """“Open this phase”, for the inbox; one for a point, whoever finds it due."""
    name = f"open-{record.head.point}"
    return Submission(name, record.game, None, "open", record.head.point_text, None, now, "table")


def own_opening(site: Site, loaded: Loaded, seat: int) -> Opening | None:
    """What this seat has sealed at the present point, for its owner alone."""
    if loaded.record.table.seal_of(seat) is None:
        return None
    cipher = site.redis.hget(keys.openings(loaded.record.game), seat)
    return read_opening(site, loaded, cipher) if cipher else None


def read_opening(site: Site, loaded: Loaded, cipher: str) -> Opening | None:
    """A kept opening, if it belongs to the present point."""
    data = json.loads(site.keyring.decrypt(cipher))
    if data["point"] != loaded.record.head.point_text:
        return None
    return Opening(data["move"], data["nonce"])
