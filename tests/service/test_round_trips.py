"""How often web and worker ask Redis for one accepted turn: counted at the socket."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from redis.connection import AbstractConnection

from service import keys
from service.load import load
from service.preview import preview, read_moves
from service.site import Site
from service.submissions import Submission, accept, find, identify
from worker import drain as drains

WEB_MOST = 4
WORKER_MOST = 3
GAMES = 20


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collects one entry for every packet of commands that is sent."""
    sent: list[str] = []
    real = AbstractConnection.send_packed_command

    def send(self: AbstractConnection, command: Any, check_health: bool = True) -> None:
        sent.append(repr(command)[:80])
        real(self, command, check_health)

    with monkeypatch.context() as patch:
        patch.setattr(AbstractConnection, "send_packed_command", send)
        yield sent


def first_take(site: Site, game: str) -> tuple[int, str, list[Any]]:
    """A whole turn of the seat to move: its first tile to the first free column, then the top of the pile."""
    record = load(site, game).record
    (seat,) = record.actors.seats
    moves = [record.rules.default(record.state, seat), record.rules.notation.read("take pile")]
    return seat, record.head.point_text, [record.rules.codec.dump(move) for move in moves]


def submit(site: Site, game: str, seat: int, point: str, body: list[Any]) -> str:
    """What the web does with a turn that is sent."""
    record = load(site, game).record
    assert record.head.point_text == point
    preview(record, seat, read_moves(record, body))
    name = identify(site, game, seat, "turn", point, body, None)
    accept(site, Submission(name, game, seat, "turn", point, body, server_time_once(), f"seat:{seat}"))
    return name


def server_time_once() -> int:
    return 1_800_000_000_000


def ready_game(site: Site, start_game: Callable[..., str], drain: Callable[[], None]) -> str:
    """A game behind its sealed discard."""
    from service.sealing import seal

    game = start_game(2)
    for seat in (0, 1):
        record = load(site, game).record
        seal(
            site, game, seat, record.head.point_text, record.rules.default(record.state, seat), f"seat:{seat}"
        )
    drain()
    return game


def test_an_accepted_turn_takes_the_web_four_round_trips(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ready_game(site, start_game, drain)
    turn = first_take(site, game)
    submit_once = submit(site, game, *turn)  # scripts are known to the server from here on
    drain()
    assert find(site, game, submit_once).status == "settled"
    turn = first_take(site, game)
    with counted(monkeypatch) as sent:
        submit(site, game, *turn)
    assert len(sent) <= WEB_MOST, sent


def test_a_drain_takes_three_round_trips_a_turn(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [ready_game(site, start_game, drain) for _ in range(GAMES)]
    names = [submit(site, game, *first_take(site, game)) for game in games]
    with counted(monkeypatch) as sent:
        drains.work(site, stay=0)
    assert [find(site, game, name).status for game, name in zip(games, names, strict=True)] == [
        "settled"
    ] * GAMES
    assert len(sent) / GAMES <= WORKER_MOST, len(sent) / GAMES
    assert site.queue.scard(keys.HINTS) == 0
