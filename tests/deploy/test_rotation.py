"""The service key is replaced while people play: no downtime, nothing lost, nothing that cannot be proved."""

import os
import random
import subprocess
import sys
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service import keys
from service.audit import export, verify
from service.keyring import Keyring
from service.links import seat_token
from service.load import load
from service.log import read
from service.site import Site
from service.users import user_of
from tests.deploy.person import Person, wait_for_link
from tests.torture.judging import new_games, wait_for_outbox
from tests.torture.players import Client, Ledger, play
from tests.torture.processes import REPOSITORY, Deployment, catching

OLD, NEW = (urlsafe_b64encode(bytes([number]) * 32).decode() for number in (1, 2))
OLD_PRINT, NEW_PRINT = (Keyring.of((bytes([number]) * 32,)).thumbprints()[0] for number in (1, 2))
WORKERS = ("worker", "mail", "clock")


@pytest.fixture
def deployment(tmp_path: Path) -> Iterator[Deployment]:
    """It has always had the old key."""
    with catching(tmp_path / "mail") as smtp_port:
        deployed = Deployment(tmp_path, smtp_port, SERVICE_KEY=OLD)
        deployed.wait_for_pages()
        yield deployed
        deployed.stop()


def test_a_service_key_is_replaced_in_the_middle_of_games(deployment: Deployment, tmp_path: Path) -> None:
    old_site, mail, port = deployment.site(), tmp_path / "mail", deployment.port
    ada = Person(port, mail)
    ada.sign_in("ada@example.org", "Ada of Java")
    user = user_of(old_site, "ada@example.org").id
    (first,) = new_games(old_site, 1)
    link = wait_for_link(mail, "/t/")
    token = seat_token(old_site, first, 0, 0)
    wait_for(lambda: load(old_site, first).record.state is not None)
    receipts = [seal(port, first, token)]

    deployment.restart("web", SERVICE_KEY=f"{NEW},{OLD}")  # the pages have both keys, the workers the old one
    deployment.wait_for_pages()
    site = deployment.site()
    works_still(ada, link, Client(port, token), first)
    assert published(port) == [NEW_PRINT, OLD_PRINT]
    receipts.append(seal(port, first, seat_token(site, first, 1, 0)))
    (second,) = new_games(site, 1)
    time.sleep(2)
    assert load(site, second).record.state is None and site.redis.scard(keys.ready(second[:2]))

    deployment.restart(*WORKERS)  # everybody has both
    wait_for(lambda: load(site, first).record.head.point == 2 and load(site, second).record.state is not None)
    assert kinds(site, first).count(".rekeyed") == 1 and ".defaulted" not in kinds(site, first)
    works_still(ada, link, Client(port, token), first)
    receipts.append(seal(port, second, seat_token(site, second, 0, 0)))
    renewed = rotate(deployment)
    assert not renewed.startswith("0 secrets")
    assert rotate(deployment).startswith("0 secrets")

    deployment.restart(SERVICE_KEY=NEW)  # the old key is gone
    deployment.wait_for_pages()
    site = deployment.site()
    assert published(port) == [NEW_PRINT]
    assert Client(port, token).ask("GET", f"/api/games/{first}")[0] == 401
    assert ada.open(link).status == 404
    assert "Ada of Java" in ada.open("/").text  # her session was signed anew when she came meanwhile
    assert user_of(site, "ada@example.org").id == user
    for game in (first, second):
        clients = {seat: Client(port, seat_token(site, game, seat, 0)) for seat in (0, 1)}
        assert play(game, clients, random.Random(1), Ledger(), time.monotonic() + 120)
        mine = [receipt for told, receipt in receipts if told == game]
        proof = verify("".join(export(read(site, game))), site.config.release, mine)
        assert proof.holds, proof.failed
    assert kinds(site, first).count(".rekeyed") == 2
    wait_for_outbox(site)


def seal(port: int, game: str, token: str) -> tuple[str, str]:
    """Seal the first choice; returns the game and the receipt."""
    client = Client(port, token)
    _, moves = client.ask("GET", f"/api/games/{game}/moves")
    body = {"point": moves["point"], "move": moves["moves"][0]["move"]}
    status, answer = client.ask("POST", f"/api/games/{game}/seals", body)
    assert status == 201, answer
    return game, answer["receipt"]


def works_still(ada: Person, link: str, client: Client, game: str) -> None:
    """Session, link and token, all signed by the old key."""
    assert "Ada of Java" in ada.open("/").text
    assert ada.open(link).status == 200
    assert client.ask("GET", f"/api/games/{game}")[0] == 200


def published(port: int) -> list[str]:
    status, key_set = Client(port, "").ask("GET", "/.well-known/jwks.json")
    assert status == 200
    return [key["kid"] for key in key_set["keys"]]


def kinds(site: Site, game: str) -> list[Any]:
    return [event["kind"] for content in read(site, game) for event in content["events"]]


def rotate(deployment: Deployment) -> str:
    """`lontar rotate`, beside everything else; returns its last line."""
    ended = subprocess.run(
        [str(Path(sys.executable).parent / "lontar"), "rotate"],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), **deployment.environment},
        capture_output=True,
        text=True,
    )
    assert (ended.returncode, ended.stderr) == (0, ""), ended
    return ended.stdout.splitlines()[-1]


def wait_for(condition: Any, seconds: float = 40) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "It did not happen in time."
        time.sleep(0.1)
