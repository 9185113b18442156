"""Letters about an account: its new address is asked, and its old one told. Each is safe to run twice."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from service.errors import NotFound
from service.links import move_link, silence_link, way_back_link
from service.log import server_time
from service.readdress import moved, wished
from service.site import Site
from service.users import User, find_user, is_silent
from worker.delivery import sender
from worker.message import message
from worker.smtp import Refused
from worker.writing import written


def readdress(site: Site, user_id: str, nonce: str) -> None:
    """The link that confirms a new address; nothing when another was asked for since, or it is silent."""
    user = known(site, user_id)
    to = wished(site, user, nonce) if user else None
    if user is None or to is None or is_silent(site, to.address):
        return
    context = {
        "action": move_link(site, user_id, nonce, user.epoch),
        "silence": silence_link(site, to.address),
    }
    send(site, replace(user, address=to.address), "readdress", nonce, context)


def readdressed(site: Site, user_id: str, nonce: str) -> None:
    """The way back, for the address that was left; a silent one is told, too, since it may not know of it."""
    user = known(site, user_id)
    was = moved(site, user, nonce) if user else None
    if user is None or was is None:
        return
    context = {"action": way_back_link(site, user_id, nonce)}
    send(site, replace(user, address=was.address), "readdressed", nonce, context)


def known(site: Site, user_id: str) -> User | None:
    try:
        return find_user(site, user_id)
    except NotFound:
        return None


def send(site: Site, user: User, kind: str, nonce: str, context: Mapping[str, Any]) -> None:
    """Write one letter to this user's address; one that does not exist is told nothing."""
    words = written(kind, {"you": user.name, "home": site.config.base_url, **context})
    name = f"{kind}.{site.keyring.identify(kind, user.id, nonce)}"
    with sender(site) as open_sender, suppress(Refused):
        open_sender.send(message(site, user, words, name, server_time(site)), user.address)


FOLLOW_UPS: Mapping[str, Callable[..., None]] = {"readdress": readdress, "readdressed": readdressed}
