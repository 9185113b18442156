"""A turn from the door to its verdict."""

import json
import re
from collections.abc import Mapping
from typing import Any

from service import keys
from service.access import site, visitor
from service.api import signing
from service.api.asking import somebody
from service.api.trying import check_point, read_turn
from service.chain import Head
from service.errors import Boundary, Invalid, NotFound, NotNow, Problem, Refused, Stale
from service.load import Loaded, load
from service.log import run_script
from service.preview import preview
from service.record import Record
from service.submissions import (
    KEPT,
    Submission,
    accept,
    fields,
    find,
    fingerprint,
    identify,
    verdict_of,
    wait,
)
from service.waiting import LONGEST_WAIT

PROBLEMS: Mapping[str, type[Problem]] = {one.slug: one for one in (Refused, Boundary, Invalid, Stale, NotNow)}
WAIT = re.compile(r"(?:^|[,;\s])wait\s*=\s*\"?([0-9]{1,4})", re.IGNORECASE)


def submit(loaded: Loaded, seat: int, body: Mapping[str, Any], headers: Mapping[str, Any]) -> Submission:
    """Judge a turn at the door and take it in, once; wait for its verdict if asked to.

    What was sent before, by its Idempotency-Key or else its content, is answered as it was.
    Raises the refusal at the door, and what `accept` raises.
    """
    key, game, point = headers.get("key"), loaded.record.game, body["point"]
    content, refusal = judged(loaded.record, seat, body)
    name = identify(site(), game, seat, "turn", point, content, key)
    head = loaded.record.head
    sent = Submission(name, game, seat, "turn", point, content, loaded.now, f"seat:{seat}",
                      head=f"{head.version}.{head.hash}")  # fmt: skip
    if refusal is not None and refused_anew(sent, refusal, head, keep=key is not None):
        raise refusal
    return wait(site(), accept(site(), sent), seconds(headers["prefer"]))


def judged(record: Record, seat: int, body: Mapping[str, Any]) -> tuple[Any, Problem | None]:
    """The turn's moves as JSON, or what was sent in their place; and why it is refused, if it is."""
    content: Any = body.get("moves", body.get("text"))
    try:
        moves = read_turn(record, body)
        content = [record.rules.codec.dump(move) for move in moves]
        check_point(record, body["point"])
        preview(record, seat, moves)
    except Problem as refusal:
        return content, refusal
    return content, None


def refused_anew(sent: Submission, refusal: Problem, head: Head, keep: bool) -> bool:
    """Whether nothing of this name was received before. With `keep` the refusal is its verdict from now on,
    so that a key which was refused is never played.
    """
    place = keys.submission(sent.game, sent.id)
    if not keep:
        return not site().redis.exists(place)
    status = "stale" if isinstance(refusal, Stale) else "refused"
    more = {"slug": refusal.slug, "detail": refusal.detail, "extra": refusal.extra}
    verdict = verdict_of(status, head, sent.at, **more)
    row = {**fields(sent), "status": status, "verdict": json.dumps(verdict), "fingerprint": fingerprint(sent)}
    return bool(run_script(site(), "api/refuse.lua", [place], [json.dumps(row), KEPT]))


def seconds(prefer: str) -> int:
    """How long to wait, by a Prefer header (RFC 7240); what it does not say is no wait."""
    found = WAIT.search(prefer)
    return min(int(found[1]), LONGEST_WAIT) if found else 0


def verdict_problem(submission: Submission) -> Problem | None:
    """Why it was not played, or None."""
    if submission.verdict is None or submission.status == "settled":
        return None
    verdict = submission.verdict
    slug = verdict.get("slug", "stale" if submission.status == "stale" else "illegal")
    known = ("rule", "expected", "actual")
    extra = verdict.get("extra") or {name: verdict[name] for name in known if verdict.get(name)}
    return PROBLEMS[slug](verdict["detail"], **extra)


def public_id(submission: Submission) -> str:
    """The id that programs see: it says in which game to look."""
    return f"{submission.game}-{submission.id}"


def submission_document(submission: Submission, receipt: str | None) -> dict[str, Any]:
    """A submission as its sender sees it, with one of its receipts."""
    document: dict[str, Any] = {
        "submission": public_id(submission),
        "game": submission.game,
        "seat": submission.seat,
        "point": submission.point,
        "at": submission.at,
        "status": submission.status,
        "location": f"/api/submissions/{public_id(submission)}",
    }
    if submission.status == "settled" and submission.verdict:
        document["version"] = submission.verdict["version"]
    if receipt is not None:
        document["receipt"] = receipt
    if problem := verdict_problem(submission):
        document["problem"] = problem.document()
    return document


def received_document(submission: Submission) -> dict[str, Any]:
    """The answer to sending it: its receipt says that we had it."""
    return submission_document(submission, signing.received(submission, public_id(submission)))


def judged_document(submission: Submission) -> dict[str, Any]:
    """The answer to asking for it: once there is a verdict, its receipt says which."""
    if submission.status == "waiting":
        return received_document(submission)
    return submission_document(submission, signing.judged(submission, public_id(submission)))


def own_submission(public: str) -> Submission:
    """The submission with this public id. Raises SignInNeeded, and NotFound for anybody but its sender."""
    somebody()
    game, _, name = public.partition("-")
    seat = visitor().seat_at(load(site(), game))
    found = find(site(), game, name)
    if seat is None or found.seat != seat or found.kind != "turn":
        raise NotFound("There is no such submission. They are kept for 7 days after they were settled.")
    return found
