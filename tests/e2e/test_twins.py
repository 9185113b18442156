"""Twins must be byte-equal to whoever may not know the difference."""

import json
import random
from collections.abc import Callable

import pytest

from engine import GAMES
from service.load import load
from service.log import read
from service.present import history, names, present
from service.site import Site
from tests.service.test_spine import play_on
from tests.twins import make_twin, twin_of

Play = Callable[[str, int, int], str]
DEALS = 20  # that are tried until the opponents hold something that this seat has not seen


@pytest.fixture
def played(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> Play:
    """A game with three or four people, some moves in, that has a twin for a seat."""

    def play(rules: str, moves: int, seat: int) -> str:
        for number in range(DEALS):
            monkeypatch.setattr(
                "service.lobby.secrets.token_bytes", lambda size, one=number: bytes([one]) * size
            )
            game = start_game(3 if rules == "medang" else 4, rules=rules)
            play_on(site, game, drain, random.Random(moves), most=moves)
            contents = read(site, game)
            if twin_of(contents, seat, random.Random(1)) != contents:
                return game
        raise AssertionError(f"no deal of {DEALS} has a twin")

    return play


STANDS = [
    *(("medang", moves) for moves in (2, 8, 20)),
    *(("festivals", moves) for moves in (1, 4, 10)),
    *(("java", moves) for moves in (1, 9, 40)),
]


@pytest.mark.parametrize(("rules", "moves"), [one for one in STANDS if one[0] in GAMES])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_view_and_history_tell_nothing_hidden(
    site: Site, played: Play, seat: int | None, moves: int, rules: str
) -> None:
    game = played(rules, moves, 0 if seat is None else seat)
    twin = make_twin(site, game, 0 if seat is None else seat, random.Random(1))
    shown = [everything(one, game, seat) for one in (site, twin)]
    assert shown[0] == shown[1]


def everything(site: Site, game: str, seat: int | None) -> str:
    """What a seat is shown, the chain's hashes aside."""
    loaded = load(site, game)
    record = loaded.record
    shown = (
        present(loaded, seat, names(site, record), ())
        if seat is not None
        else record.rules.view(record.state, None)
    )
    legal = (
        [record.rules.codec.dump(move) for move in record.rules.legal(record.state, seat)]
        if seat in record.actors.seats
        else []
    )
    told = history(site, loaded, seat) if seat is not None else []
    text = json.dumps([shown, legal, told, record.rules.actors(record.state).seats])
    for secret in (record.head.hash, record.head.point_text, record.head.point_hash):
        text = text.replace(secret, "#" * len(secret))
    return text
