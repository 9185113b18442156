"""Refusals that are not about form: who asks, how the game stands, what is broken."""

from collections.abc import Callable
from typing import Any

import pytest
from redis.exceptions import ConnectionError, OutOfMemoryError

from service.api.explanations import EXPLANATIONS
from service.errors import Problem
from service.keys import new_game_id
from service.links import seat_token, sign_timed
from service.lobby import cancel
from service.site import Site
from service.users import User
from tests.api.conftest import BySeat, ByUser
from tests.api.program import Program
from tests.api.state import kept

NO_POINT = "1." + "0" * 32
TURN = {"point": NO_POINT, "text": "play b1 1"}
SEAL = {"point": NO_POINT, "text": "keep"}


def test_a_wrong_method_says_which_are_right(anonymous: Program) -> None:
    response = anonymous.client.delete("/api/games")
    assert set(response.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS", "POST"}


def test_who_says_nothing_is_told_how_to(anonymous: Program) -> None:
    response = anonymous.ask("GET", "/api/games", 401)
    assert response.headers["WWW-Authenticate"].startswith("Bearer")


def test_every_refusal_has_a_page(anonymous: Program) -> None:
    def kinds(cls: type[Problem]) -> set[str]:
        return {cls.slug}.union(*map(kinds, cls.__subclasses__()))

    assert kinds(Problem) == set(EXPLANATIONS)
    for slug in EXPLANATIONS:
        assert anonymous.client.get(f"/problems/{slug}").status_code == 200
    assert anonymous.client.get("/problems/none").status_code == 404


def test_a_missing_token_is_said_before_the_body_is_read(anonymous: Program) -> None:
    anonymous.ask("POST", "/api/games", 401, data=b"{", content_type="application/json")


def test_an_expired_and_a_revoked_token_are_refused(
    site: Site,
    people: list[User],
    start_game: Callable[..., str],
    as_user: ByUser,
    anonymous: Program,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = start_game(2)
    ada = as_user(people[0])
    ada.get("/api/me")
    site.redis.hincrby(f"user:{people[0].id}", "epoch", 1)
    assert "revoked" in ada.get("/api/me", 401)["detail"]
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: 1_000_000_000)
    old = seat_token(site, game, 1, 0)
    monkeypatch.undo()
    answer = anonymous.get(f"/api/games/{game}/moves", 401, headers={"Authorization": f"Bearer {old}"})
    assert "expired" in answer["detail"]


def test_a_token_of_another_purpose_opens_nothing(
    site: Site, start_game: Callable[..., str], anonymous: Program
) -> None:
    game = start_game(2)
    for purpose in ("user", "sign-in", "turn"):
        token = "seat." + sign_timed(site, purpose, game, 0, 0)
        anonymous.get(f"/api/games/{game}/moves", 401, headers={"Authorization": f"Bearer {token}"})


def test_a_seat_of_another_game_has_no_seat_here(start_game: Callable[..., str], as_seat: BySeat) -> None:
    game, other = start_game(2), start_game(2)
    stranger = as_seat(other, 0)
    for path in ("", "/history", "/chain", "/log", "/moves", "/seals"):
        stranger.get(f"/api/games/{game}{path}", 403)
    stranger.post(f"/api/games/{game}/turns", TURN, 403)
    stranger.post(f"/api/games/{game}/preview", TURN, 403)
    stranger.post(f"/api/games/{game}/seals", SEAL, 403)


def test_a_game_that_is_over_takes_nothing(site: Site, people: list[User], as_user: ByUser) -> None:
    ada = as_user(people[0])
    game = ada.post("/api/games", {"rules": "medang", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)[
        "game"
    ]
    ada.post(f"/api/games/{game}/turns", TURN, 409)
    cancel(site, game, people[0].id)
    before = kept(site)
    for path, body in (("turns", TURN), ("preview", TURN), ("seals", SEAL)):
        problem = ada.post(f"/api/games/{game}/{path}", body, 409)
        assert problem["type"] == "/problems/not-now" and "over" in problem["detail"]
    for path in ("resign", "start"):
        ada.post(f"/api/games/{game}/{path}", expected=409)
    assert kept(site) == before


def test_a_database_that_is_away_is_503_and_a_mistake_500_without_details(
    site: Site, start_game: Callable[..., str], as_seat: BySeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = as_seat(start_game(2), 0)
    for error, status in (
        (ConnectionError("secret"), 503),
        (OutOfMemoryError("secret"), 503),
        (KeyError("secret"), 500),
    ):

        def fail(*_: Any, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr("service.api.asking.load", fail)
        response = ada.client.get(f"/api/games/{new_game_id()}", headers=ada.headers)
        assert (response.status_code, response.mimetype) == (status, "application/problem+json")
        assert "secret" not in response.text
        assert ("Retry-After" in response.headers) == (status == 503)
