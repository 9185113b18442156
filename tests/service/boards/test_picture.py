"""The temple drawn: every moment of random games, at every temple."""

import pytest

from service.boards import BOARDS, Link, Mark, Marks
from tests.service.boards.positions import TEMPLES, moments, positions
from tests.service.boards.reading import SVG, column_links, elements, forbidden, parse, tile_links

medang = BOARDS["medang"]
TITLE = 'The temple, "now" & here'
SOME = Marks((Mark((3, 1), 1), Mark((3, 1), 12)), (Mark((4, 1), 1),))
PHONE = 360  # pixels


@pytest.mark.parametrize("temple", TEMPLES)
def test_every_moment_of_a_game_is_well_formed(temple: str) -> None:
    for moment in positions(temple):
        root = parse(medang.picture(moment.view, Marks(), title=TITLE))
        assert root.get("aria-label") == TITLE
        assert root.get("role") == "img"


@pytest.mark.parametrize("temple", TEMPLES)
def test_every_place_shows_its_tile_or_a_niche(temple: str) -> None:
    for moment in moments(temple):
        svg = medang.picture(moment.view, Marks(), title=TITLE)
        tiles = sum(map(len, moment.view["columns"]))
        assert svg.count('class="niche"') == sum(moment.view["capacities"]) - tiles
        assert svg.count('class="tile-shadow"') == tiles


@pytest.mark.parametrize("temple", TEMPLES)
def test_pages_get_no_style_script_or_id(temple: str) -> None:
    view = moments(temple)[1].view
    assert not list(forbidden(medang.picture(view, SOME, links=column_links(view), title=TITLE)))


@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("links", [column_links, tile_links])
def test_each_link_is_named_and_wide_enough_for_a_finger(temple: str, links) -> None:
    """24 pixels each way at the least, on a phone 360 pixels wide (WCAG 2.2, 2.5.8)."""
    for moment in moments(temple):
        offered = links(moment.view)
        svg = medang.picture(moment.view, SOME, links=offered, title=TITLE)
        scale = PHONE / float(parse(svg).get("viewBox").split()[2])
        anchors = elements(svg, "a")
        assert [anchor.get("aria-label") for anchor in anchors] == [link.name for link in offered]
        assert [anchor.get("href") for anchor in anchors] == [link.href for link in offered]
        for anchor in anchors:
            hit = anchor.find(f"{SVG}rect[@class='hit']")
            assert min(float(hit.get("width")), float(hit.get("height"))) * scale >= 24


def test_links_do_not_overlap() -> None:
    view = positions("borobudur")[-1].view
    svg = medang.picture(view, Marks(), links=tile_links(view), title=TITLE)
    hits = [element for element in elements(svg, "rect") if element.get("class") == "hit"]
    corners = {(hit.get("x"), hit.get("y")) for hit in hits}
    assert len(corners) == len(hits) == 33


def test_the_chosen_place_has_an_accent_pebble() -> None:
    view = positions("sewu")[0].view
    links = [Link(1, "?a", "column 1"), Link(2, "?b", "column 2", chosen=True)]
    assert medang.picture(view, Marks(), links=links, title=TITLE).count("pebble-on") == 1


def test_seals_of_last_moves_and_draft_differ_and_stand_on_their_places() -> None:
    svg = medang.picture(moments("plaosan")[2].view, SOME, title=TITLE)
    labels = [(text.get("class"), text.text) for text in elements(svg, "text") if "seal" in text.get("class")]
    assert sorted(labels) == [("seal-number", "1"), ("seal-number", "12"), ("seal-own-number", "1")]
    assert svg.count('class="last"') == 1
    assert svg.count('class="drafted"') == 1


def test_of_many_seals_on_a_place_the_newest_three_are_shown() -> None:
    marks = Marks(tuple(Mark((2, 1), n) for n in range(1, 6)))
    svg = medang.picture(moments("sewu")[1].view, marks, title=TITLE)
    shown = {text.text for text in elements(svg, "text") if text.get("class") == "seal-number"}
    assert shown == {"3", "4", "5"}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_of_its_own_has_literal_colours_and_an_opaque_ground(theme) -> None:
    svg = medang.picture(moments("kalasan")[2].view, SOME, theme=theme, title=TITLE)
    style = elements(svg, "style")
    assert len(style) == 1
    assert "var(" not in svg
    assert "@" not in style[0].text
    ground = next(element for element in parse(svg) if element.get("class") == "table")
    assert [ground.get("width"), ground.get("height")] == parse(svg).get("viewBox").split()[2:]


def test_the_floors_leaders_stand_right_of_the_view_box_on_a_page() -> None:
    svg = medang.picture(positions("borobudur")[-1].view, Marks(), title=TITLE)
    width = float(parse(svg).get("viewBox").split()[2])
    notes = [text for text in elements(svg, "text") if text.get("class") == "lead"]
    assert len(notes) == 5
    assert all(width <= float(note.get("x")) < 1.25 * width for note in notes)


@pytest.mark.parametrize("temple", TEMPLES)
def test_thumbs_are_silent(temple: str) -> None:
    for moment in moments(temple):
        svg = medang.thumb(moment.view)
        assert parse(svg).get("aria-hidden") == "true"
        assert not list(forbidden(svg))
