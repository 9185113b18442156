"""The interface for programs beside the pages, in the whole application."""

import pytest
from flask.testing import FlaskClient

from tests.conftest import repository


def test_it_serves_its_document(client: FlaskClient) -> None:
    response = client.get("/api/openapi.json")
    assert response.mimetype == "application/json"
    assert response.text == (repository() / "openapi" / "openapi.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("method", "path", "status", "slug"),
    [
        ("GET", "/api", 404, "not-found"),
        ("GET", "/api/games/", 404, "not-found"),
        ("GET", "/api/games/short", 404, "not-found"),
        ("DELETE", "/api/games", 405, "wrong-method"),
        ("PATCH", "/api/me", 405, "wrong-method"),
        ("GET", "/api/me", 401, "sign-in-needed"),
    ],
)
def test_programs_get_problems(client: FlaskClient, method: str, path: str, status: int, slug: str) -> None:
    response = client.open(path, method=method)
    assert (response.status_code, response.mimetype) == (status, "application/problem+json")
    assert response.json["type"] == f"/problems/{slug}"
    assert ("Allow" in response.headers) == (status == 405)


def test_people_get_pages(client: FlaskClient) -> None:
    for path in ("/nothing", "/apiary"):
        response = client.get(path)
        assert (response.status_code, response.mimetype) == (404, "text/html")


def test_a_refusal_explains_itself(client: FlaskClient) -> None:
    problem = client.get("/api/me").json
    assert "Bearer" in client.get(problem["type"]).text
