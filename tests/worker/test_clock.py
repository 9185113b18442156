"""The clock: late seats are answered for, without anybody looking."""

from collections.abc import Callable

import pytest

from service import keys
from service.load import load
from service.lobby import resign
from service.log import read
from service.sealing import seal
from service.site import Site
from service.submissions import Submission, accept, find
from worker import clock
from worker.drain import work

PACE = 3600  # seconds
Tick = Callable[[int], None]


@pytest.fixture
def tick(site: Site, monkeypatch: pytest.MonkeyPatch) -> Tick:
    """Let the clock look at everything, so many seconds after the present."""

    def at(seconds: int) -> None:
        real = clock.server_time
        beat_before = site.redis.hgetall(keys.BEAT)
        with monkeypatch.context() as patch:
            patch.setattr(clock, "server_time", lambda site: real(site) + seconds * 1000)
            patch.setattr(clock, "beat", lambda *_: None)
            clock.tick(site)
        assert site.redis.hgetall(keys.BEAT) == beat_before
        work(site, stay=0)

    return at


def test_a_sealed_phase_is_opened_at_its_deadline(
    site: Site, start_game: Callable[..., str], tick: Tick
) -> None:
    game = start_game(2, pace=PACE)
    record = load(site, game).record
    keep = record.rules.notation.read("keep")
    seal(site, game, 1, record.head.point_text, keep, "seat:1")
    tick(PACE - 60)
    assert load(site, game).record.actors.sealed
    tick(PACE + 1)
    assert not load(site, game).record.actors.sealed
    commit = read(site, game)[-1]
    kinds = [(event["kind"], event.get("seat")) for event in commit["events"][:2]]
    assert kinds == [(".defaulted", 0), (".opened", 1)]


def opened_game(site: Site, start_game: Callable[..., str], pace: int | None = PACE) -> str:
    game = start_game(2, pace=pace)
    for seat in (0, 1):
        record = load(site, game).record
        seal(site, game, seat, record.head.point_text, record.rules.notation.read("keep"), f"seat:{seat}")
    work(site, stay=0)
    return game


def test_a_late_seat_plays_its_default_until_it_is_no_longer_an_actor(
    site: Site, start_game: Callable[..., str], tick: Tick
) -> None:
    game = opened_game(site, start_game)
    before = load(site, game).record
    (late,) = before.actors.seats
    tick(PACE + 1)
    after = load(site, game).record
    assert after.actors.seats == (1 - late,)
    assert {one["by"] for one in read(site, game, before.head.version)} == {"clock"}


def test_nobody_is_late_before_the_deadline(site: Site, start_game: Callable[..., str], tick: Tick) -> None:
    game = opened_game(site, start_game)
    before = load(site, game).record
    tick(PACE - 60)
    assert load(site, game).record == before


def test_without_a_pace_nobody_is_ever_late(site: Site, start_game: Callable[..., str], tick: Tick) -> None:
    game = opened_game(site, start_game, pace=None)
    before = load(site, game).record
    tick(10**8)
    assert load(site, game).record == before


def test_an_outage_is_given_back(site: Site, start_game: Callable[..., str], tick: Tick) -> None:
    game = opened_game(site, start_game)
    before = load(site, game).record
    site.redis.rpush(keys.OUTAGES, f"[{before.since + 1000}, {before.since + 3_000_000}]")
    tick(PACE + 1)
    assert load(site, game).record == before
    tick(PACE + 3001)
    assert load(site, game).record.head.point > before.head.point


def test_a_turn_received_before_the_clocks_word_is_played(
    site: Site, start_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = opened_game(site, start_game)
    record = load(site, game).record
    (seat,) = record.actors.seats
    point = record.head.point_text
    moves = [record.rules.default(record.state, seat), record.rules.notation.read("take pile")]
    body = [record.rules.codec.dump(move) for move in moves]
    accept(site, Submission("mine", game, seat, "turn", point, body, 1, f"seat:{seat}"))
    accept(site, Submission("clocks", game, seat, "default", point, None, 2, "clock"))
    work(site, stay=0)
    assert find(site, game, "mine").status == "settled"
    assert find(site, game, "clocks").status == "stale"


def test_a_seat_that_was_left_moves_at_once(site: Site, start_game: Callable[..., str]) -> None:
    game = opened_game(site, start_game)
    (seat,) = load(site, game).record.actors.seats
    resign(site, game, seat)
    work(site, stay=0)
    assert load(site, game).record.actors.seats == (1 - seat,)


def test_a_lost_hint_is_repeated(site: Site, start_game: Callable[..., str], tick: Tick) -> None:
    game = opened_game(site, start_game)
    record = load(site, game).record
    (seat,) = record.actors.seats
    body = [record.rules.codec.dump(record.rules.default(record.state, seat))]
    accept(site, Submission("lost", game, seat, "turn", record.head.point_text, body, 1, f"seat:{seat}"))
    site.queue.delete(keys.HINTS)
    tick(0)
    assert find(site, game, "lost").status == "settled"
    tick(0)
    assert site.redis.smembers(keys.ready(keys.partition(game))) == set()
