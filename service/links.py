"""Links and tokens: signed, one salt per purpose. Scanners may open them as often as they like."""

from typing import Any

from itsdangerous import BadSignature, SignatureExpired, URLSafeSerializer, URLSafeTimedSerializer

from service.errors import NotFound, SignInNeeded
from service.site import Site

HOUR = 3600
DAY = 24 * HOUR


def sign(site: Site, purpose: str, *parts: Any) -> str:
    """A token without an end: what it allows ends with its point or epoch."""
    return str(URLSafeSerializer(list(site.keyring.link_keys), salt=purpose).dumps(list(parts)))


def sign_timed(site: Site, purpose: str, *parts: Any) -> str:
    """A token that expires as its reader says."""
    return str(URLSafeTimedSerializer(list(site.keyring.link_keys), salt=purpose).dumps(list(parts)))


def opened(site: Site, purpose: str, token: str, length: int) -> list[Any]:
    """The parts of a token. Raises NotFound when it was not signed here for this purpose."""
    try:
        parts = URLSafeSerializer(list(site.keyring.link_keys), salt=purpose).loads(token)
    except BadSignature:
        raise NotFound("This link is damaged. Open it again from the letter, whole.") from None
    return checked(parts, length)


def opened_timed(site: Site, purpose: str, token: str, length: int, seconds: int) -> list[Any]:
    """The parts of a token not older than this. Raises SignInNeeded when it has expired or is forged."""
    try:
        parts = URLSafeTimedSerializer(list(site.keyring.link_keys), salt=purpose).loads(
            token, max_age=seconds
        )
    except SignatureExpired:
        raise SignInNeeded("This link or token has expired. Ask for a new one.") from None
    except BadSignature:
        raise SignInNeeded("This link or token was not made here, or is damaged.") from None
    if not isinstance(parts, list) or len(parts) != length:
        raise SignInNeeded("This link or token is of an older kind. Ask for a new one.")
    return parts


def checked(parts: Any, length: int) -> list[Any]:
    if not isinstance(parts, list) or len(parts) != length:
        raise NotFound("This link is of an older kind. Ask for a new one.")
    return parts


def turn_link(site: Site, game: str, seat: int, point: int, epoch: int) -> str:
    """Where this seat plays while it is to move at this point."""
    return f"{site.config.base_url}/t/{sign(site, 'turn', game, seat, point, epoch)}"


def join_link(site: Site, game: str, seat: int, user: str, epoch: int = 0) -> str:
    """Where an invited user sits down or declines, in this epoch of his."""
    return f"{site.config.base_url}/j/{sign(site, 'join', game, seat, user, epoch)}"


def sign_in_link(site: Site, user: str, nonce: str, epoch: int = 0) -> str:
    """Signs a user in, once, within an hour and in this epoch of his."""
    return f"{site.config.base_url}/sign-in/{sign_timed(site, 'sign-in', user, nonce, epoch)}"


def move_link(site: Site, user: str, nonce: str, epoch: int) -> str:
    """Where a new address is confirmed, once, within a day and in this epoch of its user."""
    return f"{site.config.base_url}/address/{sign_timed(site, 'readdress', user, nonce, epoch)}"


def way_back_link(site: Site, user: str, nonce: str) -> str:
    """Where the old address takes a change back, within a week, whatever was made void meanwhile."""
    return f"{site.config.base_url}/address/back/{sign_timed(site, 'way-back', user, nonce)}"


def silence_link(site: Site, address: str) -> str:
    """“Never write to me again”, for this address."""
    return f"{site.config.base_url}/silence/{sign(site, 'silence', address)}"


def watch_link(site: Site, game: str) -> str:
    """Where whoever has it may look on, at a table that is watched by a link."""
    return f"{site.config.base_url}/w/{sign(site, 'watch', game)}"


def game_link(site: Site, game: str) -> str:
    """The page of a game, for its seats when signed in."""
    return f"{site.config.base_url}/games/{game}"


def seat_token(site: Site, game: str, seat: int, epoch: int) -> str:
    """A bearer token for one seat of one game; good for 90 days."""
    return "seat." + sign_timed(site, "seat", game, seat, epoch)
