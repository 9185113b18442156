"""Games of Medang whose opening is over, and standing orders for them."""

from collections.abc import Callable

import pytest

from service.load import load
from service.sealing import seal
from service.site import Site
from service.standing import STANDING
from tests.orders import MEDANG


@pytest.fixture
def medang_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Medang has standing orders, in this test."""
    monkeypatch.setitem(STANDING, "medang", MEDANG)  # type: ignore[arg-type]


@pytest.fixture
def open_game(
    site: Site,
    start_game: Callable[..., str],
    drain: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[..., str]:
    """A game in which everybody has kept his hand; every time the same hands."""
    monkeypatch.setattr("service.lobby.secrets.token_bytes", lambda size: bytes(range(size)))

    def opened(seats: int = 2, **more: object) -> str:
        game = start_game(seats, **more)
        for seat in range(seats):
            record = load(site, game).record
            keep = record.rules.notation.read("keep")
            seal(site, game, seat, record.head.point_text, keep, f"seat:{seat}")
        drain()
        return game

    return opened
