"""Submissions: a turn as received, and what became of it."""

import json
import logging
from dataclasses import dataclass
from typing import Any

from service import keys
from service.chain import Head, sha256
from service.errors import KeyReused, NotFound, TooMany
from service.log import Conflict, Writes, run_script
from service.queue import wake
from service.site import Site
from service.waiting import looks, room

KEPT = 7 * 24 * 3600  # seconds that a settled submission is kept
ROOM = 100  # submissions that an inbox holds

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Submission:
    """What somebody sent for a game, by whom, and its verdict once there is one."""

    id: str
    game: str
    seat: int | None  # None: the clock or the table
    kind: str  # turn, default, open or start
    point: str
    body: Any  # the moves of a turn, as JSON; None once it is settled
    at: int  # ms
    by: str
    status: str = "waiting"  # waiting, settled, refused, stale
    verdict: dict[str, Any] | None = None
    mark: str | None = None  # its fingerprint, where the content is encrypted
    head: str = ""  # the log as it stood at the door, "version.hash"; for its receipt


def identify(site: Site, game: str, seat: int, kind: str, point: str, body: Any, key: str | None) -> str:
    """The submission's id: the same for the same Idempotency-Key of a seat, or else the same content."""
    return site.keyring.identify(game, seat, key if key is not None else sha256([kind, point, body]))


def accept(site: Site, submission: Submission) -> Submission:
    """Take it into the inbox, once, and wake the drain; what was sent before is returned as it stands.

    Raises KeyReused when the id stands for another content, TooMany when the inbox is full.
    """
    mark = fingerprint(submission)
    answer = run_script(
        site,
        "accept.lua",
        [
            keys.submission(submission.game, submission.id),
            keys.inbox(submission.game),
            keys.ready(keys.partition(submission.game)),
        ],
        [submission.game, mark, json.dumps(fields(submission)), item(submission), ROOM],
    )
    if answer[0] == "DIFFERENT":
        raise KeyReused("Use a new Idempotency-Key for a new turn; this one was used for another.")
    if answer[0] == "FULL":
        raise TooMany("This game's inbox is full. Wait until it has been judged, then send again.")
    wake(site, submission.game)
    logger.info("received", extra={**marks(submission), "again": answer[0] == "KNOWN" or None})
    return submission if answer[0] == "ACCEPTED" else find(site, submission.game, submission.id)


def marks(submission: Submission) -> dict[str, Any]:
    """What logs say of it: not what it holds, and of its name only the beginning."""
    return {
        "game": submission.game,
        "seat": submission.seat,
        "kind": submission.kind,
        "submission": submission.id[:8],
    }


def enclose(writes: Writes, submission: Submission) -> None:
    """Put a submission of the table itself into the inbox with the commit that makes it due."""
    game = submission.game
    pairs = [part for pair in fields(submission).items() for part in pair]
    writes.add("HSET", keys.submission(game, submission.id), *pairs, "fingerprint", fingerprint(submission))
    writes.add("RPUSH", keys.inbox(game), item(submission))
    writes.add("SADD", keys.ready(keys.partition(game)), game)


def fields(submission: Submission) -> dict[str, str]:
    """What is kept of a submission besides its content."""
    return {
        "game": submission.game,
        "seat": "" if submission.seat is None else str(submission.seat),
        "kind": submission.kind,
        "point": submission.point,
        "at": str(submission.at),
        "by": submission.by,
        "status": submission.status,
        **({"head": submission.head} if submission.head else {}),
    }


def item(submission: Submission) -> str:
    """The submission as it lies in the inbox, content included."""
    return json.dumps({**fields(submission), "id": submission.id, "body": submission.body})


def from_item(text: str) -> Submission:
    """The submission of an inbox item."""
    data = json.loads(text)
    return parse(data.pop("id"), data)


def verdict_of(status: str, head: Head, at: int, **more: Any) -> dict[str, Any]:
    """A verdict with what its receipt says: the log with it, and when it was given (ms)."""
    return {"status": status, **more, "head": f"{head.version}.{head.hash}", "at": at}


def settled(writes: Writes, submission: Submission, verdict: dict[str, Any]) -> None:
    """With a commit: the submission gets its verdict and leaves the inbox."""
    key = keys.submission(submission.game, submission.id)
    writes.add("HSET", key, "status", verdict["status"], "verdict", json.dumps(verdict))
    writes.add("EXPIRE", key, KEPT)
    writes.add("LREM", keys.inbox(submission.game), 1, item(submission))


def turned_down(site: Site, submission: Submission, verdict: dict[str, Any], version: int) -> None:
    """Without a commit: the submission gets its verdict (refused or stale) and leaves the inbox.

    A seat is told by letter; its moves are kept for it. `version`: of the log that it was judged against;
    raises Conflict when the log has grown since, and then nothing was written.
    """
    game, told = submission.game, submission.kind == "turn"
    done = run_script(
        site,
        "verdict.lua",
        [
            keys.submission(game, submission.id),
            keys.inbox(game),
            keys.head(game),
            keys.outbox(keys.partition(game)),
        ],
        [
            version,
            verdict["status"],
            json.dumps(verdict),
            KEPT,
            item(submission),
            json.dumps(submission.body) if told else "",
            f"refused|{game}|{submission.id}" if told else "",
            submission.at,
        ],
    )
    if not done:
        raise Conflict


def fingerprint(submission: Submission) -> str:
    return submission.mark or sha256([submission.kind, submission.point, submission.body])


def find(site: Site, game: str, submission_id: str) -> Submission:
    """A submission as it stands. Raises NotFound."""
    return parse(submission_id, site.redis.hgetall(keys.submission(game, submission_id)))


def parse(submission_id: str, row: dict[str, Any]) -> Submission:
    if "status" not in row:
        raise NotFound("There is no such submission. They are kept for 7 days after they were settled.")
    return Submission(
        id=submission_id,
        game=row["game"],
        seat=int(row["seat"]) if row["seat"] else None,
        kind=row["kind"],
        point=row["point"],
        body=row.get("body"),
        at=int(row["at"]),
        by=row["by"],
        status=row["status"],
        verdict=json.loads(row["verdict"]) if row.get("verdict") else None,
        head=row.get("head", ""),
    )


def wait(site: Site, submission: Submission, seconds: float) -> Submission:
    """The submission once it has a verdict, or after so many seconds, or at once when too many wait."""
    if submission.status != "waiting" or not seconds:
        return submission
    with room() as free:
        for _ in looks(seconds if free else 0):
            submission = find(site, submission.game, submission.id)
            if submission.status != "waiting":
                break
    return submission
