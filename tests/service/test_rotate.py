"""`lontar rotate`: everything encrypted gets under the first key, however often, whatever else goes on."""

from collections.abc import Callable

import pytest

from service import keys, rotate
from service.bundled import Server
from service.config import Config
from service.load import load
from service.opening import open_seal
from service.sealing import own_opening, seal
from service.site import Site, open_site
from service.standing.giving import give, own_orders, put
from service.users import User, find_user, user_of
from tests.conftest import SERVICE_KEY, environment
from tests.service.test_kept_seals import keep
from worker.drain import work

NEW = "N" * 43


def with_key(redis_server: Server, key: str) -> Site:
    return open_site(Config.from_environment({**environment(redis_server.url), "SERVICE_KEY": key}))


@pytest.fixture
def both(site: Site, redis_server: Server) -> Site:
    """The site after its processes got a new key before the old one."""
    return with_key(redis_server, f"{NEW},{SERVICE_KEY}")


@pytest.fixture
def new(redis_server: Server) -> Site:
    """The site after the old key was dropped."""
    return with_key(redis_server, NEW)


def said(site: Site) -> tuple[int, list[str]]:
    lines: list[str] = []
    return rotate.rotate(site, lines.append), lines


def test_seeds_openings_and_the_key_of_ids_are_read_by_the_new_key_alone(
    site: Site, both: Site, new: Site, people: list[User], start_game: Callable[..., str]
) -> None:
    game = start_game(2)
    record = load(site, game).record
    choice = record.rules.default(record.state, 0)
    seal(site, game, 0, record.head.point_text, choice, "seat:0")
    assert said(both) == (0, ["3 secrets were encrypted under the first key; 0 games hold others."])
    assert said(both) == (0, ["0 secrets were encrypted under the first key; 0 games hold others."])
    seal(new, game, 1, record.head.point_text, choice, "seat:1")
    work(new, stay=0)
    assert load(new, game).record.head.point == 2
    assert user_of(new, people[0].address) == find_user(site, people[0].id)


def test_standing_orders_are_read_by_the_new_key_alone(
    site: Site, both: Site, new: Site, start_game: Callable[..., str]
) -> None:
    game = start_game(2, rules="festivals")
    give(site, game, 0, ["rest pool", "route bali y"])
    give(site, game, 1, ["rest pool"])
    assert said(both) == (0, ["4 secrets were encrypted under the first key; 0 games hold others."])
    kept = own_orders(new, load(new, game), 0).orders
    assert [order.line for order in kept] == ["rest pool", "route bali y"]
    for seat, plan in enumerate(("plan y", "stay")):
        record = load(new, game).record
        seal(new, game, seat, record.head.point_text, record.rules.notation.read(plan), f"seat:{seat}")
    work(new, stay=0)
    record = load(new, game).record
    assert record.rules.view(record.state, 0)["round"] == 2


def test_orders_that_change_while_they_are_rotated_are_not_overwritten(
    site: Site, both: Site, start_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = start_game(2, rules="festivals")
    give(site, game, 0, ["rest pool"])
    real, times = rotate.run_script, []

    def slow(*arguments: object) -> object:
        if not times and arguments[3][0] == "orders:0":  # type: ignore[index]
            times.append(put(both, game, 0, ["hold"]))
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(rotate, "run_script", slow)
    assert said(both)[0] == 0 and times
    assert [order.line for order in own_orders(both, load(both, game), 0).orders] == ["hold"]


def test_what_no_key_opens_is_named_and_holds_nothing_up(
    site: Site, both: Site, new: Site, start_game: Callable[..., str]
) -> None:
    bad, good = start_game(2), start_game(2)
    site.redis.set(keys.seed(bad), "not readable")
    status, lines = said(both)
    assert status == 1 and lines[0].startswith(f"{bad}: Not readable") and "1 games hold others" in lines[1]
    assert load(new, good) and new.keyring.identity() == site.keyring.identity()


def test_an_opening_that_waits_for_the_worker_is_waited_for(
    site: Site, both: Site, new: Site, start_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lies in the inbox, under the old key, and comes to the others as it is."""
    game = start_game(2)
    point, opening = keep(site, game, 0)
    keep(site, game, 1)
    work(site, stay=0)
    open_seal(site, game, 0, point, opening)
    monkeypatch.setattr(rotate, "PATIENCE", 0)
    status, lines = said(both)
    assert status == 1 and "waits for a worker" in lines[0] and lines[-1].startswith("Keep the older keys")
    assert not new.keyring.is_current(site.redis.get(keys.IDENTITY) or "")
    monkeypatch.setattr(rotate.time, "sleep", lambda seconds: work(both, stay=0))
    monkeypatch.setattr(rotate, "PATIENCE", 10)
    assert said(both)[0] == 0
    (cipher,) = site.redis.hvals(keys.openings(game))
    assert new.keyring.is_current(cipher)


def test_what_changes_meanwhile_is_not_overwritten(
    site: Site, both: Site, start_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seal is replaced between what `rotate` reads and what it writes."""
    game = start_game(2)
    record = load(site, game).record
    point, (first, second, *_) = record.head.point_text, list(record.rules.legal(record.state, 0))
    seal(site, game, 0, point, first, "seat:0")
    real, times = rotate.run_script, []

    def slow(*arguments: object) -> object:
        if not times and arguments[3][0] == "0":  # type: ignore[index]
            times.append(seal(both, game, 0, point, second, "seat:0"))
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(rotate, "run_script", slow)
    assert said(both)[0] == 0 and times
    kept = own_opening(both, load(both, game), 0)
    assert kept is not None and kept.move == record.rules.codec.dump(second)
