"""SIGTERM to every process at once, as a platform does at each release, in the middle of play; then again."""

import os
import random
import time
from pathlib import Path

import pytest

from service.site import Site
from tests.torture.judging import judge, judge_letters, new_games, players
from tests.torture.players import Ledger
from tests.torture.processes import Deployment, catching

SEED = int(os.environ.get("TORTURE_SEED", time.time_ns() % 1_000_000))
SOON = 10.0  # seconds in which everything must have ended


def torture(folder: Path, games: int, stops: int, chance: random.Random) -> None:
    with catching(folder / "mail") as smtp_port:
        deployment = Deployment(folder, smtp_port)
        try:
            site, ledger = deployment.site(), Ledger()
            ids = new_games(site, games)
            at_work = players(site, deployment.port, ids, chance, ledger)
            begun = [stop_all(deployment, site, chance) for _ in range(stops)]
            for player in at_work:
                player.join()
            judge(site, deployment.port, ids, ledger)
            judge_letters(site, folder / "mail", ids, begun)
            assert "Traceback" not in deployment.log()
        finally:
            deployment.stop()


def stop_all(deployment: Deployment, site: Site, chance: random.Random) -> str:
    """One stop and start, at the very moment at which a game begins; returns that game."""
    deployment.wait_for_pages()
    time.sleep(chance.uniform(0.2, 3))
    (game,) = new_games(site, 1)
    time.sleep(chance.uniform(0, 0.3))
    took = deployment.end()
    assert took < SOON, f"{took:.1f} s"
    deployment.restart()
    return game


def test_nothing_is_lost_when_all_are_told_to_end(tmp_path: Path) -> None:
    print(f"TORTURE_SEED={SEED}")
    torture(tmp_path, games=2, stops=1, chance=random.Random(SEED))


@pytest.mark.torture
def test_nothing_is_lost_in_25_stops(tmp_path: Path) -> None:
    print(f"TORTURE_SEED={SEED}")
    torture(tmp_path, games=20, stops=25, chance=random.Random(SEED))
