"""Turns: played once, judged at the door, answered to their sender alone."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from service.api.submitting import seconds
from service.load import load
from service.log import read
from service.site import Site
from service.submissions import ROOM
from service.users import User
from tests.api.conftest import ByUser, Playing
from tests.api.program import Program


@pytest.fixture
def working(drain: Callable[[], None]) -> Iterator[None]:
    """A worker at work, all the while."""
    stop = threading.Event()

    def work() -> None:
        while not stop.is_set():
            drain()
            stop.wait(0.02)

    thread = threading.Thread(target=work)
    thread.start()
    yield
    stop.set()
    thread.join()


def in_parallel(times: int, send: Callable[[], Any]) -> list[Any]:
    """The same done so many times at once."""
    start = threading.Barrier(times)

    def one() -> Any:
        start.wait()
        return send()

    with ThreadPoolExecutor(times) as pool:
        return [each.result() for each in [pool.submit(one) for _ in range(times)]]


def post(playing: Playing, program: Program, turn: dict[str, Any], **headers: str) -> Any:
    """Send a turn with a client of its own; status and body."""
    client = program.client.application.test_client()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response = client.post(f"{playing.path}/turns", json=turn, headers={**program.headers, **named})
    return response.status_code, response.json


@pytest.mark.parametrize("key", [{"Idempotency_Key": "k1"}, {}])
def test_the_same_turn_sent_at_once_is_received_once(
    playing: Playing, site: Site, drain: Callable[[], None], key: dict[str, str]
) -> None:
    mover, _ = playing.mover()
    turn, version = playing.turn(), len(read(site, playing.game))
    answers = in_parallel(6, lambda: post(playing, mover, turn, **key))
    assert answers[0][0] == 202 and all(answer == answers[0] for answer in answers)
    drain()
    assert len(read(site, playing.game)) == version + 1
    assert post(playing, mover, turn, **key)[1]["status"] == "settled"
    drain()
    assert len(read(site, playing.game)) == version + 1


@pytest.mark.usefixtures("working")
def test_the_same_key_waiting_twice_hears_the_same_verdict(playing: Playing, site: Site) -> None:
    mover, _ = playing.mover()
    turn, version = playing.turn(), len(read(site, playing.game))
    answers = in_parallel(2, lambda: post(playing, mover, turn, Idempotency_Key="k", Prefer="wait=20"))
    assert answers[0] == answers[1]
    assert (answers[0][0], answers[0][1]["version"]) == (200, version + 1)
    assert len(read(site, playing.game)) == version + 1


def test_another_turn_at_the_same_point_is_stale(
    playing: Playing, site: Site, drain: Callable[[], None]
) -> None:
    mover, _ = playing.mover()
    first, second = playing.turn(0), playing.turn(1)
    mover.post(f"{playing.path}/turns", first, 202)
    drain()
    version = len(read(site, playing.game))
    problem = mover.post(f"{playing.path}/turns", second, 409)
    assert problem["type"] == "/problems/stale"
    assert (problem["expected"], problem["actual"]) == (mover.get(playing.path)["point"], first["point"])
    mover.post(f"{playing.path}/preview", second, 409)
    drain()
    assert len(read(site, playing.game)) == version


def test_of_two_turns_in_the_inbox_the_second_is_stale(playing: Playing, drain: Callable[[], None]) -> None:
    mover, _ = playing.mover()
    sent = [mover.post(f"{playing.path}/turns", playing.turn(number), 202) for number in (0, 1)]
    drain()
    verdicts = [mover.get(each["location"]) for each in sent]
    assert [verdict["status"] for verdict in verdicts] == ["settled", "stale"]
    assert verdicts[1]["problem"]["type"] == "/problems/stale"
    assert "problem" not in verdicts[0] and "version" not in verdicts[1]


def test_a_key_that_was_refused_is_never_played(
    playing: Playing, site: Site, drain: Callable[[], None]
) -> None:
    mover, _ = playing.mover()
    key = {"headers": {"Idempotency-Key": "once"}}
    good = playing.turn()
    for bad, slug in (({**good, "moves": [{"kind": "Renew"}]}, "illegal"), (good, "key-reused")):
        problem = mover.post(f"{playing.path}/turns", bad, 422, **key)
        assert problem["type"] == f"/problems/{slug}"
    again = mover.post(f"{playing.path}/turns", {**good, "moves": [{"kind": "Renew"}]}, 422, **key)
    assert again["type"] == "/problems/illegal" and again["move"] == 0
    version = len(read(site, playing.game))
    drain()
    assert len(read(site, playing.game)) == version
    mover.post(f"{playing.path}/turns", good, 202)


def test_a_line_that_says_nothing_uses_its_key_up(playing: Playing) -> None:
    mover, _ = playing.mover()
    key = {"headers": {"Idempotency-Key": "once"}}
    point = playing.turn()["point"]
    for _ in range(2):
        problem = mover.post(f"{playing.path}/turns", {"point": point, "text": "fly"}, 422, **key)
        assert problem["type"] == "/problems/illegal"
    assert mover.post(f"{playing.path}/turns", playing.turn(), 422, **key)["type"] == "/problems/key-reused"


def test_a_key_belongs_to_one_turn_of_one_seat(playing: Playing) -> None:
    mover, other = playing.mover()
    key = {"headers": {"Idempotency-Key": "k"}}
    mover.post(f"{playing.path}/turns", playing.turn(0), 202, **key)
    assert mover.post(f"{playing.path}/turns", playing.turn(1), 422, **key)["type"] == "/problems/key-reused"
    problem = other.post(f"{playing.path}/turns", playing.turn(0), 422, **key)
    assert (problem["type"], problem["move"]) == ("/problems/illegal", 0)
    assert problem["detail"] == "It is not your turn."


def test_moves_behind_a_draw_are_refused(playing: Playing, site: Site) -> None:
    mover, _ = playing.mover()
    first = mover.get(f"{playing.path}/moves")["moves"][0]["text"]
    point = playing.turn()["point"]
    after = mover.get(f"{playing.path}/moves?after={first}")
    assert "take pile" in [each["text"] for each in after["moves"]] and not after["chance"]
    behind = mover.get(f"{playing.path}/moves?after={first}; take pile")
    assert behind["chance"] and behind["moves"] == []
    preview = mover.post(f"{playing.path}/preview", {"point": point, "text": f"{first}\ntake pile"})
    assert preview["chance"]
    for path in ("preview", "turns"):
        turn = {"point": point, "text": f"{first}; take pile; pass"}
        problem = mover.post(f"{playing.path}/{path}", turn, 422)
        assert (problem["type"], problem["move"]) == ("/problems/boundary", 2)
    assert load(site, playing.game).record.head.point_text == point


def test_a_preview_tells_what_the_history_will_tell(playing: Playing, drain: Callable[[], None]) -> None:
    mover, _ = playing.mover()
    turn = playing.turn()
    before = mover.get(f"{playing.path}/history")["version"]
    preview = mover.post(f"{playing.path}/preview", turn)
    mover.post(f"{playing.path}/turns", turn, 202)
    drain()
    (leaf,) = mover.get(f"{playing.path}/history?after={before}")["items"]
    assert preview["events"] and not preview["chance"]
    assert (leaf["events"], leaf["lines"]) == (preview["events"], preview["lines"])
    assert mover.get(playing.path)["view"] == preview["view"]


def test_a_refusal_names_rule_and_move(playing: Playing) -> None:
    mover, _ = playing.mover()
    turn = {"point": playing.turn()["point"], "text": "play b1 99"}
    for path in ("preview", "turns"):
        problem = mover.post(f"{playing.path}/{path}", turn, 422)
        assert problem["type"] == "/problems/illegal" and problem["move"] == 0
        assert problem["rule"] and problem["detail"]


def test_a_submission_is_its_senders_alone(
    playing: Playing, people: list[User], as_user: ByUser, anonymous: Program, drain: Callable[[], None]
) -> None:
    mover, other = playing.mover()
    location = mover.post(f"{playing.path}/turns", playing.turn(), 202)["location"]
    assert mover.get(location)["status"] == "waiting"
    seat = mover.get(playing.path)["seat"]
    assert as_user(people[seat]).get(location)["status"] == "waiting"
    for stranger in (other, as_user(people[1 - seat]), as_user(people[3])):
        stranger.get(location, 404)
    anonymous.get(location, 401)
    drain()
    assert mover.get(location)["status"] == "settled"


def test_a_sealed_phase_takes_no_turns(
    start_game: Callable[..., str], as_user: ByUser, people: list[User]
) -> None:
    game = start_game(2)
    ada = as_user(people[0])
    turn = {"point": ada.get(f"/api/games/{game}")["point"], "text": "keep"}
    for path in ("preview", "turns"):
        assert "seal" in ada.post(f"/api/games/{game}/{path}", turn, 409)["detail"]


def test_an_inbox_that_is_full_asks_to_wait(playing: Playing, site: Site) -> None:
    mover, _ = playing.mover()
    site.redis.rpush(f"{{{playing.game[:2]}}}:inbox:{playing.game}", *["x"] * ROOM)
    response = mover.ask("POST", f"{playing.path}/turns", 429, json=playing.turn())
    assert response.json["type"] == "/problems/too-many" and "Retry-After" in response.headers


def test_an_answer_says_where_to_ask(playing: Playing) -> None:
    mover, _ = playing.mover()
    response = mover.ask("POST", f"{playing.path}/turns", 202, json=playing.turn())
    assert (
        response.headers["Location"] == response.json["location"] and response.headers["Retry-After"] == "1"
    )
    assert response.json["submission"].startswith(f"{playing.game}-")


@pytest.mark.parametrize(
    ("prefer", "expected"),
    [
        ("wait=10", 10),
        ("respond-async, Wait=3", 3),
        ("wait=9999", 25),
        ("wait=-1", 0),
        ("await=5", 0),
        ("", 0),
    ],
)
def test_prefer_asks_to_wait_for_seconds(prefer: str, expected: int) -> None:
    assert seconds(prefer) == expected
