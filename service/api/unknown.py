"""Addresses under /api that do not exist, and methods that they do not know."""

from flask import Response, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed
from werkzeug.routing import RequestRedirect

from service.api.refusing import of_http, refusal


def refuse_unknown() -> Response | None:
    """Before every request: answer here if no route under /api takes it, so that programs get problems."""
    error = request.routing_exception
    if not isinstance(error, HTTPException) or isinstance(error, RequestRedirect):
        return None
    if request.path != "/api" and not request.path.startswith("/api/"):
        return None
    response = refusal(of_http(error))
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        response.headers["Allow"] = ", ".join(sorted(error.valid_methods))
    return response
