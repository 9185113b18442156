"""The log: appends all or nothing, in order, once; everything else can be rebuilt from it."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from hypothesis.strategies import integers, sampled_from

from service import keys
from service.chain import Head
from service.errors import Broken, NotFound
from service.load import load
from service.log import Conflict, Ended, Writes, append, read
from service.replay import replay_all
from service.site import Site

GAME = "aatestgame22"


def put(site: Site, expected: int, text: str, status: str = "running") -> None:
    writes = Writes()
    writes.add("SET", keys.summary(GAME), text)
    append(site, GAME, expected, {"text": text}, Head(expected + 1, "h" * 64), status, writes)


def test_a_stale_append_writes_nothing(site: Site) -> None:
    put(site, 0, "one")
    with pytest.raises(Conflict):
        put(site, 0, "two")
    assert read(site, GAME) == [{"text": "one"}]
    assert site.redis.get(keys.summary(GAME)) == "one"


def test_an_ended_game_takes_nothing(site: Site) -> None:
    put(site, 0, "one", "ended")
    with pytest.raises(Ended):
        put(site, 1, "two")
    assert len(read(site, GAME)) == 1


def test_a_missing_commit_is_noticed(site: Site) -> None:
    for version in range(3):
        put(site, version, str(version))
    site.redis.xdel(keys.log(GAME), "2-0")
    with pytest.raises(Broken, match="no commit 2"):
        read(site, GAME)


class AppendMachine(RuleBasedStateMachine):
    """Any order of appends, stale ones among them, leaves a gapless log of what was answered OK."""

    site: Site

    @initialize()
    def begin(self) -> None:
        self.site.redis.flushdb()
        self.accepted: list[str] = []

    @rule(back=integers(0, 2), name=sampled_from("abc"))
    def append(self, back: int, name: str) -> None:
        expected = max(0, len(self.accepted) - back)
        text = f"{len(self.accepted)}{name}"
        try:
            put(self.site, expected, text)
        except Conflict:
            assert expected != len(self.accepted)
        else:
            assert expected == len(self.accepted)
            self.accepted.append(text)

    @invariant()
    def gapless(self) -> None:
        if hasattr(self, "accepted"):
            assert [one["text"] for one in read(self.site, GAME)] == self.accepted


def test_appends_in_any_order(site: Site) -> None:
    class Machine(AppendMachine):
        pass

    Machine.site = site
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(
        Machine, settings=settings(max_examples=30, stateful_step_count=20, deadline=None)
    )


def test_every_projection_is_rebuilt_from_the_log(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2, pace=3600)
    part = keys.partition(game)
    before = load(site, game)
    kept = (
        site.redis.get(keys.snapshot(game)),
        site.redis.get(keys.summary(game)),
        site.redis.zscore(keys.due(part), game),
    )
    site.redis.delete(
        keys.snapshot(game),
        keys.summary(game),
        keys.due(part),
        keys.user_games(before.record.table.organiser),
    )
    assert load(site, game).record == before.record, "a snapshot is only a cache"
    said: list[str] = []
    assert replay_all(site, said.append) == 0
    assert said == ["1 games rebuilt from their logs, 0 unreadable."]
    assert kept == (
        site.redis.get(keys.snapshot(game)),
        site.redis.get(keys.summary(game)),
        site.redis.zscore(keys.due(part), game),
    )
    assert site.redis.zrange(keys.user_games(before.record.table.organiser), 0, -1) == [game]


def test_a_snapshot_of_another_format_is_read_again_from_the_log(
    site: Site, start_game: Callable[..., str]
) -> None:
    game = start_game(2)
    record = load(site, game).record
    for snapshot in ("not json", "{}", json.dumps({"codec": 0})):
        site.redis.set(keys.snapshot(game), snapshot)
        assert load(site, game).record == record


def test_a_log_that_was_changed_does_not_lead_to_its_head(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    site.redis.delete(keys.snapshot(game))
    last = read(site, game)[-1]
    version = load(site, game).record.head.version
    site.redis.xtrim(keys.log(game), maxlen=0)
    site.redis.delete(keys.log(game))
    contents = [*read(site, game), *[last] * version]
    for number, content in enumerate(contents, 1):
        site.redis.xadd(keys.log(game), {"commit": json.dumps(content)}, id=f"{number}-0")
    with pytest.raises((Broken, AssertionError)):
        load(site, game)


def test_a_game_that_is_not_there(site: Site) -> None:
    with pytest.raises(NotFound):
        load(site, GAME)


def test_the_log_holds_no_names_and_no_addresses(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(3)
    text = json.dumps(read(site, game))
    assert "@" not in text
    for name in ('Ada"', 'Budi"', "example.org"):
        assert name not in text


def test_created_fixes_seed_keys_and_format(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    created = read(site, game)[0]["events"][0]
    assert created["format"] == "lontar/log/1"
    assert created["keys"] == site.keyring.thumbprints()
    assert len(created["seed_hash"]) == 64
    record = load(site, game).record
    assert replace(record.table, seals=()).cuts == ((0, "Ada cuts"), (1, "Budi cuts"))
