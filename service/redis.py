"""Connections to Redis."""

from collections.abc import Mapping
from typing import Any, TypeAlias
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import redis
from redis.exceptions import ConnectionError as NotConnected
from redis.exceptions import OutOfMemoryError, ReadOnlyError
from redis.exceptions import TimeoutError as TooSlow

# redis-py types every reply as "Awaitable or value"; this project only ever uses the values.
Connection: TypeAlias = Any

AWAY = (NotConnected, TooSlow, OutOfMemoryError, ReadOnlyError)  # no fault of whoever asks; try again


def connect(url: str) -> Connection:
    """A connection that speaks text; made once per process and address."""
    return redis.Redis.from_url(url, decode_responses=True, health_check_interval=30)


def connect_bytes(url: str) -> Connection:
    """A connection that speaks bytes, as RQ needs it."""
    return redis.Redis.from_url(url, health_check_interval=30)


def address(url: str, environment: Mapping[str, str]) -> str:
    """The URL as redis-py takes it. Raises ValueError for one that it does not take; the words of that may
    hold parts of the password.

    Platforms (DYNO is set) encrypt with a certificate that nobody vouches for, behind their own network; it
    is accepted there, and where REDIS_TLS_INSECURE=1, unless the URL itself says what to check.
    """
    parts = urlsplit(url)
    query = dict(parse_qsl(parts.query, keep_blank_values=True))
    if parts.scheme == "rediss":
        if "DYNO" in environment or environment.get("REDIS_TLS_INSECURE") == "1":
            query.setdefault("ssl_cert_reqs", "none")
        if "ssl_cert_reqs" in query:  # hosts write None and CERT_NONE where redis-py wants none
            query["ssl_cert_reqs"] = query["ssl_cert_reqs"].lower().removeprefix("cert_")
        url = urlunsplit(parts._replace(query=urlencode(query)))
    try:
        connection = redis.ConnectionPool.from_url(url).make_connection()  # speaks to nobody yet
    except (TypeError, redis.RedisError):
        raise ValueError("it has an option that there is not") from None
    if not isinstance(connection, redis.UnixDomainSocketConnection) and not parts.hostname:
        raise ValueError("it names no host")
    return url
