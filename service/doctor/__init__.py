"""The doctor: everything that can be asked of a deployment, and how it is, in one sentence each."""

from collections.abc import Callable, Iterator, Sequence

from redis.exceptions import RedisError

from service.doctor.deployment import keys, mail_server, processes, redis, settings
from service.doctor.finding import Finding
from service.doctor.work import games, inboxes, orders, outbox
from service.site import Site

Look = Callable[[Site], Iterator[Finding]]

WITHOUT_REDIS: Sequence[Look] = (settings, mail_server)
WITH_REDIS: Sequence[Look] = (redis, keys, processes, outbox, inboxes, orders, games)


def examine(site: Site, out: Callable[[str], None]) -> int:
    """Print every finding, good or bad; returns 1 if a bad one is among them."""
    wrong = 0
    for finding in findings(site):
        out(f"{'ok   ' if finding.good else 'wrong'}  {finding.text}")
        wrong += not finding.good
    out(f"{wrong} wrong." if wrong else "Nothing wrong found.")
    return 1 if wrong else 0


def findings(site: Site) -> Iterator[Finding]:
    """Everything that was looked at."""
    for look in WITHOUT_REDIS:
        yield from look(site)
    try:
        for look in WITH_REDIS:
            yield from look(site)
    except RedisError as error:
        yield Finding(False, f"Redis does not answer: {' '.join(str(error).split())}")
