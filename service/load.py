"""load(): a game as it stands, from its snapshot or from its log."""

from dataclasses import dataclass
from typing import Any

from service import keys
from service.errors import Broken, NotFound
from service.log import read
from service.record import Record, advance, from_snapshot
from service.site import Site


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as it stands, with what does not stand in its log."""

    record: Record
    seed: bytes  # secret until the game has ended
    title: str
    epochs: dict[int, int]  # seat -> epoch; links of another epoch are void
    now: int  # ms by Redis, when it was read; the one clock that every process shares

    def epoch(self, seat: int) -> int:
        return self.epochs.get(seat, 0)


def load(site: Site, game: str) -> Loaded:
    """The game as it stands, in one round trip while its snapshot is current. Raises NotFound."""
    pipe = site.redis.pipeline(transaction=True)
    ask(pipe, game)
    return loaded(site, game, pipe.execute())


def ask(pipe: Any, game: str) -> None:
    """Queue the reads that `loaded` understands."""
    pipe.hgetall(keys.head(game))
    pipe.get(keys.snapshot(game))
    pipe.get(keys.seed(game))
    pipe.hgetall(keys.about(game))
    pipe.time()


def loaded(site: Site, game: str, answers: list[Any]) -> Loaded:
    """The game from the answers to `ask`. Raises NotFound, or Broken when log and head disagree."""
    head, snapshot, seed, about, (seconds, micros) = answers
    if not head or not seed:
        raise NotFound("There is no game with this id. Check the link, or look under “Your games”.")
    secret = bytes.fromhex(site.keyring.decrypt(seed))
    record = from_snapshot(game, snapshot) if snapshot else None
    if record is None or record.head.version > int(head["version"]):
        record = None
    if record is None or record.head.version < int(head["version"]):
        record = fold(site, game, secret, record, int(head["version"]))  # the log may have grown since
    if record.head.hash != head["hash"]:
        raise Broken(f"The log of game {game} does not lead to its head.")
    epochs = {int(name[6:]): int(value) for name, value in about.items() if name.startswith("epoch:")}
    return Loaded(record, secret, about.get("title", ""), epochs, seconds * 1000 + micros // 1000)


def fold(
    site: Site, game: str, seed: bytes, record: Record | None = None, until: int | None = None
) -> Record:
    """The record at version `until` (None: the newest), read from the log behind `record`."""
    after = record.head.version if record else 0
    for content in read(site, game, after)[: None if until is None else until - after]:
        record = advance(record, game, seed, content)
    if record is None:
        raise Broken(f"The log of game {game} is empty.")
    return record
