"""The terraces of Java drawn: every moment of games of two, three and four."""

import gzip
import re
from itertools import pairwise

import pytest

from service.boards import Link, Mark, Marks, java
from service.boards.java.example import example
from service.boards.java.names import said
from service.boards.java.places import Way
from service.boards.java.plan import RISE, TALL, WIDE
from service.boards.java.relief import relief
from service.look.rules import css
from service.look.style import stylesheet
from tests.service.boards.java_games import PHASES, TABLES, cell_links, games, stops
from tests.service.boards.reading import SVG, elements, forbidden, parse

TITLE = 'Java, "now" & here'
SOME = Marks((Mark("d7", 1), Mark("e7", 1), Mark(Way("f2", "g2"), 12)), (Mark("k4", 1),))
PLANS = {"java-wide": WIDE, "java-tall": TALL}


def both(view, marks=Marks(), **more):  # noqa: B008
    """The two drawings of a page, wide and turned."""
    root = parse(java.picture(view, marks, title=TITLE, **more))
    return list(root.iter(f"{SVG}svg"))


def count(svg, name: str) -> int:
    """How many elements of a drawing have a class."""
    return sum(name in (element.get("class") or "").split() for element in svg.iter())


def shapes(svg, name: str) -> int:
    """How many shapes the paths of a class have."""
    paths = (path for path in svg.iter(f"{SVG}path") if name in (path.get("class") or "").split())
    return sum(path.get("d").count("M") for path in paths)


def test_the_games_drawn_here_pass_through_every_phase() -> None:
    assert {moment.view["phase"] for players in TABLES for moment in games(players)} == PHASES


@pytest.mark.parametrize("players", TABLES)
def test_every_moment_of_a_game_is_well_formed_wide_and_turned(players: int) -> None:
    for moment in games(players):
        wide, tall = both(moment.view)
        assert {wide.get("aria-label"), tall.get("aria-label")} == {TITLE}
        assert {wide.get("role"), tall.get("role")} == {"img"}
    assert (wide.get("viewBox"), wide.get("class")) == ("0 0 712 512", "java-wide")
    assert (tall.get("viewBox"), tall.get("class")) == ("0 0 508 712", "java-tall")


@pytest.mark.parametrize("players", TABLES)
def test_every_cell_has_its_top_and_every_piece_is_there_once(players: int) -> None:
    for moment in stops(players):
        found = relief(moment.view)
        for svg in both(moment.view):
            for land in ("rice", "village"):
                for level in range(1, 7):
                    here = [
                        c for c in found.layers if min(found.level(c), 6) == level and found.land(c) == land
                    ]
                    assert shapes(svg, f"{land}-{level}") == len(here)
            assert shapes(svg, "water") == len(found.water)
            bare = 153 - len(found.water) - len(found.layers) + len(moment.view["annexed"])
            assert shapes(svg, "bare") == bare
            assert count(svg, "soga") == len(found.palaces)
            held = sum(palace["festival"] for palace in moment.view["palaces"])
            assert count(svg, "soga-held") == count(svg, "meru-held") == held
            for seat, cells in enumerate(moment.view["developers"]):
                assert count(svg, f"wood-{seat}") == len(cells)


@pytest.mark.parametrize("players", TABLES)
def test_every_tile_that_is_seen_has_its_outline(players: int) -> None:
    """What is placed may not cover exactly a tile of the same size: one must see how tiles lie."""
    for moment in stops(players):
        found = relief(moment.view)
        seen = sum(found.seen(number) for number in range(len(found.tiles)))
        assert [shapes(svg, "tile-line") for svg in both(moment.view)] == [seen, seen]


@pytest.mark.parametrize("players", TABLES)
def test_levels_from_2_on_are_written_and_no_piece_hides_them(players: int) -> None:
    for moment in stops(players):
        found = relief(moment.view)
        high = [cell for cell in found.layers if found.level(cell) > 1]
        free = [cell for cell in high if cell not in found.palaces and cell not in found.developers]
        for svg in both(moment.view):
            texts = [(text.get("class") or "", text.text) for text in svg.iter(f"{SVG}text")]
            numerals = [int(text) for name, text in texts if name.startswith("level-")]
            assert sorted(numerals) == sorted(found.level(cell) for cell in free)
            worn = [int(text) for name, text in texts if name.startswith("wood-number")]
            assert sorted(worn) == sorted(found.level(cell) for cell in found.developers)
            values = [int(text) for name, text in texts if name == "soga-number"]
            assert sorted(values) == sorted(palace["value"] for palace in found.palaces.values())


def steps(*levels: int):
    """A view with villages d7, e7, … on these levels, nothing else."""
    tiles = [
        {"village": cell, "rice": [], "level": level}
        for cell, top in zip(("d7", "e7", "f7", "g7"), levels, strict=False)
        for level in range(1, top + 1)
    ]
    found = relief({"tiles": tiles, "irrigation": [], "palaces": [], "developers": []})
    cells = {cell: {"land": "village", "level": found.level(cell)} for cell in found.layers}
    return example() | {
        "tiles": tiles,
        "cells": cells,
        "irrigation": [],
        "palaces": [],
        "developers": [[]] * 4,
    }


def test_walls_are_seen_only_where_the_land_in_front_is_lower_and_each_joint_counts() -> None:
    """d7, e7 in a row: of each, two sides face down on a wide board, three on a turned one."""
    for levels, walls in (((1,), 1), ((3,), 3), ((2, 2), 4)):
        wide, tall = both(steps(*levels))
        assert shapes(wide, "village-wall") == 2 * walls
        hidden = 2 if len(levels) > 1 else 0  # turned, d7 lies in front of e7
        assert shapes(tall, "village-wall") == 3 * walls - hidden


def test_a_wall_has_the_land_of_its_own_tile() -> None:
    view = steps(1)
    view["tiles"] = [{"village": None, "rice": ["d7"], "level": 1}, {"village": "d7", "rice": [], "level": 2}]
    wide, _ = both(view)
    assert (shapes(wide, "rice-wall"), shapes(wide, "village-wall")) == (2, 2)


def test_higher_land_throws_a_shadow_on_lower_land_to_its_right_only() -> None:
    alone, beside = (both(steps(*levels))[0] for levels in ((2,), (2, 2)))
    assert shapes(alone, "shade") == shapes(beside, "shade") - 1  # two cells to the lower right share one
    flat = both(steps())[0]
    assert shapes(flat, "shade") == 0


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_each_level_lies_higher_on_the_page(plan) -> None:
    heights = [plan.at("d7", level)[1] for level in range(12)]
    assert [low - high for low, high in pairwise(heights)][:6] == [RISE] * 6
    assert heights == sorted(heights, reverse=True)


def test_what_lies_beyond_the_border_hides_its_sign_under_the_tile() -> None:
    """Placing Land Tiles 10: a tile may overlap; it lies over the printed border."""
    view = example()
    order = [element.get("class") for element in both(view)[0].iter(f"{SVG}path")]
    assert order.index("mountain") < order.index("rice-1")
    assert order.index("peak") < order.index("rice-1")


def test_the_palace_whose_festival_is_held_now_is_framed() -> None:
    moment = next(one for one in games(4) if one.view["phase"] == "bid")
    assert [count(svg, "fest") for svg in both(moment.view)] == [1, 1]
    assert [count(svg, "fest") for svg in both(example())] == [0, 0]


@pytest.mark.parametrize("players", TABLES)
def test_pages_get_no_style_script_or_id(players: int) -> None:
    for moment in stops(players):
        links = cell_links(moment.view, "1")
        assert not list(forbidden(java.picture(moment.view, SOME, links=links, title=TITLE)))


def test_every_class_of_the_drawings_has_a_rule() -> None:
    sheet = stylesheet() + css(java.RULES)
    moment = next(one for one in games(4) if one.view["phase"] == "bid")
    drawn = java.picture(moment.view, SOME, links=cell_links(moment.view), title=TITLE)
    drawn += java.picture(example(), SOME, links=cell_links(example(), "2"), title=TITLE)
    drawn += java.legend(example(), SOME, links=[Link("d7", "#", "d7")])
    names = {name for names in re.findall(r'class="([^"]+)"', drawn) for name in names.split()}
    assert {name for name in names if f".{name}" not in sheet} == set()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("tall", [False, True])
def test_a_picture_of_its_own_has_literal_colours_and_an_opaque_ground(theme, tall: bool) -> None:
    svg = java.picture(example(), SOME, theme=theme, tall=tall, title=TITLE)
    style = elements(svg, "style")
    assert len(style) == 1
    assert "var(" not in svg
    assert "@" not in style[0].text
    ground = next(element for element in parse(svg) if element.get("class") == "table")
    assert [ground.get("width"), ground.get("height")] == parse(svg).get("viewBox").split()[2:]


def test_a_mouse_is_told_what_lies_there_and_of_links_what_they_do() -> None:
    view = example()
    found = relief(view)
    titles = [title.text for title in both(view)[0].iter(f"{SVG}title")]
    assert titles == [
        said(c, found) for c in sorted({*found.layers, *found.water}, key=list(java.spoken(view)).index)
    ]
    links = cell_links(view)
    wide, tall = both(view, links=links)
    assert sorted(title.text for title in wide.iter(f"{SVG}title")) == sorted(
        [link.name for link in links] + [f"{cell}, irrigation" for cell in found.water]
    )
    assert not list(tall.iter(f"{SVG}title"))


@pytest.mark.parametrize("players", TABLES)
def test_a_full_board_is_small_to_send(players: int) -> None:
    view = games(players)[-1].view
    page = java.picture(view, Marks(), title=TITLE)
    assert len(page) < 200_000
    assert len(gzip.compress(page.encode())) < 20_000


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("wide", [False, True])
def test_thumbs_are_silent_small_and_show_what_is_built(players: int, wide: bool) -> None:
    for moment in stops(players):
        svg = java.thumb(moment.view, wide=wide)
        root = parse(svg)
        assert root.get("aria-hidden") == "true"
        assert not list(forbidden(svg))
        assert len(svg) < (50_000 if wide else 25_000)
        _, _, width, height = map(float, root.get("viewBox").split())
        assert width / height == pytest.approx(2.2 if wide else 4 / 3, rel=0.01)
        if moment.view["tiles"]:
            assert shapes(root, "tile-line") > 0
