"""The check: whether a deployment can keep what it promises, asked before anything of it starts."""

import time

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, RedisError
from redis.exceptions import ConnectionError as NotConnected
from redis.exceptions import TimeoutError as TooSlow
from redis.retry import Retry

from service.config import ConfigError
from service.keyring import Unreadable
from service.site import Site
from service.storage import storage

PATIENCE = 15.0  # seconds that Redis may start later than whoever needs it
PAUSE = 0.5  # seconds


class Unfit(ConfigError):
    """The settings are well-formed, and what they lead to cannot be used; the message is one sentence."""

    status = 1


def check(site: Site, patience: float = PATIENCE) -> None:
    """Return when everything is as it must be; wait that long for Redis. Raises Unfit."""
    until = time.monotonic() + patience
    while True:
        try:
            return check_once(site)
        except (NotConnected, TooSlow) as error:
            if time.monotonic() > until or for_ever(error):
                raise Unfit(no_answer(error)) from None
        except RedisError as error:
            raise Unfit(f"Redis answers, and refuses what it is asked: {error}") from None
        time.sleep(PAUSE)


def check_once(site: Site) -> None:
    for url in dict.fromkeys((site.config.redis_url, site.config.queue_redis_url)):
        with Redis.from_url(url, retry=Retry(NoBackoff(), 0)) as once:  # the site's own would try for long
            once.ping()
    for fault in storage(site):
        raise Unfit(fault)
    if wrong_key := key_fault(site):
        raise Unfit(wrong_key)


def key_fault(site: Site) -> str | None:
    """What is wrong with SERVICE_KEY, if it is not the key of this Redis."""
    try:
        site.keyring.identity()
    except Unreadable:
        return (
            "SERVICE_KEY opens nothing of what this Redis keeps: it belongs to another deployment, or the "
            "key from before is missing behind the new one."
        )
    return None


def for_ever(error: RedisError) -> bool:
    """Whether there is no use in waiting: Redis is there, and wants something else."""
    return isinstance(error, AuthenticationError) or "CERTIFICATE_VERIFY_FAILED" in str(error)


def no_answer(error: RedisError) -> str:
    """Why not, in a sentence."""
    if "CERTIFICATE_VERIFY_FAILED" in str(error):
        return (
            "Redis shows a certificate that nobody vouches for: set REDIS_TLS_INSECURE to 1 where that is "
            "usual, or name yours with ?ssl_ca_certs= in REDIS_URL."
        )
    if isinstance(error, AuthenticationError):
        return "Redis wants another password than its URL holds: set REDIS_URL as its host shows it."
    return f"Redis does not answer: {' '.join(str(error).split())}"
