"""The beginning of a golden game, to be played again up to where people take over."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from engine.game import Game
from tests.browser.world import World

Commits = list[Mapping[str, Any]]


def golden(rules: str, name: str) -> Commits:
    """The commits of a golden log."""
    path = Path(__file__).parents[1] / "logs" / rules / f"{name}.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()]


def cuts(commits: Commits) -> list[str]:
    """What was typed when its players sat down."""
    told = (event for commit in commits for event in commit["events"])
    return [event["cut"] for event in told if event["kind"] in (".created", ".joined")]


@contextmanager
def dealt(commits: Commits) -> Iterator[None]:
    """Games that are started meanwhile with the same cuts get the same cards: they have the same seed."""
    seed = bytes.fromhex(commits[-1]["events"][-1]["seed"])
    with mock.patch("service.lobby.secrets", SimpleNamespace(token_bytes=lambda _: seed)):
        yield


def begin(world: World, game: str, commits: Commits, most: int) -> None:
    """Play its first turns again, but for the last ones, of which there are so many."""
    turns = list(turns_of(world.load(game).record.rules, commits))
    for lines in turns[:-most]:
        world.play(game, *lines)


def turns_of(rules: Game, commits: Commits) -> Iterator[list[str]]:
    """The moves, line by line, up to each draw and each change of who moves."""
    lines: list[str] = []
    for commit in commits:
        for choices in commit["moves"]:
            lines += [rules.notation.write(rules.codec.load_move(move)) for move in choices.values()]
        if commit["draws"] or any(event["kind"] == "TurnBegan" for event in commit["events"]):
            yield from [lines] if lines else []
            lines = []
