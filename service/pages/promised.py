"""The standing orders behind a choice that is not sealed yet: those that come with it, those that stand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.game import Illegal
from service.named import named
from service.pages.draft import Draft
from service.pages.scene import Scene
from service.standing import STANDING, Order

NEW = "This holds until you change it."
OLD = "This stands already, and holds until you change it."


@dataclass(frozen=True, slots=True)
class Promise:
    """An order as the summary repeats it."""

    line: str
    text: str  # what it does
    holds: str  # how long, if it does not end with the round


def promised(scene: Scene, draft: Draft, standing: Sequence[Order]) -> list[Promise]:
    """What the orders will be once this draft is sealed, the new ones first."""
    record = scene.record
    rules = STANDING.get(record.table.rules)
    if rules is None:
        return []
    old = {order.topic: order for order in standing if order.seal != record.head.point_text}
    new = {order.topic: order for order in given(scene, draft)}
    pairs = [
        (order, NEW) for topic, order in new.items() if topic in old or not rules.over(order, scene.view())
    ]
    pairs += [(order, OLD) for topic, order in old.items() if topic not in new]
    return [
        Promise(
            order.line, named(rules.say(order), scene.names), "" if rules.FORMS[order.topic].once else holds
        )
        for order, holds in pairs
    ]


def given(scene: Scene, draft: Draft) -> Iterator[Order]:
    """The orders of the draft; one that does not read is refused with its reason when it is sent."""
    for line in draft.orders:
        try:
            yield STANDING[scene.record.table.rules].read(line, scene.view())
        except Illegal:
            continue
