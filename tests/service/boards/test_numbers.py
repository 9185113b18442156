"""Numbers that tie lines to places."""

import pytest

from service.boards import BOARDS, Mark
from tests.service.boards.positions import TEMPLES, positions

medang = BOARDS["medang"]

PLACED = {"kind": "Placed", "seat": 1, "tile": "r4", "column": 4, "floor": 3}
BELOW = {"kind": "Removed", "seat": 1, "tile": "g3", "column": 4, "floor": 2}
BESIDE = {"kind": "Removed", "seat": 1, "tile": "g3", "column": 5, "floor": 3}
TAKEN = {"kind": "Taken", "seat": 1, "pile": True}
SWAPPED = {
    "kind": "Swapped", "seat": 0, "tile": "b3", "column": 2, "floor": 1, "other": "y1", "other_column": 7,
    "other_floor": 2,
}  # fmt: skip


def test_only_what_touched_the_temple_has_a_number() -> None:
    lines, marks = medang.numbered([TAKEN, PLACED, TAKEN, SWAPPED])
    assert lines == [(None, TAKEN), (1, PLACED), (None, TAKEN), (2, SWAPPED)]
    assert marks == (Mark((4, 3), 1), Mark((2, 1), 2), Mark((7, 2), 2))


def test_a_general_that_removes_the_tile_below_falls_with_its_seal() -> None:
    _, marks = medang.numbered([PLACED, BELOW])
    assert marks == (Mark((4, 2), 1), Mark((4, 2), 2))


def test_a_removal_in_another_column_moves_no_seal() -> None:
    _, marks = medang.numbered([PLACED, BESIDE])
    assert marks == (Mark((4, 3), 1), Mark((5, 3), 2))


def test_seals_of_last_moves_follow_a_draft() -> None:
    assert medang.follow([Mark((4, 3), 1), Mark((4, 1), 2)], [BELOW]) == (Mark((4, 2), 1), Mark((4, 1), 2))
    assert medang.follow([], [PLACED]) == ()


def test_nothing_told_nothing_marked() -> None:
    assert medang.numbered([]) == ([], ())


@pytest.mark.parametrize("temple", TEMPLES)
def test_every_seal_of_a_game_is_on_a_place_of_the_temple(temple: str) -> None:
    told = [item for moment in positions(temple) for item in moment.told]
    lines, marks = medang.numbered(told)
    capacities = positions(temple)[-1].view["capacities"]
    assert [item for _, item in lines] == told
    numbers = [number for number, _ in lines if number]
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(1 <= floor <= capacities[column - 1] for (column, floor), _ in marks)
    assert {mark.number for mark in marks} == set(numbers)


@pytest.mark.parametrize("temple", TEMPLES)
def test_the_newest_seal_is_on_the_tile_that_was_placed(temple: str) -> None:
    for moment in positions(temple):
        placed = [item for item in moment.told if item["kind"] == "Placed"]
        if placed:
            _, marks = medang.numbered(moment.told)
            column, floor = marks[0].place
            assert moment.view["columns"][column - 1][floor - 1] == placed[0]["tile"]
