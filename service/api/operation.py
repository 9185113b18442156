"""operation(): one decorator for route, who may ask, bodies, answers and refusals of an operation."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar

from flask_smorest import Blueprint  # type: ignore[import-untyped]
from marshmallow import RAISE, Schema

from service.api.asking import anybody, check_scope, somebody, user
from service.api.converters import places
from service.api.each import documented
from service.api.origin import check_origin
from service.api.refusals import REFUSALS
from service.api.refusing import failure
from service.api.strict import StrictParser

View = TypeVar("View", bound=Callable[..., Any])
SIGNED_IN: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
SECURITY: Mapping[Callable[[], Any], list[dict[str, list[str]]]] = {
    anybody: [{}, *SIGNED_IN],
    somebody: SIGNED_IN,
    user: SIGNED_IN,
}


class Part(Blueprint):  # type: ignore[misc]
    """A group of operations that belong together."""

    ARGUMENTS_PARSER = StrictParser()


def part(name: str, description: str) -> Part:
    """A new group; its errors are problems, and its writes come from our own pages or with a token."""
    made = Part(name, __name__, url_prefix="/api", description=description)
    made.register_error_handler(Exception, failure)
    made.before_request(check_origin)
    return made


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of an operation, as documented."""

    description: str
    schema: type[Schema] | dict[str, str] | None = None
    example: Any = None
    headers: Mapping[str, str] | None = None  # name -> description
    content_type: str | None = None

    def documented(self) -> dict[str, Any]:
        headers = {
            name: {"description": description, "schema": {"type": "string"}}
            for name, description in (self.headers or {}).items()
        }
        return {
            "description": self.description,
            "schema": self.schema,
            **documented(self.example),
            "headers": headers or None,
            "content_type": self.content_type,
        }


def operation(
    blueprint: Part,
    method: str,
    rule: str,
    name: str,
    *,
    asks: Callable[[], Any],
    scope: str,
    answers: Mapping[int, Answer],
    refuses: tuple[int, ...] = (),
    body: type[Schema] | None = None,
    example: Any = None,
    query: type[Schema] | None = None,
    headers: type[Schema] | None = None,
) -> Callable[[View], View]:
    """Make a function an operation. It is called with body, query and headers as dicts, in this order,
    and the path's parameters by name; what it returns is written by the first answer's schema.
    Its docstring is the summary, an empty line, and the description. Who `asks`, and whether his token has
    the `scope`, is settled before a body is read.
    """

    def decorate(view: View) -> View:
        function: Any = answering(blueprint, view, answers, {*refuses, *always(body, query, headers)})
        more = {"operationId": name, "security": SECURITY[asks], "x-scope": scope}
        function = blueprint.doc(**more)(function)
        for location, schema, how in arguments(body, example, query, headers):
            function = blueprint.arguments(schema, location=location, **how)(function)
        route = blueprint.route(rule, methods=[method], parameters=places(rule))
        route(asked_first(asks, scope, function))
        return view

    return decorate


def arguments(body: Any, example: Any, query: Any, headers: Any) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """What is read, the last first: each decorator puts its own in front."""
    if headers:
        yield "headers", headers, {}
    if query:
        yield "query", query, {"unknown": RAISE}
    if body:
        needed = any(field.required for field in body().fields.values())
        yield "json", body, {"required": needed, **documented(example)}


def always(body: Any, query: Any, headers: Any) -> tuple[int, ...]:
    """What every operation that reads these may refuse with."""
    if body:
        return (400, 413, 415, 422, 500, 503)
    return (422, 500, 503) if query or headers else (500, 503)


def answering(blueprint: Part, view: Any, answers: Mapping[int, Answer], refuses: set[int]) -> Any:
    """The view, writing its answers, and documenting them and its refusals."""
    (status, first), *others = answers.items()
    function = blueprint.response(status, **first.documented())(view)
    for status, other in others:
        function = blueprint.alt_response(status, **other.documented(), success=True)(function)
    for status in sorted(refuses):
        function = blueprint.alt_response(status, REFUSALS[status][0])(function)
    return function


def asked_first(asks: Callable[[], Any], scope: str, function: Any) -> Any:
    """The function, but who is asking, and his scope, is settled before a body is read."""

    @wraps(function)
    def asked(*args: Any, **kwargs: Any) -> Any:
        asks()
        check_scope(scope)
        return function(*args, **kwargs)

    return asked
