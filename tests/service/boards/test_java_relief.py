"""The relief that is drawn is the board of the engine: levels, lands, cities and ranks."""

import pytest

from engine.java.board import cells_of as cells_in
from engine.java.cities import ranks as ranked
from service.boards.java.cells import AROUND, CENTRAL, LAKES, LOWLANDS, MOUNTAINS, SPOTS, beside, groups
from service.boards.java.ranks import gaps, ranks, shore
from service.boards.java.relief import cells_of, relief, villages
from tests.service.boards.java_games import TABLES, games, stops


def test_the_map_has_150_spaces_of_land_3_of_water_and_a_ring_around() -> None:
    """Contents 1: "a game board with 150 spaces and 3 irrigation spaces"."""
    assert len(CENTRAL - LAKES) == 150
    assert len(LAKES) == 3
    assert (len(MOUNTAINS), len(LOWLANDS)) == (35, 28)
    assert len(SPOTS) == 216
    assert all(len(beside(cell)) == 6 for cell in CENTRAL)


def test_neighbours_go_clockwise_from_the_east() -> None:
    assert AROUND["d7"] == ("e7", "e8", "d8", "c7", "d6", "e6")
    assert AROUND["d6"] == ("e6", "d7", "c7", "c6", "c5", "d5")
    assert AROUND["a4"] == ("b4", "a5", None, None, None, "a3")


def test_groups_hang_together() -> None:
    assert groups(["e8", "d7", "k3", "e7"]) == [["k3"], ["d7", "e7", "e8"]]


@pytest.mark.parametrize("players", TABLES)
def test_levels_and_lands_are_those_of_the_view(players: int) -> None:
    for moment in games(players):
        found = relief(moment.view)
        tops = moment.view["cells"]
        assert {cell: (found.land(cell), found.level(cell)) for cell in found.layers} == {
            cell: (top["land"], top["level"]) for cell, top in tops.items()
        }
        for number, tile in enumerate(moment.view["tiles"]):
            assert all(found.level(cell) >= tile["level"] for cell in cells_of(tile))
            seen = any(found.tops[cell] == number for cell in cells_of(tile))
            assert found.seen(number) is seen
        cities = [set(palace["city"]) for palace in moment.view["palaces"]]
        assert all(city in [set(group) for group in villages(found)] for city in cities)


@pytest.mark.parametrize("players", TABLES)
def test_ranks_are_those_of_the_engine(players: int) -> None:
    """Building and Enlarging Palaces 6: who has most developers on the highest level, then on the next."""
    for moment in games(players):
        found = relief(moment.view)
        areas = [*villages(found), *(shore(found, area) for area in groups(found.water))]
        for cells in areas:
            assert [rank.seats for rank in ranks(found, cells)] == ranked(moment.state, cells_in(cells))


def test_more_developers_on_the_highest_level_outrank_many_below() -> None:
    tiles = [
        {"village": cell, "rice": [], "level": level}
        for cell, top in {"d7": 3, "e7": 2, "f7": 2, "g7": 3}.items()
        for level in range(1, top + 1)
    ]
    view = {"tiles": tiles, "irrigation": [], "palaces": [], "developers": [["d7"], ["e7", "f7"], ["g7"], []]}
    found = relief(view)
    assert [(rank.seats, rank.levels) for rank in ranks(found, ["d7", "e7", "f7", "g7"])] == [
        ((0, 2), (3,)),
        ((1,), (2, 2)),
    ]
    assert ranks(found, ["h7"]) == []


@pytest.mark.parametrize("players", TABLES)
def test_water_without_gaps_is_enclosed(players: int) -> None:
    for moment in stops(players):
        found = relief(moment.view)
        for area in groups(found.water):
            enclosed = not cells_in(area) & ~moment.state.enclosed
            assert (not gaps(found, area)) is enclosed
