"""Cells that one may choose, and what it costs to go there."""

import re
from collections.abc import Iterator

import pytest

from service.boards import Link, Marks, java
from service.boards.java.cells import SPOTS
from service.boards.java.example import example
from service.boards.java.outline import hexagon
from service.boards.java.plan import TALL, WIDE
from tests.service.boards.java_games import TABLES, cell_links, games, stops
from tests.service.boards.reading import SVG, parse

PLANS = {"java-wide": WIDE, "java-tall": TALL}
ROOM = {"java-wide": 630, "java-tall": 360}  # pixels: the least that a page of 700 and of 360 leaves them
FINGER = 24  # pixels each way (WCAG 2.2, 2.5.8)


def drawings(view, links) -> Iterator[tuple[str, float, list]]:
    """The drawings of a page: class, pixels a unit is shown with at the least, anchors."""
    root = parse(java.picture(view, Marks(), links=links, title="The board"))
    for svg in root.iter(f"{SVG}svg"):
        scale = ROOM[svg.get("class")] / float(svg.get("viewBox").split()[2])
        yield svg.get("class"), scale, list(svg.iter(f"{SVG}a"))


def centre(anchor) -> tuple[float, float]:
    """The middle of the hex that answers: its path begins there."""
    paths = {path.get("class"): path.get("d") for path in anchor.iter(f"{SVG}path")}
    x, y = re.match(r"M(-?[\d.]+)[ ]?(-?[\d.]+)", paths.get("hit", paths["halo"])).groups()
    return float(x), float(y)


def inside(plan, x: float, y: float) -> bool:
    """Is a point, seen from the middle of a hex, in it?"""
    along, across = (abs(x), abs(y)) if plan.tall else (abs(y), abs(x))
    half = 17.32
    return across <= half and along * 3**0.5 / 2 + across / 2 <= half


def seen(plan, spots, number: int, dx: float, dy: float) -> bool:
    """Does this point of a hex answer for it, and not for one that is drawn over it?"""
    x, y = spots[number][0] + dx, spots[number][1] + dy
    later = (spot for spot in spots[number + 1 :] if abs(spot[0] - x) < 21 and abs(spot[1] - y) < 21)
    return inside(plan, dx, dy) and not any(inside(plan, x - a, y - b) for a, b in later)


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("label", ["", "2"])
def test_each_link_is_named_in_order_wide_and_turned(players: int, label: str) -> None:
    for moment in stops(players):
        links = cell_links(moment.view, label)
        for _, _, anchors in drawings(moment.view, links):
            assert [anchor.get("aria-label") for anchor in anchors] == [link.name for link in links]
            assert [anchor.get("href") for anchor in anchors] == [link.href for link in links]


def test_the_name_says_place_land_level_and_who_stands_there() -> None:
    names = java.spoken(example())
    assert names["h5"] == "h5, rice, level 4, red developer"
    assert names["g6"] == "g6, village, level 2, palace 10, festival held"
    assert names["e5"] == "e5, irrigation"
    assert names["a4"] == "a4, mountain"
    assert names["b8"] == "b8, lowland"
    assert names["m8"] == "m8, empty"
    assert (
        java.spoken(example(), ["Ada", "Budi", "Citra", "Dewi"])["h5"] == "h5, rice, level 4, Ada’s developer"
    )
    assert list(names) == list(SPOTS)


@pytest.mark.parametrize("players", TABLES)
def test_a_finger_finds_every_cell_also_beside_high_land(players: int) -> None:
    """What answers of a cell is 24 pixels high and wide where nothing lies over it."""
    for moment in (games(players)[len(games(players)) // 2], games(players)[-1]):
        for name, scale, anchors in drawings(moment.view, cell_links(moment.view)):
            plan, spots = PLANS[name], [centre(anchor) for anchor in anchors]
            for n in range(len(spots)):
                high = [
                    dy / 4
                    for dy in range(-80, 81)
                    if any(seen(plan, spots, n, dx, dy / 4) for dx in (-6, 0, 6))
                ]
                wide = [
                    dx / 4
                    for dx in range(-80, 81)
                    if any(seen(plan, spots, n, dx / 4, dy) for dy in (-8, -4, 0))
                ]
                assert (max(high) - min(high) + 0.25) * scale >= FINGER
                assert (max(wide) - min(wide) + 0.25) * scale >= FINGER


@pytest.mark.parametrize("players", TABLES)
def test_the_pebble_lies_where_its_own_cell_answers(players: int) -> None:
    for moment in stops(players):
        for name, _, anchors in drawings(moment.view, cell_links(moment.view)):
            plan, spots = PLANS[name], [centre(anchor) for anchor in anchors]
            for n, anchor in enumerate(anchors):
                pebble = anchor.find(f"{SVG}circle")
                x, y = float(pebble.get("cx")), float(pebble.get("cy"))
                assert seen(plan, spots, n, x - spots[n][0], y - spots[n][1])


def test_on_a_phone_areas_that_answer_never_overlap() -> None:
    view = games(4)[-1].view
    _, (_, _, anchors) = drawings(view, cell_links(view))
    spots = [centre(anchor) for anchor in anchors]
    for n, one in enumerate(spots):
        near = (other for other in spots[:n] if abs(other[0] - one[0]) < 40)
        assert all(((one[0] - x) ** 2 + (one[1] - y) ** 2) ** 0.5 > 34.4 for x, y in near)


def test_a_flat_board_answers_exactly_where_it_is_seen() -> None:
    view = games(2)[0].view
    for name, _, anchors in drawings(view, cell_links(view)):
        assert all(anchor.find(f"{SVG}path[@class='hit']") is None for anchor in anchors)
        assert all(hexagon(PLANS[name]) in anchor.find(f"{SVG}path").get("d") for anchor in anchors)


def test_a_price_stands_on_its_cell() -> None:
    links = [Link("d7", "?a", "d7: 1 action point", label="1"), Link("e7", "?b", "e7: 2", True, "2")]
    for _, _, anchors in drawings(example(), links):
        texts = [anchor.find(f"{SVG}text") for anchor in anchors]
        assert [text.text for text in texts] == ["1", "2"]
        assert [text.get("class") for text in texts] == ["price-number", "price-number price-number-on"]
        assert all(anchor.find(f"{SVG}circle[@class='pebble']") is None for anchor in anchors)


def test_the_pebble_hides_neither_level_nor_piece() -> None:
    """Level 2 at d7: its numeral rises and the pebble lies below it; beside developers and palaces."""
    links = [Link(cell, "?", cell) for cell in ("d7", "h5", "g6", "m8")]
    for name, _, anchors in drawings(example(), links):
        spots = [centre(anchor) for anchor in anchors]
        offsets = {}
        for cell, anchor, (x, y) in zip(("d7", "h5", "g6", "m8"), anchors, spots, strict=True):
            pebble = anchor.find(f"{SVG}circle")
            offsets[cell] = float(pebble.get("cx")) - x, y
        assert offsets["d7"][0] == offsets["m8"][0] == 0
        assert offsets["h5"][0] > 8 and offsets["g6"][0] > 8, name


def test_the_drawing_is_a_group_when_there_are_links_and_the_chosen_pebble_is_accent() -> None:
    links = [Link("d7", "?a", "d7"), Link("e7", "?b", "e7", chosen=True)]
    svg = java.picture(example(), Marks(), links=links, title="The board")
    assert {one.get("role") for one in parse(svg).iter(f"{SVG}svg")} == {"group"}
    assert svg.count("pebble-on") == 2


def test_what_a_link_carries_is_made_safe() -> None:
    svg = java.picture(example(), Marks(), links=[Link("d7", "?a&b", '<b> "Ada"', label="&")], title="x")
    assert "&lt;b&gt;" in svg and "?a&amp;b" in svg
    assert parse(svg) is not None
