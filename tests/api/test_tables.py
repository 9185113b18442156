"""Tables by program: created, listed, joined, declined, started, called off, left."""

from collections.abc import Callable
from typing import Any

import pytest

from service.site import Site
from service.users import User
from tests.api.conftest import BySeat, ByUser

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}


def wish(*seats: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"rules": "medang", "seats": list(seats), **more}


def test_a_game_against_bots_starts_by_itself(
    people: list[User], as_user: ByUser, drain: Callable[[], None]
) -> None:
    ada = as_user(people[0])
    response = ada.ask("POST", "/api/games", 201, json=wish(ME, BOT, BOT, pace=3600, title="Alone"))
    game = response.json
    assert response.headers["Location"] == f"/api/games/{game['game']}"
    assert (game["status"], game["seat"], game["organiser"], game["pace"]) == ("open", 0, True, 3600)
    assert [seat["bot"] for seat in game["seats"]] == [None, "random", "random"]
    drain()
    shown = ada.get(f"/api/games/{game['game']}")
    assert (shown["status"], shown["title"]) == ("running", "Alone")
    assert shown["deadline"] > game["since"]


@pytest.mark.parametrize(
    ("body", "slug"),
    [
        (wish(), "invalid"),
        (wish(ME, ME), "invalid"),
        (wish(ME, {"kind": "throne"}), "invalid"),
        (wish(ME, {"kind": "invite"}), "invalid"),
        (wish(ME, {"kind": "invite", "address": "nobody"}), "invalid"),
        (wish(ME, {"kind": "open", "address": "budi@example.org"}), "invalid"),
        (wish(ME, {"kind": "bot", "bot": "clever"}), "invalid"),
        (wish(ME, OPEN, pace=59), "invalid"),
        (wish(ME, OPEN, pace=None), "invalid"),
        (wish(ME, OPEN, title="x" * 61), "invalid"),
        (wish(ME, OPEN, cut="a\nb"), "invalid"),
        (wish(ME, OPEN, watch="all"), "invalid"),
        (wish(ME, OPEN, options={"temple": 3}), "invalid"),
        ({**wish(ME, OPEN), "rules": "chess"}, "invalid"),
        (wish(ME, OPEN, options={"temple": "angkor"}), "illegal"),
        (wish(ME, OPEN, BOT, options={"temple": "kalasan"}), "illegal"),
        (wish(ME), "illegal"),
    ],
)
def test_a_game_that_cannot_be_is_not_created(
    body: dict[str, Any], slug: str, people: list[User], as_user: ByUser
) -> None:
    ada = as_user(people[0])
    assert ada.post("/api/games", body, 422)["type"] == f"/problems/{slug}"
    assert ada.get("/api/games") == {"items": []}


def test_an_open_seat_goes_to_who_comes_first(people: list[User], as_user: ByUser) -> None:
    ada, budi, citra = (as_user(user) for user in people[:3])
    game = ada.post("/api/games", wish(ME, OPEN), 201)["game"]
    path = f"/api/games/{game}/join"
    sat = budi.post(path, {"seat": 1, "name": "Budi the Builder", "cut": "half"})
    assert sat["seat"] == 1 and sat["seats"][1]["name"] == "Budi the Builder"
    assert budi.post(path, {}) | {"since": 0} == sat | {"since": 0}
    assert citra.post(path, {}, 409)["type"] == "/problems/not-now"
    citra.post(path, {"seat": 1}, 409)
    citra.post(path, {"seat": 10}, 422)


def test_who_is_refused_has_neither_sat_down_nor_changed_names(people: list[User], as_user: ByUser) -> None:
    ada, budi = as_user(people[0]), as_user(people[1])
    game = ada.post("/api/games", wish(ME, OPEN), 201)["game"]
    budi.post(f"/api/games/{game}/join", {"name": "  "}, 422)
    assert ada.get("/api/games")["items"][0]["seats"][1]["status"] == "open"
    as_user(people[2]).post(f"/api/games/{game}/join", {"seat": 5, "name": "Other"}, 409)
    assert as_user(people[2]).get("/api/me")["name"] == "Citra"


def test_an_invitation_is_declined_and_the_organiser_starts(
    people: list[User], as_user: ByUser, drain: Callable[[], None]
) -> None:
    ada, budi = as_user(people[0]), as_user(people[1])
    game = ada.post("/api/games", wish(ME, {"kind": "invite", "address": people[1].address}), 201)["game"]
    assert budi.post(f"/api/games/{game}/decline")["seats"][1]["status"] == "declined"
    assert budi.get("/api/games") == {"items": []}
    assert budi.post(f"/api/games/{game}/start", expected=403)["type"] == "/problems/forbidden"
    budi.post(f"/api/games/{game}/cancel", expected=403)
    assert ada.post(f"/api/games/{game}/start")["seats"][1]["bot"] == "random"
    drain()
    assert ada.get(f"/api/games/{game}")["status"] == "running"
    ada.post(f"/api/games/{game}/cancel", expected=409)


def test_a_game_that_was_called_off_shows_its_log(people: list[User], as_user: ByUser) -> None:
    ada = as_user(people[0])
    game = ada.post("/api/games", wish(ME, OPEN), 201)["game"]
    ada.get(f"/api/games/{game}/log", 409)
    cancelled = ada.post(f"/api/games/{game}/cancel")
    assert (cancelled["status"], cancelled["why"]) == ("ended", "cancelled")
    assert ada.ask("GET", f"/api/games/{game}/log", 200).text.count("\n") == cancelled["version"]
    assert ada.post(f"/api/games/{game}/cancel") == cancelled


def test_a_seat_that_is_left_plays_no_more(
    start_game: Callable[..., str],
    as_seat: BySeat,
    as_user: ByUser,
    people: list[User],
    drain: Callable[[], None],
) -> None:
    game = start_game(2)
    budi = as_seat(game, 1)
    assert budi.post(f"/api/games/{game}/resign")["seats"][1]["status"] == "resigned"
    for former in (budi, as_user(people[1])):
        assert former.get(f"/api/games/{game}")["seat"] == 1, "who has left may look on"
        former.get(f"/api/games/{game}/moves", 403)
    assert [each["game"] for each in as_user(people[1]).get("/api/games")["items"]] == [game]


def test_a_seats_token_is_for_that_seat_alone(
    start_game: Callable[..., str], as_user: ByUser, as_seat: BySeat, people: list[User], site: Site
) -> None:
    game = start_game(2)
    made = as_user(people[1]).post(f"/api/games/{game}/token", expected=201)
    assert (made["game"], made["seat"], made["days"]) == (game, 1, 90)
    as_user(people[2]).post(f"/api/games/{game}/token", expected=403)
    problem = as_seat(game, 1).post(f"/api/games/{game}/token", expected=403)
    assert (problem["needed"], problem["sent"]) == ("user", "seat")
    site.redis.hincrby(f"{{{game[:2]}}}:about:{game}", "epoch:1", 1)
    program = as_user(people[1])
    program.headers = {"Authorization": f"Bearer {made['token']}"}
    program.get(f"/api/games/{game}", 401)


def test_a_list_goes_on_where_it_ended(people: list[User], as_user: ByUser) -> None:
    ada = as_user(people[0])
    games = [ada.post("/api/games", wish(ME, OPEN), 201)["game"] for _ in range(5)]
    ada.post(f"/api/games/{games[0]}/cancel")
    seen: list[str] = []
    path = "/api/games?status=open&limit=3"
    while path:
        page = ada.get(path)
        seen += [each["game"] for each in page["items"]]
        path = f"/api/games?status=open&limit=3&after={page['next']}" if "next" in page else ""
    assert sorted(seen) == sorted(games[1:])
    assert ada.get(f"/api/games?after={'b' * 12}") == {"items": []}
    ada.get("/api/games?limit=0", 422)


def test_a_user_changes_name_and_zone(people: list[User], as_user: ByUser) -> None:
    ada = as_user(people[0])
    changed = ada.ask("PUT", "/api/me", 200, json={"name": "Ada L.", "zone": "Asia/Jakarta"}).json
    assert changed == ada.get("/api/me") | {"name": "Ada L.", "zone": "Asia/Jakarta"}
    ada.ask("PUT", "/api/me", 422, json={"name": "Ada", "zone": "Mars/Base"})
    ada.ask("PUT", "/api/me", 422, json={"name": "Ada"})


def test_the_twenty_first_invitation_of_a_day_waits(people: list[User], as_user: ByUser) -> None:
    ada = as_user(people[0])
    for number in range(5):
        guests = [{"kind": "invite", "address": f"guest{number}.{seat}@example.org"} for seat in range(4)]
        ada.post("/api/games", wish(ME, *guests), 201)
    response = ada.ask(
        "POST", "/api/games", 429, json=wish(ME, {"kind": "invite", "address": "x@example.org"})
    )
    assert "Retry-After" in response.headers
