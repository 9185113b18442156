"""Final scorings, palace by palace, from what was told of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from service.access import site
from service.load import Loaded
from service.log import read


@dataclass(frozen=True, slots=True)
class Scored:
    """A palace in the final scorings."""

    cell: str
    points: Mapping[int, int]  # by seat

    def points_of(self, seats: int) -> list[int]:
        """The points of all seats, in their order."""
        return [self.points.get(seat, 0) for seat in range(seats)]


def final_scoring(loaded: Loaded) -> list[Scored]:
    """Every palace that brought anybody something, those that brought most first."""
    points: dict[str, dict[int, int]] = {}
    for event in final_events(loaded):
        for part in event["parts"]:
            points.setdefault(part["cell"], {})[event["seat"]] = part["points"]
    best = sorted(points, key=lambda cell: (-max(points[cell].values()), cell))
    return [Scored(cell, points[cell]) for cell in best]


def final_events(loaded: Loaded) -> list[dict[str, Any]]:
    """The final scorings up to the moment that is shown."""
    record = loaded.record
    found = [
        record.rules.tell(record.rules.codec.load_event(event), None)
        for content in read(site(), record.game)[: record.head.version]
        for event in content["events"]
        if event["kind"] == "FinalScored"
    ]
    return sorted(found, key=lambda event: int(event["seat"]))
