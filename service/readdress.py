"""Another address: a letter to the new one, a button behind its link, and a way back for the old one.

For seven days the old address still leads to its user, so that nobody else can have it meanwhile, and so
that whoever reads its letters can take the change back, with all that was done since.
"""

import json
import secrets
from dataclasses import dataclass

from service import keys
from service.errors import Invalid, NotNow, SignInNeeded
from service.links import DAY, opened_timed
from service.log import run_script, server_time
from service.queue import post
from service.rate import allow
from service.revoke import revoke
from service.site import Site
from service.users import User, clean_address, find_user, fingerprint

GOOD_FOR = DAY  # seconds that the link to a new address confirms it
WAY_BACK = 7 * DAY  # seconds that the old address can take it back
LETTERS_AN_HOUR = 5  # for one user, and for one address
LATER = "Several letters were asked for already. Look into the mailbox, or try again in an hour."
USED = "This link has been used, or another one was asked for since."
TAKEN = (
    "This address has an account here already, or was invited to a game. Sign in with it, or choose another."
)


@dataclass(frozen=True, slots=True)
class Change:
    """To which address a user's letters may go: to a new one, once it is confirmed, or back to an old one."""

    user: User
    address: str
    kept: str  # as it lies in Redis


def ask_to_move(site: Site, user: User, typed: str) -> str:
    """Have a letter with a link written to a new address; returns it as it is kept.

    Who asks is not told whether somebody has it: who reads its letters will be. Raises Invalid, TooMany.
    """
    address = clean_address(typed)
    if fingerprint(site, address) == fingerprint(site, user.address):
        raise Invalid("Your letters go to this address already.")
    allow(site, "readdress-user", user.id, LETTERS_AN_HOUR, LATER)
    allow(site, "readdress-address", fingerprint(site, address), LETTERS_AN_HOUR, LATER)
    nonce = secrets.token_urlsafe(12)
    site.redis.set(keys.new_address(user.id), json.dumps([nonce, address]), ex=GOOD_FOR)
    row = f"readdress|{user.id}|{nonce}"
    site.redis.zadd(keys.outbox(keys.PARTITIONS[0]), {row: server_time(site)})
    post(site)
    return address


def wished(site: Site, user: User, nonce: str | None = None) -> Change | None:
    """The new address that was asked for last (`nonce`: in that letter), and is not confirmed."""
    kept = site.redis.get(keys.new_address(user.id))
    if kept is None:
        return None
    asked, address = json.loads(kept)
    return Change(user, address, kept) if nonce in (None, asked) else None


def stay(site: Site, user: User) -> None:
    """Never mind: the letter to the new address confirms nothing any more."""
    site.redis.delete(keys.new_address(user.id))


def read_move(site: Site, token: str) -> Change:
    """What a link to a new address confirms. Never writes. Raises SignInNeeded: old, used or void."""
    user_id, nonce, epoch = opened_timed(site, "readdress", token, 3, GOOD_FOR)
    user = find_user(site, user_id)
    found = wished(site, user, nonce) if user.epoch == epoch else None
    if found is None:
        raise SignInNeeded(USED)
    return found


def move(site: Site, token: str) -> Change:
    """The new address is the user's from now on; the old one hears of it. Raises SignInNeeded, NotNow."""
    to = read_move(site, token)
    user, nonce = to.user, secrets.token_urlsafe(12)
    places = [*places_of(site, user, to.address), keys.outbox(keys.PARTITIONS[0])]
    row = f"readdressed|{user.id}|{nonce}"
    check(
        run_script(
            site,
            "readdress.lua",
            places,
            [user.id, user.address, to.address, to.kept, f"{nonce}|{user.address}", WAY_BACK, row,
             server_time(site)],
        )
    )  # fmt: skip
    post(site)
    return to


def moved(site: Site, user: User, nonce: str) -> Change | None:
    """The change of this name, if it can still be taken back."""
    for kept in site.redis.lrange(keys.old_addresses(user.id), 0, -1):
        name, _, address = kept.partition("|")
        if name == nonce:
            return Change(user, address, kept)
    return None


def read_way_back(site: Site, token: str) -> Change:
    """What a link to an old address takes back. Never writes. Raises SignInNeeded: old or used."""
    user_id, nonce = opened_timed(site, "way-back", token, 2, WAY_BACK)
    found = moved(site, find_user(site, user_id), nonce)
    if found is None:
        raise SignInNeeded("This link has been used, or the change was taken back already.")
    return found


def move_back(site: Site, token: str) -> Change:
    """The old address is the user's again, and everything else of his is void: sessions, tokens, links.

    Changes that came after this one are taken back, too. Raises SignInNeeded, NotNow.
    """
    back = read_way_back(site, token)
    user = back.user
    check(
        run_script(
            site,
            "way_back.lua",
            places_of(site, user, back.address),
            [user.id, user.address, back.address, back.kept],
        )
    )
    revoke(site, user.id)
    return back


def places_of(site: Site, user: User, address: str) -> list[str]:
    """The keys that a change to this address touches."""
    return [
        keys.user(user.id),
        keys.user_of_address(fingerprint(site, user.address)),
        keys.user_of_address(fingerprint(site, address)),
        keys.new_address(user.id),
        keys.old_addresses(user.id),
    ]


def check(answer: str) -> None:
    """Raise what a script's answer means."""
    if answer == "TAKEN":
        raise NotNow(TAKEN)
    if answer == "USED":
        raise SignInNeeded(USED)
