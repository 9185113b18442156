"""Durability: how far a write must have got before anybody is told of it."""

from functools import cache
from typing import Any

from redis.exceptions import ResponseError

from service.config import ConfigError
from service.site import Site

PATIENCE = 2000  # ms that a write may take to become durable


@cache
def waiting_command(site: Site) -> tuple[str | int, ...] | None:
    """`find_waiting_command`, asked once."""
    return find_waiting_command(site)


def find_waiting_command(site: Site) -> tuple[str | int, ...] | None:
    """What waits, behind a write, until it has reached DURABILITY; None: it has by then, or nothing waits.

    Raises ConfigError when this Redis cannot do what DURABILITY asks for.
    """
    match site.config.durability:
        case "memory":
            return None
        case "replica":
            return "WAIT", 1, PATIENCE
    if not int(site.redis.info("persistence").get("aof_enabled", 0)):
        raise ConfigError(
            "DURABILITY is disk, and this Redis does not write to disk: set appendonly to yes, "
            "or DURABILITY to memory."
        )
    if synced_always(site):
        return None
    try:
        site.redis.execute_command("WAITAOF", 0, 0, 1)
    except ResponseError:
        raise ConfigError(
            "DURABILITY is disk, and this Redis cannot say when a write has reached it: set appendfsync to "
            "always, or use Redis 7.2 or newer, or set DURABILITY to memory."
        ) from None
    return "WAITAOF", 1, 0, PATIENCE


def synced_always(site: Site) -> bool:
    """Whether every write is on disk before it is answered. Hosts may forbid the question: then no."""
    try:
        return bool(site.redis.config_get("appendfsync").get("appendfsync") == "always")
    except ResponseError:
        return False


def reached(answer: Any) -> bool:
    """Whether WAIT or WAITAOF reports at least one."""
    return bool(answer[0] if isinstance(answer, list) else answer)
