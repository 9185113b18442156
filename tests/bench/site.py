"""The service: games loaded, rebuilt from Redis, verified and played by bots."""

import tempfile
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from redis.exceptions import LockError

from engine import GAMES
from service.audit import export, verify
from service.bundled import serve
from service.config import Config
from service.load import load
from service.lobby import Wish, create
from service.log import read
from service.replay import replay, replay_all
from service.site import Site, open_site
from service.users import user_of
from tests.bench.yard import Figure, timed
from worker import drain

OPTIONS = {"medang": {"temple": "borobudur"}}


@contextmanager
def open_bench() -> Iterator[Site]:
    """A site with a Redis of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder))
        try:
            yield open_site(
                Config.from_environment(
                    {
                        "REDIS_URL": server.url,
                        "BASE_URL": "http://localhost",
                        "SERVICE_KEY": urlsafe_b64encode(bytes(32)).decode(),
                        "SMTP_URL": "smtp://127.0.0.1:1",
                        "MAIL_FROM": "bench@localhost",
                    }
                )
            )
        finally:
            server.stop()


def finished(site: Site, rules: str) -> str:
    """A game that bots have played to its end."""
    organiser = user_of(site, "bench@example.org").id
    game = create(site, organiser, rules, OPTIONS.get(rules, {}), [Wish("bot")] * 4, pace=None)
    while load(site, game).record.table.status != "ended":
        with suppress(LockError):  # a busy machine may take longer than the lease of a drain
            drain.work(site, stay=0)
    return game


def figures(site: Site) -> list[Figure]:
    """Everything of the service, on one finished game of every kind."""
    games = {rules: finished(site, rules) for rules in GAMES}
    medang = games["medang"]
    text = "".join(export(read(site, medang)))
    commits = {rules: load(site, game).record.head.version for rules, game in games.items()}
    print("commits of the games: " + ", ".join(f"{number} of {rules}" for rules, number in commits.items()))
    work: list[tuple[str, Callable[[], object]]] = [
        ("a game of medang loaded from its snapshot", lambda: load(site, medang)),
        *((rebuilt(rules), partial(replay, site, game)) for rules, game in games.items()),
        ("the whole site, a game of each, rebuilt from Redis", lambda: replay_all(site, print_nothing)),
        ("a game of medang verified, every move judged again", lambda: verify(text, "0.1.0")),
    ]
    return [Figure(name, [timed(each)]) for name, each in work]


def print_nothing(line: str) -> None:
    """What a rebuild says need not be read here."""


def rebuilt(rules: str) -> str:
    """The name of a figure."""
    return f"a game of {rules} rebuilt from Redis"


def appended(site: Site) -> Figure:
    """A game of Medang from its creation to its end, every commit on the disk."""
    return Figure(
        "a game of medang played by bots, appended with fsync", [timed(lambda: finished(site, "medang"))]
    )
