"""The queue: hints for the drain and the delivery. Hints may be lost; inbox and outbox are the truth."""

from functools import cache
from typing import Any

from rq import Queue, Retry
from rq.serializers import JSONSerializer

from service import keys
from service.log import script
from service.redis import Connection
from service.site import Site

DRAIN = "worker.drain.drain"
CALL = 5  # seconds after which a job that was called and has not begun is called again
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
    pipe.rpush(keys.HINTS, game)
    if needed(pipe, keys.DRAIN_LEASE, DRAIN):
        enqueue(site, "turns", DRAIN, 180)


def post(site: Site) -> None:
    """Have the outbox delivered; start a delivery unless one is at work or about to be."""
    if needed(site.queue.pipeline(transaction=False), keys.DELIVER_LEASE, DELIVER):
        enqueue(site, "mail", DELIVER, 600)


def needed(pipe: Any, lease: str, job: str) -> bool:
    """Ask, with what lies in the pipe, whether nobody holds the lease and nobody has called the job."""
    pipe.eval(script("call.lua"), 2, lease, keys.called(job), CALL)
    return bool(pipe.execute()[-1])


def begun(site: Site, job: str) -> None:
    """The job has begun: who needs it from now on looks at its lease."""
    site.queue.delete(keys.called(job))
