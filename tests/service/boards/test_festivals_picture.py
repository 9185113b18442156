"""The archipelago drawn: every moment of random games of two, three and four."""

import re

import pytest

from service.boards import BOARDS, Link, Mark, Marks
from service.boards.festivals.example import example
from service.boards.festivals.places import Step
from service.boards.festivals.plan import TALL, WIDE
from service.boards.festivals.slots import free
from service.look.style import stylesheet
from tests.service.boards.reading import SVG, elements, forbidden, parse
from tests.service.boards.voyages import PHASES, TABLES, slot_links, stops, voyages

festivals = BOARDS["festivals"]
TITLE = 'The islands, "now" & here'
SOME = Marks(
    (Mark(Step("sulawesi", "bali", "y"), 1), Mark("jawa", 2), Mark("kalimantan/jawa", 13)),
    (Mark(Step("sumatra", "kalimantan", "b"), 1),),
)


def both(view, marks=Marks(), **more):  # noqa: B008
    """The two drawings of a page, wide and tall."""
    root = parse(festivals.picture(view, marks, title=TITLE, **more))
    return list(root.iter(f"{SVG}svg"))


def test_the_games_drawn_here_pass_through_every_phase() -> None:
    assert {moment.view["phase"] for players in TABLES for moment in voyages(players)} == PHASES


@pytest.mark.parametrize("players", TABLES)
def test_every_moment_of_a_game_is_well_formed_wide_and_tall(players: int) -> None:
    for moment in voyages(players):
        wide, tall = both(moment.view)
        assert {wide.get("aria-label"), tall.get("aria-label")} == {TITLE}
        assert {wide.get("role"), tall.get("role")} == {"img"}
    assert wide.get("viewBox") == "0 0 870 338"
    assert tall.get("viewBox") == f"0 0 346 {TALL.depth:g}"


@pytest.mark.parametrize("players", TABLES)
def test_every_slot_is_there_free_or_with_its_ticket(players: int) -> None:
    for moment in stops(players):
        svg = festivals.picture(moment.view, Marks(), theme="light", title=TITLE)
        islands = moment.view["islands"]
        assert svg.count('class="slot"') == sum(len(free(entry)) for entry in islands)
        faces = svg.count('class="ticket-rim"')
        piles = sum(len(set(entry["middle"])) for entry in islands if len(entry["middle"]) > 4)
        laid = sum(len(entry["placed"]) + len(entry["gain"]) for entry in islands)
        laid += sum(len(entry["middle"]) for entry in islands if len(entry["middle"]) <= 4)
        assert laid + piles <= faces <= laid + 2 * piles


@pytest.mark.parametrize("players", TABLES)
def test_every_traveller_stands_on_the_map_once(players: int) -> None:
    for moment in stops(players):
        view = dict(moment.view, festival=moment.view["festival"] | {"claimed": []})
        svg = festivals.picture(view, Marks(), theme="light", title=TITLE)
        for seat in range(players):
            assert svg.count(f'class="wood-{seat}"') == 1
        assert len(re.findall(r'class="wood-sign-\w+"', svg)) == 1
        moving = [row for row in view["seats"] if row["part"] == "moving"]
        assert svg.count('class="mover"') == len(moving)
        assert svg.count('class="storm"') == len(view["typhoons"])


def test_the_airplane_is_painted_on_its_holder() -> None:
    svg = festivals.picture(example(), Marks(), theme="light", title=TITLE)
    root = parse(svg)
    (group,) = [
        one for one in root.iter(f"{SVG}g") if any(kid.get("class") == "wood-sign-dark" for kid in one)
    ]
    assert "wood-2" in [kid.get("class") for kid in group]


def test_a_taken_prize_is_its_takers_shape() -> None:
    view = example()
    svg = festivals.picture(view, Marks(), theme="light", title=TITLE)
    numbers = [(text.get("class"), text.text) for text in elements(svg, "text")]
    assert ("wood-number-light", "4") in numbers
    assert [text for name, text in numbers if name == "ribbon-number"] == ["2", "1"]
    assert [text for name, text in numbers if name == "ribbon-number-next"] == ["5", "3", "1"]
    titles = {title.text for title in elements(svg, "title")}
    assert "Galungan: 1st 4 points, taken by the white traveller; 2nd 2 points; 3rd 1 point" in titles


def test_the_last_festival_has_none_behind_it() -> None:
    svg = festivals.picture(example() | {"next": None}, Marks(), theme="light", title=TITLE)
    assert "ribbon-next" not in "".join(str(one.attrib) for one in parse(svg).iter())


def test_two_festivals_on_one_island_have_two_ribbons_that_do_not_overlap() -> None:
    view = example()
    view["next"] = view["next"] | {"island": "bali"}
    svg = festivals.picture(view, Marks(), theme="light", title=TITLE)
    tops = [
        float(re.match(r"M[\d.]+ ([\d.]+)", path.get("d")).group(1))
        for path in elements(svg, "path")
        if path.get("class") in ("ribbon", "ribbon-next")
    ]
    assert tops[1] - tops[0] >= 18


def test_the_active_festivals_island_alone_has_the_frame() -> None:
    svg = festivals.picture(example(), Marks(), theme="light", title=TITLE)
    (frame,) = [rect for rect in elements(svg, "rect") if rect.get("class") == "frame"]
    assert (float(frame.get("x")), float(frame.get("y"))) == WIDE.corner("bali")


@pytest.mark.parametrize("players", TABLES)
def test_pages_get_no_style_script_or_id(players: int) -> None:
    for moment in stops(players):
        links = slot_links(moment.view)
        assert not list(forbidden(festivals.picture(moment.view, SOME, links=links, title=TITLE)))


def test_every_class_of_the_drawings_has_a_rule() -> None:
    sheet = stylesheet()
    drawn = festivals.picture(example(), SOME, links=slot_links(example()), title=TITLE)
    drawn += festivals.legend(example(), SOME, links=[Link("bali", "#", "Bali")])
    names = {name for names in re.findall(r'class="([^"]+)"', drawn) for name in names.split()}
    assert {name for name in names if f".{name}" not in sheet} == set()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("tall", [False, True])
def test_a_picture_of_its_own_has_literal_colours_and_an_opaque_ground(theme, tall: bool) -> None:
    svg = festivals.picture(example(), SOME, theme=theme, tall=tall, title=TITLE)
    style = elements(svg, "style")
    assert len(style) == 1
    assert "var(" not in svg
    assert "@" not in style[0].text
    ground = next(element for element in parse(svg) if element.get("class") == "table")
    assert [ground.get("width"), ground.get("height")] == parse(svg).get("viewBox").split()[2:]


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("wide", [False, True])
def test_thumbs_are_silent_and_show_the_festivals_island(players: int, wide: bool) -> None:
    for moment in stops(players):
        svg = festivals.thumb(moment.view, wide=wide)
        root = parse(svg)
        assert root.get("aria-hidden") == "true"
        assert not list(forbidden(svg))
        x, y, width, height = map(float, root.get("viewBox").split())
        assert width / height == pytest.approx(2.2 if wide else 4 / 3, rel=0.01)
        left, top = WIDE.corner(moment.view["festival"]["island"])
        assert x <= left and left + WIDE.side <= x + width
        assert y <= top and top + WIDE.height <= y + height
