"""Numbers that tie lines to cells, outlines around what changed, where developers came from, and seals."""

import re

import pytest

from service.boards import Mark, Marks, java
from service.boards.java.cells import SPOTS
from service.boards.java.example import example
from service.boards.java.places import Way, cell_of
from service.boards.java.plan import TALL, WIDE
from service.boards.java.relief import relief
from service.boards.java.seals import changed
from tests.service.boards.java_games import TABLES, games
from tests.service.boards.reading import SVG, elements, parse

PLACED = {"kind": "Placed", "seat": 1, "village": "d7", "rice": ["e7", "e8"], "level": 1, "cost": 1}
RICE = {"kind": "Placed", "seat": 1, "village": None, "rice": ["f9"], "level": 1, "cost": 1}
ENTERED = {"kind": "Entered", "seat": 1, "cell": "d7", "cost": 1}
WALKED = {"kind": "Walked", "seat": 1, "origin": "d7", "cell": "f9", "cost": 1}
EXITED = {"kind": "Exited", "seat": 1, "cell": "b7", "cost": 2}
BUILT = {"kind": "PalaceBuilt", "seat": 1, "cell": "d7", "value": 2, "points": 1}
WATER = {"kind": "Irrigated", "seat": 1, "cell": "k5"}
ENCLOSED = {"kind": "Enclosed", "cells": ["k5", "k6"], "seat": 2, "points": 6}
DRAWN = {"kind": "CardDrawn", "seat": 1, "source": "deck"}
TOKEN = {"kind": "TokenPlayed", "seat": 1}
ARRANGED = {"kind": "FestivalArranged", "seat": 1, "cell": "g6", "value": 10, "seats": [1, 0]}
PLAYED = {"kind": "CardsPlayed", "seat": 1, "cards": ["m"], "total": 1}
WON = {"kind": "FestivalWon", "seats": [1], "cell": "g6", "points": 5}
ENDED = {"kind": "TurnEnded", "seat": 1, "placed": True}


def test_only_what_touched_the_board_has_a_number() -> None:
    told = [TOKEN, PLACED, ENTERED, DRAWN, WALKED, BUILT, WATER, ENCLOSED, EXITED, RICE, ENDED]
    lines, marks = java.numbered(told)
    assert [number for number, _ in lines] == [None, 1, 2, None, 3, 4, 5, 6, 7, 8, None]
    assert [item for _, item in lines] == told
    assert marks == (
        Mark("d7", 1), Mark("e7", 1), Mark("e8", 1), Mark("d7", 2), Mark(Way("d7", "f9"), 3), Mark("d7", 4),
        Mark("k5", 5), Mark("k5", 6), Mark("k6", 6), Mark("b7", 7), Mark("f9", 8),
    )  # fmt: skip


def test_a_festival_has_one_number_where_it_is_won_or_where_it_goes_on() -> None:
    lines, marks = java.numbered([ARRANGED, PLAYED, WON, ENDED])
    assert [number for number, _ in lines] == [None, None, 1, None]
    assert marks == (Mark("g6", 1),)
    lines, marks = java.numbered([ARRANGED, PLAYED])
    assert [number for number, _ in lines] == [1, None]
    assert marks == (Mark("g6", 1),)
    lines, _ = java.numbered([ARRANGED, WON, ARRANGED])
    assert [number for number, _ in lines] == [None, 1, 2]


def test_seals_stay_where_something_happened() -> None:
    marks = (Mark("d7", 1), Mark(Way("d7", "f9"), 2))
    assert java.follow(marks, [PLACED, WALKED]) == marks
    assert java.numbered([]) == ([], ())


@pytest.mark.parametrize("players", TABLES)
def test_every_seal_of_a_game_is_on_a_cell(players: int) -> None:
    told = [item for moment in games(players) for item in moment.told]
    lines, marks = java.numbered(told)
    assert [item for _, item in lines] == told
    numbers = [number for number, _ in lines if number]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {mark.number for mark in marks} == set(numbers)
    assert all(cell_of(mark.place) in SPOTS for mark in marks)


def seals_in(svg: str) -> list[tuple[str, str, float, float]]:
    """Class, number and place of every seal."""
    found = []
    for group in parse(svg).iter(f"{SVG}g"):
        for text in group.findall(f"{SVG}text"):
            if (text.get("class") or "").startswith("seal"):
                x, y = map(float, re.findall(r"-?[\d.]+", group.get("transform")))
                found.append((text.get("class"), text.text, x, y))
    return found


def drawn(marks: Marks, tall: bool = False) -> str:
    return java.picture(example(), marks, theme="light", tall=tall, title="x")


def paths(svg: str, name: str) -> str:
    return "".join(path.get("d") for path in elements(svg, "path") if path.get("class") == name)


@pytest.mark.parametrize(("tall", "plan"), [(False, WIDE), (True, TALL)])
def test_a_tile_has_one_outline_and_one_seal_at_its_uppermost_cell(tall: bool, plan) -> None:
    """e10 f10 e11 of the example lie on level 1."""
    marks = Marks(tuple(Mark(cell, 4) for cell in ("e10", "f10", "e11")))
    svg = drawn(marks, tall)
    assert paths(svg, "last").count("M") == paths(svg, "last-under").count("M") == 1
    ((name, number, x, y),) = seals_in(svg)
    upper = "f10" if tall else "e10"
    top = plan.at(upper, 1)
    assert (name, number) == ("seal-number", "4")
    assert abs(x - top[0]) < 12 and 10 < top[1] - y < 22


def test_cells_apart_and_on_other_levels_have_outlines_of_their_own() -> None:
    found = relief(example())
    assert list(changed(found, [Mark("d7", 1), Mark("e7", 1), Mark("k6", 1), Mark("k6", 2)])) == [
        (1, ["k6"]),
        (1, ["d7"]),
        (1, ["e7"]),
        (2, ["k6"]),
    ]


def test_draft_and_last_moves_differ_in_line_and_seal() -> None:
    svg = drawn(Marks((Mark("d7", 1),), (Mark("k6", 1),)))
    assert [(name, number) for name, number, _, _ in seals_in(svg)] == [
        ("seal-number", "1"),
        ("seal-own-number", "1"),
    ]
    assert paths(svg, "last") and paths(svg, "drafted")
    assert paths(svg, "last") != paths(svg, "drafted")


def test_seals_on_one_cell_lie_side_by_side_and_of_many_the_newest_are_shown() -> None:
    two = seals_in(drawn(Marks((Mark("d7", 1),), (Mark("d7", 2),))))
    assert two[1][2] - two[0][2] > 12 and two[0][3] == two[1][3]
    many = seals_in(drawn(Marks(tuple(Mark("d7", n) for n in range(1, 9)))))
    assert [number for _, number, _, _ in many] == ["6", "7", "8"]


def test_a_developer_who_has_moved_leaves_a_ring_where_he_stood_and_no_way() -> None:
    svg = drawn(Marks((Mark(Way("k6", "h5"), 1),), (Mark(Way("p8", "p7"), 1),)))
    last, own = paths(svg, "trail"), paths(svg, "trail-own")
    start = [float(value) for value in re.findall(r"-?[\d.]+", last)[:2]]
    assert start == pytest.approx(WIDE.at("k6", 2), abs=0.1)
    assert "L" not in last + own  # as the crow flies he would go through water
    assert own and own != last
    assert len(seals_in(svg)) == 2


def test_without_marks_nothing_is_outlined() -> None:
    svg = drawn(Marks())
    assert not any(paths(svg, name) for name in ("last", "drafted", "trail", "trail-own"))
    assert not seals_in(svg)
