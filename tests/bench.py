"""`make bench`: how fast it is, as ratios to a yardstick run in the same process.

One yardstick is a fixed piece of pure Python work. A figure of 2.0 means: takes as long as two yardsticks.
Ratios can be compared between machines and days; milliseconds cannot.
"""

import random
import statistics
import tempfile
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import partial
from pathlib import Path

from engine import GAMES
from engine.game import Game
from engine.play import play, replay
from service.audit import export, verify
from service.bundled import serve
from service.config import Config
from service.load import load
from service.lobby import Wish, create
from service.log import read
from service.replay import replay as rebuild
from service.site import Site, open_site
from service.users import user_of
from worker import drain

ROUNDS = 7


def yardstick() -> int:
    """10,000 steps of set, dict and integer work, as a rules engine does it."""
    seen: dict[int, int] = {}
    cells, total = frozenset(range(64)), 0
    for number in range(10_000):
        key = (number * 2654435761) & 0xFFFF
        seen[key] = seen.get(key, 0) + 1
        if key & 63 in cells:
            total += key >> 6
    return total + len(seen)


class Chance:
    """Dice for measuring."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def reveal(self) -> None:
        pass


def random_game(game: Game, seed: int) -> int:
    """A game for three, every legal move listed at every step; returns the number of decision points."""
    dice = Chance(seed)
    state = replay(game, game.setup({}, range(3), dice))
    moves = 0
    while (actors := game.actors(state)).seats:
        choices = {seat: dice.random.choice(list(game.legal(state, seat))) for seat in actors.seats}
        if not actors.sealed:
            choices = dict([choices.popitem()])
        _, state = play(game, state, [choices], dice)
        moves += 1
    return moves


def seconds(work: Callable[[], object]) -> float:
    """The median of some runs."""
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def finished_game(site: Site) -> str:
    """A game that bots have played to its end."""
    organiser = user_of(site, "bench@example.org").id
    wishes = [Wish("bot")] * 4
    game = create(site, organiser, "medang", {"temple": "borobudur"}, wishes, pace=None)
    drain.work(site, stay=0)
    assert load(site, game).record.table.status == "ended"
    return game


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder))
        try:
            report(
                open_site(
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
            )
        finally:
            server.stop()


def report(site: Site) -> None:
    one = seconds(yardstick)
    game = finished_game(site)
    loaded = load(site, game)
    text = "".join(export(read(site, game)))
    commits = loaded.record.head.version
    figures: list[tuple[str, Callable[[], object]]] = [
        *[
            (f"a random game of {name} for three, all legal moves listed", partial(random_game, rules, 1))
            for name, rules in GAMES.items()
        ],
        ("a game loaded from its snapshot", lambda: load(site, game)),
        (f"a game rebuilt from its {commits} commits in Redis", lambda: rebuild(site, game)),
        (f"a game of {commits} commits verified, every move judged again", lambda: verify(text, "0.1.0")),
        (f"a game of bots, {commits} commits or so appended with fsync", lambda: finished_game(site)),
    ]
    print(f"yardstick: {one * 1000:.2f} ms")
    for name, work in figures:
        print(f"{seconds(work) / one:8.2f}  {name}")


if __name__ == "__main__":
    main()
