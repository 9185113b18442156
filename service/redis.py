"""Connections to Redis."""

from typing import Any, TypeAlias

import redis

# redis-py types every reply as "Awaitable or value"; this project only ever uses the values.
Connection: TypeAlias = Any


def connect(url: str) -> Connection:
    """A connection that speaks text; made once per process and address."""
    return redis.Redis.from_url(url, decode_responses=True, health_check_interval=30)


def connect_bytes(url: str) -> Connection:
    """A connection that speaks bytes, as RQ needs it."""
    return redis.Redis.from_url(url, health_check_interval=30)
