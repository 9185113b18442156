"""The OpenAPI document's frame, and the errors that every operation shares."""

from importlib.metadata import version
from typing import Any

from apispec_oneofschema.plugin import MarshmallowPlugin, OneofOpenAPIConverter
from flask import Flask
from flask_smorest import Api  # type: ignore[import-untyped]

from service.api.converters import CONVERTERS, documented
from service.api.refusals import REFUSALS
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
5. `GET /api/games/{game}/history?after=17&wait=25` answers as soon as there is a version behind 17.

Standing orders (`/api/games/{game}/orders`) are lines that answer for you when you are asked, so that nobody
waits for you; nobody else is told of them.

A seal is deposited with us, or you keep its opening: send the commitment alone, and the opening when the game
says `to_open` of your seat. What we had, sealed or judged comes with a `receipt` that we have signed: keep
it, and `lontar verify` holds the log against it when the game is over. The keys are at
`/.well-known/jwks.json`.

Reading is free; 120 writes a minute are allowed at a table, and 10 new games.
Refusals are problem documents (RFC 9457): `type` is for your program, `detail` for people.
"""

TOKENS = """
A personal access token (`lontar_…`) does what its scopes allow:

{scopes}

Every operation names its scope as `x-scope`. The token of a seat (`seat.…`) plays that seat of one game, and
nothing else.
""".strip().format(scopes="\n".join(f"* `{scope}`: {means}" for scope, means in SCOPES.items()))

LICENSE = {"name": "MIT", "url": "https://spdx.org/licenses/MIT.html"}


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
            "info": {"description": ABOUT.strip(), "license": LICENSE},
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
        for name, description, example in REFUSALS.values():
            content: dict[str, Any] = {PROBLEM_JSON: {"schema": Problem, "example": example.document()}}
            self.spec.components.response(name, {"description": description, "content": content}, lazy=True)
