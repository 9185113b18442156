"""Storage: what a Redis must be before it may keep games; each fault is one sentence."""

from collections.abc import Iterator

from service.config import ConfigError
from service.durability import find_waiting_command
from service.redis import Connection
from service.site import Site

OLDEST = (7, 0)  # EXPIRE NX; RQ hands jobs over with BLMOVE


def storage(site: Site) -> Iterator[str]:
    """What keeps this site's Redis from keeping what it is given. Raises RedisError when it is away."""
    yield from too_old(site.redis, "REDIS_URL")
    policy = site.redis.info("memory").get("maxmemory_policy", "unknown")
    if policy != "noeviction":
        yield (
            f"The Redis at REDIS_URL forgets games when it is full (maxmemory-policy {policy}): "
            "set maxmemory-policy to noeviction."
        )
    try:
        find_waiting_command(site)
    except ConfigError as error:
        yield str(error)
    if site.config.durability == "replica" and not site.redis.info("replication").get("connected_slaves"):
        yield "DURABILITY is replica, and no replica follows this Redis: start one, or set it to disk."
    if site.config.queue_redis_url != site.config.redis_url:
        yield from too_old(site.queue, "QUEUE_REDIS_URL")


def too_old(redis: Connection, name: str) -> Iterator[str]:
    """Valkey says here which Redis it is like."""
    told = str(redis.info("server").get("redis_version", "0"))
    numbers = tuple(int(part) for part in told.split(".")[:2] if part.isdecimal())
    if numbers < OLDEST:
        least = ".".join(map(str, OLDEST))
        yield f"The Redis at {name} is of version {told}: version {least} or newer is needed."
