"""The queue: hints for the drain and the delivery. Hints may be lost; inbox and outbox are the truth."""

from functools import cache

from rq import Queue, Retry
from rq.serializers import JSONSerializer

from service import keys
from service.redis import Connection
from service.site import Site

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
    """Tell the drain that this game has an inbox; start one unless one is at work."""
    pipe = site.queue.pipeline(transaction=False)
    pipe.rpush(keys.HINTS, game)
    pipe.exists(keys.DRAIN_LEASE)
    if not pipe.execute()[1]:
        enqueue(site, "turns", DRAIN, 180)


def post(site: Site) -> None:
    """Have the outbox delivered; start a delivery unless one is at work."""
    if not site.queue.exists(keys.DELIVER_LEASE):
        enqueue(site, "mail", DELIVER, 600)
