"""The receipts that answers carry: what was received, sealed, opened or judged, signed.

Asked twice, each says the same again: head and time are those of the moment that it tells of.
"""

from typing import Any

from flask import Response, json

from service.access import site
from service.chain import Head
from service.commit import Commit
from service.load import Loaded
from service.log import read
from service.receipts import key_set, receipt
from service.submissions import Submission
from service.table import Seal


def received(submission: Submission, public: str) -> str | None:
    """“We had this turn”: the log is as it stood at the door."""
    if submission.head == "":
        return None
    return of_submission("submission", submission, submission.head, submission.at, submission=public)


def judged(submission: Submission, public: str) -> str | None:
    """“This became of the turn”: settled as a version, refused, or stale."""
    verdict = submission.verdict or {}
    if "head" not in verdict:
        return None
    about: dict[str, Any] = {"submission": public, "status": submission.status}
    if submission.status == "settled":
        about["version"] = verdict["version"]
    return of_submission("verdict", submission, verdict["head"], verdict["at"], **about)


def of_submission(kind: str, sent: Submission, head: str, time: int, /, **about: Any) -> str:
    return receipt(site(), kind, sent.game, sent.seat, sent.point, read_head(head), time, **about)


def read_head(text: str) -> Head:
    """“version.hash”, as submissions and verdicts keep it."""
    version, _, hash_ = text.partition(".")
    return Head(int(version), hash_)


def sealed(loaded: Loaded, seal: Seal) -> str:
    """“This commitment stands in the log”: as it stood with the seal."""
    record = loaded.record
    head, at = when_sealed(loaded, seal)
    return receipt(
        site(), "seal", record.game, seal.seat, record.head.point_text, head, at, commitment=seal.commitment
    )


def when_sealed(loaded: Loaded, seal: Seal) -> tuple[Head, int]:
    """Head and time (ms) of the commit that holds the seal."""
    contents = read(site(), loaded.record.game)[: seal.version]
    head = Head()
    for content in contents:
        head = head.grown(loaded.seed, content, bool(Commit.of(content).game_events))
    return head, contents[-1]["at"]


def opened(loaded: Loaded, seal: Seal) -> str:
    """“We had the opening of this commitment.”"""
    record = loaded.record
    about = {"commitment": seal.commitment}
    return receipt(
        site(),
        "opening",
        record.game,
        seal.seat,
        record.head.point_text,
        record.head,
        loaded.now,
        **about,
    )


def serve_keys() -> Response:
    """The key set with which receipts are checked."""
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(json.dumps(key_set(site())), mimetype="application/json", headers=headers)
