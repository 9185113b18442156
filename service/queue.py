"""The queue: hints for the drain and the delivery. Hints may be lost; inbox and outbox are the truth."""

from functools import cache
from typing import Any

from rq import Queue, Retry
from rq.serializers import JSONSerializer

from service import keys
from service.log import script
from service.redis import Connection
from service.site import Site

TURNS, MAIL = "turns", "mail"  # the queues
DRAIN = "worker.drain.drain"
KEPT = 7 * 24 * 3600  # seconds that a failed job can be looked at
DELIVER = "worker.outbox.deliver"


@cache
def queue(connection: Connection, name: str) -> Queue:
    return Queue(name, connection=connection, serializer=JSONSerializer)


def enqueue(site: Site, name: str, job: str, seconds: int) -> None:
    """Enqueue a job without arguments, by its dotted name, in one round trip."""
    pipe = site.queue_bytes.pipeline()
    queue(site.queue_bytes, name).enqueue_call(
        job, timeout=seconds, result_ttl=0, failure_ttl=KEPT, retry=Retry(max=2), pipeline=pipe
    )
    pipe.execute()


def wake(site: Site, game: str) -> None:
    """Tell the drain that this game has an inbox; start one unless one is at work or about to be."""
    pipe = site.queue.pipeline(transaction=False)
    pipe.sadd(keys.HINTS, game)
    if needed(site, pipe, keys.DRAIN_LEASE, TURNS):
        enqueue(site, TURNS, DRAIN, 180)


def post(site: Site) -> None:
    """Have the outbox delivered; start a delivery unless one is at work or about to be."""
    if needed(site, site.queue.pipeline(transaction=False), keys.DELIVER_LEASE, MAIL):
        enqueue(site, MAIL, DELIVER, 600)


def needed(site: Site, pipe: Any, lease: str, name: str) -> bool:
    """Ask, with what lies in the pipe, whether nobody holds the lease and no job lies in the queue."""
    pipe.eval(script("call.lua"), 2, lease, queue(site.queue_bytes, name).key)
    return bool(pipe.execute()[-1])
