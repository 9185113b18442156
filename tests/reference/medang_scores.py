"""The score of a temple of Medang: the end of the game in the rulebook, and rulings 18 to 22."""

from typing import TypedDict

from .medang_tiles import DYNASTIES, GENERAL, LEADER, dynasty_of, value_of


class Score(TypedDict):
    """Points of one seat: one number a floor, one number a column, and their sum."""

    floors: list[int]
    columns: list[int]
    total: int


def score_of(columns: list[list[str]], floors: int, dynasty: str, rivals: list[str]) -> Score:
    """The points of one dynasty; `rivals` are the dynasties that count on a floor, it among them."""
    by_floor = [floor_points(columns, floor, dynasty, rivals) for floor in range(1, floors + 1)]
    by_column = [column_points(column, dynasty) for column in columns]
    return {"floors": by_floor, "columns": by_column, "total": sum(by_floor) + sum(by_column)}


def rivals_of(dynasties: list[str], neutral: str) -> list[str]:
    """All dynasties, or with "ignore" only those that somebody plays (ruling 19)."""
    return DYNASTIES if neutral == "count" else dynasties


def floor_points(columns: list[list[str]], floor: int, dynasty: str, rivals: list[str]) -> int:
    """The most tiles on the floor score their number, one less each when tied; the others score 0."""
    row = [dynasty_of(column[floor - 1]) for column in columns if len(column) >= floor]
    counts = [row.count(rival) for rival in rivals]
    most = max(counts)
    if most == 0 or row.count(dynasty) < most:
        return 0
    return most - 1 if counts.count(most) > 1 else most


def column_points(column: list[str], dynasty: str) -> int:
    """Each tile of the dynasty scores 1 for every tile beneath it of equal or lower value."""
    points = 0
    for index, tile in enumerate(column):
        if dynasty_of(tile) == dynasty:
            for beneath in column[:index]:
                if value_of(beneath) <= value_of(tile):
                    points += 1
    return points


def highest(columns: list[list[str]], tile: str) -> int:
    """The highest floor with such a tile; 0 when the temple has none."""
    found = 0
    for column in columns:
        for floor, other in enumerate(column, 1):
            if other == tile:
                found = max(found, floor)
    return found


def winners_of(columns: list[list[str]], dynasties: list[str], totals: list[int]) -> list[int]:
    """The seats with the most points; ties go to the higher leader, then to the higher general."""
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    for value in (LEADER, GENERAL):
        heights = {seat: highest(columns, f"{dynasties[seat]}{value}") for seat in tied}
        tied = [seat for seat in tied if heights[seat] == max(heights.values())]
    return tied
