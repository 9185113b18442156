"""Programs that play: with the token of a user, of a seat, or with none."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from flask import Flask

from service.api.document import specification
from service.links import seat_token
from service.load import load
from service.site import Site
from service.tokens import SCOPES, issue
from service.users import User
from tests.api.application import application
from tests.api.program import Program

ByUser = Callable[..., Program]
BySeat = Callable[[str, int], Program]


@pytest.fixture
def app(site: Site) -> Flask:
    """The interface for programs alone, without the pages."""
    return application(site)


@pytest.fixture
def document(app: Flask) -> dict[str, Any]:
    return specification(app)


@pytest.fixture
def anonymous(app: Flask, document: dict[str, Any]) -> Program:
    return Program(app.test_client(), document)


@pytest.fixture
def as_user(app: Flask, site: Site, document: dict[str, Any]) -> ByUser:
    """A program with a personal token of a user, which may do everything, or what these scopes say."""

    def program(user: User, *scopes: str) -> Program:
        _, text = issue(site, user, "A program", scopes or SCOPES, 1)
        return Program(app.test_client(), document, text)

    return program


@pytest.fixture
def as_seat(app: Flask, site: Site, document: dict[str, Any]) -> BySeat:
    """A program with the token of a seat."""

    def program(game: str, seat: int) -> Program:
        epoch = load(site, game).epoch(seat)
        return Program(app.test_client(), document, seat_token(site, game, seat, epoch))

    return program


@dataclass
class Playing:
    """A game behind its sealed opening, and a program for every seat."""

    game: str
    seats: list[Program]

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"

    def mover(self) -> tuple[Program, Program]:
        """Who is to move, and another."""
        seen = self.seats[0].get(self.path)
        (seat,) = [each["seat"] for each in seen["seats"] if each["to_move"]]
        return self.seats[seat], self.seats[seat - 1]

    def turn(self, number: int = 0) -> dict[str, Any]:
        """A turn of one legal move."""
        may = self.mover()[0].get(f"{self.path}/moves")
        return {"point": may["point"], "moves": [may["moves"][number]["move"]]}


@pytest.fixture
def playing(start_game: Callable[..., str], as_seat: BySeat, drain: Callable[[], None]) -> Playing:
    game = start_game(2, "kalasan")
    seats = [as_seat(game, 0), as_seat(game, 1)]
    for program in seats:
        point = program.get(f"/api/games/{game}")["point"]
        program.post(f"/api/games/{game}/seals", {"point": point, "text": "keep"}, 201)
    while seats[0].get(f"/api/games/{game}")["sealed"]:
        drain()  # returns at once where a worker is at it already
    return Playing(game, seats)
