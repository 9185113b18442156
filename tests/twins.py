"""Twins: a second log that differs from the first only in what one seat may not know.

Tiles that an opponent drew unseen and still holds change places with tiles of the pile that nobody has
seen; the opponents' dynasties are dealt again; their seals, not yet opened, hide another choice.
"""

import copy
import json
import random
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

Content = dict[str, Any]


class Instance:
    """A tile in an opponent's hand, and the part of the log that holds it unseen, or None."""

    def __init__(self, tile: str, source: list[str] | dict[str, Any] | None) -> None:
        self.tile, self.source = tile, source


def twin_of(contents: list[Content], seat: int, chance: random.Random) -> list[Content]:
    """The twin of a running game's log for the knowledge of `seat`."""
    twin = copy.deepcopy(contents)
    events = [event for content in twin for event in content["events"]]
    started = next(event for event in events if event["kind"] == "Started")
    hidden = [
        one
        for hand in opponents(events, len(started["hands"]), seat)
        for one in hand
        if one.source is not None
    ]
    unseen = pile_of(events, started)
    for one in hidden:
        other = [tile for tile in unseen if tile != one.tile]
        if not other:
            continue
        tile = chance.choice(other)
        unseen[unseen.index(tile)] = one.tile
        if any(one.source is hand for hand in started["hands"]):  # else it came from the pile itself
            started["pile"][started["pile"].index(tile)] = one.tile
        put(one, tile)
    started["pile"].sort()
    deal_dynasties_again(started, seat, chance)
    started["hands"] = [sorted(hand) for hand in started["hands"]]
    return twin


def put(one: Instance, tile: str) -> None:
    """Another tile where this one came from."""
    if isinstance(one.source, dict):
        one.source["tile"] = tile
    elif one.source is not None:
        one.source[one.source.index(one.tile)] = tile


def opponents(events: list[dict[str, Any]], seats: int, seat: int) -> list[list[Instance]]:
    """What the other seats hold, and where it came from."""
    hands: list[list[Instance]] = [[] for _ in range(seats)]
    for event in events:
        match event["kind"]:
            case "Started":
                hands = [[Instance(tile, dealt) for tile in dealt] for dealt in event["hands"]]
            case "Discarded":
                hand = hands[event["seat"]]
                for tile in event["tiles"]:
                    drop(hand, tile)
                hand += [Instance(tile, event["drawn"]) for tile in event["drawn"]]
            case "Placed":
                drop(hands[event["seat"]], event["tile"])
            case "Bought":
                hands[event["seat"]].append(Instance(event["tile"], None))
            case "Taken":
                hands[event["seat"]].append(Instance(event["tile"], event if event["pile"] else None))
            case "Exchanged":
                hands[event["seat"]] = [Instance(tile, None) for tile in event["chosen"]]
    return [hand for place, hand in enumerate(hands) if place != seat]


def drop(hand: list[Instance], tile: str) -> None:
    hand.remove(next(one for one in hand if one.tile == tile))


def pile_of(events: list[dict[str, Any]], started: dict[str, Any]) -> list[str]:
    """The tiles of the first pile that nobody has drawn."""
    pile = list(started["pile"])
    for event in events:
        gone: list[str] = []
        match event["kind"]:
            case "Discarded":
                gone = event["drawn"]
            case "MarketOpened" | "MarketRefilled":
                gone = event["tiles"]
            case "Taken" if event["pile"]:
                gone = [event["tile"]]
        for tile in gone:
            if tile in pile:
                pile.remove(tile)
    return pile


def deal_dynasties_again(started: dict[str, Any], seat: int, chance: random.Random) -> None:
    own = started["dynasties"][seat]
    before = list(started["dynasties"])
    while started["dynasties"] == before:
        others = [dynasty for dynasty in "gyprb" if dynasty != own]
        chance.shuffle(others)
        started["dynasties"] = [own if place == seat else others.pop() for place in range(len(before))]


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
