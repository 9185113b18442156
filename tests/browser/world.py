"""A whole service for a browser to look at, and people who play in it by the shortest way."""

import hashlib
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest import mock

from flask import Flask

from service.links import turn_link
from service.load import Loaded, load
from service.lobby import create, join
from service.sealing import seal
from service.site import Site
from service.submissions import Submission, accept, wait
from service.users import User, find_user, update_user, user_of
from service.wishes import Wish
from tests.browser.letters import kind_of
from tests.browser.running import Post, Workers
from tests.worker.mail.catcher import Mail

PATIENCE = 20.0  # seconds for whatever the workers do
ZONES = {
    "Ada": "Europe/Berlin",
    "Budi": "Asia/Jakarta",
    "Citra": "Asia/Makassar",
    "Dewi": "UTC",
    "Eka": "UTC",
}


def until(found: Callable[[], Any], what: str) -> Any:
    """The first true answer. Raises AssertionError when there is none in time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := found():
            return answer
        time.sleep(0.02)
    raise AssertionError(f"{what} did not happen in {PATIENCE} s")


@dataclass
class World:
    """A site with its server, workers and mail."""

    site: Site
    app: Flask
    address: str
    post: Post
    workers: Workers
    seed: str = "lontar"  # every deal and every random choice follow from it
    users: dict[str, User] = field(default_factory=dict)

    def user(self, name: str) -> User:
        """Somebody of this name, who has been here before."""
        if name not in self.users:
            made = user_of(self.site, f"{name.lower().replace(' ', '.')}@example.org")
            update_user(self.site, made.id, name, ZONES.get(name, "UTC"))
            self.users[name] = find_user(self.site, made.id)
        return self.users[name]

    def invite(
        self, host: str, wishes: list[Wish], options: Mapping[str, str], rules: str = "medang", **more: Any
    ) -> str:
        """A new game, dealt as the seed says."""
        more = {"pace": None, "cut": f"{host} cuts", **more}
        fixed = hashlib.sha256(self.seed.encode()).digest()
        with mock.patch("service.lobby.secrets", SimpleNamespace(token_bytes=lambda _: fixed)):
            return create(self.site, self.user(host).id, rules, options, wishes, **more)

    def start(self, *names: str, temple: str = "sewu", bots: int = 0, **more: Any) -> str:
        """A running game of Medang with these people; the first organises it."""
        return self.begin(names, {"temple": temple}, bots, **more)

    def cross(self, *names: str, typhoons: str = "0", typhoon_tie: str = "nobody", **more: Any) -> str:
        """A running game of The Festivals."""
        options = {"typhoons": typhoons, "typhoon_tie": typhoon_tie}
        return self.begin(names, options, rules="festivals", **more)

    def begin(self, names: Sequence[str], options: Mapping[str, str], bots: int = 0, **more: Any) -> str:
        """A game that everybody has joined."""
        wishes = [Wish("me"), *(Wish("invite", self.user(name).address) for name in names[1:])]
        game = self.invite(names[0], wishes + [Wish("bot")] * bots, options, **more)
        for name in names[1:]:
            join(self.site, game, self.user(name).id, None, f"{name} cuts")
        until(lambda: self.load(game).record.state is not None, "the deal")
        return game

    def load(self, game: str) -> Loaded:
        return load(self.site, game)

    def keep(self, game: str) -> None:
        """Everybody keeps the hand, so the opening is over."""
        record = self.load(game).record
        for seat in record.unsealed:
            self.seal(game, seat, "keep")
        until(lambda: not self.load(game).record.actors.sealed, "the opening")

    def seal(self, game: str, seat: int, line: str) -> None:
        record = self.load(game).record
        move = record.rules.notation.read(line)
        seal(self.site, game, seat, record.head.point_text, move, f"seat:{seat}")

    def submit(self, game: str, seat: int, *lines: str, point: str = "") -> Submission:
        """Send a turn past the door, as it is; returns it with what became of it so far."""
        record = self.load(game).record
        point = point or record.head.point_text
        body = [record.rules.codec.dump(record.rules.notation.read(line)) for line in lines]
        name = hashlib.sha256(repr((game, seat, point, body)).encode()).hexdigest()[:24]
        return accept(self.site, Submission(name, game, seat, "turn", point, body, 1, f"seat:{seat}"))

    def play(self, game: str, *lines: str) -> Submission:
        """Whoever is to move plays these moves, and they are judged."""
        record = self.load(game).record
        sent = wait(self.site, self.submit(game, record.actors.seats[0], *lines), PATIENCE)
        assert sent.status == "settled", sent.verdict
        return sent

    def play_on(self, game: str, enough: Callable[[Loaded], Any] = lambda _: False) -> None:
        """Random legal moves until there is enough of it, or the game is over."""
        chance = random.Random(self.seed)
        for _ in range(400):
            loaded = self.load(game)
            record = loaded.record
            if record.table.status == "ended" or enough(loaded):
                return
            if not record.unsealed or record.table.chairs[record.unsealed[0]].bot:
                time.sleep(0.02)  # a worker is at it
                continue
            moves = record.rules.legal(record.state, record.unsealed[0])
            legal = sorted(record.rules.notation.write(move) for move in moves)
            if record.actors.sealed:
                self.seal(game, record.unsealed[0], chance.choice(legal))
            else:
                self.play(game, chance.choice(legal))
        raise AssertionError("the game does not end")

    def link(self, game: str, seat: int | None = None) -> str:
        """The path of a seat's turn link; of whoever is to move, if None."""
        loaded = self.load(game)
        record = loaded.record
        seat = record.unsealed[0] if seat is None else seat
        return self.path(turn_link(self.site, game, seat, record.head.point, loaded.epoch(seat)))

    def path(self, address: str) -> str:
        return address.removeprefix(self.site.config.base_url)

    def letter(self, address: str, kind: str) -> Mail:
        """The newest letter of this kind to an address, once it has come."""

        def newest() -> Mail | None:
            mails = self.post.to(address)
            return next((one for one in reversed(mails) if kind_of(one) == kind), None)

        found: Mail = until(newest, f"the letter “{kind}” to {address}")
        return found
