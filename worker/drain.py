"""drain(): judges the inbox of every game that is ready; one at a time, for all games."""

import logging
import os
import time
from collections.abc import Iterable
from contextlib import suppress

from redis.exceptions import LockError, RedisError

from service import keys
from service.config import Config
from service.errors import NotFound
from service.load import Loaded
from service.log import Conflict
from service.queue import DRAIN, TURNS, enqueue, post, wake
from service.site import Site, open_site
from service.submissions import Submission, marks
from worker import orders
from worker.ending import ENDING
from worker.turns import look, settle

LEASE = 5.0  # seconds; extended after each batch
STAY = 0.2  # seconds without work after which a drain ends
LOOK = 0.02  # seconds between looks in that time
LONGEST = 60.0  # seconds
BATCH = 20

logger = logging.getLogger(__name__)


def drain() -> None:
    """The RQ job: work until there is none, then look once more. Safe to run twice."""
    work(open_site(Config.from_environment(os.environ)))


def work(site: Site, stay: float = STAY) -> None:
    """Judge what is ready, unless another drain is at it; end after `stay` seconds without work."""
    lease = site.queue.lock(keys.DRAIN_LEASE, timeout=LEASE, blocking=False)
    if not lease.acquire():
        return
    try:
        until = time.monotonic() + LONGEST
        while time.monotonic() < until and not ENDING.is_set() and (games := hinted(site, stay)):
            judge(site, games)
            lease.extend(LEASE, replace_ttl=True)
    except LockError:  # another drain may be at it: nothing is lost, whoever appends second looks again
        logger.warning("a drain outlived its lease")
    finally:
        with suppress(LockError):
            lease.release()
    if site.queue.scard(keys.HINTS):
        enqueue(site, TURNS, DRAIN, 180)


def hinted(site: Site, stay: float) -> list[str]:
    """The next games that may have an inbox; waits so many seconds for the first."""
    until = time.monotonic() + stay
    while not (games := site.queue.spop(keys.HINTS, BATCH)) and time.monotonic() < until:
        time.sleep(LOOK)
    return list(games)


def judge(site: Site, games: Iterable[str]) -> None:
    """Judge these inboxes; a game that fails does not hold up the others."""
    for game in games:
        try:
            settle_all(site, game)
        except RedisError:
            raise
        except NotFound:
            logger.warning("hint for a game that is not there: %s", game)
        except Exception:
            logger.exception("game %s cannot be judged", game)
    post(site)


def told(submission: Submission, verdict: str, now: Loaded) -> None:
    """A line for the log; it has the request in common with that of the pages: the submission."""
    fields = {**marks(submission), "verdict": verdict, "version": now.record.head.version}
    logger.info("judged", extra=fields)


def settle_all(site: Site, game: str) -> None:
    """Everything in one game's inbox in order of arrival, then what bots, empty seats and standing orders do.

    What arrives meanwhile brings a hint of its own.
    """
    first: int | None = None
    while True:
        now, waiting, row = look(site, game)
        first = now.record.head.version if first is None else first
        try:
            for submission in waiting:
                before, now = now, settle(site, now, submission, row)
                told(submission, "turned down" if now is before else "appended", now)
            if orders.answer(site, now, row) is now:
                return
        except Conflict:
            continue
        if now.record.head.version - first >= orders.MOST:
            wake(site, game)
            return
