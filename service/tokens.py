"""Personal access tokens: what a program of a user may do, until when; kept only as a hash.

A token is `lontar_<user>_<256 random bits>`; Redis holds its SHA-256 with name, scopes and days.
"""

import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from redis.exceptions import ResponseError

from service import keys
from service.errors import Invalid, NotFound, NotNow, SignInNeeded
from service.log import server_time
from service.site import Site
from service.users import User, clean_name, parse

SCOPES: Mapping[str, str] = {
    "games:read": "see your games as your seats see them",
    "games:play": "sit down, seal, open, play and leave",
    "games:create": "create games, start them and call them off",
    "account": "see and change your name and time zone, make and revoke tokens",
}
LONGEST = 365  # days
MOST = 50  # tokens of one user
DAY = 24 * 3600 * 1000  # ms
TOKEN = re.compile(r"lontar_(u[0-9a-f]{16})_[A-Za-z0-9_-]{43}\Z")


@dataclass(frozen=True, slots=True)
class Token:
    """A token as its owner sees it; the secret is not in it."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int  # ms
    expires: int  # ms
    epoch: int  # of its user; void in another
    used: str | None = None  # the last day (UTC) on which it was used

    def alive(self, epoch: int, now: int) -> bool:
        return self.epoch == epoch and now < self.expires


def issue(site: Site, user: User, name: str, scopes: Iterable[str], days: int) -> tuple[Token, str]:
    """A new token of this user: how it is listed, and the secret, which nobody can show again.

    Raises Invalid, or NotNow when the user has too many.
    """
    name, granted, now = clean_name(name), ordered(scopes), server_time(site)
    if not 1 <= days <= LONGEST:
        raise Invalid(f"A token is good for 1 to {LONGEST} days.")
    text = f"lontar_{user.id}_{secrets.token_urlsafe(32)}"
    token = Token(secrets.token_hex(8), name, granted, now, now + days * DAY, user.epoch)
    place = keys.tokens(user.id)
    kept = read(site.redis.hgetall(place))
    dead = [mark for mark, one in kept.items() if not one.alive(user.epoch, now)]
    if len(kept) - len(dead) >= MOST:
        raise NotNow(f"You have {MOST} tokens. Revoke one that you need no longer.")
    if dead:
        site.redis.hdel(place, *dead, *map(used_field, dead))
    site.redis.hset(place, mark_of(text), row(token))
    site.redis.pexpireat(place, max(one.expires for one in (token, *kept.values())))
    return token, text


def ordered(scopes: Iterable[str]) -> tuple[str, ...]:
    """These scopes, each once. Raises Invalid."""
    wanted = set(scopes)
    if not wanted or wanted - SCOPES.keys():
        raise Invalid(f"A token needs scopes out of: {', '.join(SCOPES)}.")
    return tuple(scope for scope in SCOPES if scope in wanted)


def listed(site: Site, user: User) -> list[Token]:
    """The tokens that this user's programs can use now, the newest first."""
    now = server_time(site)
    found = [
        one for one in read(site.redis.hgetall(keys.tokens(user.id))).values() if one.alive(user.epoch, now)
    ]
    return sorted(found, key=lambda one: (-one.created, one.id))


def revoke(site: Site, user: User, token_id: str) -> None:
    """This token opens nothing from now on. Raises NotFound."""
    kept = read(site.redis.hgetall(keys.tokens(user.id)))
    mark = next((mark for mark, one in kept.items() if one.id == token_id), None)
    if mark is None:
        raise NotFound("You have no such token. It may have expired.")
    site.redis.hdel(keys.tokens(user.id), mark, used_field(mark))


def opened(site: Site, text: str) -> tuple[User, Token]:
    """Whose token this is, and what it allows. Raises SignInNeeded."""
    form = TOKEN.match(text)
    if form is None:
        raise SignInNeeded("That is no token. It looks like lontar_u0123456789abcdef_…, whole.")
    mark, place = mark_of(text), keys.tokens(form[1])
    pipe = site.redis.pipeline(transaction=False)
    pipe.hmget(place, mark, used_field(mark))
    pipe.hgetall(keys.user(form[1]))
    pipe.time()
    (kept, used), user_row, (seconds, _) = pipe.execute()
    if kept is None or not user_row:
        raise SignInNeeded("This token was not made here, was revoked, or has expired.")
    user, token = parse(form[1], user_row), token_of(kept, used)
    if not token.alive(user.epoch, seconds * 1000):
        raise SignInNeeded("This token has expired, or was revoked with all others. Make a new one.")
    note_use(site, place, mark, token, seconds)
    return user, token


def note_use(site: Site, place: str, mark: str, token: Token, seconds: int) -> None:
    """Write down the day of use, once a day. A Redis that takes no writes may still be read."""
    today = datetime.fromtimestamp(seconds, UTC).date().isoformat()
    if token.used != today:
        with suppress(ResponseError):
            site.redis.hset(place, used_field(mark), today)


def mark_of(text: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(text.encode()).hexdigest()


def used_field(mark: str) -> str:
    return f"used:{mark}"


def row(token: Token) -> str:
    return json.dumps(
        {
            "id": token.id,
            "name": token.name,
            "scopes": token.scopes,
            "created": token.created,
            "expires": token.expires,
            "epoch": token.epoch,
        }
    )


def token_of(text: str, used: str | None) -> Token:
    data: dict[str, Any] = json.loads(text)
    return Token(**{**data, "scopes": tuple(data["scopes"])}, used=used)


def read(rows: Mapping[str, str]) -> dict[str, Token]:
    """Every token of a user by what is kept of it."""
    return {
        mark: token_of(text, rows.get(used_field(mark))) for mark, text in rows.items() if ":" not in mark
    }
