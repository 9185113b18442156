"""What one bad game, one silent process, or one absent worker does to everybody else."""

from collections.abc import Callable

import pytest

from service import keys
from service.deadlines import BEAT_EVERY
from service.load import load
from service.lobby import Wish, create
from service.log import server_time
from service.site import Site
from service.users import User
from worker import clock
from worker.drain import work

PACE = 3600  # seconds


def late(site: Site, monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """A tick so many seconds from now; the other processes' heartbeats stay as they are."""
    real = clock.server_time
    with monkeypatch.context() as patch:
        patch.setattr(clock, "server_time", lambda site: real(site) + seconds * 1000)
        patch.setattr(clock, "beat", lambda *_: None)
        clock.tick(site)
    work(site, stay=0)


def test_a_game_that_cannot_be_read_does_not_stop_the_clock_of_the_others(
    site: Site, opened_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its seed was encrypted with a key that is not in SERVICE_KEY any more, say."""
    bad, good = sorted((opened_game(PACE), opened_game(PACE)))  # partitions are looked at in order
    site.redis.set(keys.seed(bad), "not readable")
    for game, due in ((bad, 0), (good, 1)):
        site.redis.zadd(keys.due(keys.partition(game)), {game: due})
    before = load(site, good).record.head.point
    late(site, monkeypatch, PACE + 1)
    assert load(site, good).record.head.point > before


def test_nobody_is_late_while_the_pages_are_down(
    site: Site, opened_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock runs, the web process has been silent for most of the time to choose, and still is."""
    game = opened_game(PACE)
    before = load(site, game).record.head
    site.redis.hset(keys.BEAT, "web", server_time(site) + 60_000)  # one minute after the choice was asked for
    late(site, monkeypatch, PACE + 1)
    assert load(site, game).record.head == before


def test_an_outage_of_the_pages_that_ends_is_given_back_from_its_beginning(
    site: Site, opened_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: the same silence, written down by the web process when it is back, before the deadline."""
    game = opened_game(PACE)
    before = load(site, game).record.head
    now = server_time(site)
    site.redis.rpush(keys.OUTAGES, f"[{now + 60_000}, {now + PACE * 1000 - BEAT_EVERY}]")
    late(site, monkeypatch, PACE + 1)
    assert load(site, game).record.head == before


def test_hints_do_not_pile_up_while_no_worker_runs(
    site: Site, people: list[User], opened_game: Callable[..., str]
) -> None:
    """Every tick of the clock repeats them; a night without a worker is 17,000 ticks."""
    create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("bot")], pace=None)
    for _ in range(20):
        clock.tick(site)
    assert site.queue.scard(keys.HINTS) <= 2


def test_a_game_of_bots_alone_lets_other_games_have_their_turn(
    site: Site, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One go is so many commits; the rest comes after other games had their turn."""
    from worker import drain, orders

    monkeypatch.setattr(orders, "MOST", 5)
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("bot")] * 3, pace=None)
    drain.settle_all(site, game)
    assert load(site, game).record.head.version < 20


@pytest.mark.parametrize("status", ["open", "running"])
def test_rebuilding_projections_beside_a_running_service_loses_no_deadline(
    site: Site,
    people: list[User],
    start_game: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    status: str,
) -> None:
    """A commit comes between what `replay-all` reads and what it writes."""
    from service import replay as replays
    from service.lobby import join

    ada, budi = people[:2]
    wishes = [Wish("me"), Wish("invite", budi.address)]
    game = create(site, ada.id, "medang", {"temple": "sewu"}, wishes, pace=PACE)
    real = replays.load

    def slow(site: Site, game: str) -> object:
        found = real(site, game)
        join(site, game, budi.id, None, "")
        work(site, stay=0)
        return found

    if status == "open":
        monkeypatch.setattr(replays, "load", slow)
    else:
        join(site, game, budi.id, None, "")
        work(site, stay=0)
    replays.replay(site, game)
    assert load(site, game).record.table.status == "running"
    assert site.redis.zscore(keys.due(keys.partition(game)), game) is not None


def test_a_drain_that_outlives_its_lease_ends_quietly_and_leaves_the_rest_to_the_next(
    site: Site,
    start_game: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A batch took too long: its lease may be another's by then, and hints have come meanwhile."""
    game = start_game(2)

    def slow(site: Site, game: str) -> None:
        site.queue.delete(keys.DRAIN_LEASE)  # as if its time were over
        site.queue.sadd(keys.HINTS, game)

    monkeypatch.setattr("worker.drain.settle_all", slow)
    site.queue.delete("rq:queue:turns")
    site.queue.sadd(keys.HINTS, game)
    work(site, stay=0)
    assert "outlived its lease" in caplog.text
    assert site.queue.llen("rq:queue:turns") == 1
