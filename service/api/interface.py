"""The OpenAPI document's frame, and the errors that every operation shares."""

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from apispec_oneofschema.plugin import MarshmallowPlugin, OneofOpenAPIConverter
from flask import Flask
from flask_smorest import Api  # type: ignore[import-untyped]

from service.api.converters import CONVERTERS, documented
from service.api.refusing import PROBLEM_JSON
from service.schemas.problem import Problem
from service.tokens import SCOPES

ABOUT = """
Play board games that you can check, from a program.

1. Get a token on the page of your account: a personal one, whose scopes say what it may do, or that of one
   seat of one game.
2. `GET /api/games/{game}` shows what your seat may see, and the `point` at which the game stands.
3. `GET /api/games/{game}/moves` lists what you may do. If `sealed` is true, send a seal, else a turn,
   and name the point. A turn has any number of moves, but ends at the first that draws or reveals something.
4. A turn is judged by a worker: wait for its verdict with `Prefer: wait=10`, or ask its `location`.

Refusals are problem documents (RFC 9457): `type` is for your program, `detail` for people.
"""

TOKENS = """
A personal access token (`lontar_…`) does what its scopes allow:

{scopes}

Every operation names its scope as `x-scope`. The token of a seat (`seat.…`) plays that seat of one game, and
nothing else.
""".strip().format(scopes="\n".join(f"* `{scope}`: {means}" for scope, means in SCOPES.items()))

REFUSALS: Mapping[int, tuple[str, str]] = {
    400: ("Unreadable", "The body is no JSON."),
    401: ("SignInNeeded", "No token, or one that is forged, expired or revoked."),
    403: ("Forbidden", "Known, but not allowed to do this."),
    404: ("NotFound", "There is nothing with this id, or not for you."),
    409: ("NotNow", "Allowed, but not as things stand: the game has moved on, is over, or is full."),
    413: ("TooLarge", "The body is larger than 64 kB."),
    415: ("WrongMedia", "The body is not sent as JSON."),
    422: ("Refused", "Not well-formed, or against the rules of the game."),
    429: ("TooMany", "Too many at once; `Retry-After` says when to try again."),
    500: ("Broken", "A mistake of this service; nothing was changed."),
    503: ("Unavailable", "The database cannot be reached; `Retry-After` says when to try again."),
}


class Converter(OneofOpenAPIConverter):  # type: ignore[misc]
    """Describes every schema by the docstring of its class."""

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        cls = schema if isinstance(schema, type) else type(schema)
        return {"description": " ".join((cls.__doc__ or "").split()), **super().schema2jsonschema(schema)}


class DescribingPlugin(MarshmallowPlugin):  # type: ignore[misc]
    """The plugin with that converter."""

    Converter = Converter


class Interface(Api):  # type: ignore[misc]
    """Documents errors as problems, and leaves the handling of errors to `refusing`."""

    ERROR_SCHEMA = Problem
    DEFAULT_ERROR_RESPONSE_NAME = None

    def __init__(self, app: Flask) -> None:
        frame = {
            "title": "Lontar",
            "version": version("lontar"),
            "openapi_version": "3.0.3",
            "marshmallow_plugin": DescribingPlugin(),
            "info": {"description": ABOUT.strip(), "license": {"name": "MIT"}},
            "servers": [{"url": "/", "description": "The server that serves this document."}],
        }
        super().__init__(app, spec_kwargs=frame)
        for converter in CONVERTERS.values():
            self.register_converter(converter, documented)
        components = self.spec.components
        components.security_scheme(
            "bearer",
            {"type": "http", "scheme": "bearer", "description": TOKENS},
        )
        components.security_scheme(
            "cookie",
            {"type": "apiKey", "in": "cookie", "name": "lontar", "description": "A signed-in browser."},
        )

    def _register_error_handlers(self) -> None:
        """None here: the blueprints have theirs, and the pages their own."""

    def _register_pagination_header(self) -> None:
        """None here: what follows is named in the body."""

    def _register_responses(self) -> None:
        for name, description in REFUSALS.values():
            content: dict[str, Any] = {PROBLEM_JSON: {"schema": Problem}}
            self.spec.components.response(name, {"description": description, "content": content}, lazy=True)
