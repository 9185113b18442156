"""Tiles, badges and icons."""

import pytest

from service.boards import Link, Mark, Marks
from service.boards.medang import back, dynasty, floors, legend, picture, tile
from service.boards.medang.example import example
from service.boards.medang.names import COPIES
from service.look import icons, seats
from tests.service.boards.reading import elements, forbidden, parse


@pytest.mark.parametrize("letter", "gyprb")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_tile_says_its_name_and_shows_its_copies(letter: str, value: int) -> None:
    svg = tile(f"{letter}{value}", 54)
    root = parse(svg)
    assert root.get("role") == "img"
    assert f", {letter}{value}" in root.get("aria-label")
    assert [text.text for text in elements(svg, "text")] == [str(value)]
    assert len(elements(svg, "circle")) == COPIES[value]
    assert not list(forbidden(svg))


def test_a_tile_beside_its_name_is_silent() -> None:
    assert parse(tile("g3", silent=True)).get("aria-hidden") == "true"
    assert parse(tile("g3", silent=True)).get("aria-label") is None


def test_a_tile_is_as_wide_as_asked() -> None:
    assert parse(tile("g3", 36)).get("width") == "36"


def test_the_back_tells_nothing() -> None:
    assert back() == back()
    assert parse(back()).get("aria-hidden") == "true"
    assert not elements(back(), "text")


@pytest.mark.parametrize(
    ("letter", "name"),
    [("g", "Samara, green, leaf"), ("b", "Rakai, blue, waves"), ("y", "Dharmasetu, yellow, sun")],
)
def test_a_dynasty_has_name_colour_and_sign(letter: str, name: str) -> None:
    assert parse(dynasty(letter)).get("aria-label") == name


def test_legend_names_only_the_signs_on_the_board() -> None:
    bare = legend(example(), Marks(), links=())
    assert "draft" not in bare
    assert "choose" not in bare
    full = legend(
        example(), Marks((Mark((1, 1), 1),), (Mark((2, 1), 1),)), links=[Link((1, 1), "#", "column 1")]
    )
    assert all(words in full for words in ("you may choose this", "your draft", "since your last turn"))
    assert parse(full).get("class") == "legend"
    assert "the last moves" in legend(example(), Marks((Mark((1, 1), 1),)), links=(), own=False)


def test_of_many_tied_dynasties_the_number_is_a_word_and_no_tile() -> None:
    view = example()
    view["floors"][3] = {"floor": 4, "most": list("gypr"), "count": 1}
    assert "four tied with 1" in floors(view)
    assert "four tied with 1" in picture(view, Marks(), title="The board")


def test_floors_are_listed_from_above_with_names_for_screen_readers() -> None:
    rows = parse(floors(example())).findall("{http://www.w3.org/2000/svg}li") or list(
        parse(floors(example()))
    )
    said = [" ".join("".join(row.itertext()).split()) for row in rows]
    assert said == [
        "5nobody",
        "4yellow, 1",
        "3blue, 2",
        "2green, purple and blue, tied, 2",
        "1yellow and red, tied, 3",
    ]


@pytest.mark.parametrize("seat", range(5))
def test_seat_icons_are_five_shapes_in_ink(seat: int) -> None:
    svg = icons.seat_icon(seat)
    assert parse(svg).get("stroke") == "currentColor"
    assert parse(svg).get("aria-hidden") == "true"
    assert len({seats.shape(each, 10) for each in range(5)}) == len(seats.SHAPES)


@pytest.mark.parametrize(
    "draw", ["lock", "leaf", "check", "warning", "arrow", "back_arrow", "hourglass", "envelope"]
)
def test_icons_are_silent_and_take_the_colour_of_the_text(draw: str) -> None:
    svg = getattr(icons, draw)(18)
    assert parse(svg).get("aria-hidden") == "true"
    assert parse(svg).get("width") == "18"
    assert "currentColor" in svg
    assert not list(forbidden(svg))
