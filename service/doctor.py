"""The doctor: what is wrong with this deployment, in one sentence each."""

import socket
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

from redis.exceptions import RedisError

from service import keys
from service.log import server_time
from service.redis import Connection
from service.site import Site

LATE = 10 * 60_000  # ms that a follow-up may be overdue


def examine(site: Site, out: Callable[[str], None]) -> int:
    """Print every finding; returns 1 if there is one that keeps people from playing safely."""
    try:
        findings = list(problems(site))
    except RedisError as error:
        findings = [f"Redis at REDIS_URL does not answer: {error}"]
    for finding in findings:
        out(f"wrong: {finding}")
    if not findings:
        out(
            "Nothing wrong found: Redis keeps what it is given, mail is taken, the outbox is on time."
        )
    return 1 if findings else 0


def problems(site: Site) -> Iterator[str]:
    """Everything that is wrong."""
    yield from storage(site.redis)
    yield from outbox(site)
    yield from processes(site)
    yield from mail_server(site.config.smtp_url)


def storage(redis: Connection) -> Iterator[str]:
    """Does this Redis keep what it is given?"""
    policy = redis.info("memory").get("maxmemory_policy", "unknown")
    if policy != "noeviction":
        yield f"Redis forgets keys when it is full (maxmemory-policy {policy}); set it to noeviction."
    if not int(redis.info("persistence").get("aof_enabled", 0)):
        yield "Redis does not write to disk (appendonly no): a restart loses every game."


def outbox(site: Site) -> Iterator[str]:
    now = server_time(site)
    for part in keys.PARTITIONS:
        late = site.redis.zcount(keys.outbox(part), 0, now - LATE)
        if late:
            yield f"{late} follow-ups have waited for more than ten minutes: is `lontar mail` running?"
        for row, error in site.redis.hgetall(keys.aside(part)).items():
            yield f"a follow-up was given up: {row.partition('|')[0]}, {error}"


def processes(site: Site) -> Iterator[str]:
    now = server_time(site)
    for process in ("web", "clock"):
        last = site.redis.hget(keys.BEAT, process)
        if last is None or now - int(last) > 60_000:
            yield f"{process} shows no sign of life."


def mail_server(url: str) -> Iterator[str]:
    parts = urlsplit(url)
    try:
        socket.create_connection((parts.hostname or "", parts.port or 25), timeout=5).close()
    except OSError as error:
        yield f"the mail server {parts.hostname}:{parts.port or 25} does not answer: {error}"
