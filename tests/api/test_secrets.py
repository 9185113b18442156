"""Nothing hidden leaves through any answer: twins that differ only in secrets answer alike."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from flask.testing import FlaskClient

from service.links import seat_token
from service.load import load
from service.log import read
from service.site import Site
from tests.api.application import application
from tests.service.test_spine import play_on
from tests.twins import make_twin

ILLEGAL = (
    "play b1 99",
    "take pile; pass",
    "buy g1",
    "swap 1.1",
    "exchange b1 b2 b3 b4",
    "renew",
    "pass",
    "keep",
)
PATHS = ("", "/moves", "/history", "/chain", "/log", "/seals")
SECRET = re.compile(r"[0-9a-f]{32,64}|eyJ[\w-]+\.[\w-]+\.[\w-]+")  # hashes, nonces, receipts: by length


def client_of(site: Site) -> FlaskClient:
    return application(site).test_client()


def heard(site: Site, game: str, seat: int) -> Iterator[tuple[str, str]]:
    """Every answer that a seat gets by asking and trying, with status and headers, hashes masked."""
    client = client_of(site)
    headers = {"Authorization": f"Bearer {seat_token(site, game, seat, 0)}"}
    path, point = f"/api/games/{game}", load(site, game).record.head.point_text
    asked: list[tuple[str, str, dict[str, str] | None]] = [("GET", path + more, None) for more in PATHS]
    legal = [each["text"] for each in client.get(f"{path}/moves", headers=headers).json["moves"]]
    for text in [*legal, *ILLEGAL]:
        asked.append(("GET", f"{path}/moves?after={text}", None))
        asked.append(("POST", f"{path}/preview", {"point": point, "text": text}))
        asked.append(("POST", f"{path}/turns", {"point": point, "text": text}))
        asked.append(("POST", f"{path}/seals", {"point": point, "text": text}))
        asked.append(("POST", f"{path}/openings", {"point": point, "text": text, "nonce": "0" * 64}))
    asked.append(("POST", f"{path}/seals", {"point": point, "commitment": "0" * 64}))
    asked += [("GET", path + more, None) for more in PATHS]
    for number, (method, where, body) in enumerate(asked):
        response = client.open(where, method=method, headers=headers, json=body)
        shown = f"{response.status_code} {sorted(response.headers.items())} {response.text}"
        shown = re.sub(r'"at": ?[0-9]+', "", shown)
        yield (
            SECRET.sub("#", f"{number} {method} {where} {body}"),
            SECRET.sub(lambda found: "#" * len(found[0]), shown),
        )


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks too often."""
    monkeypatch.setattr("service.api.asking.check", lambda rate, answers: None)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("moves", [0, 9])
@pytest.mark.parametrize("seat", [0, 1, 2])  # one of them is to move
def test_twins_answer_alike(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None], seat: int, moves: int
) -> None:
    game = start_game(3, "borobudur")
    play_on(site, game, drain, random.Random(moves), most=moves)
    twin = make_twin(site, game, seat, random.Random(1))
    mine, theirs = dict(heard(site, game, seat)), dict(heard(twin, game, seat))
    assert len(mine) > 20
    assert mine == theirs


def test_a_game_that_runs_publishes_neither_seed_nor_nonce(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None]
) -> None:
    game = start_game(3, "borobudur")
    play_on(site, game, drain, random.Random(3), most=9)
    events = [event for content in read(site, game) for event in content["events"]]
    secrets = {load(site, game).seed.hex()} | {
        event["nonce"] for event in events if "nonce" in event and event["seat"] != 0
    }
    assert len(secrets) == 3
    client = client_of(site)
    headers = {"Authorization": f"Bearer {seat_token(site, game, 0, 0)}"}
    for more in PATHS:
        text = client.get(f"/api/games/{game}{more}", headers=headers).text
        assert not [secret for secret in secrets if secret in text]
