"""Why a tile cannot lie somewhere, in a word or two below its picture and in a sentence."""

from collections.abc import Sequence
from typing import NamedTuple

from service.boards.java.cells import CENTRAL, groups
from service.boards.java.relief import Relief, cells_of
from service.pages.java.prices import tile_price
from service.pages.java.words import View, action_points, both


class Obstacle(NamedTuple):
    """What is in the way."""

    short: str
    text: str


def obstacle(view: View, found: Relief, village: str | None, rice: Sequence[str]) -> Obstacle | None:
    """The first thing that the rules have against a tile on these spaces of the map."""
    cells = [*([village] if village else []), *rice]
    if not any(cell in CENTRAL or found.level(cell) for cell in cells):
        return Obstacle("outside", "all of it would lie outside central Java")
    if taken := occupied(found, cells):
        return Obstacle("taken", taken)
    levels = [found.level(cell) for cell in cells]
    if len(set(levels)) > 1:
        return Obstacle("tilts", f"it would tilt: {both(heights(cells, levels))}")
    if any(set(cells_of(tile)) == set(cells) for tile in whole(found, cells)):
        return Obstacle("same tile", f"a tile of the same size lies exactly on {both(cells)}")
    if village and joins(found, village, rice):
        return Obstacle("2 cities", f"a village on {village} would make two cities one")
    price, left = tile_price(view, cells), view["points_left"]
    if price > left:
        return Obstacle("too dear", f"it costs {action_points(price)}, and you have {left}")
    return None


def occupied(found: Relief, cells: Sequence[str]) -> str:
    """What stands in the way: "a palace on d7"; empty when nothing does."""
    things = ((found.palaces, "a palace"), (found.developers, "a developer"), (found.water, "irrigation"))
    taken = [f"{name} on {cell}" for there, name in things for cell in cells if cell in there]
    return both(taken) if taken else ""


def heights(cells: Sequence[str], levels: Sequence[int]) -> list[str]:
    return [f"{cell} has level {level}" for cell, level in zip(cells, levels, strict=True)]


def whole(found: Relief, cells: Sequence[str]) -> list[View]:
    """The tiles that are seen on these spaces and are covered nowhere."""
    numbers = {found.tops[cell] for cell in cells if cell in found.tops}
    tiles = [(number, found.tiles[number]) for number in numbers]
    return [tile for number, tile in tiles if all(found.tops[cell] == number for cell in cells_of(tile))]


def joins(found: Relief, village: str, rice: Sequence[str]) -> bool:
    """Would there be a city with two palaces?"""
    after = {cell for cell in found.layers if found.land(cell) == "village"} - set(rice) | {village}
    return any(sum(cell in found.palaces for cell in group) > 1 for group in groups(after))
