"""A worked example of the score: a temple, and where the points of one dynasty come from."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup

from engine.medang.scoring import column_points
from engine.words import both, counted
from service.boards import BOARDS
from service.boards.board import Mark, Marks
from service.boards.medang import standing
from service.boards.medang.example import example
from service.boards.medang.names import COLOURS, DYNASTIES
from service.boards.medang.names import say as tile_name

TITLE = "A temple late in a game. What each floor and each numbered tile is worth stands below."


@dataclass(frozen=True, slots=True)
class Worked:
    """The picture, and its points in sentences."""

    picture: Markup
    dynasty: str
    colour: str
    floors: list[str]  # from the lowest
    columns: list[tuple[int, str]]  # the number of its seal in the picture
    total: int


@cache
def worked() -> Worked:
    """The example of the cards, for the dynasty of its viewer."""
    view = example()
    letter, found = view["you"]["dynasty"], standing(view)
    assert found is not None
    scoring = list(tiles(view, letter))
    marks = Marks(tuple(Mark((column, floor), n) for n, (column, floor, _) in enumerate(scoring, 1)))
    return Worked(
        Markup(BOARDS["medang"].picture(view, marks, title=TITLE)),
        DYNASTIES[letter],
        COLOURS[letter],
        [
            floor_line(row, letter, points)
            for row, points in zip(view["floors"], found.floors, strict=True)
            if row["count"]
        ],
        [(n, column_line(view, column, floor)) for n, (column, floor, _) in enumerate(scoring, 1)],
        found.total,
    )


def tiles(view: dict[str, Any], letter: Any) -> Iterator[tuple[int, int, int]]:
    """The tiles of a dynasty that score in their columns: column, floor, points."""
    for number, column in enumerate(view["columns"], 1):
        for floor in range(1, len(column) + 1):
            below = column_points(tuple(column[: floor - 1]), letter)
            points = column_points(tuple(column[:floor]), letter) - below
            if points:
                yield number, floor, points


def floor_line(row: dict[str, Any], letter: str, points: int) -> str:
    """ "Floor 3: blue has most, 2 tiles: 2 points for blue." """
    most, tied = both(COLOURS[one] for one in row["most"]), len(row["most"]) > 1
    number = counted(row["count"], "tile")
    has = f"{most} are tied with {number} each" if tied else f"{most} has most, {number}"
    worth = (
        f"{counted(points, 'point')} for {COLOURS[letter]}" if points else f"nothing for {COLOURS[letter]}"
    )
    less = "one less than that for each of them, " if tied and letter in row["most"] else ""
    return f"Floor {row['floor']}: {has}: {less}{worth}."


def column_line(view: dict[str, Any], column: int, floor: int) -> str:
    """ "The blue monk in column 3: 1 point, for the red merchant below it." """
    here, *_ = view["columns"][column - 1][floor - 1 :]
    below = view["columns"][column - 1][: floor - 1]
    counts = [code for code in below if code[1] <= here[1]]
    others = [code for code in below if code[1] > here[1]]
    line = f"{counted(len(counts), 'point')}, for {these(counts)} below it"
    if others:
        line += f"; {these(others)}, of higher value, {'counts' if len(others) == 1 else 'count'} nothing"
    return f"The {tile_name(here)} in column {column}: {line}."


def these(codes: list[str]) -> str:
    """ "the red monk and the green general"."""
    return both(f"the {tile_name(code)}" for code in codes)
