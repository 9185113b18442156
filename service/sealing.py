"""Sealing: a seat commits itself to its choice; the service keeps the opening, or the seat does."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.game import Illegal, Move
from service import keys
from service.chain import canonical
from service.commit import Commit
from service.errors import Forbidden, NotNow, Refused, Stale
from service.load import Loaded, load
from service.log import Conflict, Ended, Writes
from service.preview import read_moves, started
from service.queue import wake
from service.record import Record
from service.seals import Opening, commitment, matches, new_nonce, signed
from service.site import Site
from service.standing.keeping import seen
from service.submissions import Submission, enclose
from service.write import write

Make = Callable[[Loaded], "Wanted"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A seal as a seat wants it: a commitment, and its opening unless the seat keeps that for itself."""

    commitment: str
    opening: Opening | None
    replaces: str | None = None  # the commitment that it replaces
    signature: str | None = None


def check_phase(record: Record, seat: int, point: str) -> None:
    """Raise Stale or NotNow unless this seat chooses in a sealed phase at this point."""
    if record.table.status != "running":
        raise NotNow(started(record))
    if point != record.head.point_text:
        raise Stale("The game has moved on.", expected=record.head.point_text, actual=point)
    if not record.actors.sealed or seat not in record.actors.seats:
        raise NotNow("There is nothing to seal now.")


def check_choice(record: Record, seat: int, move: Move) -> None:
    """Raise Refused unless the rules allow this sealed move to this seat."""
    if move not in set(record.rules.legal(record.state, seat)):
        raise refusal(record, seat, move)


def refusal(record: Record, seat: int, move: Move) -> Refused:
    """How the rules refuse a sealed move: everybody else keeps his default."""
    choices = {one: record.rules.default(record.state, one) for one in record.actors.seats}
    try:
        record.rules.decide(record.state, choices | {seat: move}, FirstDice())
    except Illegal as illegal:
        return Refused(illegal.sentence, rule=illegal.rule or None, move=0)
    return Refused("That choice is not open to you now.")


class FirstDice:
    """Dice whose result nobody looks at: a refusal comes before the first draw."""

    def below(self, n: int) -> int:
        return 0

    def reveal(self) -> None:
        pass


def seal(site: Site, game: str, seat: int, point: str, move: Move, by: str) -> tuple[Loaded, Opening, str]:
    """Seal a move with a nonce made here, and keep its opening; it replaces what the seat had sealed.

    Returns the game with the seal in its log, the opening, and the commitment. The same move again
    changes nothing.
    """

    def make(loaded: Loaded) -> Wanted:
        record = loaded.record
        if record.table.chairs[seat].key is not None:
            raise Forbidden("The seals of this seat are signed with its key: let its program seal.")
        check_choice(record, seat, move)
        move_json = record.rules.codec.dump(move)
        kept, old = own_opening(site, loaded, seat), record.table.seal_of(seat)
        if kept and old and canonical(kept.move) == canonical(move_json):
            return Wanted(old.commitment, kept)
        opening = Opening(move_json, new_nonce())
        sealed = commitment(record.origin, point, seat, opening)
        return Wanted(sealed, opening, old.commitment if old else None)

    loaded, wanted = place(site, game, seat, point, make, by)
    assert wanted.opening is not None
    return loaded, wanted.opening, wanted.commitment


def take_seal(site: Site, game: str, seat: int, point: str, wanted: Wanted, by: str) -> Loaded:
    """Take a seal that a program made: deposited with its opening, or kept. The same again changes nothing.

    Raises Stale (also when it replaces another than the present seal), NotNow, Forbidden (not signed by
    the seat's key), Refused (the opening does not match, or the rules do not allow it).
    """

    def make(loaded: Loaded) -> Wanted:
        check_wanted(loaded.record, seat, point, wanted)
        return wanted

    return place(site, game, seat, point, make, by)[0]


def check_wanted(record: Record, seat: int, point: str, wanted: Wanted) -> None:
    old, key = record.table.seal_of(seat), record.table.chairs[seat].key
    if old is not None and old.commitment == wanted.commitment:
        return
    present = old.commitment if old else None
    if wanted.replaces != present:
        raise Stale(
            "A seal names the one that it replaces; the first replaces none.",
            expected=present or "none",
            actual=wanted.replaces or "none",
        )
    if key is not None and not signed(key, wanted.commitment, wanted.replaces, wanted.signature or ""):
        raise Forbidden("Only seals that are signed with the key of this seat count.")
    if wanted.opening is None:
        return
    if not matches(wanted.commitment, record.origin, point, seat, wanted.opening):
        raise Refused("Move and nonce do not lead to this commitment: compute it as docs/fair-play.md says.")
    check_choice(record, seat, read_moves(record, [wanted.opening.move])[0])


def place(site: Site, game: str, seat: int, point: str, make: Make, by: str) -> tuple[Loaded, Wanted]:
    """Append what `make` wants in the game as it stands, behind others who seal at the same instant."""
    for _ in range(20):
        loaded = load(site, game)
        check_phase(loaded.record, seat, point)
        wanted = make(loaded)
        old = loaded.record.table.seal_of(seat)
        if old is not None and old.commitment == wanted.commitment:
            return loaded, wanted
        if not loaded.record.unsealed:
            raise NotNow("Everybody has sealed: nothing is replaced any more.")
        try:
            after = write_seals(site, loaded, {seat: wanted}, by)
        except Conflict:
            continue
        except Ended:
            raise NotNow("The game is over.") from None
        if not after.record.unsealed:
            wake(site, game)
        return after, wanted
    raise NotNow("Many are sealing at this moment. Try again.")


def deposited(loaded: Loaded, seat: int, move: Move) -> Wanted:
    """A first seal of this move with a fresh nonce."""
    record = loaded.record
    opening = Opening(record.rules.codec.dump(move), new_nonce())
    return Wanted(commitment(record.origin, record.head.point_text, seat, opening), opening)


def write_seals(site: Site, loaded: Loaded, wanted: Mapping[int, Wanted], by: str) -> Loaded:
    """Append one commit with these seals, and keep what openings there are, encrypted.

    With the last of them the phase is opened, or closes for those who keep their openings. Raises
    Conflict, Ended.
    """
    record = loaded.record
    game, point = record.game, record.head.point_text
    events, writes = [], Writes()
    for seat, one in wanted.items():
        events.append(sealed_event(seat, point, one))
        if one.opening is None:
            writes.add("HDEL", keys.openings(game), seat)
        else:
            writes.add("HSET", keys.openings(game), seat, opening_text(site, point, one.opening))
        if by == f"seat:{seat}":
            seen(writes, game, seat)
    if set(record.unsealed) <= set(wanted):
        others = [seal.kept for seal in record.table.seals if seal.seat not in wanted]
        if any(others) or any(one.opening is None for one in wanted.values()):
            events.append({"kind": ".closed", "at": loaded.now})
        else:
            enclose(writes, to_open(record, loaded.now))
    commit = Commit(loaded.now, by, site.config.release, events, point=point)
    return write(site, loaded, commit, writes)


def sealed_event(seat: int, point: str, wanted: Wanted) -> dict[str, Any]:
    event = {
        "kind": ".sealed",
        "seat": seat,
        "point": point,
        "commitment": wanted.commitment,
        "kept": wanted.opening is None,
    }
    if wanted.replaces is not None:
        event["replaces"] = wanted.replaces
    if wanted.signature is not None:
        event["signature"] = wanted.signature
    return event


def to_open(record: Record, now: int) -> Submission:
    """“Open this phase”, for the inbox; one for a point, whoever finds it due."""
    return of_the_table("open", record, now)


def to_close(record: Record, now: int) -> Submission:
    """“The time for sealing is over”, for the inbox; one for a point."""
    return of_the_table("close", record, now)


def of_the_table(kind: str, record: Record, now: int) -> Submission:
    name = f"{kind}-{record.head.point}"
    return Submission(name, record.game, None, kind, record.head.point_text, None, now, "table")


def own_opening(site: Site, loaded: Loaded, seat: int) -> Opening | None:
    """What this seat has deposited at the present point, for its owner alone."""
    if loaded.record.table.seal_of(seat) is None:
        return None
    cipher = site.redis.hget(keys.openings(loaded.record.game), seat)
    return read_opening(site, loaded, cipher) if cipher else None


def opening_text(site: Site, point: str, opening: Opening) -> str:
    """An opening as it lies at rest: encrypted."""
    return site.keyring.encrypt(json.dumps({"point": point, "move": opening.move, "nonce": opening.nonce}))


def read_opening(site: Site, loaded: Loaded, cipher: str) -> Opening | None:
    """An opening from rest, if it belongs to the present point."""
    data = json.loads(site.keyring.decrypt(cipher))
    if data["point"] != loaded.record.head.point_text:
        return None
    return Opening(data["move"], data["nonce"])
