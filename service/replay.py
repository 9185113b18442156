"""Replay: every projection of every game, rebuilt from the logs."""

from collections.abc import Callable, Iterator

from service import keys
from service.errors import Problem
from service.indexes import remember
from service.load import load
from service.log import Writes, run_script
from service.site import Site
from service.write import project


def all_games(site: Site) -> Iterator[str]:
    """The ids of all games."""
    for part in keys.PARTITIONS:
        for key in site.redis.scan_iter(match=f"{{{part}}}:head:*", count=1000):
            yield str(key).rpartition(":")[2]


def replay_all(site: Site, out: Callable[[str], None]) -> int:
    """Rebuild snapshots, summaries, due times and indexes; returns 1 if a game cannot be read."""
    count = failed = 0
    for game in sorted(all_games(site)):
        try:
            replay(site, game)
            count += 1
        except Problem as problem:
            failed += 1
            out(f"{game}: {problem.detail}")
    out(f"{count} games rebuilt from their logs, {failed} unreadable.")
    return 1 if failed else 0


def replay(site: Site, game: str) -> None:
    """Rebuild one game's projections. Raises Problem when its log does not lead to its head."""
    while True:
        site.redis.delete(keys.snapshot(game))
        loaded = load(site, game)  # without a snapshot: from the first commit on, compared with the head
        writes = Writes()
        project(loaded.record, loaded.title, writes)
        places, commands = writes.encoded(keys.head(game))
        if run_script(site, "project.lua", places, [loaded.record.head.version, commands]):
            remember(site, loaded.record)
            return
