"""What the reviews of links, races and proofs share: a browser and games behind their opening."""

from collections.abc import Callable

import pytest
from flask import Flask

from service.load import load
from service.sealing import seal
from service.site import Site
from service.users import User
from tests.pages.browser import Browser
from worker.drain import settle_all


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker is always there and always quick."""
    for module in ("submissions", "sealing", "lobby"):
        monkeypatch.setattr(f"service.{module}.wake", settle_all)


@pytest.fixture
def browse(app: Flask) -> Callable[..., Browser]:
    """A fresh browser, signed in as this user, or as nobody."""

    def fresh(user: User | None = None, **headers: str) -> Browser:
        browser = Browser(app.test_client(), headers)
        if user is not None:
            with browser.client.session_transaction() as session:
                session["user"], session["epoch"] = user.id, user.epoch
        return browser

    return fresh


@pytest.fixture
def opened_game(site: Site, start_game: Callable[..., str], drain: Callable[[], None]) -> Callable[..., str]:
    """A game of two in which everybody has kept his hand; returns its id."""

    def start(pace: int | None = None, seats: int = 2) -> str:
        game = start_game(seats, pace=pace)
        for seat in range(seats):
            record = load(site, game).record
            keep = record.rules.notation.read("keep")
            seal(site, game, seat, record.head.point_text, keep, f"seat:{seat}")
        drain()
        return game

    return start
