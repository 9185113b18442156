"""The twin of a game of The Festivals: a start ticket that one opponent has held ever since, and never shown,
changes places with such a ticket of another colour that another opponent holds."""

import random
from typing import Any

from engine import festivals
from engine.play import replay

Content = dict[str, Any]


def disguise(twin: list[Content], seat: int, chance: random.Random) -> None:
    """Change in this log what `seat` may not know; nothing when the opponents hold nothing unseen."""
    started = next(event for content in twin for event in content["events"] if event["kind"] == "Started")
    others = [each for each in range(len(started["hands"])) if each != seat]
    unseen = {each: always_held(twin, each) for each in others}
    pairs = [
        (one, ticket, other, instead)
        for one in others
        for other in others
        if one < other
        for ticket in sorted(unseen[one])
        for instead in sorted(unseen[other])
        if ticket != instead
    ]
    if not pairs:
        return
    one, ticket, other, instead = chance.choice(pairs)
    for each, gone, new in ((one, ticket, instead), (other, instead, ticket)):
        hand = started["hands"][each]
        hand.remove(gone)
        hand.append(new)
        hand.sort(key="ykb".index)


def always_held(contents: list[Content], seat: int) -> set[str]:
    """The colours of which a seat has held a ticket at every moment."""
    state, held = None, set("ykb")
    for content in contents:
        for event in content["events"]:
            if not event["kind"].startswith("."):
                state = replay(festivals, [festivals.codec.load_event(event)], state)
                held &= set(festivals.view(state, seat)["you"]["tickets"])
    return held
