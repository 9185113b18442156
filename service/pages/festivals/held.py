"""Festivals that were held: who got what, for the table of points."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.festivals.festivals import FESTIVALS
from service.pages.festivals.words import View


@dataclass(frozen=True, slots=True)
class Held:
    """A festival where prizes were taken, and the points of every seat there."""

    name: str
    points: Mapping[int, int]


def festivals_held(view: View) -> list[Held]:
    """The festivals with prizes, in the order of their cards."""
    won: dict[int, dict[int, int]] = {}
    for row in view["seats"]:
        for prize in row["prizes"]:
            won.setdefault(prize["festival"], {})[row["seat"]] = prize["points"]
    none = {row["seat"]: 0 for row in view["seats"]}
    return [Held(FESTIVALS[number].name, none | points) for number, points in sorted(won.items())]
