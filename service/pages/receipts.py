"""Receipts on pages: what the service signs for whoever looks, with a sentence that says what it is good for.

A page hands one to its template as `receipt`; `_receipt.html` shows it.
"""

from dataclasses import dataclass

from service.access import site
from service.api import signing
from service.api.submitting import public_id
from service.load import Loaded
from service.receipts import receipt
from service.submissions import Submission


@dataclass(frozen=True, slots=True)
class Paper:
    """A receipt, and what it is good for."""

    title: str
    words: str
    line: str  # the receipt itself


def shown(loaded: Loaded, seat: int | None) -> Paper:
    """“The game was shown so”: to this seat (None: a spectator), with the head that it has now."""
    record = loaded.record
    line = receipt(site(), "turn", record.game, seat, record.head.point_text, record.head, loaded.now)
    return Paper(
        "The receipt for this page",
        f"The service has signed that it showed you this game with leaf {record.head.version} as its newest. "
        "A log that was changed later does not fit it any more.",
        line,
    )


def judged(sent: Submission) -> Paper | None:
    """“This became of the turn”; None while it waits, and for one whose verdict names no head."""
    line = signing.judged(sent, public_id(sent))
    if line is None:
        return None
    what = {"settled": "was played", "refused": "was refused", "stale": "came too late"}[sent.status]
    return Paper(
        "The receipt for this turn",
        f"The service has signed that your turn came, and {what}. Nobody can say later that it never came.",
        line,
    )


def sealed(loaded: Loaded, seat: int) -> Paper | None:
    """“Your seal stands in the log”; None when this seat has sealed nothing at this point."""
    seal = loaded.record.table.seal_of(seat)
    if seal is None:
        return None
    return Paper(
        "The receipt for your seal",
        f"The service has signed that your seal stands in leaf {seal.version}. It cannot be left out, nor be "
        "opened as anything else.",
        signing.sealed(loaded, seal),
    )
