"""The OpenAPI document: it fits the code, is valid, and says nothing that is not so."""

import json
import os
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from openapi_spec_validator import validate

from engine import GAMES
from service.api.document import document
from service.tokens import SCOPES
from tests.api.program import check_value, resolved
from tests.conftest import repository

Json = Any


@pytest.fixture(scope="module")
def published() -> Json:
    return json.loads((repository() / "openapi" / "openapi.json").read_text(encoding="utf-8"))


def operations(published: Json) -> Iterator[tuple[str, Json]]:
    for path, methods in published["paths"].items():
        for method, operation in methods.items():
            if method != "parameters":
                yield f"{method.upper()} {path}", operation


def inside(part: Json) -> Iterator[Json]:
    """The part and every part within it."""
    yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from inside(inner)


def test_the_published_document_fits_the_code() -> None:
    text = (repository() / "openapi" / "openapi.json").read_text(encoding="utf-8")
    assert text == document(), "openapi/openapi.json is stale: run `make openapi`."


@pytest.mark.skipif("REDOCLY" not in os.environ, reason="REDOCLY does not say where redocly is.")
def test_the_linter_finds_nothing_to_warn_of() -> None:
    quiet = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}
    done = subprocess.run(
        [os.environ["REDOCLY"], "lint", "openapi/openapi.json", "--extends=recommended-strict"],
        cwd=repository(), env={**os.environ, **quiet}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0 and "warning" not in done.stdout, done.stdout + done.stderr


def test_it_is_valid(published: Json) -> None:
    assert published["openapi"] == "3.0.3"
    validate(published)


def test_every_operation_says_what_it_does_and_who_may(published: Json) -> None:
    names = []
    for where, operation in operations(published):
        assert operation["summary"] and operation["description"] and operation["tags"], where
        assert operation["security"] and operation["x-scope"] in SCOPES, where
        names.append(operation["operationId"])
        assert {"500", "503"} <= set(operation["responses"]), where
    assert len(set(names)) == len(names) > 20


def test_the_scopes_are_explained_where_tokens_are(published: Json) -> None:
    explained = published["components"]["securitySchemes"]["bearer"]["description"]
    assert all(f"`{scope}`: {means}" in explained for scope, means in SCOPES.items())


def parameters(published: Json) -> Iterator[tuple[str, Json]]:
    for path, methods in published["paths"].items():
        for part in methods.values():
            for one in part if isinstance(part, list) else part.get("parameters", ()):
                yield path, resolved(published, one)


def test_every_parameter_says_what_it_is_and_what_it_looks_like(published: Json) -> None:
    for path, one in parameters(published):
        schema = one["schema"]
        assert one.get("description"), (path, one["name"])
        shown = [part[name] for part in (one, schema) for name in ("example", "default") if name in part]
        assert shown or "enum" in schema, (path, one["name"])
        for value in shown:
            check_value(published, schema, value)


def test_every_schema_says_what_it_is(published: Json) -> None:
    for name, part in published["components"]["schemas"].items():
        assert part["description"], name


def test_every_refusal_is_a_problem(published: Json) -> None:
    for where, operation in operations(published):
        for status, response in operation["responses"].items():
            content = resolved(published, response).get("content", {})
            if int(status) >= 400:
                assert list(content) == ["application/problem+json"], where
                (only,) = content.values()
                assert only["schema"] == {"$ref": "#/components/schemas/Problem"}, where


def examples(media: Json) -> list[Json]:
    """The one example of a body, or those of each game."""
    several = [one["value"] for one in media.get("examples", {}).values()]
    return several or ([media["example"]] if "example" in media else [])


def test_every_example_is_one(published: Json) -> None:
    checked = 0
    for _, operation in operations(published):
        bodies = [operation.get("requestBody", {}), *operation["responses"].values()]
        for media in [
            media for body in bodies for media in resolved(published, body).get("content", {}).values()
        ]:
            for example in examples(media):
                check_value(published, media["schema"], example)
                checked += 1
    assert checked > 200, "those of the refusals as well"
    for part in inside(published["components"]["schemas"]):
        if isinstance(part, dict) and "example" in part and "type" in part:
            check_value(published, {name: part[name] for name in part if name != "example"}, part["example"])


def test_every_body_and_every_answer_has_an_example(published: Json) -> None:
    for where, operation in operations(published):
        bodies = [operation.get("requestBody", {}), *operation["responses"].values()]
        for body in bodies:
            for media in resolved(published, body).get("content", {}).values():
                assert examples(media), where


def test_bodies_that_differ_from_game_to_game_have_an_example_of_each(published: Json) -> None:
    parts = [part for part in inside(published["paths"]) if isinstance(part, dict)]
    found = [part["examples"] for part in parts if "examples" in part]
    assert len(found) >= 9 and {tuple(each) for each in found} == {tuple(GAMES)}


def test_every_variant_declares_its_own_tag(published: Json) -> None:
    schemas = published["components"]["schemas"]
    tagged = [part for part in schemas.values() if "discriminator" in part]
    assert len(tagged) == 3
    for part in tagged:
        name = part["discriminator"]["propertyName"]
        assert len(part["oneOf"]) == len(part["discriminator"]["mapping"])
        for tag, reference in part["discriminator"]["mapping"].items():
            variant = resolved(published, {"$ref": reference})
            assert variant["properties"][name]["enum"] == [tag] and name in variant["required"]


def test_tagged_bodies_are_referred_to_plainly(published: Json) -> None:
    """Within `allOf`, openapi-typescript takes the tag away from the variants."""
    schemas = published["components"]["schemas"]
    tagged = {f"#/components/schemas/{name}" for name, part in schemas.items() if "discriminator" in part}
    for part in inside(published):
        for one in part.get("allOf", ()) if isinstance(part, dict) else ():
            assert one.get("$ref") not in tagged


def test_bodies_are_closed_and_bounded(published: Json) -> None:
    for where, operation in operations(published):
        for media in operation.get("requestBody", {}).get("content", {}).values():
            for part in reached(published, media["schema"], set()):
                if part.get("type") == "object":
                    assert "additionalProperties" in part, where
                if part.get("type") == "integer":
                    assert {"minimum", "maximum"} <= set(part), where
                if part.get("type") == "array":
                    assert "maxItems" in part, where
                if part.get("type") == "string":
                    assert {"enum", "maxLength", "pattern"} & set(part), where


def reached(published: Json, schema: Json, seen: set[str]) -> Iterator[Json]:
    """Every schema that this one is made of."""
    for part in inside(schema):
        if isinstance(part, dict):
            yield part
            if "$ref" in part and part["$ref"] not in seen:
                seen.add(part["$ref"])
                yield from reached(published, resolved(published, part), seen)


def test_every_component_is_used(published: Json) -> None:
    text = json.dumps(published)
    for group in ("schemas", "responses"):
        for name in published["components"][group]:
            assert f'"#/components/{group}/{name}"' in text
