"""A game is folded once for all its letters, and never taken for another one."""

import random
from collections.abc import Callable

import pytest

from service.load import load
from service.record import advance
from service.site import Site
from tests.service.test_spine import play_on
from tests.twins import make_twin
from tests.worker.mail.catcher import Catcher
from worker import past as pasts
from worker.past import past

Run = Callable[[], None]
Advanced = list[str]


@pytest.fixture
def advanced(monkeypatch: pytest.MonkeyPatch) -> Advanced:
    """The game of every commit that is folded for letters."""
    seen: Advanced = []

    def counted(record: object, game: str, *rest: object) -> object:
        seen.append(game)
        return advance(record, game, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(pasts, "advance", counted)
    return seen


def test_every_commit_is_folded_once_however_many_letters_are_due(
    site: Site,
    start_game: Callable[..., str],
    post: Catcher,
    drain: Run,
    deliver: Run,
    advanced: Advanced,
    no_drawing: None,
) -> None:
    game = start_game(2)
    for moves in (12, 6):
        play_on(site, game, drain, random.Random(moves), most=moves)
        deliver()
        assert advanced == [game] * load(site, game).record.head.version
    assert post.taken


def test_the_past_leads_to_the_present(site: Site, start_game: Callable[..., str], drain: Run) -> None:
    game = start_game(3)
    for _ in range(3):
        play_on(site, game, drain, random.Random(1), most=3)
        now = load(site, game)
        known = past(site, now)
        assert known.records[-1] == now.record and len(known.contents) == now.record.head.version


def test_another_log_of_the_same_name_is_read_anew(
    site: Site, start_game: Callable[..., str], drain: Run
) -> None:
    game = start_game(3, "borobudur")
    play_on(site, game, drain, random.Random(1), most=5)
    twin = make_twin(site, game, 0, random.Random(2))
    for one in (site, twin, site):
        assert past(one, load(one, game)).records[-1].head == load(one, game).record.head
