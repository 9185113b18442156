"""Letters that somebody has switched off do not come; all others do."""

import random
from collections.abc import Callable

import pytest

from service import keys
from service.log import server_time
from service.site import Site
from service.users import SWITCHES, User, find_user, switch_letters, wants
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher

Run = Callable[[], None]
KINDS = ("invitation", "declined", "started", "turn", "opening", "refused", "over", "called-off", "reminder")

pytestmark = pytest.mark.usefixtures("no_drawing")


@pytest.mark.parametrize("off", SWITCHES)
def test_a_switch_stops_its_own_kinds(site: Site, people: list[User], off: str) -> None:
    """B18: for each kind and preference."""
    switch_letters(site, people[0].id, [off])
    user = find_user(site, people[0].id)
    assert {kind for kind in KINDS if not wants(user, kind)} == SWITCHES[off]
    assert all(wants(people[1], kind) for kind in KINDS)


def test_unknown_switches_are_none(site: Site, people: list[User]) -> None:
    switch_letters(site, people[0].id, ["everything", "turn"])
    assert find_user(site, people[0].id).off == {"turn"}


def test_what_is_switched_off_is_not_sent_and_marked_so(
    site: Site,
    people: list[User],
    start_game: Callable[..., str],
    drain: Run,
    deliver: Run,
    post: Catcher,
) -> None:
    ada, budi = people[:2]
    switch_letters(site, ada.id, ["turn", "over", "refused"])
    game = start_game(2, "kalasan")

    def judge() -> None:
        drain()
        deliver()

    play_on(site, game, judge, random.Random(3))
    assert {mail.kind for mail in post.to(ada.address)} <= {"started"}
    assert {mail.kind for mail in post.to(budi.address)} >= {"turn", "over"}
    marks = site.redis.hgetall(keys.mailed(game))
    assert {mark for name, mark in marks.items() if name.endswith((":0:turn", ":0:over"))} == {"unwanted"}


def test_who_asks_for_a_fresh_link_gets_it(
    site: Site, people: list[User], start_game: Callable[..., str], deliver: Run, post: Catcher
) -> None:
    game = start_game(2)
    deliver()
    switch_letters(site, people[0].id, ["turn"])
    post.reset()
    site.redis.zadd(keys.outbox(keys.partition(game)), {f"turn|{game}|0": server_time(site)})
    deliver()
    assert [mail.to for mail in post.taken] == [people[0].address]
