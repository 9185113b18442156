"""Standing orders for programs: listed, put, withdrawn; known to their seat alone."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from service.audit import verify
from service.links import seat_token
from service.load import load
from service.log import read
from service.sealing import seal as seal_move
from service.site import Site
from service.standing import STANDING
from service.standing.giving import put as have
from tests.api.conftest import BySeat, Playing
from tests.api.test_secrets import client_of
from tests.orders import MEDANG
from tests.service.test_spine import play_on
from tests.twins import make_twin
from worker import drain as drains

Json = Any
Drain = Callable[[], None]


@pytest.fixture
def medang_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Medang has standing orders, in this test."""
    monkeypatch.setitem(STANDING, "medang", MEDANG)  # type: ignore[arg-type]


@pytest.fixture
def voyage(start_game: Callable[..., str], as_seat: BySeat) -> Playing:
    """Three travellers on Jawa, planning."""
    game = start_game(3, rules="festivals")
    return Playing(game, [as_seat(game, seat) for seat in range(3)])


def orders(playing: Playing, seat: int) -> Json:
    return playing.seats[seat].get(f"{playing.path}/orders")


def put(playing: Playing, seat: int, *lines: str, expected: int = 200, **more: Json) -> Json:
    body = {"orders": list(lines), **more}
    return playing.seats[seat].ask("PUT", f"{playing.path}/orders", expected, json=body).json


def seal(playing: Playing, seat: int, text: str) -> None:
    program = playing.seats[seat]
    point = program.get(playing.path)["point"]
    program.post(f"{playing.path}/seals", {"point": point, "text": text}, 201)


def test_they_are_put_listed_and_withdrawn(voyage: Playing) -> None:
    assert orders(voyage, 0)["orders"] == []
    answer = put(voyage, 0, "REST pool", "first violet red", "route bali y, nusa tenggara b")
    assert [one["line"] for one in answer["orders"]] == [
        "rest pool", "first violet red", "route bali y, nusa-tenggara b",
    ]  # fmt: skip
    assert answer["orders"][1]["text"] == "With the airplane you let Budi go first, then Ada."
    assert {form["topic"] for form in answer["forms"]} == set(STANDING["festivals"].FORMS)
    assert orders(voyage, 0) == answer and orders(voyage, 1)["orders"] == []
    voyage.seats[0].ask("DELETE", f"{voyage.path}/orders/first", 204)
    voyage.seats[0].ask("DELETE", f"{voyage.path}/orders/first", 404)
    voyage.seats[0].ask("DELETE", f"{voyage.path}/orders/FIRST", 404)
    assert [one["topic"] for one in orders(voyage, 0)["orders"]] == ["rest", "route"]
    assert put(voyage, 0)["orders"] == []


def test_a_line_that_is_no_order_is_refused_with_a_sentence_and_its_place(voyage: Playing) -> None:
    put(voyage, 0, "rest pool")
    problem = put(voyage, 0, "hold", "route sulawesi y", expected=422)
    assert (problem["type"], problem["order"]) == ("/problems/no-order", 1)
    assert problem["detail"] == "“route sulawesi y”: Sulawesi is not adjacent to Jawa."
    assert put(voyage, 0, "x" * 201, expected=422)["type"] == "/problems/invalid"
    assert put(voyage, 0, "rest\npool", expected=422)["type"] == "/problems/invalid"
    assert [one["line"] for one in orders(voyage, 0)["orders"]] == ["rest pool"]


def test_they_are_put_against_a_point_if_one_is_named(voyage: Playing) -> None:
    point = voyage.seats[0].get(voyage.path)["point"]
    assert put(voyage, 0, "hold", point="1." + "0" * 32, expected=409)["expected"] == point
    assert put(voyage, 0, "hold", point=point)["point"] == point


def test_a_game_that_has_none_says_so(playing: Playing) -> None:
    answer = orders(playing, 0)
    assert (answer["orders"], answer["notices"], answer["forms"]) == ([], [], [])
    assert put(playing, 0, "take pile", expected=409)["detail"] == "This game has no standing orders."


def test_whoever_has_left_orders_nothing(voyage: Playing) -> None:
    voyage.seats[0].post(f"{voyage.path}/resign", expected=200)
    put(voyage, 0, "hold", expected=403)
    voyage.seats[0].ask("GET", f"{voyage.path}/orders", 403)


def test_a_whole_round_is_played_by_orders_in_one_visit_each(voyage: Playing, drain: Drain) -> None:
    """Who goes first, where, and how to rest: said while planning, and nobody is asked again."""
    ways = ["route bali y, nusa-tenggara b", "route sumatra k", "rest pool"]
    plans = ["plan y b", "plan k", "stay"]
    for seat in range(3):
        put(voyage, seat, ways[seat], "discard y k b", "first red violet teal", "hold")
        seal(voyage, seat, plans[seat])
    drain()
    seen = voyage.seats[0].get(voyage.path)
    assert seen["view"]["round"] == 2 and seen["sealed"]
    assert [row["island"] for row in seen["view"]["seats"]] == ["nusa-tenggara", "sumatra", "jawa"]
    assert [one["topic"] for one in orders(voyage, 0)["orders"]] == ["discard", "first", "hold"]
    history = voyage.seats[1].get(f"{voyage.path}/history")["items"]
    assert {leaf["by"] for leaf in history[-3:]} <= {"seat:0", "seat:1", "seat:2", "table"}


def test_a_route_that_is_not_possible_is_dropped_whole(voyage: Playing, drain: Drain) -> None:
    """F4: no step of it is made. The plan was for one ticket, and the way takes two others."""
    put(voyage, 2, "route sumatra k, jawa b")
    seal(voyage, 0, "plan y k b")
    seal(voyage, 1, "stay")
    seal(voyage, 2, "plan y")
    drain()
    while (seen := voyage.seats[0].get(voyage.path))["view"]["to_move"] == [0]:
        line = voyage.seats[0].get(f"{voyage.path}/moves")["moves"][0]["text"]
        voyage.seats[0].post(f"{voyage.path}/turns", {"point": seen["point"], "text": line}, 202)
        drain()
    assert seen["view"]["to_move"] == [2] and seen["view"]["phase"] == "move"
    (notice,) = orders(voyage, 2)["notices"]
    assert notice["line"] == "route sumatra k, jawa b" and "1 yellow ticket" in notice["why"]
    assert orders(voyage, 2)["orders"] == [] and orders(voyage, 0)["notices"] == []
    voyage.seats[2].ask("DELETE", f"{voyage.path}/notices", 204)
    assert orders(voyage, 2)["notices"] == []


LINES = (
    "rest pool", "rest middle", "first violet red", "first teal", "discard b k y", "hold", "dance",
    "route bali y", "route kalimantan y, sulawesi b", "route jawa b", "route sumatra k, jawa y",
    "route papua y",
)  # fmt: skip


@pytest.mark.parametrize("moves", [0, 6])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_an_order_says_and_does_tells_its_seat_nothing_hidden(
    site: Site,
    start_game: Callable[..., str],
    drain: Drain,
    monkeypatch: pytest.MonkeyPatch,
    seat: int,
    moves: int,
) -> None:
    """Twins that differ in what the seat may not know: its orders are refused, played and dropped alike."""
    monkeypatch.setattr("service.api.asking.check", lambda rate, answers: None)
    monkeypatch.setattr("service.lobby.secrets.token_bytes", lambda size: bytes(range(size)))
    game = start_game(3, rules="festivals", typhoons="1")
    play_on(site, game, drain, random.Random(moves), most=moves)
    twin = make_twin(site, game, seat, random.Random(1))
    answers = [ordered(one, game, seat) for one in (site, twin)]
    assert len(answers[0]) > len(LINES) and answers[0] == answers[1]


def ordered(site: Site, game: str, seat: int) -> list[Any]:
    """What a seat hears when it gives every order, and again when a drain has looked at them."""
    client, found = client_of(site), []
    headers = {"Authorization": f"Bearer {seat_token(site, game, seat, 0)}"}
    for line in LINES:
        answer = client.put(f"/api/games/{game}/orders", headers=headers, json={"orders": [line]})
        drains.work(site, stay=0)
        found += [(line, answer.status_code, masked(answer)), *asked_by(site, game, seat)]
    return found


@pytest.mark.usefixtures("medang_orders")
class TestSecret:
    """Nobody else can tell that there are orders, or that a move came from one."""

    def test_other_seats_hear_the_same_with_orders_and_without(
        self, site: Site, start_game: Callable[..., str], drain: Drain, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Twins: in one game a seat sends its turns, in the other its orders make them. Times aside."""
        monkeypatch.setattr("service.lobby.secrets.token_bytes", lambda size: bytes(range(size)))
        monkeypatch.setattr("service.lobby.keys.new_game_id", lambda: "aaaaaaaaaaaa")
        heard = [played(site, start_game, drain, by_orders) for by_orders in (False, True)]
        assert len(heard[0]) > 20 and heard[0] == heard[1]

    def test_nothing_of_them_is_in_any_answer_to_others(
        self, playing: Playing, site: Site, drain: Drain
    ) -> None:
        secret = "take pile"
        seat = load(site, playing.game).record.actors.seats[0]
        tag = playing.seats[1 - seat].ask("GET", playing.path, 200).headers["ETag"]
        put(playing, seat, secret)
        drain()
        for path in ("", "/moves", "/history", "/chain", "/log", "/orders"):
            answer = playing.seats[1 - seat].client.get(
                playing.path + path, headers=playing.seats[1 - seat].headers
            )
            assert secret not in answer.text.replace(json.dumps(MEDANG.FORMS["take"].example), ""), path
        assert playing.seats[1 - seat].ask("GET", playing.path, 200).headers["ETag"] == tag

    def test_the_log_of_a_game_with_orders_is_proved_and_says_nothing_of_them(
        self, playing: Playing, site: Site, drain: Drain
    ) -> None:
        for seat in (0, 1):
            put(playing, seat, "take pile")
        play_on(site, playing.game, drain, random.Random(4))
        assert load(site, playing.game).record.table.status == "ended"
        kinds = {event["kind"] for content in read(site, playing.game) for event in content["events"]}
        assert not any("rder" in kind for kind in kinds)
        log = playing.seats[0].ask("GET", f"{playing.path}/log", 200).text
        assert verify(log, site.config.release).holds


def played(
    site: Site, start_game: Callable[..., str], drain: Drain, by_orders: bool
) -> list[tuple[str, int, str]]:
    """Some turns of a game, and everything that seat 1 hears of them."""
    for key in site.redis.keys("*aaaaaaaaaaaa*"):
        site.redis.delete(key)
    game = start_game(3, "borobudur")
    for seat in range(3):
        record = load(site, game).record
        keep = record.rules.notation.read("keep")
        seal_move(site, game, seat, record.head.point_text, keep, f"seat:{seat}")
    drain()
    heard: list[tuple[str, int, str]] = []
    for _ in range(9):
        record = load(site, game).record
        (seat,) = record.actors.seats
        line = record.rules.notation.write(next(iter(record.rules.legal(record.state, seat))))
        order = line if record.rules.view(record.state, seat)["phase"] == "play" else "take pile"
        if by_orders and seat != 1:
            have(site, game, seat, [order])
        else:
            send(site, game, seat, order)
        drain()
        heard += asked_by(site, game, 1)
    return heard


def send(site: Site, game: str, seat: int, line: str) -> None:
    client = client_of(site)
    headers = {"Authorization": f"Bearer {seat_token(site, game, seat, 0)}"}
    point = load(site, game).record.head.point_text
    answer = client.post(f"/api/games/{game}/turns", headers=headers, json={"point": point, "text": line})
    assert answer.status_code == 202, answer.text


def asked_by(site: Site, game: str, seat: int) -> list[tuple[str, int, str]]:
    """Every answer that a seat gets by asking, with its headers; times and hashes masked."""
    client, found = client_of(site), []
    headers = {"Authorization": f"Bearer {seat_token(site, game, seat, 0)}"}
    for path in ("", "/moves", "/history", "/chain", "/seals", "/orders"):
        answer = client.get(f"/api/games/{game}{path}", headers=headers)
        found.append((path, answer.status_code, masked(answer)))
    return found


def masked(answer: Any) -> str:
    """Headers and body of an answer without hashes, receipts and times."""
    text = f"{sorted(answer.headers.items())} {answer.text}"
    text = re.sub(r"[0-9a-f]{32,64}|eyJ[\w-]+\.[\w-]+\.[\w-]+", "#", text)
    return re.sub(r"1[0-9]{12}", "", text)
