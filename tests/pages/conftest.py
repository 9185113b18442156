"""Pages without a worker process: what wakes the worker is judged at once. And a small browser."""

import hashlib
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from flask import Flask

from service.load import load
from service.sealing import seal
from service.site import Site
from service.users import User
from tests.pages import building
from tests.pages.browser import Browser
from tests.pages.travelling import travel
from worker.drain import settle_all


@pytest.fixture(autouse=True)
def at_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker is always there and always quick."""

    def judge(site: Site, game: str) -> None:
        settle_all(site, game)

    for module in ("submissions", "sealing", "lobby", "standing.giving"):
        monkeypatch.setattr(f"service.{module}.wake", judge)


@pytest.fixture
def browse(app: Flask) -> Callable[..., Browser]:
    """A fresh browser, signed in as this user, or as nobody."""

    def fresh(user: User | None = None, **headers: Any) -> Browser:
        browser = Browser(app.test_client(), headers)
        if user is not None:
            with browser.client.session_transaction() as session:
                session["user"], session["epoch"] = user.id, user.epoch
        return browser

    return fresh


@pytest.fixture
def open_choices(site: Site) -> Callable[[str], None]:
    """Everybody keeps the hand, so that the opening is over."""

    def keep(game: str) -> None:
        record = load(site, game).record
        for seat in record.actors.seats:
            move = record.rules.notation.read("keep")
            seal(site, game, seat, record.head.point_text, move, f"seat:{seat}")

    return keep


@pytest.fixture
def voyage(site: Site, start_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """A game of The Festivals with four players that has come to some question; returns its id."""

    def start(enough: Callable[[Any], bool] = lambda view: True, **more: Any) -> str:
        for number in range(40):
            seed = hashlib.sha256(str(number).encode()).digest()
            monkeypatch.setattr(
                "service.lobby.secrets", SimpleNamespace(token_bytes=lambda _, seed=seed: seed)
            )
            monkeypatch.setattr("service.wishes.count_invitations", lambda *_: None)
            game = start_game(**{"seats": 4, "rules": "festivals", **more})
            if travel(site, game, enough, number):
                return game
        raise AssertionError("no game comes to that")

    return start


@pytest.fixture
def terraces(
    site: Site, start_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., str]:
    """A game of Java with four players that has come to some question; returns its id. first: which game is
    tried first, one that comes to it soon.
    """

    def start(enough: Callable[[Any], bool] = lambda record: True, first: int = 0, **more: Any) -> str:
        for number in range(first, first + 40):
            seed = hashlib.sha256(str(number).encode()).digest()
            monkeypatch.setattr(
                "service.lobby.secrets", SimpleNamespace(token_bytes=lambda _, seed=seed: seed)
            )
            monkeypatch.setattr("service.wishes.count_invitations", lambda *_: None)
            game = start_game(**{"seats": 4, "rules": "java", **more})
            if building.build(site, game, enough, random.Random(number)):
                return game
        raise AssertionError("no game comes to that")

    return start
