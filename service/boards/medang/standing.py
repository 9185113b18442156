"""Standing: what the viewer's dynasty would score if the game ended with the temple as it is."""

from dataclasses import dataclass

from engine.medang.board import rows
from engine.medang.scoring import column_points, floor_points
from service.boards.board import View


@dataclass(frozen=True, slots=True)
class Standing:
    """A dynasty's points, floor by floor from below and column by column from the left."""

    floors: tuple[int, ...]
    columns: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.floors) + sum(self.columns)


def standing(view: View) -> Standing | None:
    """The points of the viewer's own dynasty, every dynasty counted on the floors; None for a spectator."""
    if not view.get("you"):
        return None
    letter, columns = view["you"]["dynasty"], tuple(map(tuple, view["columns"]))
    return Standing(
        tuple(floor_points(row, letter) for row in rows(view["temple"], columns)),
        tuple(column_points(column, letter) for column in columns),
    )
