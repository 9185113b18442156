"""Turns, and what became of them."""

from typing import Any

from service.api import examples
from service.api.asking import somebody, writer
from service.api.operation import Answer, operation, part
from service.api.submitting import (
    judged_document,
    own_submission,
    received_document,
    submit,
    verdict_problem,
)
from service.schemas.play import Submission, Turn, TurnHeaders
from service.submissions import Submission as Received

blueprint = part("turns", "Turns: sent, judged by a worker, played or refused.")
LOCATION = {"Location": "Where to ask for the verdict."}


@operation(
    blueprint, "POST", "/games/<game:game>/turns", "submitTurn",
    asks=somebody, scope="games:play",
    answers={
        202: Answer(
            "Received, and legal as things stand; the verdict follows.", Submission, examples.WAITING,
            {**LOCATION, "Retry-After": "Seconds after which to ask."},
        ),
        200: Answer("Played.", Submission, examples.SETTLED, LOCATION),
    },
    refuses=(401, 403, 404, 409, 429),
    body=Turn, example=examples.TURN, headers=TurnHeaders,
)  # fmt: skip
def submit_turn(body: dict[str, Any], headers: dict[str, Any], game: str) -> Any:
    """Send a turn

    It is judged here as in a preview, and then by a worker, which alone draws and writes. A turn that was
    refused has changed nothing. The `receipt` says that we had it; ask for the submission to get that of its
    verdict.
    """
    return answer(submit(*writer(game), body, headers))


def answer(submission: Received) -> Any:
    """202 while it waits, 200 when it was played; raises the problem when it was not."""
    if problem := verdict_problem(submission):
        raise problem
    document = received_document(submission)
    headers = {"Location": document["location"]}
    if submission.status == "waiting":
        return document, 202, {**headers, "Retry-After": "1"}
    return document, 200, headers


@operation(
    blueprint, "GET", "/submissions/<submission:submission>", "getSubmission",
    asks=somebody, scope="games:read",
    answers={200: Answer("The turn and its verdict.", Submission, examples.SETTLED)},
    refuses=(401, 403, 404),
)  # fmt: skip
def get_submission(submission: str) -> Any:
    """Ask what became of a turn

    For its sender alone. Verdicts are kept for 7 days. The `receipt` is that of the verdict, once there is
    one.
    """
    return judged_document(own_submission(submission))
