"""Sitting down, addresses, lists."""

from collections.abc import Callable
from contextlib import suppress

import pytest

from service import keys, lobby
from service.errors import Problem
from service.load import load
from service.lobby import Wish, create, join
from service.pages.my_games import my_games
from service.signin import ask_for_letter
from service.site import Site
from service.submissions import Submission, accept
from service.users import User, find_user
from worker import clock, outbox
from worker.drain import work


def test_who_is_invited_to_one_seat_does_not_sit_down_on_two(site: Site, people: list[User]) -> None:
    """Every seat needs another person."""
    ada, budi = people[:2]
    wishes = [Wish("me"), Wish("invite", budi.address), Wish("open")]
    game = create(site, ada.id, "medang", {"temple": "sewu"}, wishes, pace=None)
    for seat in (2, 1):
        try:
            join(site, game, budi.id, seat, "")
        except Problem:
            continue
    chairs = load(site, game).record.table.chairs
    assert [chair.user for chair in chairs].count(budi.id) == 1


@pytest.mark.parametrize(
    ("lookalike", "address"),
    [("\u212aate@example.org", "kate@example.org"), ("\u017fam@example.org", "sam@example.org")],
)
def test_nobody_can_take_the_place_of_an_address_by_one_that_only_looks_like_it(
    site: Site, lookalike: str, address: str
) -> None:
    """The Kelvin sign, the long s: a stranger asks for a letter once, and the owner never gets one."""
    ask_for_letter(site, lookalike, "a stranger")
    ask_for_letter(site, address, "the owner")
    rows = site.redis.zrange(keys.outbox(keys.PARTITIONS[0]), 0, -1)
    assert address in {find_user(site, row.split("|")[1]).address for row in rows}


def test_a_game_is_listed_although_its_process_died_right_after_creating_it(
    site: Site, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit is written, the index is not: a follow-up must repair it."""

    def die(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(lobby, "remember", die)
        with suppress(KeyboardInterrupt):
            create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("bot")], pace=None)
    clock.tick(site)
    work(site, stay=0)
    outbox.work(site)
    assert site.redis.zcard(keys.user_games(people[0].id)) == 1


def test_a_game_that_has_just_moved_is_on_the_first_page_however_many_are_newer(
    site: Site, people: list[User], opened_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The index follows the lobby alone: a long game falls behind games that were created after it."""
    monkeypatch.setattr("service.pages.my_games.MOST", 3)
    old = opened_game()
    for _ in range(3):
        create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("open")], pace=None)
    record = load(site, old).record
    (seat,) = record.actors.seats
    body = [record.rules.codec.dump(record.rules.default(record.state, seat))]
    accept(site, Submission("x", old, seat, "turn", record.head.point_text, body, 1, f"seat:{seat}"))
    work(site, stay=0)
    assert load(site, old).record.head.point > record.head.point
    outbox.work(site)
    ada = my_games(site, people[0])
    assert old in [row.game for row in (*ada.turn, *ada.waiting)]
