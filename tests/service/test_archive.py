"""A finished game reads the same from its archive, and its versions stay taken."""

import random
from collections.abc import Callable

import pytest
from redis.exceptions import ResponseError

from service import keys
from service.archive import compact
from service.load import load
from service.log import read
from service.replay import replay
from service.site import Site
from tests.service.test_spine import play_on


def test_archived_game(site: Site, start_game: Callable[..., str], drain: Callable[[], None]) -> None:
    game = start_game(2, "kalasan")
    assert not compact(site, game), "a running game stays in its stream"
    play_on(site, game, drain, random.Random(1))
    before, record = read(site, game), load(site, game).record
    assert compact(site, game)
    assert not compact(site, game)
    assert site.redis.xlen(keys.log(game)) == 0
    assert read(site, game) == before
    assert read(site, game, 5) == before[5:]
    replay(site, game)
    assert load(site, game).record == record
    with pytest.raises(ResponseError, match="equal or smaller"):
        site.redis.xadd(keys.log(game), {"commit": "{}"}, id="3-0")
