"""Rates: how often somebody may do a thing in an hour."""

from service import keys
from service.errors import TooMany
from service.site import Site

HOUR = 3600  # seconds


def allow(site: Site, what: str, who: str, most: int, refusal: str) -> None:
    """Count one more time in this hour. Raises TooMany with the refusal behind `most`."""
    key = keys.rate(what, site.keyring.identify("rate", what, who))
    pipe = site.redis.pipeline(transaction=True)
    pipe.incr(key)
    pipe.expire(key, HOUR, nx=True)
    if int(pipe.execute()[0]) > most:
        raise TooMany(refusal)
