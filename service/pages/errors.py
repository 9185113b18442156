"""Errors for people: what was not done, why, and one way on."""

import logging
from typing import Any

from flask import Flask, render_template, request
from werkzeug.exceptions import HTTPException

from service.errors import Problem, SignInNeeded
from service.pages.blueprint import pages
from service.pages.wall import wall
from service.redis import AWAY

logger = logging.getLogger(__name__)

RETRY_AFTER = 5  # seconds
WORDS = {
    400: ("This request says nothing known", "The address or the form is damaged. Open the page again."),
    404: ("There is nothing here", "Check the address, or open the link from the letter again, whole."),
    405: ("Not this way", "This address cannot be used like that. Open it as a page."),
    413: ("Too much at once", "What was sent is larger than 64 KB. Send less of it."),
    500: (
        "Something broke here",
        "Nothing was written. Try again; if it stays so, tell the host of this service.",
    ),
    503: (
        "Not available for a moment",
        "The games cannot be reached now. Wait a little, then load this page again. A turn that is sent "
        "twice is played once.",
    ),
}


@pages.errorhandler(Problem)
def refused(problem: Problem) -> Any:
    """A refusal inside a page, with the status that a program would get."""
    if isinstance(problem, SignInNeeded):
        return wall(problem), problem.status
    page, status = show(problem.status, problem.title, problem.detail)
    return page, status, later(status, problem.extra.get("retry_after"))


@pages.errorhandler(HTTPException)
def failed(error: HTTPException) -> Any:
    """Anything else that a page cannot answer."""
    return show(error.code or 500, *WORDS.get(error.code or 500, WORDS[400]))


def away(error: Exception) -> Any:
    """Redis does not answer, is full, or takes no writes."""
    logger.error("%s %s: %s", request.method, request.url_rule, type(error).__name__)
    return (*show(503, *WORDS[503]), later(503))


def later(status: int, seconds: int | None = None) -> dict[str, str]:
    """When to try again, for the statuses that say so."""
    return {"Retry-After": str(seconds or RETRY_AFTER)} if status in (429, 503) else {}


def show(status: int, title: str, detail: str) -> Any:
    """The page that says what was not done and why."""
    return render_template("error.html", title=title, detail=detail, status=status), status


def strange(error: HTTPException) -> Any:
    """An address that no page knows; a failure that nobody foresaw."""
    code = error.code or 500
    return show(code, *WORDS[code])


def register_errors(app: Flask) -> None:
    """Answer unknown addresses and unforeseen failures of the whole application."""
    for code in WORDS:
        app.register_error_handler(code, strange)
    for error in AWAY:
        app.register_error_handler(error, away)
