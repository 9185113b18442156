"""How often an accepted turn asks Redis, through the whole of the interface: for every kind of token."""

from collections.abc import Callable

import pytest

from service.links import seat_token
from service.site import Site
from service.tokens import SCOPES, issue
from service.users import User
from tests.api.conftest import Playing
from tests.api.program import Program
from tests.service.test_round_trips import WEB_MOST, counted


def personal(site: Site, user: User, game: str, seat: int) -> str:
    return issue(site, user, "A program", SCOPES, 1)[1]


def of_seat(site: Site, user: User, game: str, seat: int) -> str:
    return seat_token(site, game, seat, 0)


@pytest.mark.parametrize("token", [personal, of_seat])
def test_an_accepted_turn_takes_four_round_trips(
    playing: Playing,
    people: list[User],
    site: Site,
    token: Callable[[Site, User, str, int], str],
    drain: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who is asking; the game, and how often he writes; the inbox; the drain."""
    for _ in range(2):  # the first of a day writes down that the token was used
        mover, _ = playing.mover()
        seat, turn = mover.get(playing.path)["seat"], playing.turn()
        program = Program(mover.client, mover.document, token(site, people[seat], playing.game, seat))
        program.get(playing.path)
        with counted(monkeypatch) as sent:
            program.post(f"{playing.path}/turns", turn, 202)
        drain()
    assert len(sent) <= WEB_MOST, sent
    assert len(sent) == (4 if token is personal else 3), sent
