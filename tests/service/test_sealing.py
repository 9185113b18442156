"""Seals: all at once, replaced, opened once, and nothing learned from them."""

import threading
from collections.abc import Callable

import pytest

from service import keys
from service.errors import NotNow, Refused, Stale
from service.load import load
from service.log import read
from service.sealing import own_opening, seal, to_open
from service.seals import Opening, matches
from service.site import Site
from service.submissions import accept
from worker.drain import work


def sealed_moves(site: Site, game: str, seat: int) -> list[object]:
    record = load(site, game).record
    return list(record.rules.legal(record.state, seat))


def test_all_seats_seal_at_the_same_instant(site: Site, start_game: Callable[..., str]) -> None:
    """boardgame.io #828: two players acting at once, one is dropped as stale."""
    game = start_game(5, "borobudur")
    point = load(site, game).record.head.point_text
    barrier = threading.Barrier(5)
    failures: list[BaseException] = []

    def one(seat: int) -> None:
        move = sealed_moves(site, game, seat)[-1]
        barrier.wait()
        try:
            seal(site, game, seat, point, move, f"seat:{seat}")
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=one, args=(seat,)) for seat in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    work(site, stay=0)
    record = load(site, game).record
    assert not record.actors.sealed
    opened = [event for event in read(site, game)[-1]["events"] if event["kind"] == ".opened"]
    assert [event["seat"] for event in opened] == [0, 1, 2, 3, 4]


def test_a_phase_is_opened_once_however_often_it_is_due(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    record = load(site, game).record
    for seat in (0, 1):
        seal(site, game, seat, record.head.point_text, sealed_moves(site, game, seat)[0], f"seat:{seat}")
    accept(site, to_open(record, 1))
    threads = [threading.Thread(target=work, args=(site, 0)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    work(site, stay=0)
    openings = [one for one in read(site, game) if any(event["kind"] == ".opened" for event in one["events"])]
    assert len(openings) == 1
    assert site.redis.llen(keys.inbox(game)) == 0


def test_a_seal_is_replaced_while_the_phase_is_open(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    record = load(site, game).record
    point = record.head.point_text
    first, second = sealed_moves(site, game, 0)[:2]
    _, _, old = seal(site, game, 0, point, first, "seat:0")
    loaded, opening, new = seal(site, game, 0, point, second, "seat:0")
    assert old != new
    assert read(site, game)[-1]["events"][0]["replaces"] == old
    assert loaded.record.head.point_text == point, "sealing does not move the point"
    assert own_opening(site, loaded, 0) == opening
    assert matches(new, record.origin, point, 0, opening)
    assert not matches(new, record.origin, point, 1, opening), "a copied seal never matches"
    assert not matches(new, record.origin, point, 0, Opening(opening.move, "0" * 64))


def test_the_same_seal_again_changes_nothing(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    point = load(site, game).record.head.point_text
    move = sealed_moves(site, game, 0)[1]
    first = seal(site, game, 0, point, move, "seat:0")
    assert seal(site, game, 0, point, move, "seat:0")[1:] == first[1:]
    assert len(read(site, game)) == first[0].record.head.version


def test_after_the_last_seal_nothing_is_replaced(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    point = load(site, game).record.head.point_text
    moves = [sealed_moves(site, game, seat) for seat in (0, 1)]
    for seat in (0, 1):
        seal(site, game, seat, point, moves[seat][0], f"seat:{seat}")
    with pytest.raises(NotNow, match="nothing is replaced"):
        seal(site, game, 0, point, moves[0][1], "seat:0")
    work(site, stay=0)
    with pytest.raises(Stale):
        seal(site, game, 0, point, moves[0][1], "seat:0")


def test_an_illegal_choice_is_refused_at_the_door(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    record = load(site, game).record
    held = record.rules.view(record.state, 0)["you"]["hand"]
    strange = next(tile for tile in ("g1", "y1", "p1", "r1", "b1") if tile not in held)
    with pytest.raises(Refused):
        seal(
            site, game, 0, record.head.point_text, record.rules.notation.read(f"discard {strange}"), "seat:0"
        )
    assert len(read(site, game)) == record.head.version


def test_openings_are_encrypted_at_rest_and_gone_once_used(
    site: Site, start_game: Callable[..., str]
) -> None:
    game = start_game(2)
    point = load(site, game).record.head.point_text
    _, opening, _ = seal(site, game, 0, point, sealed_moves(site, game, 0)[1], "seat:0")
    everything = [repr(site.redis.dump(key)) for key in site.redis.keys("*") if not key.startswith("rq:")]
    assert not any(opening.nonce in text for text in everything)
    seal(site, game, 1, point, sealed_moves(site, game, 1)[0], "seat:1")
    work(site, stay=0)
    assert site.redis.exists(keys.openings(game)) == 0
