"""A program that plays through the interface, and holds every answer against the document."""

import re
from typing import Any

from flask.testing import FlaskClient
from openapi_schema_validator import OAS30Validator
from werkzeug.test import TestResponse

Json = Any


class Program:
    """Sends requests with one token; an answer that the document does not allow fails the test."""

    def __init__(self, client: FlaskClient, document: Json, token: str | None = None) -> None:
        self.client, self.document = client, document
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method: str, path: str, expected: int, **more: Any) -> TestResponse:
        """Send a request; the status must be the expected one, and the answer as documented."""
        headers = {**self.headers, **more.pop("headers", {})}
        response = self.client.open(path, method=method, headers=headers, **more)
        assert response.status_code == expected, (method, path, response.status_code, response.text)
        check(self.document, method, path, response)
        return response

    def get(self, path: str, expected: int = 200, **more: Any) -> Json:
        return self.ask("GET", path, expected, **more).json

    def post(self, path: str, body: Json = None, expected: int = 200, **more: Any) -> Json:
        return self.ask("POST", path, expected, **({} if body is None else {"json": body}), **more).json


def check(document: Json, method: str, path: str, response: TestResponse) -> None:
    """The answer is one that the document foresees for this operation: status, media type and body."""
    answers = operation(document, method, path)["responses"]
    assert str(response.status_code) in answers, f"{method} {path}: {response.status_code} is not documented"
    answer = resolved(document, answers[str(response.status_code)])
    if "content" not in answer:
        assert not response.data
        return
    assert response.mimetype in answer["content"]
    if schema := answer["content"][response.mimetype].get("schema"):
        check_value(document, schema, response.json if response.mimetype.endswith("json") else response.text)


def check_value(document: Json, schema: Json, value: Json) -> None:
    """The value is one that this schema of the document allows."""
    root = {**schema, "components": document["components"]}
    errors = [f"{error.json_path}: {error.message}" for error in OAS30Validator(root).iter_errors(value)]
    assert not errors, errors[:5]


def operation(document: Json, method: str, path: str) -> Json:
    """The documented operation of a request."""
    bare = path.partition("?")[0]
    for template, operations in document["paths"].items():
        if re.fullmatch(re.sub(r"{\w+}", "[^/]+", template), bare):
            return operations[method.lower()]
    raise AssertionError(f"{path} is not documented")


def resolved(document: Json, part: Json) -> Json:
    """The part itself, or what it refers to."""
    while "$ref" in part:
        *_, group, name = part["$ref"].split("/")
        part = document["components"][group][name]
    return part
