"""Delivery: every letter once, each recipient for himself."""

import logging
from collections.abc import Callable, Iterable, Mapping
from email.message import EmailMessage
from email.utils import parseaddr

from redis.exceptions import RedisError

from service import keys
from service.log import server_time
from service.site import Site
from service.users import User, is_silent, wants
from worker.letters import Letter
from worker.smtp import Refused, Sender, Unreachable

KEPT = 90 * 24 * 3600  # seconds that is known what became of a letter
SILENT, UNWANTED = "silent", "unwanted"

logger = logging.getLogger(__name__)

Write = Callable[[Letter, User], EmailMessage]


class Undelivered(Exception):
    """Some letters are still to be sent; the others were, and are marked so."""


class NotYet(Exception):
    """It is too early for the rest."""

    def __init__(self, until: int) -> None:
        """`until`: when to come back (ms)."""
        super().__init__(f"not before {until}")
        self.until = until


def send_each(
    site: Site, letters: Iterable[Letter], people: Mapping[str, User], write: Write, *, again: bool = False
) -> None:
    """Write and send every letter that was not sent yet (`again`: also those that were).

    A recipient refused for good is set aside. Raises Undelivered, after all have been tried, when some
    are still to be sent: then call it again later.
    """
    failures: list[str] = []
    with sender(site) as open_sender:
        for letter in letters:
            if letter.user not in people or (not again and status(site, letter) is not None):
                continue
            try:
                user = people[letter.user]
                wanted = again or wants(user, letter.kind)  # who asks for a letter once more wants it
                became = attempt(site, open_sender, letter, user, write) if wanted else UNWANTED
                mark(site, letter, became)
            except Unreachable as failure:
                failures.append(str(failure))
                break
            except RedisError:
                raise
            except Exception as failure:  # whatever is wrong with one letter, the others are sent
                logger.warning("letter %s of game %s: %s", letter.name, letter.game, type(failure).__name__)
                failures.append(f"{letter.name}: {failure}")
    if failures:
        raise Undelivered("; ".join(failures))


def sender(site: Site) -> Sender:
    """A connection to the mail server, opened when there is something to send."""
    return Sender(site.config.smtp_url, parseaddr(site.config.mail_from)[1])


def attempt(site: Site, open_sender: Sender, letter: Letter, user: User, write: Write) -> str:
    """Try one recipient; returns what became of the letter. Raises Failed."""
    if is_silent(site, user.address):
        return SILENT
    try:
        open_sender.send(write(letter, user), user.address)
    except Refused as refusal:
        logger.warning("letter %s of game %s was refused for good", letter.name, letter.game)
        return f"refused {refusal}"[:300]
    return str(server_time(site))


def status(site: Site, letter: Letter) -> str | None:
    """What became of a letter: when it was sent (ms), silent, unwanted, or “refused 550 …”; None: nothing."""
    found: str | None = site.redis.hget(keys.mailed(letter.game), letter.name)
    return found


def mark(site: Site, letter: Letter, became: str) -> None:
    """Remember what became of a letter, for 90 days."""
    key = keys.mailed(letter.game)
    pipe = site.redis.pipeline(transaction=True)
    pipe.hset(key, letter.name, became)
    pipe.expire(key, KEPT)
    pipe.execute()
