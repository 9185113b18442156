"""Rates: how often somebody may do a thing in a fixed window of time, counted in Redis.

The count lies in a pipeline that is sent anyway wherever there is one, so it costs no round trip.
"""

from dataclasses import dataclass
from typing import Any

from service import keys
from service.errors import TooMany
from service.site import Site

MINUTE, HOUR = 60, 3600  # seconds
COMMANDS = 3  # of one count


@dataclass(frozen=True, slots=True)
class Rate:
    """So many times of something in a window, which begins with the first of them."""

    what: str
    most: int
    seconds: int
    refusal: str


def allow(site: Site, what: str, who: str, most: int, refusal: str, seconds: int = HOUR) -> None:
    """Count one more time in this window. Raises TooMany with the refusal behind `most`."""
    rate = Rate(what, most, seconds, refusal)
    pipe = site.redis.pipeline(transaction=True)
    count(pipe, keys.rate(what, site.keyring.identify("rate", what, who)), rate)
    check(rate, pipe.execute())


def count(pipe: Any, key: str, rate: Rate) -> None:
    """Queue the commands whose answers `check` understands."""
    pipe.incr(key)
    pipe.expire(key, rate.seconds, nx=True)
    pipe.ttl(key)


def check(rate: Rate, answers: list[Any]) -> None:
    """Raise TooMany, with the seconds to wait, when the window is used up."""
    number, _, left = answers
    if int(number) > rate.most:
        raise TooMany(rate.refusal, retry_after=max(1, int(left)))
