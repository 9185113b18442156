"""Two at once: what reads in several steps meets what writes in between."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from service import keys
from service import load as loads
from service.load import load
from service.log import Conflict
from service.site import Site
from service.submissions import Submission, accept, find, identify
from worker import drain
from worker.turns import look, settle


def default_turn(site: Site, game: str) -> Submission:
    """The first move of the seat to move, as a program sends it."""
    record = load(site, game).record
    (seat,) = record.actors.seats
    point = record.head.point_text
    body = [record.rules.codec.dump(record.rules.default(record.state, seat))]
    name = identify(site, game, seat, "turn", point, body, None)
    return Submission(name, game, seat, "turn", point, body, 1, f"seat:{seat}")


def test_a_game_without_a_snapshot_is_read_while_somebody_appends(
    site: Site, opened_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deleting a snapshot is never an error: head and log are read one after the other."""
    game = opened_game()
    sent = default_turn(site, game)
    site.redis.delete(keys.snapshot(game))
    real = loads.read

    def slow(*arguments: Any) -> Any:
        monkeypatch.setattr(loads, "read", real)
        accept(site, sent)
        drain.work(site, stay=0)
        return real(*arguments)

    monkeypatch.setattr(loads, "read", slow)
    assert load(site, game).record.head.version > 0


def test_a_drain_that_has_lost_its_lease_calls_nothing_stale_that_was_made_after_it_looked(
    site: Site, opened_game: Callable[..., str]
) -> None:
    """It looks at head and inbox in one pipeline, which is no transaction: the inbox may be newer."""
    game = opened_game()
    old = load(site, game)
    first = default_turn(site, game)
    accept(site, first)
    drain.work(site, stay=0)
    second = default_turn(site, game)
    accept(site, second)
    with suppress(Conflict):
        for waiting in look(site, game)[1]:
            settle(site, old, waiting, {})
    drain.work(site, stay=0)
    assert find(site, game, second.id).status == "settled"
