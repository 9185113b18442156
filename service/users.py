"""Users: an address, a name, a time zone. No passwords."""

import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from string import ascii_lowercase, ascii_uppercase
from zoneinfo import ZoneInfo, available_timezones

from service import keys
from service.errors import Invalid, NotFound, TooMany
from service.site import Site

ADDRESS = re.compile(
    r"[^@\s<>\"(),:;\[\]\\\x00-\x1f]{1,64}@[^@\s<>\"(),:;\[\]\\\x00-\x1f.]+(\.[^@\s<>\"(),:;\[\]\\\x00-\x1f.]+)*\Z"
)
LOWER = str.maketrans(ascii_uppercase, ascii_lowercase)
INVITATIONS_A_DAY = 20
DAY = 24 * 3600  # seconds
NAME_LENGTH = 40
SWITCHES: Mapping[str, frozenset[str]] = {  # letters that can be switched off, with the kinds that each means
    "turn": frozenset({"turn", "opening"}),
    "over": frozenset({"over"}),
    "refused": frozenset({"refused"}),
}


@dataclass(frozen=True, slots=True)
class User:
    """An account."""

    id: str
    address: str
    name: str
    zone: str  # an IANA time zone
    epoch: int  # sessions and tokens of another epoch are void
    named: bool  # has chosen the name; else it is the front of the address
    off: frozenset[str] = frozenset()  # the letters that the user does not want, by their names in SWITCHES

    @property
    def timezone(self) -> ZoneInfo:
        return ZoneInfo(self.zone)


def clean_address(text: str) -> str:
    """An address in the form that is kept. Raises Invalid."""
    text = text.strip()
    if len(text) > 254 or not ADDRESS.match(text) or not text.isprintable():
        raise Invalid("That is no mail address. It looks like name@example.org.")
    front, _, domain = text.rpartition("@")
    return f"{front}@{domain.lower()}"


def clean_name(text: str) -> str:
    """A display name of 1 to 40 printable characters. Raises Invalid."""
    name = " ".join(text.split())
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        raise Invalid(f"A name has 1 to {NAME_LENGTH} printable characters.")
    return name


known_zones = cache(available_timezones)  # it looks into hundreds of files


def clean_zone(text: str) -> str:
    """A time zone. Raises Invalid."""
    if text not in known_zones():
        raise Invalid("That is no time zone. They look like Europe/Berlin or Asia/Jakarta.")
    return text


def fingerprint(site: Site, address: str) -> str:
    """What stands for an address in keys: the same for every spelling in upper and lower case.

    Only of A to Z: beyond them, letters that fold alike are letters of different mailboxes.
    """
    return site.keyring.identify("address", address.translate(LOWER))


def find_user(site: Site, user_id: str) -> User:
    """The user with this id. Raises NotFound."""
    return parse(user_id, site.redis.hgetall(keys.user(user_id)))


def find_users(site: Site, ids: list[str]) -> dict[str, User]:
    """Several users in one round trip, those that exist, by id."""
    pipe = site.redis.pipeline(transaction=False)
    for user_id in ids:
        pipe.hgetall(keys.user(user_id))
    return {one: parse(one, row) for one, row in zip(ids, pipe.execute(), strict=True) if row} if ids else {}


def parse(user_id: str, row: dict[str, str]) -> User:
    if not row:
        raise NotFound("There is no such user.")
    return User(
        user_id,
        row["address"],
        row["name"],
        row["zone"],
        int(row["epoch"]),
        row["named"] == "1",
        frozenset(row.get("off", "").split()),
    )


def user_of(site: Site, address: str) -> User:
    """The user of this (clean) address, made now when there was none."""
    index = keys.user_of_address(fingerprint(site, address))
    user_id = "u" + secrets.token_hex(8)
    row = {
        "address": address,
        "name": address.partition("@")[0][:NAME_LENGTH],
        "zone": "UTC",
        "epoch": 0,
        "named": 0,
    }
    site.redis.hset(keys.user(user_id), mapping=row)
    if site.redis.set(index, user_id, nx=True):
        return find_user(site, user_id)
    site.redis.delete(keys.user(user_id))
    return find_user(site, site.redis.get(index))


def update_user(site: Site, user_id: str, name: str, zone: str) -> None:
    """Change display name and time zone. Raises Invalid."""
    row = {"name": clean_name(name), "zone": clean_zone(zone), "named": 1}
    site.redis.hset(keys.user(user_id), mapping=row)


def wants(user: User, kind: str) -> bool:
    """Does this user want letters of this kind? What cannot be switched off everybody gets."""
    return not any(kind in SWITCHES[name] for name in user.off & SWITCHES.keys())


def switch_letters(site: Site, user_id: str, off: Iterable[str]) -> None:
    """Write no letters of these names in SWITCHES to this user, and all others."""
    site.redis.hset(keys.user(user_id), "off", " ".join(sorted(SWITCHES.keys() & set(off))))


def silence(site: Site, address: str) -> None:
    """Never write to this address again."""
    site.redis.set(keys.silence(fingerprint(site, address)), 1)


def lift_silence(site: Site, address: str) -> None:
    """The owner of the address wants letters again."""
    site.redis.delete(keys.silence(fingerprint(site, address)))


def is_silent(site: Site, address: str) -> bool:
    return bool(site.redis.exists(keys.silence(fingerprint(site, address))))


def count_invitations(site: Site, user_id: str, number: int, day: str) -> None:
    """Count these invitations of a user against the day's allowance. Raises TooMany, counting none."""
    if not number:
        return
    key = keys.invitations(user_id, day)
    if site.redis.incrby(key, number) > INVITATIONS_A_DAY:
        site.redis.decrby(key, number)
        raise TooMany(
            f"You can send {INVITATIONS_A_DAY} invitations a day. Try again tomorrow.", retry_after=DAY
        )
    site.redis.expire(key, 2 * DAY)
