"""A client that a generator made from the document alone, as it comes, plays a whole game."""

import hashlib
import os
import random
import secrets
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import rfc8785
from flask import Flask

from engine import GAMES
from service.audit import verify
from service.boards import BOARDS
from service.bots import BOTS, OWN
from service.config import Config
from service.site import Site
from service.tokens import issue
from service.users import User
from tests.browser.running import serving, working
from tests.conftest import repository

Generated = Any
PACKAGE = "lontar_client"
SCOPES = ("games:read", "games:play", "games:create")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the generated package lies; the generator found nothing to warn of."""
    folder = tmp_path_factory.mktemp("generated")
    tools = Path(sys.executable).parent
    made = subprocess.run(
        [tools / "openapi-python-client", "generate", "--meta", "none", "--fail-on-warning",
         "--path", repository() / "openapi" / "openapi.json", "--output-path", folder / PACKAGE],
        env={**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True, text=True,
    )  # fmt: skip
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


@pytest.fixture
def server(site: Site, app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The whole service: pages and interface on a port, and somebody who judges and delivers words."""
    for board in BOARDS.values():
        monkeypatch.setattr(board, "png", lambda *_: b"\x89PNG")
    with serving(app, 0) as address, working(site):
        yield address


class Player:
    """One program: what it knows, it knows from its client."""

    def __init__(self, address: str, token: str, number: int) -> None:
        self.models = import_module(f"{PACKAGE}.models")
        client = import_module(f"{PACKAGE}.client").AuthenticatedClient
        self.client = client(base_url=address, token=token, timeout=None, raise_on_unexpected_status=True)
        self.chance, self.kept, self.game = random.Random(number), None, ""
        self.seals = 0

    def call(self, operation: str, *path: str, **more: Any) -> Generated:
        """What an operation answers: any answer that refuses fails the test."""
        module = import_module(f"{PACKAGE}.api.{operation}")
        answer = module.sync_detailed(*path, client=self.client, **more)
        assert answer.status_code < 300, (operation, answer.status_code, answer.content)
        return answer.parsed

    def play(self) -> Generated:
        """Play until the game is over, waiting for news in between; the game as it ended."""
        while (seen := self.call("games.get_game", self.game)).status != self.models.GameStatus.ENDED:
            mine = seen.seats[seen.seat]
            if mine.to_open:
                self.open(seen)
            elif mine.to_move:
                self.move(seen)
            self.call("history.get_history", self.game, after=seen.version, wait=5)
        return seen

    def move(self, seen: Generated) -> None:
        if seen.rules == "java" and not seen.sealed:
            self.move_by_text(seen)
            return
        may = self.call("moves.list_moves", self.game)
        if may.point != seen.point:
            return
        load = GAMES[seen.rules].codec.load_move
        wanted = self.choose(seen, [load(each.move.to_dict()) for each in may.moves])
        move = next(each.move for each in may.moves if load(each.move.to_dict()) == wanted)
        if may.sealed:
            self.keep(seen, move)
            return
        self.send(self.models.Turn(point=may.point, moves=[move]))

    def move_by_text(self, seen: Generated) -> None:
        """Where there are thousands of moves, from their groups: as text."""
        may = self.call("moves.group_moves", self.game)
        if may.point == seen.point:
            notation = GAMES[seen.rules].notation
            texts = [text for kind in may.kinds for place in kind.places for text in place.moves]
            wanted = self.choose(seen, [notation.read(text) for text in texts])
            self.send(self.models.Turn(point=may.point, text=notation.write(wanted)))

    def send(self, turn: Generated) -> None:
        self.call("turns.submit_turn", self.game, body=turn, prefer="wait=5")

    def choose(self, seen: Generated, moves: list[Any]) -> Any:
        """Anything in Medang; in games where that takes long to end, what a bot wants that reads the view as
        the client has it."""
        if seen.rules not in OWN:
            return self.chance.choice(moves)
        return BOTS[OWN[seen.rules]](seen.view.to_dict(), moves)

    def keep(self, seen: Generated, move: Generated) -> None:
        """Seal a move, and send its commitment alone."""
        nonce = secrets.token_hex(32)
        sealed = {"tag": "lontar/seal/1", "game": seen.origin, "point": seen.point, "seat": seen.seat,
                  "nonce": nonce, "move": move.to_dict()}  # fmt: skip
        commitment = hashlib.sha256(rfc8785.dumps(sealed)).hexdigest()
        seal = self.models.Seal(point=seen.point, commitment=commitment)
        answer = self.call("seals.seal_choice", self.game, body=seal)
        assert answer.kept and answer.commitment == commitment
        self.kept = self.models.Opening(point=seen.point, move=move, nonce=nonce)
        self.seals += 1

    def open(self, seen: Generated) -> None:
        assert self.kept is not None and self.kept.point == seen.point
        self.call("seals.open_seal", self.game, body=self.kept)


OPTIONS = {"festivals": {"typhoons": "1"}, "java": {"festivals": "sealed"}, "medang": {"temple": "kalasan"}}

SEALS = {  # how many there are: a plan for every round, a bid in every festival, one discard of each
    "festivals": range(11, 1000),
    "java": range(2, 1000),
    "medang": (2,),
}


def sit_down(ada: Player, budi: Player, rules: str) -> None:
    """A table of two: the one creates it, the other joins."""
    models = ada.models
    wish = models.NewGame.from_dict(
        {"rules": rules, "options": OPTIONS[rules], "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    ada.game = budi.game = ada.call("games.create_game", body=wish).game
    budi.call("tables.join_game", budi.game, body=models.Sitting(cut="eight"))


@pytest.mark.parametrize("rules", GAMES)
def test_it_plays_a_whole_game_with_kept_seals(
    rules: str,
    folder: Path,
    server: str,
    site: Site,
    people: list[User],
    config: Config,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(folder)
    tokens = [issue(site, user, "A generated client", SCOPES, 1)[1] for user in people[:2]]
    players = [Player(server, token, number) for number, token in enumerate(tokens)]
    sit_down(*players, rules)
    with ThreadPoolExecutor(2) as pool:
        ends = list(pool.map(Player.play, players))
    assert [end.seat for end in ends] == [0, 1]
    assert ends[0].outcome == ends[1].outcome and ends[0].outcome.winners
    assert {score.seat for score in ends[0].outcome.scores} == {0, 1}
    log = players[0].call("history.get_log", players[0].game)
    seals = sum(player.seals for player in players)
    assert log.count('"kept":true') == seals and '".defaulted"' not in log
    assert seals in SEALS[rules]
    proof = verify(log, config.release)
    assert proof.holds and proof.hash == ends[0].hash_
    for player in players:
        player.client.get_httpx_client().close()
