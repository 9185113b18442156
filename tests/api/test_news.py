"""The long poll: an answer as soon as there is news, and never more waiting than a quarter of the threads."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from service import waiting
from service.lobby import cancel
from service.site import Site
from service.users import User
from tests.api.conftest import ByUser, Playing

Json = Any


@pytest.fixture
def aside() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_it_answers_as_soon_as_somebody_has_moved(
    playing: Playing, drain: Callable[[], None], aside: ThreadPoolExecutor
) -> None:
    mover, other = playing.mover()
    turn, version = playing.turn(), other.get(playing.path)["version"]
    waited = aside.submit(other.get, f"{playing.path}/history?after={version}&wait=25")
    time.sleep(0.2)
    assert not waited.done()
    began = time.monotonic()
    mover.post(f"{playing.path}/turns", turn, 202)
    drain()
    news = waited.result()
    assert time.monotonic() - began < 5
    assert [leaf["version"] for leaf in news["items"]] == [version + 1] and news["version"] == version + 1


def test_what_is_there_already_is_answered_at_once(playing: Playing) -> None:
    began = time.monotonic()
    assert len(playing.seats[0].get(f"{playing.path}/history?after=2&wait=25")["items"]) > 1
    assert time.monotonic() - began < 5


def test_without_news_the_answer_is_empty(playing: Playing) -> None:
    ada = playing.seats[0]
    version = ada.get(playing.path)["version"]
    began = time.monotonic()
    answer = ada.ask("GET", f"{playing.path}/history?after={version}&wait=1", 200)
    assert answer.json["items"] == [] and time.monotonic() - began >= 0.9
    assert "Retry-After" not in answer.headers


def test_a_quarter_of_the_threads_may_wait(playing: Playing) -> None:
    ada = playing.seats[0]
    version = ada.get(playing.path)["version"]
    with ExitStack() as rooms:
        assert [rooms.enter_context(waiting.room()) for _ in range(waiting.THREADS // 4)] == [True, True]
        began = time.monotonic()
        answer = ada.ask("GET", f"{playing.path}/history?after={version}&wait=25", 200)
        assert time.monotonic() - began < 5
        assert answer.json["items"] == [] and int(answer.headers["Retry-After"]) > 0
    with waiting.room() as free:
        assert free


def test_a_game_that_is_over_has_no_news(people: list[User], as_user: ByUser, site: Site) -> None:
    ada = as_user(people[0])
    game = ada.post("/api/games", {"rules": "medang", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)[
        "game"
    ]
    cancel(site, game, people[0].id)
    began = time.monotonic()
    assert ada.get(f"/api/games/{game}/history?after=99&wait=25")["items"] == []
    assert time.monotonic() - began < 5


def test_a_token_that_is_revoked_meanwhile_hears_nothing(
    playing: Playing, site: Site, aside: ThreadPoolExecutor
) -> None:
    ada = playing.seats[0]
    version = ada.get(playing.path)["version"]
    waited = aside.submit(ada.get, f"{playing.path}/history?after={version}&wait=25", 401)
    time.sleep(0.2)
    site.redis.hincrby(f"{{{playing.game[:2]}}}:about:{playing.game}", "epoch:0", 1)
    playing.seats[1].post(f"{playing.path}/resign")
    assert "revoked" in waited.result()["detail"]


def test_waiting_is_bounded(playing: Playing) -> None:
    for text in ("wait=26", "wait=-1", "wait=1.5"):
        playing.seats[0].get(f"{playing.path}/history?{text}", 422)
