"""Logs that a dishonest host could write, and `verify` must not call proved."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.game import Move
from service.audit import Proof, export, verify
from service.commit import Commit
from service.load import Loaded, load
from service.log import Writes, read
from service.sealing import seal
from service.seals import Opening
from service.site import Site
from service.write import write
from tests.service.test_spine import play_on
from worker import seals as openings

Play = Callable[[str], None]


@pytest.fixture
def play(site: Site, drain: Callable[[], None]) -> Play:
    return lambda game: play_on(site, game, drain, random.Random(3))


def proof_of(site: Site, game: str) -> Proof:
    return verify("".join(export(read(site, game))), site.config.release)


def test_a_sealed_choice_that_the_host_replaced_by_another_is_found(
    site: Site,
    start_game: Callable[..., str],
    play: Play,
    drain: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """“The host could read such a move but not alter it unnoticed.” He says that the opening did not fit."""
    game = start_game(2)
    honest = openings.opened

    def dishonest(before: Loaded, seat: int, opening: Opening | None) -> tuple[Move, dict[str, Any]]:
        if seat:
            return honest(before, seat, opening)
        record = before.record
        other = list(record.rules.legal(record.state, seat))[-1]  # changes the whole hand
        return other, {"kind": ".defaulted", "seat": seat, "why": "opened something else than was sealed"}

    for seat in (0, 1):
        record = load(site, game).record
        keep = record.rules.notation.read("keep")
        seal(site, game, seat, record.head.point_text, keep, f"seat:{seat}")
    monkeypatch.setattr(openings, "opened", dishonest)
    drain()
    play(game)
    proof = proof_of(site, game)
    assert proof.failed is not None, proof.proved


def test_a_default_that_is_not_the_default_is_found(
    site: Site,
    start_game: Callable[..., str],
    play: Play,
    drain: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A seat that did not seal plays its default, and nothing else that the host would like better."""
    game = start_game(1, bots=1)
    monkeypatch.setattr(
        openings,
        "opened",
        lambda before, seat, opening: (
            list(before.record.rules.legal(before.record.state, seat))[-1],
            {"kind": ".defaulted", "seat": seat, "why": "did not seal"},
        ),
    )
    record = load(site, game).record
    seal(site, game, 0, record.head.point_text, record.rules.notation.read("keep"), "seat:0")
    drain()
    play(game)
    assert proof_of(site, game).failed is not None


def test_a_cut_in_the_middle_of_a_game_is_found(
    site: Site, start_game: Callable[..., str], play: Play
) -> None:
    """Another cut is another dice key: whoever may add one tries cuts until the next draws suit him."""
    game = start_game(2)
    before = load(site, game)
    user = before.record.table.chairs[0].user
    event = {"kind": ".joined", "seat": 0, "user": user, "cut": "the one of a thousand that draws best"}
    write(site, before, Commit(before.now, f"user:{user}", site.config.release, [event]), Writes())
    play(game)
    proof = proof_of(site, game)
    assert proof.failed is not None, proof.proved


MALFORMED: list[Callable[[list[dict[str, Any]]], Any]] = [
    lambda log: next(one for one in log if one["draws"]).update(draws=[[0, 0]]),
    lambda log: next(one for one in log if one["draws"]).update(draws=[[1]]),
    lambda log: next(one for one in log if one["moves"]).update(moves=[]),
    lambda log: opened_in(log).pop("nonce"),
    lambda log: opened_in(log).update(nonce=5),
    lambda log: log[-1].update(at=float("nan")),
]


def opened_in(log: list[dict[str, Any]]) -> dict[str, Any]:
    return next(event for one in log for event in one["events"] if event["kind"] == ".opened")


@pytest.mark.parametrize("spoil", MALFORMED)
def test_a_spoilt_file_is_answered_in_a_sentence(
    site: Site, start_game: Callable[..., str], play: Play, spoil: Callable[[Any], Any]
) -> None:
    """Whoever is handed a strange file sees where it fails, not where the program does."""
    game = start_game(2)
    play(game)
    log = [json.loads(line) for line in export(read(site, game))]
    spoil(log)
    assert verify("".join(json.dumps(one) + "\n" for one in log), site.config.release).failed is not None
