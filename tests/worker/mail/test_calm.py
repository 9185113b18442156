"""Who plays against bots alone is not written to while he is at the board."""

import random
from collections.abc import Callable

import pytest

from service import keys
from service.load import load
from service.log import server_time
from service.site import Site
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher
from worker import outbox
from worker.mail import CALM

Run = Callable[[], None]

pytestmark = pytest.mark.usefixtures("no_drawing")


def due(site: Site, game: str) -> dict[str, float]:
    return dict(site.redis.zrange(keys.outbox(keys.partition(game)), 0, -1, withscores=True))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two minutes have passed."""
    for place in ("worker.scene.server_time", "worker.outbox.server_time"):
        monkeypatch.setattr(place, lambda site: server_time(site) + CALM)


@pytest.fixture
def alone(site: Site, start_game: Callable[..., str], drain: Run, deliver: Run, post: Catcher) -> str:
    """A game against two bots in which its one player has just made a turn and is to move again."""
    game = start_game(1, bots=2)
    deliver()
    assert [mail.kind for mail in post.taken] == ["started"]
    play_on(site, game, drain, random.Random(1), most=6)
    deliver()
    assert load(site, game).record.unsealed == (0,)
    post.reset()
    return game


def test_a_letter_against_bots_waits_two_minutes_and_no_try_is_counted(site: Site, alone: str) -> None:
    record = load(site, alone).record
    assert due(site, alone) == {f"letters|{alone}|{record.head.version}": record.since + CALM}
    assert not site.redis.exists(keys.tries(keys.partition(alone)))


def test_it_comes_when_the_seat_is_still_to_move(
    site: Site, alone: str, post: Catcher, later: None, deliver: Run
) -> None:
    deliver()
    assert [mail.kind for mail in post.taken] == ["turn"]
    assert due(site, alone) == {}


def test_it_does_not_come_when_the_seat_has_moved(
    site: Site, alone: str, post: Catcher, drain: Run, later: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = load(site, alone).record.head.version
    play_on(site, alone, drain, random.Random(2), most=1)
    outbox.attempt(site, keys.partition(alone), f"letters|{alone}|{old}")
    assert not post.taken and f"letters|{alone}|{old}" not in due(site, alone)


def test_among_people_it_comes_at_once(
    site: Site, start_game: Callable[..., str], drain: Run, deliver: Run, post: Catcher
) -> None:
    game = start_game(2, bots=1)
    play_on(site, game, drain, random.Random(1), most=1)
    deliver()
    while load(site, game).record.unsealed == ():
        play_on(site, game, drain, random.Random(1), most=1)
        deliver()
    assert post.taken[-1].kind == "turn" and due(site, game) == {}
