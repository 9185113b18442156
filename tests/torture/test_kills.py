"""Web, worker, clock and Redis are killed at random while games are played; nothing acknowledged is lost."""

import os
import random
import time
from pathlib import Path

import pytest

from tests.torture.judging import judge, new_games, players
from tests.torture.players import Ledger
from tests.torture.processes import Deployment, catching

KILLED = ("web", "worker", "redis", "clock", "worker", "web")
SEED = int(os.environ.get("TORTURE_SEED", time.time_ns() % 1_000_000))


def torture(folder: Path, games: int, kills: int, chance: random.Random) -> None:
    with catching(folder / "mail") as smtp_port:
        deployment = Deployment(folder, smtp_port)
        try:
            site, ledger = deployment.site(), Ledger()
            ids = new_games(site, games)
            at_work = players(site, deployment.port, ids, chance, ledger)
            kill(deployment, kills, chance)
            for player in at_work:
                player.join()
            judge(site, deployment.port, ids, ledger)
        finally:
            deployment.stop()


def kill(deployment: Deployment, kills: int, chance: random.Random) -> None:
    for _ in range(kills):
        time.sleep(chance.uniform(0.2, 1.2))
        deployment.kill(chance.choice(KILLED))


def test_nothing_acknowledged_is_lost_in_8_kills(tmp_path: Path) -> None:
    print(f"TORTURE_SEED={SEED}")
    torture(tmp_path, games=2, kills=8, chance=random.Random(SEED))


@pytest.mark.torture
def test_nothing_acknowledged_is_lost_in_200_kills(tmp_path: Path) -> None:
    print(f"TORTURE_SEED={SEED}")
    torture(tmp_path, games=20, kills=200, chance=random.Random(SEED))
