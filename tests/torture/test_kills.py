"""Web, worker, clock and Redis are killed at random while games are played; nothing acknowledged is lost."""

import os
import random
import threading
import time
from pathlib import Path

import pytest

from service.audit import export, verify
from service.config import Config
from service.links import seat_token
from service.load import load
from service.lobby import Wish, create, join
from service.log import read
from service.site import Site, open_site
from service.users import user_of
from tests.torture.players import Client, Ledger, play, settle
from tests.torture.processes import Deployment, catching

KILLED = ("web", "worker", "redis", "clock", "worker", "web")
SEED = int(os.environ.get("TORTURE_SEED", time.time_ns() % 1_000_000))


def new_games(site: Site, number: int) -> list[str]:
    """Games for two, both seated."""
    games = []
    ada, budi = user_of(site, "ada@example.org"), user_of(site, "budi@example.org")
    for place in range(number):
        temple = ("kalasan", "sewu", "borobudur", "plaosan")[place % 4]
        game = create(site, ada.id, "medang", {"temple": temple}, [Wish("me"), Wish("open")], pace=None)
        join(site, game, budi.id, None, "cut")
        games.append(game)
    return games


def torture(folder: Path, games: int, kills: int, chance: random.Random) -> None:
    with catching(folder / "mail") as smtp_port:
        deployment = Deployment(folder, smtp_port)
        try:
            site = open_site(Config.from_environment(deployment.environment))
            ids = new_games(site, games)
            ledger = Ledger()
            players = [
                threading.Thread(
                    target=play_all, args=(site, deployment.port, ids[part::4], chance.random(), ledger)
                )
                for part in range(4)
            ]
            for player in players:
                player.start()
            kill(deployment, kills, chance)
            for player in players:
                player.join()
            judge(site, deployment.port, ids, ledger)
        finally:
            deployment.stop()


def play_all(site: Site, port: int, games: list[str], seed: float, ledger: Ledger) -> None:
    chance = random.Random(seed)
    for game in games:
        clients = {seat: Client(port, seat_token(site, game, seat, 0)) for seat in (0, 1)}
        assert play(game, clients, chance, ledger, time.monotonic() + 600), game


def kill(deployment: Deployment, kills: int, chance: random.Random) -> None:
    for _ in range(kills):
        time.sleep(chance.uniform(0.2, 1.2))
        deployment.kill(chance.choice(KILLED))


def judge(site: Site, port: int, games: list[str], ledger: Ledger) -> None:
    """Every acknowledged submission has one verdict, every settled one stands once in its log."""
    versions: set[tuple[str, int]] = set()
    counts = {"settled": 0, "refused": 0, "stale": 0}
    for submission, (game, token) in ledger.accepted.items():
        verdict = settle(Client(port, token), submission)
        counts[verdict["status"]] += 1
        if verdict["status"] == "settled":
            versions.add((game, verdict["version"]))
    assert len(versions) == counts["settled"], "two submissions claim one commit"
    for game in games:
        contents = read(site, game)
        played = {
            (game, n) for n, one in enumerate(contents, 1) if one["by"].startswith("seat:") and one["moves"]
        }
        claimed = {one for one in versions if one[0] == game}
        assert claimed <= played
        proof = verify("".join(export(contents)), site.config.release)
        assert proof.holds, proof.failed
        assert load(site, game).record.table.why == "finished"
    print(f"{len(ledger.accepted)} acknowledged turns: {counts}; {ledger.sealed} seals")


def test_nothing_acknowledged_is_lost_in_20_kills(tmp_path: Path) -> None:
    print(f"TORTURE_SEED={SEED}")
    torture(tmp_path, games=4, kills=20, chance=random.Random(SEED))


@pytest.mark.torture
def test_nothing_acknowledged_is_lost_in_200_kills(tmp_path: Path) -> None:
    print(f"TORTURE_SEED={SEED}")
    torture(tmp_path, games=20, kills=200, chance=random.Random(SEED))
