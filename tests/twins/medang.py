"""The twin of a game of Medang.

Tiles that an opponent drew unseen and still holds change places with tiles of the pile that nobody has
seen; the opponents' dynasties are dealt again.
"""

import random
from typing import Any

Content = dict[str, Any]


class Instance:
    """A tile in an opponent's hand, and the part of the log that holds it unseen, or None."""

    def __init__(self, tile: str, source: list[str] | dict[str, Any] | None) -> None:
        self.tile, self.source = tile, source


def disguise(twin: list[Content], seat: int, chance: random.Random) -> None:
    """Change in this log what `seat` may not know."""
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
