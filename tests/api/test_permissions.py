"""Who may do what: every operation of the document, asked by everybody who may not, and by who may."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from service.api.document import document
from service.site import Site
from service.tokens import SCOPES
from service.users import User
from tests.api.conftest import BySeat, ByUser
from tests.api.program import Program, check
from tests.api.state import kept

Json = Any
DOCUMENT = json.loads(document())


def operations() -> Iterator[tuple[str, str, Json]]:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            if method != "parameters":
                yield method.upper(), path, operation


OPERATIONS = {operation["operationId"]: (method, path, operation) for method, path, operation in operations()}
ALL = pytest.mark.parametrize("name", OPERATIONS)


def ask(program: Program, name: str, game: str, expected: tuple[int, ...]) -> Json:
    """Ask for an operation as its example does; one of these statuses must answer, as documented."""
    method, path, operation = OPERATIONS[name]
    place = path.format(game=game, submission=f"{game}-" + "0" * 40, token="0" * 16, topic="rest")
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    body = content.get("example", content.get("examples", {}).get("medang", {}).get("value"))
    more = {} if body is None else {"json": body}
    response = program.client.open(place, method=method, headers=program.headers, **more)
    assert response.status_code in expected, (name, response.text)
    check(DOCUMENT, method, place, response)
    return response.get_json(silent=True)


@ALL
def test_nobody_does_nothing(name: str, anonymous: Program, start_game: Callable[..., str]) -> None:
    ask(anonymous, name, start_game(2), (401,))


@ALL
def test_without_its_scope_a_token_is_refused_by_name(
    name: str, site: Site, people: list[User], as_user: ByUser, start_game: Callable[..., str]
) -> None:
    game, needed = start_game(2), OPERATIONS[name][2]["x-scope"]
    others = [scope for scope in SCOPES if scope != needed]
    program = as_user(people[0], *others)
    program.get("/api/games" if "games:read" in others else "/api/me")
    before = kept(site)
    problem = ask(program, name, game, (403,))
    assert (problem["needed"], problem["sent"]) == (needed, " ".join(sorted(others)))
    assert needed in problem["detail"] and kept(site) == before


@ALL
def test_its_scope_is_enough(
    name: str, people: list[User], as_user: ByUser, start_game: Callable[..., str]
) -> None:
    program = as_user(people[0], OPERATIONS[name][2]["x-scope"])
    answer = ask(program, name, start_game(2), (200, 201, 204, 403, 404, 409, 422))
    assert answer is None or answer.get("needed") not in {OPERATIONS[name][2]["x-scope"], "user"}


@ALL
def test_a_stranger_comes_no_nearer(
    name: str, site: Site, people: list[User], as_user: ByUser, start_game: Callable[..., str]
) -> None:
    if "{game}" not in OPERATIONS[name][1]:
        return
    game, stranger = start_game(2), as_user(people[3])
    stranger.get("/api/me")
    before = kept(site)
    ask(stranger, name, game, (403, 409) if name == "joinGame" else (403,))
    assert kept(site) == before


@ALL
def test_the_seat_of_another_game_has_no_part_in_this_one(
    name: str, site: Site, as_seat: BySeat, start_game: Callable[..., str]
) -> None:
    game, seat = start_game(2), as_seat(start_game(2), 0)
    before = kept(site)
    ask(seat, name, game, (403, 404) if "{submission}" in OPERATIONS[name][1] else (403,))
    assert kept(site) == before


def test_a_refused_scope_is_named_in_the_header_too(people: list[User], as_user: ByUser) -> None:
    response = as_user(people[0], "games:read").ask("GET", "/api/me", 403)
    assert response.headers["WWW-Authenticate"] == 'Bearer error="insufficient_scope", scope="account"'
