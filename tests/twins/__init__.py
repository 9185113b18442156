"""Twins: a second log that differs from the first only in what one seat may not know."""

import copy
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from service import keys
from service.chain import canonical
from service.load import load
from service.log import Writes, read
from service.record import Record, advance
from service.redis import connect
from service.site import Site
from service.write import project
from tests.twins import festivals, java, medang

Content = dict[str, Any]


DISGUISES: Mapping[str, Callable[[list[Content], int, random.Random], None]] = {
    "festivals": festivals.disguise,
    "java": java.disguise,
    "medang": medang.disguise,
}


def twin_of(contents: list[Content], seat: int, chance: random.Random) -> list[Content]:
    """The twin of a running game's log for the knowledge of `seat`."""
    twin = copy.deepcopy(contents)
    DISGUISES[contents[0]["events"][0]["rules"]](twin, seat, chance)
    return twin


def second_site(site: Site) -> Site:
    """A site like this one, on another database of the same server, empty."""
    url = site.config.redis_url.replace("db=0", "db=1")
    other = connect(url)
    other.flushdb()
    config = replace(site.config, redis_url=url, queue_redis_url=url)
    return replace(site, config=config, redis=other, queue=other, queue_bytes=site.queue_bytes)


def copy_game(site: Site, other: Site, game: str, contents: list[Content]) -> Record:
    """Everything of `site` into `other`, but with this log of the game; returns the game there."""
    for key in site.redis.keys("*"):
        if not key.startswith(("rq:", "hints")):
            site.redis.copy(key, key, destination_db=1, replace=True)
    loaded = load(site, game)
    other.redis.delete(keys.log(game))
    record: Record | None = None
    for version, content in enumerate(contents, 1):
        record = advance(record, game, loaded.seed, content)
        other.redis.xadd(keys.log(game), {"commit": json.dumps(content)}, id=f"{version}-0")
    assert record is not None
    writes = Writes()
    project(record, loaded.title, writes)
    head = record.head
    writes.add("HSET", keys.head(game), "version", head.version, "hash", head.hash, "point", head.point,
               "point_hash", head.point_hash)  # fmt: skip
    for command, key, arguments in writes.commands:
        other.redis.execute_command(command, key, *arguments)
    return record


def make_twin(site: Site, game: str, seat: int, chance: random.Random) -> Site:
    """A second site where the game differs only in what `seat` may not know."""
    contents = read(site, game)
    twin = twin_of(contents, seat, chance)
    assert canonical(twin) != canonical(contents)
    other = second_site(site)
    copy_game(site, other, game, twin)
    return other
