"""The clock: a plain loop in its own process; any number may run, one at a time works."""

import logging
import time
from threading import Event

from redis.exceptions import LockError, RedisError

from service import keys
from service.deadlines import Outage, beat, deadline_of, outages_until
from service.errors import Problem
from service.load import load
from service.log import server_time
from service.queue import post, wake
from service.sealing import to_close, to_open
from service.site import Site
from service.standing.rest import at_rest
from service.submissions import Submission, accept

EVERY = 5.0  # seconds
LOOK_AGAIN = 60_000  # ms after which a game that is being answered for is looked at again
BATCH = 500

logger = logging.getLogger(__name__)


def run(site: Site, stop: Event) -> None:
    """Tick until `stop` is set."""
    while not stop.is_set():
        started = time.monotonic()
        try:
            tick(site)
        except (RedisError, Problem):
            logger.exception("the clock cannot reach Redis")
        stop.wait(max(0.0, EVERY - (time.monotonic() - started)))


def tick(site: Site) -> None:
    """One look at everything that may be due, unless another clock is at it."""
    lease = site.redis.lock(keys.CLOCK_LEASE, timeout=60, blocking=False)
    if not lease.acquire():
        return
    try:
        now = server_time(site)
        beat(site, "clock", now)
        for part in keys.PARTITIONS:
            repeat_hints(site, part)
            look_at_deadlines(site, part, now)
        if any(site.redis.zcount(keys.outbox(part), 0, now) for part in keys.PARTITIONS):
            post(site)
    finally:
        try:
            lease.release()
        except LockError:
            logger.warning("a tick outlived its lease")


def repeat_hints(site: Site, part: str) -> None:
    """Wake the drain for every game with an inbox, or with standing orders that it has not looked at since
    something happened: its hint may have been lost, or the drain itself.
    """
    for game in site.redis.smembers(keys.ready(part)):
        if not at_rest(site, game):
            wake(site, game)


def look_at_deadlines(site: Site, part: str, now: int) -> None:
    """Answer for every seat that is late, outages given back."""
    outages = outages_until(site, now)
    for game in site.redis.zrangebyscore(keys.due(part), 0, now, start=0, num=BATCH):
        try:
            again = look_at(site, game, now, outages)
        except RedisError:
            raise
        except Exception:  # whatever is wrong with one game, the others are looked at
            logger.exception("deadline of game %s", game)
            again = now + LOOK_AGAIN
        site.redis.zadd(keys.due(part), {game: again}, xx=True)


def look_at(site: Site, game: str, now: int, outages: tuple[Outage, ...]) -> int:
    """Put the defaults of late seats into the game's inbox; returns when to look again (ms)."""
    record = load(site, game).record
    if any(record.table.chairs[seat].automatic for seat in record.unsealed):
        wake(site, game)
        return now + LOOK_AGAIN
    due = deadline_of(record, outages)
    if due is None or due > now:
        return due or now + LOOK_AGAIN
    point = record.head
    if record.actors.sealed:
        accept(site, to_close(record, now) if record.table.closed is None else to_open(record, now))
        return now + LOOK_AGAIN
    for seat in record.actors.seats:
        name = f"default-{point.point}-{seat}"
        accept(site, Submission(name, game, seat, "default", point.point_text, None, now, "clock"))
    return now + LOOK_AGAIN
