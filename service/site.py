"""Site: one deployment as the code sees it: its settings, its two Redis connections, its keys."""

from dataclasses import dataclass, replace
from functools import cache

from service.config import Config
from service.identity import kept_identity
from service.keyring import Keyring
from service.redis import Connection, connect, connect_bytes


@dataclass(frozen=True, slots=True)
class Site:
    """Passed first to every function that reads or writes."""

    config: Config
    redis: Connection  # the record
    queue: Connection  # hints, leases
    queue_bytes: Connection  # RQ
    keyring: Keyring


@cache
def open_site(config: Config) -> Site:
    """The site of these settings; the same one for the same settings in one process."""
    record, keyring = connect(config.redis_url), Keyring.of(config.service_keys)
    return Site(
        config,
        record,
        connect(config.queue_redis_url),
        connect_bytes(config.queue_redis_url),
        replace(keyring, identity=kept_identity(record, keyring)),
    )
