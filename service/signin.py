"""Signing in: a letter with a link, and a button behind it that works once."""

import secrets

from service import keys
from service.errors import SignInNeeded
from service.links import HOUR, opened_timed
from service.log import server_time
from service.queue import post
from service.rate import allow
from service.site import Site
from service.users import User, clean_address, find_user, fingerprint, user_of

LETTERS_AN_HOUR = 5  # for one address
REQUESTS_AN_HOUR = 20  # from one client
USED = "This link has been used. Ask for a new letter."
VOID = "This link was made void, with all others of its owner. Ask for a new letter."
LATER = "Several sign-in letters were asked for already. Look into the mailbox, or try again in an hour."


def ask_for_letter(site: Site, address: str, client: str, onward: str = "/") -> str:
    """Have a sign-in letter written; returns the address as it is kept. Raises Invalid, TooMany.

    onward: a local path, where its link leads once it has signed in.
    """
    address = clean_address(address)
    allow(site, "signin-client", client, REQUESTS_AN_HOUR, LATER)
    allow(site, "signin-address", fingerprint(site, address), LETTERS_AN_HOUR, LATER)
    user = user_of(site, address)
    now = server_time(site)
    nonce = secrets.token_urlsafe(12)
    if onward != "/":
        site.redis.set(keys.onward(mark(site, user.id, nonce)), onward, ex=2 * HOUR)
    row = f"signin|{user.id}|{nonce}|{now}"
    site.redis.zadd(keys.outbox(keys.PARTITIONS[0]), {row: now})
    post(site)
    return address


def read_link(site: Site, token: str) -> User:
    """Whom a sign-in link is for. Never writes. Raises SignInNeeded: old, used, void or not ours."""
    user, nonce = read(site, token)
    if site.redis.exists(used(site, user.id, nonce)):
        raise SignInNeeded(USED)
    return user


def use_link(site: Site, token: str) -> User:
    """Use a sign-in link up. Raises SignInNeeded, also for the second of two at the same moment."""
    user, nonce = read(site, token)
    if not site.redis.set(used(site, user.id, nonce), 1, nx=True, ex=2 * HOUR):
        raise SignInNeeded(USED)
    return user


def read(site: Site, token: str) -> tuple[User, str]:
    """The user and the nonce of a link. Raises SignInNeeded."""
    user_id, nonce, epoch = opened_timed(site, "sign-in", token, 3, HOUR)
    user = find_user(site, user_id)
    if user.epoch != epoch:
        raise SignInNeeded(VOID)
    return user, nonce


def wanted(site: Site, token: str) -> str:
    """The local path where a link leads once it has signed in. Raises SignInNeeded."""
    user, nonce = read(site, token)
    return str(site.redis.get(keys.onward(mark(site, user.id, nonce))) or "/")


def used(site: Site, user_id: str, nonce: str) -> str:
    """The key of a used link."""
    return keys.used_link(mark(site, user_id, nonce))


def mark(site: Site, user_id: str, nonce: str) -> str:
    """What stands for a link in keys; by its content, because one token can be spelt in several ways."""
    return site.keyring.identify("used", user_id, nonce)
