"""Who may see what: seats, spectators, strangers, browsers; and answers that have not changed."""

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.lobby import Wish, create, join
from service.site import Site
from service.users import User
from tests.api.conftest import BySeat, ByUser, Playing
from tests.api.program import Program


@pytest.fixture
def public_game(site: Site, people: list[User], drain: Callable[[], None]) -> str:
    """A running game that anybody may watch."""
    game = create(site, people[0].id, "medang", {}, [Wish("me"), Wish("open")], pace=None, watch="public")
    join(site, game, people[1].id, None, "")
    drain()
    return game


def test_a_public_game_shows_anybody_what_a_spectator_sees(
    public_game: str, anonymous: Program, as_user: ByUser, people: list[User]
) -> None:
    for program in (anonymous, as_user(people[2])):
        shown = program.get(f"/api/games/{public_game}")
        assert "seat" not in shown and "you" not in shown["view"]
        for path in ("history", "chain"):
            assert program.get(f"/api/games/{public_game}/{path}")["version"] == shown["version"]
        program.get(f"/api/games/{public_game}/log", 409)
    anonymous.get(f"/api/games/{public_game}/moves", 401)
    as_user(people[2]).get(f"/api/games/{public_game}/moves", 403)


def test_a_table_of_its_seats_shows_nobody_else_anything(
    playing: Playing, anonymous: Program, as_user: ByUser, people: list[User]
) -> None:
    for path in ("", "/history", "/chain", "/log"):
        anonymous.get(playing.path + path, 401)
        as_user(people[2]).get(playing.path + path, 403)


def test_the_etag_changes_with_version_and_seat_alone(playing: Playing, drain: Callable[[], None]) -> None:
    tags = [program.ask("GET", playing.path, 200).headers["ETag"] for program in playing.seats]
    assert len(set(tags)) == 2
    mover, _ = playing.mover()
    mine = mover.ask("GET", playing.path, 200).headers["ETag"]
    unchanged = mover.ask("GET", playing.path, 304, headers={"If-None-Match": mine})
    assert unchanged.headers["ETag"] == mine and not unchanged.data
    other = next(tag for tag in tags if tag != mine)
    mover.ask("GET", playing.path, 200, headers={"If-None-Match": other})
    mover.post(f"{playing.path}/turns", playing.turn(), 202)
    drain()
    mover.ask("GET", playing.path, 200, headers={"If-None-Match": mine})


def test_an_etag_opens_nothing_to_a_stranger(playing: Playing, anonymous: Program) -> None:
    anonymous.ask("GET", playing.path, 401, headers={"If-None-Match": "*"})


def test_history_goes_on_behind_a_version(playing: Playing) -> None:
    ada = playing.seats[0]
    whole = ada.get(f"{playing.path}/history")
    assert whole["game"] == playing.game
    rest = ada.get(f"{playing.path}/history?after=3")
    assert rest["items"] == whole["items"][3:]
    assert ada.get(f"{playing.path}/history?after={whole['version']}")["items"] == []
    texts = [line["text"] for leaf in whole["items"] for line in leaf.get("lines", [])]
    assert "seals a choice" in texts


def test_every_answer_names_game_and_version(playing: Playing) -> None:
    ada = playing.seats[0]
    version = ada.get(playing.path)["version"]
    for path in ("", "/history", "/chain", "/moves"):
        answer = ada.get(playing.path + path)
        assert (answer["game"], answer["version"]) == (playing.game, version)


def signed_in(client: FlaskClient, user: User) -> None:
    with client.session_transaction() as session:
        session["user"], session["epoch"] = user.id, user.epoch


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Origin": "http://localhost:8000"}, 200),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost:8000"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({}, 403),
    ],
)
def test_a_browser_writes_only_from_our_own_pages(
    anonymous: Program, people: list[User], headers: dict[str, str], status: int
) -> None:
    signed_in(anonymous.client, people[0])
    anonymous.get("/api/me")
    body: dict[str, Any] = {"name": "Ada", "zone": "UTC"}
    anonymous.ask("PUT", "/api/me", status, json=body, headers=headers)


def test_no_answer_is_for_other_sites(playing: Playing) -> None:
    response = playing.seats[0].ask("GET", playing.path, 200, headers={"Origin": "http://evil.example"})
    assert not [name for name, _ in response.headers if name.startswith("Access-Control")]
    assert "no-store" in playing.seats[0].ask("GET", f"{playing.path}/moves", 200).headers["Cache-Control"]


def test_a_signed_in_browser_plays_its_seat(
    playing: Playing, people: list[User], as_seat: BySeat, drain: Callable[[], None]
) -> None:
    mover, _ = playing.mover()
    seat = mover.get(playing.path)["seat"]
    turn = playing.turn()
    browser = Program(mover.client.application.test_client(), mover.document)
    signed_in(browser.client, people[seat])
    browser.post(f"{playing.path}/turns", turn, 403)
    browser.post(f"{playing.path}/turns", turn, 202, headers={"Sec-Fetch-Site": "same-origin"})
