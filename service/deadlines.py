"""Deadlines: one function, for the clock, the pages and the letters."""

import json
from collections.abc import Sequence

from service import keys
from service.record import Record
from service.site import Site

BEAT_EVERY = 10_000  # ms between heartbeats
MISSED = 60_000  # ms without a heartbeat that count as an outage

Outage = tuple[int, int]  # from, to, in ms


def deadline(since: int, pace: int, outages: Sequence[Outage]) -> int:
    """When a choice asked for at `since` (ms) falls due, with `pace` seconds to make it and every
    outage in between given back. `outages` are disjoint and in order.
    """
    due = since + pace * 1000
    for start, end in outages:
        if end > since and start < due:
            due += end - max(start, since)
    return due


def deadline_of(record: Record, outages: Sequence[Outage]) -> int | None:
    """When the present choice or opening falls due (ms), or None: nothing is awaited, or for ever."""
    return None if record.limit is None else deadline(*record.limit, outages)


def read_outages(site: Site) -> tuple[Outage, ...]:
    """Every outage that is over, in order."""
    return tuple((start, end) for start, end in map(json.loads, site.redis.lrange(keys.OUTAGES, 0, -1)))


def outages_until(site: Site, now: int) -> tuple[Outage, ...]:
    """Every outage so far, with the one that still goes on when the pages have been silent for long."""
    last = int(site.redis.hget(keys.BEAT, "web") or now)
    over = read_outages(site)
    if now - last <= MISSED:
        return over
    start = max(last, over[-1][1]) if over else last
    return (*over, (start, now)) if start < now else over


def beat(site: Site, process: str, now: int) -> None:
    """This kind of process (web, clock) is alive; if it was silent for long, write the outage down."""
    last = int(site.redis.hget(keys.BEAT, process) or now)
    site.redis.hset(keys.BEAT, process, now)
    if now - last > MISSED:
        add_outage(site, (last, now))


def add_outage(site: Site, outage: Outage) -> None:
    """Keep an outage, joined with those that it touches: web and clock may report the same one."""
    start, end = outage
    with site.redis.lock("outages:lock", timeout=5):
        while (last := site.redis.lindex(keys.OUTAGES, -1)) is not None:
            before = json.loads(last)
            if before[1] < start:
                break
            start, end = min(start, before[0]), max(end, before[1])
            site.redis.rpop(keys.OUTAGES)
        site.redis.rpush(keys.OUTAGES, json.dumps([start, end]))
