"""Writes that come with a cookie must come from our own pages."""

from urllib.parse import urlsplit

from flask import request, session

from service.access import site
from service.errors import Forbidden

HARMLESS = ("GET", "HEAD", "OPTIONS")


def check_origin() -> None:
    """Raise Forbidden for a write of a signed-in browser that another site's page has sent.

    Programs send a bearer token instead, which no browser adds by itself.
    """
    if request.method in HARMLESS or "Authorization" in request.headers or "user" not in session:
        return
    if not same_origin(request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")):
        raise Forbidden("This was sent by a page of another site. Programs send a bearer token.")


def same_origin(fetch_site: str | None, origin: str | None) -> bool:
    """By the browser's own word, or else by Origin."""
    if fetch_site is not None:
        return fetch_site in ("same-origin", "none")
    home = urlsplit(site().config.base_url)
    return origin == f"{home.scheme}://{home.netloc}"
