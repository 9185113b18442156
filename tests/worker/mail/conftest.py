"""Letters go to a real mail server, and people play by moves of chance."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from aiosmtpd.controller import Controller

from service.boards import BOARDS
from service.config import Config
from service.ports import free_port
from service.site import Site
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher


@pytest.fixture(scope="session")
def mail_server() -> Iterator[Controller]:
    controller = Controller(Catcher(), hostname="127.0.0.1", port=free_port(2525))
    controller.start()
    yield controller
    controller.stop()


@pytest.fixture
def post(mail_server: Controller) -> Catcher:
    """The catcher, empty."""
    catcher: Catcher = mail_server.handler
    catcher.reset()
    return catcher


@pytest.fixture(scope="session")
def config(config: Config, mail_server: Controller) -> Config:
    return replace(config, smtp_url=f"smtp://127.0.0.1:{mail_server.port}")


@pytest.fixture
def no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of words: a stand-in for the picture, which takes a while to draw."""
    for board in BOARDS.values():
        monkeypatch.setattr(board, "png", lambda *_: b"\x89PNG")


@pytest.fixture
def play(site: Site, drain: Callable[[], None]) -> Callable[..., None]:
    """Everybody who is to choose chooses, so many times, at random."""

    def moves(game: str, times: int, chance: random.Random | None = None) -> None:
        play_on(site, game, drain, chance or random.Random(times), most=times)

    return moves
