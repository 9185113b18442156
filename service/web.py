"""What holds for every answer: sizes, cookies, headers; and how a refusal is shown."""

import logging
from datetime import timedelta
from typing import Any

from flask import Flask, Response, request

from service.readiness import readiness
from service.site import Site

logger = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024  # bytes
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def harden(app: Flask, site: Site) -> None:
    """Set limits, the session cookie and the security headers."""
    keys = site.keyring.link_keys
    app.config.update(
        SECRET_KEY=keys[-1],
        SECRET_KEY_FALLBACKS=list(keys[:-1]),
        MAX_CONTENT_LENGTH=LARGEST_BODY,
        SESSION_COOKIE_NAME="lontar",
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_COOKIE_SECURE=site.config.secure_cookies,
        PERMANENT_SESSION_LIFETIME=timedelta(days=90),
    )
    app.log_exception = log_exception  # type: ignore[method-assign]
    app.after_request(add_headers)
    app.add_url_rule("/healthz", "healthz", lambda: {"status": "ok"})
    app.add_url_rule("/readyz", "readyz", lambda: readiness(site))


def log_exception(exc_info: Any) -> None:
    """Log what failed by its route, never by its path: links are keys."""
    logger.error("%s %s failed", request.method, request.url_rule, exc_info=exc_info)


def add_headers(response: Response) -> Response:
    """Nothing from outside, no framing, no referrer: a link in the address bar is a key."""
    headers = response.headers
    headers.setdefault("Content-Security-Policy", CONTENT_POLICY)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["X-Frame-Options"] = "DENY"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    if request.is_secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    if not request.path.startswith("/static/"):
        headers.setdefault("Cache-Control", "private, no-store")
    return response
