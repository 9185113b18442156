"""Festivals that were held, round after round: who got what, for the table of points."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.festivals.festivals import FESTIVALS
from service.access import site
from service.load import Loaded
from service.log import read

KINDS = ("Started", "FestivalChanged", "Claimed")  # the first two begin a round


@dataclass(frozen=True, slots=True)
class Held:
    """A festival, and the points that it brought, by seat; none, where nobody came."""

    name: str
    points: Mapping[int, int]


def festivals_held(loaded: Loaded) -> list[Held]:
    """The festivals of all rounds, up to the moment that is shown."""
    numbers: list[int] = []
    points: dict[int, dict[int, int]] = {}
    for told in events(loaded):
        if told["kind"] == "Claimed":
            points.setdefault(told["festival"], {})[told["seat"]] = told["points"]
        else:
            numbers.append(told["festival"])
    return [Held(FESTIVALS[number].name, points.get(number, {})) for number in numbers]


def events(loaded: Loaded) -> list[dict[str, Any]]:
    """What everybody heard of festivals and their prizes."""
    record = loaded.record
    return [
        record.rules.tell(record.rules.codec.load_event(event), None)
        for content in read(site(), record.game)[: record.head.version]
        for event in content["events"]
        if event["kind"] in KINDS
    ]
