"""Personal access tokens: made once, kept as a hash, listed, revoked, expired."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from redis.exceptions import ResponseError

from service.revoke import revoke
from service.site import Site
from service.tokens import MOST, SCOPES, issue
from service.users import User, find_user
from tests.api.conftest import ByUser
from tests.api.program import Program

Json = Any
DAY = 24 * 3600 * 1000


def wish(*scopes: str, **more: Json) -> Json:
    return {"name": "A bot", "scopes": list(scopes or SCOPES), "days": 30, **more}


def with_token(program: Program, text: str) -> Program:
    return Program(program.client, program.document, text)


def test_a_token_is_shown_once_and_kept_as_a_hash(people: list[User], as_user: ByUser, site: Site) -> None:
    ada = as_user(people[0])
    made = ada.post("/api/tokens", wish("games:play", "games:read"), 201)
    assert made["scopes"] == ["games:read", "games:play"]
    assert made["expires"] - made["created"] == 30 * DAY
    secret = made.pop("token")
    assert secret.startswith(f"lontar_{people[0].id}_")
    listed = ada.ask("GET", "/api/tokens", 200)
    assert made in listed.json["items"] and len(listed.json["items"]) == 2
    assert secret not in listed.text
    everything = [site.queue_bytes.dump(key) for key in site.redis.keys("*")]
    assert not [value for value in everything if secret.rpartition("_")[2].encode() in value]
    assert with_token(ada, secret).get("/api/games") == {"items": []}


def test_its_last_day_of_use_is_listed(
    people: list[User], as_user: ByUser, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = as_user(people[0])
    made = ada.post("/api/tokens", wish(), 201)
    used = {one["id"]: one.get("used") for one in ada.get("/api/tokens")["items"]}
    assert used.pop(made["id"]) is None and all(used.values())
    other = with_token(ada, made["token"])

    def full(*_: Any, **__: Any) -> None:
        raise ResponseError("OOM command not allowed when used memory > 'maxmemory'.")

    with monkeypatch.context() as patch:
        patch.setattr(site.redis, "hset", full)
        other.get("/api/games")
    assert (
        len(next(one for one in other.get("/api/tokens")["items"] if one["id"] == made["id"])["used"]) == 10
    )


def test_a_revoked_token_opens_nothing(people: list[User], as_user: ByUser) -> None:
    ada = as_user(people[0])
    made = ada.post("/api/tokens", wish(), 201)
    as_user(people[1]).ask("DELETE", f"/api/tokens/{made['id']}", 404)
    ada.ask("DELETE", f"/api/tokens/{made['id']}", 204)
    ada.ask("DELETE", f"/api/tokens/{made['id']}", 404)
    assert "revoked" in with_token(ada, made["token"]).get("/api/me", 401)["detail"]


def test_a_token_ends(
    people: list[User], as_user: ByUser, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("service.tokens.server_time", lambda _: 1_700_000_000_000)
        _, text = issue(site, people[0], "Old", ["account"], 365)
        site.redis.persist(f"user:{people[0].id}:tokens")
    ada = as_user(people[0])
    assert "expired" in with_token(ada, text).get("/api/me", 401)["detail"]
    assert [one["name"] for one in ada.get("/api/tokens")["items"]] == ["A program"]
    assert site.redis.hlen(f"user:{people[0].id}:tokens") == 2, "the ended one is gone; one and its day stay"


def test_everything_made_void_is_void(people: list[User], as_user: ByUser, site: Site) -> None:
    ada = as_user(people[0])
    ada.get("/api/me")
    revoke(site, people[0].id)
    ada.get("/api/me", 401)
    _, text = issue(site, find_user(site, people[0].id), "New", ["account"], 1)
    assert [one["name"] for one in with_token(ada, text).get("/api/tokens")["items"]] == ["New"]


def test_a_token_makes_none_that_may_more(people: list[User], as_user: ByUser) -> None:
    ada = as_user(people[0], "account", "games:read")
    ada.post("/api/tokens", wish("games:read"), 201)
    problem = ada.post("/api/tokens", wish("games:read", "games:play"), 403)
    assert (problem["needed"], problem["sent"]) == ("games:play", "account games:read")


@pytest.mark.parametrize(
    "body",
    [wish("games:win"), wish(scopes=[]), wish(days=0), wish(days=366), wish(name=""), wish(name=" "),
     wish(scopes="account"), {"name": "A bot"}],
)  # fmt: skip
def test_a_token_that_cannot_be_is_not_made(body: Json, people: list[User], as_user: ByUser) -> None:
    ada = as_user(people[0])
    ada.post("/api/tokens", body, 422)
    assert len(ada.get("/api/tokens")["items"]) == 1


def test_a_user_has_so_many_tokens(people: list[User], as_user: ByUser, site: Site) -> None:
    ada = as_user(people[0])
    for _ in range(MOST - 1):
        issue(site, people[0], "One more", ["account"], 1)
    assert str(MOST) in ada.post("/api/tokens", wish(), 409)["detail"]


@pytest.mark.parametrize(
    "text",
    ["lontar_", "lontar_u0123456789abcdef_" + "A" * 43, "lontar_u1:games_" + "A" * 43, "lontar_é"],
)
def test_what_is_no_token_is_refused(text: str, anonymous: Program) -> None:
    anonymous.get("/api/me", 401, headers={"Authorization": f"Bearer {text}"})


def test_tokens_are_for_the_interface_alone(people: list[User], client: FlaskClient, site: Site) -> None:
    """Pages do not look at scopes, so they take no tokens."""
    _, text = issue(site, people[0], "A bot", list(SCOPES), 1)
    headers = {"Authorization": f"Bearer {text}"}
    with client.application.test_request_context("/account", headers=headers):
        from service.access import visitor

        assert visitor().user is None
    assert client.get("/api/me", headers=headers).status_code == 200
