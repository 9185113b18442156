"""Durability and kept seals: what is written, what is said of it, and what is forgotten."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask

from service import log
from service.durability import waiting_command
from service.errors import Problem
from service.load import load
from service.opening import open_seal
from service.sealing import Wanted, take_seal
from service.seals import Opening, commitment, new_nonce
from service.site import Site
from service.submissions import find, identify
from service.tokens import SCOPES, issue
from service.users import User
from worker import clock, seals
from worker.drain import work


@pytest.fixture
def without_aof(site: Site) -> Iterator[Site]:
    """A Redis as it comes from most hosts: not appendonly. DURABILITY is its default, disk."""
    waiting_command.cache_clear()
    site.redis.config_set("appendonly", "no")
    yield site
    site.redis.config_set("appendonly", "yes")
    site.redis.config_set("appendfsync", "always")
    waiting_command.cache_clear()


def test_a_redis_that_writes_nothing_to_disk_is_not_called_durable(without_aof: Site) -> None:
    """`appendfsync always` says nothing while `appendonly` is off."""
    try:
        waiting = waiting_command(without_aof)
    except Exception:  # said at the start, whatever it is called
        return
    assert waiting is not None


def test_a_write_is_not_refused_after_it_was_written(
    without_aof: Site, app: Flask, people: list[User]
) -> None:
    """WAITAOF is an error where there is no AOF, or no such command: found at the start, or said once."""
    _, token = issue(without_aof, people[0], "A program", SCOPES, 1)
    without_aof.redis.config_set("appendfsync", "everysec")
    headers = {"Authorization": f"Bearer {token}"}
    body: dict[str, Any] = {
        "rules": "medang",
        "options": {"temple": "sewu"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    answer = app.test_client().post("/api/games", json=body, headers=headers)
    written = without_aof.redis.keys("*:log:*")
    assert (answer.status_code == 201) == bool(written), answer.get_json()


def test_the_clock_outlives_a_write_that_is_not_durable_in_time(
    site: Site, start_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hears of it as of any other trouble with Redis."""
    from threading import Event

    game = start_game(2, pace=60)
    site.redis.sadd(f"{{{game[:2]}}}:ready", game)
    stop = Event()

    def slow(*_: Any) -> Any:
        stop.set()
        raise log.Unavailable("It is received, and not yet as safe as it must be.")

    monkeypatch.setattr(log, "wait_for", slow)
    clock.run(site, stop)


def test_an_opening_that_was_taken_is_not_forgotten(
    site: Site, start_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes while the phase is settled at its deadline: it counts, or is said to be late."""
    game = start_game(2, pace=60)
    made: list[tuple[str, Opening]] = []
    for seat in (0, 1):
        record = load(site, game).record
        point = record.head.point_text
        opening = Opening(
            record.rules.codec.dump(list(record.rules.legal(record.state, seat))[-1]), new_nonce()
        )
        sealed = commitment(record.origin, point, seat, opening)
        take_seal(site, game, seat, point, Wanted(sealed, None), f"seat:{seat}")
        made.append((point, opening))
    open_seal(site, game, 1, *made[1])
    real, taken = seals.append_turn, []

    def meanwhile(*arguments: Any) -> Any:
        try:
            open_seal(site, game, 0, *made[0])
            taken.append(0)
        except Problem:
            pass
        monkeypatch.setattr(seals, "append_turn", real)
        return real(*arguments)

    monkeypatch.setattr(seals, "append_turn", meanwhile)
    record = load(site, game).record
    assert record.table.closed is not None
    clock.accept(site, clock.to_open(record, 1))
    work(site, stay=0)
    events = log.read(site, game)[-1]["events"]
    lost = [event["seat"] for event in events if event["kind"] == ".defaulted"]
    content = {"move": made[0][1].move, "nonce": made[0][1].nonce}
    name = identify(site, game, 0, "opening", made[0][0], content, None)
    verdict = find(site, game, name).status
    assert taken == [0] and verdict == ("stale" if 0 in lost else "settled")
