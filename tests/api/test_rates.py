"""Rates: writes are counted, reads are not, and a refusal says when to come again."""

import pytest

from service.api.asking import CREATES, WRITES
from service.rate import Rate
from service.site import Site
from service.users import User
from tests.api.conftest import BySeat, ByUser, Playing
from tests.api.program import Program


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three writes a minute, and one game."""
    monkeypatch.setattr("service.api.asking.WRITES", Rate(WRITES.what, 3, WRITES.seconds, WRITES.refusal))
    monkeypatch.setattr("service.api.games.CREATES", Rate(CREATES.what, 1, CREATES.seconds, CREATES.refusal))


def too_many(program: Program, path: str, body: object = None) -> None:
    answer = program.ask("POST", path, 429, **({} if body is None else {"json": body}))
    assert answer.json["type"] == "/problems/too-many"
    assert 0 < int(answer.headers["Retry-After"]) == answer.json["retry_after"] <= 60


@pytest.mark.usefixtures("few")
def test_a_seat_writes_so_often_and_reads_as_it_likes(playing: Playing, site: Site) -> None:
    site.redis.delete(*site.redis.keys("*rate:fixed*"))
    mover, other = playing.mover()
    turn = playing.turn()
    for _ in range(3):
        mover.post(f"{playing.path}/turns", turn, 202)
    too_many(mover, f"{playing.path}/turns", turn)
    too_many(mover, f"{playing.path}/resign")
    for _ in range(4):
        mover.get(playing.path)
        mover.post(f"{playing.path}/preview", turn)
    other.post(f"{playing.path}/turns", turn, 422)
    site.redis.delete(*site.redis.keys("*rate:fixed*"))  # a minute later
    mover.post(f"{playing.path}/turns", turn, 202)


@pytest.mark.usefixtures("few")
def test_a_void_token_does_not_use_up_what_its_seat_may(
    playing: Playing, site: Site, as_seat: BySeat
) -> None:
    old = playing.seats[0]
    site.redis.delete(*site.redis.keys("*rate:fixed*"))
    site.redis.hincrby(f"{{{playing.game[:2]}}}:about:{playing.game}", "epoch:0", 1)
    for status in (401, 401, 401, 429):
        old.post(f"{playing.path}/resign", expected=status)
    as_seat(playing.game, 0).post(f"{playing.path}/resign")


@pytest.mark.usefixtures("few")
def test_a_user_creates_so_many_games(people: list[User], as_user: ByUser) -> None:
    wish = {"rules": "medang", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ada = as_user(people[0])
    ada.post("/api/games", wish, 201)
    too_many(ada, "/api/games", wish)
    as_user(people[1]).post("/api/games", wish, 201)


def test_every_write_may_be_too_many(anonymous: Program) -> None:
    for path, operations in anonymous.document["paths"].items():
        for method, operation in operations.items():
            writes = method not in ("get", "parameters") and operation["operationId"] != "previewTurn"
            if method != "parameters":
                assert ("429" in operation["responses"]) == writes, (method, path)
