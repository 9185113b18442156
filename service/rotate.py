"""rotate(): everything that is kept encrypted gets encrypted under the first service key.

Safe to run at any time, beside the running service, and as often as one likes.
"""

import time
from collections.abc import Callable

from service import keys
from service.keyring import Unreadable
from service.log import run_script
from service.replay import all_games
from service.site import Site
from service.submissions import from_item

PATIENCE = 10.0  # seconds for the worker to take openings out of the inboxes
PAUSE = 0.2  # seconds


class Waiting(Exception):
    """An opening lies in an inbox, and no worker has put it to the others."""


def rotate(site: Site, out: Callable[[str], None]) -> int:
    """Print what was done; returns 1 if something is not under the first key.

    The key of the ids comes last, and only when nothing waits: until then no process starts without the
    older keys. What no key opens is lost whatever follows, and does not hold it up.
    """
    renewed, lost, waiting, until = 0, 0, 0, time.monotonic() + PATIENCE
    for game in sorted(all_games(site)):
        try:
            renewed += renew_game(site, game, until)
        except Unreadable as error:
            lost += 1
            out(f"{game}: {error}")
        except Waiting as error:
            waiting += 1
            out(f"{game}: {error}")
    site.keyring.identity()
    if not waiting:
        renewed += renew(site, keys.IDENTITY)
    out(f"{renewed} secrets were encrypted under the first key; {lost + waiting} games hold others.")
    if waiting:
        out("Keep the older keys, and run this again when the workers have judged what waits.")
    return 1 if lost or waiting else 0


def renew_game(site: Site, game: str, until: float) -> int:
    """A game's seed, openings and orders; returns how many were renewed. Raises Unreadable, Waiting."""
    renewed = renew(site, keys.seed(game))
    while not inbox_is_current(site, game):
        if time.monotonic() > until:
            raise Waiting("an opening in its inbox waits for a worker.")
        time.sleep(PAUSE)
    hashes = (keys.openings(game), keys.orders(game))
    return renewed + sum(renew(site, kept, name) for kept in hashes for name in site.redis.hkeys(kept))


def inbox_is_current(site: Site, game: str) -> bool:
    """Whether no opening under an older key lies in the inbox: from there the worker moves it."""
    waiting = map(from_item, site.redis.lrange(keys.inbox(game), 0, -1))
    return all(site.keyring.is_current(one.body) for one in waiting if one.kind == "opening")


def renew(site: Site, key: str, field: str = "") -> int:
    """Encrypt one text under the first key; 0 when it is so already, or gone. Raises Unreadable."""
    while True:
        kept = site.redis.hget(key, field) if field else site.redis.get(key)
        if kept is None or site.keyring.is_current(kept):
            return 0
        now = site.keyring.encrypt(site.keyring.decrypt(kept))
        if run_script(site, "rotate.lua", [key], [field, kept, now]):
            return 1
