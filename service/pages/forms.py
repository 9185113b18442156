"""Forms: a POST is taken from our own pages only.

Three locks: the session cookie is SameSite=Lax, the browser's word about where the request comes from
(Sec-Fetch-Site, Origin) is heard, and every form carries a token. The token of a page that was reached by a
signed link is bound to that link, which a stranger does not know; any other is bound to the session.
"""

from urllib.parse import urlsplit

from flask import request, session
from itsdangerous import BadSignature, URLSafeSerializer

from service.access import site
from service.errors import Forbidden
from service.pages.blueprint import pages

FIELD = "form"
OPEN_TO_PROGRAMS = {"pages.silence_address"}  # one-click unsubscription (RFC 8058) comes without a token


def form_token(elsewhere: bool = False) -> str:
    """The token for the forms of the page that is being made; `elsewhere`: for one that goes to another."""
    return str(serializer().dumps(session_scope() if elsewhere else scope()))


def serializer() -> URLSafeSerializer:
    """What signs form tokens."""
    return URLSafeSerializer(list(site().keyring.link_keys), salt="form")


def scope() -> list[str]:
    """What a token is bound to: the link in the address, or else the session."""
    if request.view_args and "token" in request.view_args:
        return ["link", request.view_args["token"]]
    return session_scope()


def session_scope() -> list[str]:
    """What a token is bound to on pages without a link."""
    return ["session", str(session.get("user", "")), str(session.get("epoch", ""))]


@pages.before_request
def protect() -> None:
    """Refuse a POST that was not made on a page of ours. Raises Forbidden."""
    if request.method in ("GET", "HEAD", "OPTIONS") or request.endpoint in OPEN_TO_PROGRAMS:
        return
    if foreign():
        raise Forbidden("This was sent from another site. Open the page here and send it again.")
    if not token_fits(request.form.get(FIELD, "")):
        raise Forbidden("This page has grown old, or you signed in or out since. Open it again, then send.")


def foreign() -> bool:
    """Does the browser say that the request comes from elsewhere? Without a referrer Origin is "null"."""
    if fetch_site := request.headers.get("Sec-Fetch-Site"):
        return fetch_site not in ("same-origin", "none")
    origin = request.headers.get("Origin", "null")
    return origin != "null" and urlsplit(origin).netloc != request.host


def token_fits(token: str) -> bool:
    """Was this token made for the page that the form is on?"""
    try:
        return bool(serializer().loads(token) == scope())
    except BadSignature:
        return False
