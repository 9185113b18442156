"""A draft that draws, as far as its player knows it."""

from copy import deepcopy
from typing import Any

import pytest

from service.boards.medang.example import example
from service.pages.medang.pending import after as pending

HAND, MARKET = ["b3", "g1", "p4"], ["b2", "g3", "p5", "r1", "r3", "y2"]


@pytest.fixture
def view() -> dict[str, Any]:
    """The example, whose seat 0 is blue and holds HAND before this MARKET."""
    return deepcopy(example())


def test_a_bought_tile_is_in_the_hand_and_its_place_is_empty(view: dict[str, Any]) -> None:
    after, told = pending(view, {"kind": "Buy", "tile": "p5"})
    assert (after["you"]["hand"], after["you"]["new"]) == ([*HAND, "p5"], ["p5"])
    assert after["slots"] == ["b2", "g3", None, "r1", "r3", "y2"]
    assert after["market"] == ["b2", "g3", "r1", "r3", "y2"]
    assert after["seats"][0]["hand"] == 4
    assert told == []


def test_of_two_equal_tiles_one_is_bought(view: dict[str, Any]) -> None:
    after, _ = pending(view | {"market": ["r1", "r1"]}, {"kind": "Buy", "tile": "r1"})
    assert after["slots"] == [None, "r1"]


def test_an_exchange_leaves_nothing_of_the_old_hand(view: dict[str, Any]) -> None:
    chosen = ["b2", "g3", "p5", "r1"]
    after, _ = pending(view, {"kind": "Exchange", "tiles": chosen})
    assert (after["you"]["hand"], after["you"]["new"]) == (chosen, chosen)
    assert after["slots"] == [None] * 4 + ["r3", "y2"]
    assert after["seats"][0]["hand"] == 4


def test_a_new_market_is_still_covered(view: dict[str, Any]) -> None:
    after, _ = pending(view, {"kind": "Renew"})
    assert (after["market"], after["slots"], after["you"]["hand"]) == ([], [None] * 6, HAND)


def test_the_tile_of_the_pile_is_in_the_hand_and_unseen(view: dict[str, Any]) -> None:
    after, _ = pending(view, {"kind": "Take", "tile": "pile"})
    assert (after["you"]["hand"], after["you"]["new"]) == (HAND, [""])
    assert (after["pile"], after["seats"][0]["hand"]) == (20, 4)
    taken, _ = pending(view, {"kind": "Take", "tile": "y2"})
    assert taken["slots"][-1] is None
    assert taken["you"]["new"] == ["y2"]


def test_the_last_tile_is_in_the_temple_and_gone_from_the_hand(view: dict[str, Any]) -> None:
    after, told = pending(view, {"kind": "Play", "tile": "g1", "column": 6})
    assert after["columns"][5] == ["r3", "p1", "b4", "y5", "g1"]
    assert after["floors"][4] == {"floor": 5, "most": ["g"], "count": 1}
    assert after["you"]["hand"] == ["b3", "p4"]
    assert told == [{"kind": "Placed", "seat": 0, "tile": "g1", "column": 6, "floor": 5}]


def test_the_view_itself_stays_as_it_is(view: dict[str, Any]) -> None:
    for move in ({"kind": "Buy", "tile": "p5"}, {"kind": "Play", "tile": "g1", "column": 6}):
        pending(view, move)
    assert view == example()
