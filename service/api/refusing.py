"""How the interface for programs says no: every error as an RFC 9457 problem."""

import logging

from flask import Response, json, request
from redis.exceptions import ConnectionError as NotConnected
from redis.exceptions import OutOfMemoryError, ReadOnlyError
from redis.exceptions import TimeoutError as TooSlow
from werkzeug.exceptions import HTTPException

from service.errors import Broken, NotFound, Problem, TooLarge, Unavailable
from service.tokens import SCOPES

PROBLEM_JSON = "application/problem+json"
AWAY = (NotConnected, TooSlow, OutOfMemoryError, ReadOnlyError)
RETRY_AFTER = "5"  # seconds

logger = logging.getLogger(__name__)


class WrongMethod(Problem):
    status, slug, title = 405, "wrong-method", "This cannot be done here"


class WrongMedia(Problem):
    status, slug, title = 415, "wrong-media", "Send JSON"


def refusal(problem: Problem) -> Response:
    """The answer that says so."""
    response = Response(json.dumps(problem.document()), problem.status, mimetype=PROBLEM_JSON)
    if problem.status == 401:
        response.headers["WWW-Authenticate"] = 'Bearer realm="Lontar"'
    if problem.status == 403 and problem.extra.get("needed") in SCOPES:
        scope = problem.extra["needed"]
        response.headers["WWW-Authenticate"] = f'Bearer error="insufficient_scope", scope="{scope}"'
    if problem.status in (429, 503):
        response.headers["Retry-After"] = str(problem.extra.get("retry_after", RETRY_AFTER))
    return response


def failure(error: Exception) -> Response:
    """The answer to anything raised; what nobody foresaw is logged, and no detail of it is told."""
    if isinstance(error, Problem):
        return refusal(error)
    if isinstance(error, HTTPException):
        return refusal(of_http(error))
    if isinstance(error, AWAY):
        logger.error("%s %s: %s", request.method, request.url_rule, type(error).__name__)
        return refusal(Unavailable("The database cannot be reached or is full. Try again soon."))
    logger.exception("%s %s", request.method, request.url_rule)
    return refusal(Broken("Something went wrong here, and was written down. Nothing was changed."))


def of_http(error: HTTPException) -> Problem:
    """The problem for an error of the web framework."""
    match error.code:
        case 404:
            return NotFound("There is nothing at this address. /api/openapi.json lists what there is.")
        case 405:
            return WrongMethod("This address does not know that method. `Allow` says which it knows.")
        case 413:
            return TooLarge("A body has 64 kB at the most.")
        case _:
            return Problem("This request cannot be understood.")
