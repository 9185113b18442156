"""remember(): the lists in which games are found, kept beside the logs and rebuilt from them."""

from typing import Any

from service import keys
from service.record import Record
from service.site import Site


def remember(site: Site, record: Record) -> None:
    """Keep the lists: whose games, those with a free seat, those that anybody may watch, those called off.

    Safe to run twice, and late: whoever reads a list looks at the games' summaries, too.
    """
    pipe = site.redis.pipeline(transaction=False)
    table = record.table
    for chair in table.chairs:
        if chair.user and chair.status in ("joined", "invited"):
            pipe.zadd(keys.user_games(chair.user), {record.game: record.since})
    pipe.zadd(keys.user_games(table.organiser), {record.game: record.since})
    pipe.sadd(keys.organised(table.organiser), record.game)
    if table.why == "cancelled":
        pipe.sadd(keys.called_off(table.organiser), record.game)
    keep(pipe, keys.open_tables(), record, has_room(record))
    keep(pipe, keys.public_games(), record, table.watch == "public" and table.why != "cancelled")
    pipe.execute()


def keep(pipe: Any, index: str, record: Record, belongs: bool) -> None:
    """Have the game in this list, by when it last moved, or have it there no more."""
    if belongs:
        pipe.zadd(index, {record.game: record.since})
    else:
        pipe.zrem(index, record.game)


def has_room(record: Record) -> bool:
    """Can anybody sit down?"""
    return record.table.status == "open" and any(chair.status == "open" for chair in record.table.chairs)
