"""Verify: a finished game proves itself, and a changed one does not."""

import json
import random
from collections.abc import Callable

import pytest

from service.audit import Proof, export, verify
from service.log import read
from service.site import Site
from tests.service.test_spine import play_on


@pytest.fixture
def finished(site: Site, start_game: Callable[..., str], drain: Callable[[], None]) -> list[str]:
    game = start_game(3, "sewu")
    play_on(site, game, drain, random.Random(5))
    return list(export(read(site, game)))


def check(lines: list[str]) -> Proof:
    return verify("".join(lines), "0.1.0")


def test_a_finished_game_is_proved(finished: list[str]) -> None:
    proof = check(finished)
    assert proof.failed is None
    assert proof.judged_differently == []
    assert "Won by" in proof.result


def changed(lines: list[str], version: int, change: Callable[[dict], None]) -> list[str]:
    data = json.loads(lines[version - 1])
    change(data)
    return [*lines[: version - 1], json.dumps(data) + "\n", *lines[version:]]


def test_a_dropped_commit_is_found(finished: list[str]) -> None:
    assert check(finished[:9] + finished[10:]).failed is not None


def test_a_log_cut_off_is_found(finished: list[str]) -> None:
    assert check(finished[:-1]).failed is not None


def test_a_changed_time_changes_the_chain_that_later_turns_name(finished: list[str]) -> None:
    proof = check(changed(finished, 10, lambda data: data.update(at=data["at"] + 1)))
    assert proof.failed is not None and proof.failed[0] == 11


def test_a_changed_draw_is_found(finished: list[str]) -> None:
    version = next(n for n, line in enumerate(finished, 1) if json.loads(line)["draws"])

    def other(data: dict) -> None:
        n, value = data["draws"][0]
        data["draws"][0] = [n, (value + 1) % n]

    assert check(changed(finished, version, other)).failed == (
        version,
        "Draw 0 of the game does not follow from the seed and the cuts.",
    )
