"""A line in the log for every request: by its route, never by its path, because links are keys."""

import logging
import re
import secrets
import time

from flask import Flask, Response, g, request

from service.logs import request_id

GIVEN = re.compile(r"[A-Za-z0-9-]{1,64}\Z")
SILENT = ("/healthz", "/readyz", "/static/")  # asked often, and telling nothing

logger = logging.getLogger(__name__)


def log_requests(app: Flask) -> None:
    """Give every request an id, the router's own if it has one, and log how it was answered."""
    app.before_request(begin)
    app.after_request(answered)
    app.teardown_request(end)


def begin() -> None:
    """From now on every line of this thread names the request."""
    given = request.headers.get("X-Request-ID", "")
    request_id.set(given if GIVEN.match(given) else secrets.token_hex(8))
    g.began = time.monotonic()


def answered(response: Response) -> Response:
    """One line, and the id for whoever asked: it is what to name in a question to the host."""
    response.headers["X-Request-ID"] = request_id.get()
    if not request.path.startswith(SILENT):
        route = str(request.url_rule) if request.url_rule else "none"
        took = round((time.monotonic() - g.began) * 1000)
        fields = {"method": request.method, "route": route, "status": response.status_code, "ms": took}
        logger.info("answered", extra=fields)
    return response


def end(failure: BaseException | None) -> None:
    """The thread goes on to other requests."""
    request_id.set("")
