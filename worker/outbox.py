"""The outbox: follow-ups written with the commit that causes them, until they are done."""

import logging
import os
from collections.abc import Callable, Iterator, Mapping

from redis.exceptions import LockError, RedisError

from service import keys
from service.archive import compact
from service.config import Config
from service.indexes import remember
from service.load import load
from service.log import server_time
from service.queue import post
from service.site import Site, open_site
from worker import account_letters, mail
from worker.delivery import NotYet
from worker.ending import ENDING

LEASE = 120  # seconds; extended at every row
FIRST_PAUSE, LONGEST_PAUSE = 15_000, 6 * 3_600_000  # ms between tries
TRIES = 20
BATCH = 20


def index(site: Site, game: str) -> None:
    """Keep the lists of games in the order in which they last moved."""
    remember(site, load(site, game).record)


FOLLOW_UPS: Mapping[str, Callable[..., object]] = {
    **mail.FOLLOW_UPS,
    **account_letters.FOLLOW_UPS,
    "archive": compact,
    "index": index,
}

logger = logging.getLogger(__name__)


def deliver() -> None:
    """The RQ job: everything that is due. Safe to run twice: letters know whether they were sent."""
    work(open_site(Config.from_environment(os.environ)))


def work(site: Site) -> None:
    """Do every follow-up that is due, unless another delivery is at it."""
    lease = site.queue.lock(keys.DELIVER_LEASE, timeout=LEASE, blocking=False)
    if not lease.acquire():
        return
    try:
        for part, row in due(site):
            lease.extend(LEASE, replace_ttl=True)
            attempt(site, part, row)
    finally:
        try:
            lease.release()
        except LockError:
            logger.warning("a delivery outlived its lease")
    if any_due(site):
        post(site)


def due(site: Site) -> Iterator[tuple[str, str]]:
    """What is due, (partition, row), batch by batch until nothing is or this process is to end."""
    busy = True
    while busy:
        busy = False
        for part in keys.PARTITIONS:
            now = server_time(site)
            for row in site.redis.zrangebyscore(keys.outbox(part), 0, now, start=0, num=BATCH):
                if ENDING.is_set():
                    return
                yield part, row
                busy = True


def any_due(site: Site) -> bool:
    """Is anything to be done now?"""
    now = server_time(site)
    return any(site.redis.zcount(keys.outbox(part), 0, now) for part in keys.PARTITIONS)


def attempt(site: Site, part: str, row: str) -> None:
    """Do one follow-up; a failure is tried again later, and never holds up the others."""
    kind, *arguments = row.split("|")
    try:
        FOLLOW_UPS[kind](site, *arguments)
    except RedisError:
        raise
    except NotYet as early:
        site.redis.zadd(keys.outbox(part), {row: early.until})
    except Exception as failure:
        logger.warning("follow-up %s failed: %s", kind, type(failure).__name__)
        put_off(site, part, row, failure)
    else:
        pipe = site.redis.pipeline(transaction=True)
        pipe.zrem(keys.outbox(part), row)
        pipe.hdel(keys.tries(part), row)
        pipe.execute()
        personal = kind == "signin" or kind in account_letters.FOLLOW_UPS  # a user, and what makes a link
        game = None if personal else arguments[0]
        logger.info("followed up", extra={"kind": kind, "game": game})


def put_off(site: Site, part: str, row: str, failure: Exception) -> None:
    """Try again later, twice as late each time; after 20 tries set it aside for `lontar doctor`."""
    tries = site.redis.hincrby(keys.tries(part), row, 1)
    pipe = site.redis.pipeline(transaction=True)
    if tries >= TRIES:
        pipe.hset(keys.aside(part), row, f"{type(failure).__name__}: {failure}"[:500])
        pipe.zrem(keys.outbox(part), row)
        pipe.hdel(keys.tries(part), row)
    else:
        pause = min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE)
        pipe.zadd(keys.outbox(part), {row: server_time(site) + pause})
    pipe.execute()
