"""Reading requests strictly: one JSON text, without anything that two programs could read differently."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from flask import Request
from marshmallow import Schema, ValidationError
from webargs.core import missing
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import RequestEntityTooLarge

from service.api.refusing import WrongMedia
from service.errors import Invalid, Problem, TooLarge

SHOWN = 20  # errors in one answer


class StrictParser(FlaskParser):
    """Reads bodies strictly, and raises this service's problems."""

    def _raw_load_json(self, req: Request) -> Any:
        return read_body(req)

    def handle_error(
        self,
        error: ValidationError,
        req: Request,
        schema: Schema,
        *,
        error_status_code: int | None,
        error_headers: Mapping[str, str] | None,
    ) -> NoReturn:
        """Raise Invalid, naming every field."""
        found = [
            {"field": ".".join(path), "sentence": sentence}
            for path, sentence in sentences(error.messages, ())
        ]
        first = found[0]
        detail = f"{first['field']}: {first['sentence']}" if first["field"] else first["sentence"]
        raise Invalid(detail, errors=found[:SHOWN])


def sentences(messages: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every message with the path of its field; the outermost name is only where it was read from."""
    if isinstance(messages, dict):
        for name, inner in messages.items():
            yield from sentences(inner, path if name == "_schema" else (*path, str(name)))
    elif isinstance(messages, list):
        for inner in messages:
            yield from sentences(inner, path)
    else:
        yield path[1:], str(messages)


def read_body(request: Request) -> Any:
    """The JSON of a body. Raises TooLarge, WrongMedia, Problem (no JSON) and Invalid (half characters)."""
    try:
        body = request.get_data()
    except RequestEntityTooLarge:
        raise TooLarge("A body has 64 kB at the most.") from None
    if not body:
        return missing
    if not request.is_json:
        raise WrongMedia("Send the body as JSON, with “Content-Type: application/json”.")
    try:
        data = json.loads(
            body.decode(), object_pairs_hook=once, parse_constant=no_number, parse_float=no_infinity
        )
    except (ValueError, RecursionError) as error:
        raise Problem(f"The body is no JSON that can be read: {reason(error)}.") from None
    for path, item in leaves(data):
        if isinstance(item, str) and not item.isascii():
            check_characters(path, item)
    return data


def reason(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "it is not in UTF-8"
    if isinstance(error, RecursionError):
        return "it is nested too deep"
    if isinstance(error, json.JSONDecodeError):
        return f"{error.msg} at line {error.lineno}, column {error.colno}"
    return str(error)


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose names differ. Raises ValueError."""
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("an object names a member twice")
    return members


def no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number in JSON")


def no_infinity(digits: str) -> float:
    value = float(digits)
    if value in (float("inf"), float("-inf")):
        raise ValueError("a number is too large")
    return value


def leaves(data: Any) -> Iterator[tuple[str, Any]]:
    """Every value in a JSON value with its path, and every name of a member; however deep."""
    stack: list[tuple[str, Any]] = [("", data)]
    while stack:
        path, item = stack.pop()
        if isinstance(item, dict):
            stack += [(path, name) for name in item]
            stack += [(f"{path}.{name}".lstrip("."), value) for name, value in item.items()]
        elif isinstance(item, list):
            stack += [(f"{path}.{number}".lstrip("."), value) for number, value in enumerate(item)]
        else:
            yield path, item


def check_characters(path: str, item: str) -> None:
    """Raise Invalid for half a character, which no text can hold."""
    try:
        item.encode()
    except UnicodeEncodeError:
        where = path.encode(errors="replace").decode() or "The body"
        sentence = "half of a surrogate pair is no character."
        raise Invalid(f"{where}: {sentence}", errors=[{"field": where, "sentence": sentence}]) from None
