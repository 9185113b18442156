"""Past: a game's commits and every record that they led to, folded once for all letters about the game."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from service.load import Loaded
from service.log import read
from service.record import Record, advance
from service.site import Site

GAMES = 16  # that are kept in memory


@dataclass(slots=True)
class Past:
    """What happened, oldest first: commit number 1 is contents[0], and led to records[0]."""

    contents: list[dict[str, Any]] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)


def past(site: Site, now: Loaded) -> Past:
    """The past of a game, `now` and maybe a little more; what is known of it already is not read again.

    For a log only grows, and its last hash stands for all of it.
    """
    known, head = kept(now.record.game), now.record.head
    grow(site, known, now)
    if known.records[head.version - 1].head != head:  # it is not the same log: another site's, or restored
        known.contents, known.records = [], []
        grow(site, known, now)
    return known


@lru_cache(maxsize=GAMES)
def kept(game: str) -> Past:
    return Past()


def grow(site: Site, known: Past, now: Loaded) -> None:
    """Read and fold what has been added."""
    game, version = now.record.game, len(known.records)
    if version >= now.record.head.version:
        return
    record = known.records[-1] if known.records else None
    for content in read(site, game, version):
        record = advance(record, game, now.seed, content)
        known.contents.append(content)
        known.records.append(record)
