"""Readiness: whether a web process can do its work, and how the other processes are: /readyz."""

from redis.exceptions import RedisError

from service import keys
from service.heartbeat import last_beats
from service.log import server_time
from service.site import Site
from service.storage import storage


def readiness(site: Site) -> tuple[dict[str, object], int]:
    """200 while the record can be reached and keeps what it is given, else 503 with the reasons.

    `outbox` is the age (s) of the oldest follow-up that is due, `beats` the ages (s) of the last heartbeats.
    """
    try:
        now = server_time(site)
        state: dict[str, object] = {"outbox": oldest_due(site, now), "beats": last_beats(site, now)}
        wrong = list(storage(site))
    except RedisError:
        state, wrong = {}, ["Redis does not answer."]
    return {"status": "not ready" if wrong else "ready", "wrong": wrong, **state}, 503 if wrong else 200


def oldest_due(site: Site, now: int) -> int:
    """For how many seconds the oldest follow-up that is due has waited; 0 when none is."""
    pipe = site.redis.pipeline(transaction=False)
    for part in keys.PARTITIONS:
        pipe.zrange(keys.outbox(part), 0, 0, withscores=True)
    firsts = [int(due) for rows in pipe.execute() for _, due in rows]
    return max(0, (now - min(firsts, default=now)) // 1000)
