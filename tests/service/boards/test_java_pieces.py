"""Cards, tiles, palaces, developers and the legend for pages; the picture for letters."""

import time
from io import BytesIO

import pytest
from PIL import Image

from service.boards import Link, Mark, Marks, java
from service.boards.java.cells import beside
from service.boards.java.example import example
from service.boards.java.names import CARDS
from service.boards.java.relief import relief
from service.look.palette import tokens
from tests.service.boards.java_games import TABLES, games
from tests.service.boards.reading import elements, forbidden, parse

KINDS = {"three": 2, "two": 1, "rice": 1, "village": 0}  # and how many rice fields


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_and_shows_its_symbols(card) -> None:
    names = {"m": "mask", "d": "drum", "p": "puppet"}
    svg = java.festival_card(card)
    assert parse(svg).get("aria-label") == " and ".join(names[letter] for letter in card)
    assert not elements(svg, "text")
    assert not list(forbidden(svg))
    assert parse(java.festival_card(card, silent=True)).get("aria-hidden") == "true"


def test_a_seal_in_the_corner_says_what_a_card_is_worth() -> None:
    svg = java.festival_card("md", worth=2)
    assert parse(svg).get("aria-label") == "mask and drum, worth 2"
    assert [(text.get("class"), text.text) for text in elements(svg, "text")] == [("seal-own-number", "2")]
    nothing = java.festival_card("p", worth=0)
    assert parse(nothing).get("aria-label") == "puppet, worth nothing"
    assert not elements(nothing, "text")


def test_all_cards_look_different_and_keep_their_shape() -> None:
    assert len({java.festival_card(card, silent=True) for card in CARDS}) == 6
    root = parse(java.festival_card("m", 110))
    assert root.get("height") == "110"
    assert float(root.get("width")) == pytest.approx(110 * 56 / 78, abs=0.1)


def test_the_back_tells_nothing() -> None:
    assert java.card_back() == java.card_back()
    assert parse(java.card_back()).get("aria-hidden") == "true"
    assert not elements(java.card_back(), "text")


@pytest.mark.parametrize("kind", KINDS)
def test_a_turning_lies_on_neighbouring_cells_clockwise(kind) -> None:
    for cell in ("j7", "d6"):
        turnings = [java.turning(kind, cell, turn) for turn in range(6)]
        for turn, (village, rice) in enumerate(turnings):
            assert village == (None if kind == "rice" else cell)
            assert len(rice) == KINDS[kind]
            if village and rice:
                assert rice == tuple(beside(cell)[(turn + n) % 6] for n in range(len(rice)))
        assert len(set(turnings)) == (6 if kind in ("two", "three") else 1)


def test_beyond_the_map_no_tile_lies() -> None:
    assert [turn for turn in range(6) if java.turning("three", "a4", turn)] == [0, 5]
    assert [turn for turn in range(6) if java.turning("two", "a4", turn)] == [0, 1, 5]
    assert java.turning("village", "a4") == ("a4", ())


@pytest.mark.parametrize("kind", ["three", "two"])
def test_the_six_turnings_are_drawn_as_the_board_lies(kind) -> None:
    """Wide, and turned for a phone; the style sheet shows one of them, as of the board."""
    drawn = [parse(java.tile(kind, turn)) for turn in range(6)]
    assert len({java.tile(kind, turn) for turn in range(6)}) == 6
    for span in drawn:
        assert [svg.get("class") for svg in span] == ["java-wide", "java-tall"]
        assert {svg.get("aria-hidden") for svg in span} == {"true"}
        for svg in span:
            rice = [path for path in svg.iter() if path.get("class") == "rice-1"]
            assert rice[0].get("d").count("M") == KINDS[kind]
    assert not list(forbidden(java.tile(kind)))


@pytest.mark.parametrize(
    "svg",
    [
        *(java.palace(value, 34, held) for value in (2, 4, 6, 8, 10) for held in (False, True)),
        java.irrigation(),
        java.token(),
        java.tile("rice"),
        java.tile("village"),
    ],
)
def test_pieces_beside_words_are_silent(svg: str) -> None:
    assert parse(svg).get("aria-hidden") == "true"
    assert not list(forbidden(svg))


def test_a_palace_shows_its_value_in_roofs_and_numeral_and_whether_its_festival_was() -> None:
    for value in (2, 4, 6, 8, 10):
        (meru,) = [path for path in elements(java.palace(value), "path") if path.get("class") == "meru"]
        assert meru.get("d").count("H") == value // 2
        assert [text.text for text in elements(java.palace(value), "text")] == [str(value)]
        held = java.palace(value, festival=True)
        assert "soga-held" in held and "meru-held" in held


@pytest.mark.parametrize("seat", range(4))
def test_a_developer_has_shape_colour_and_level(seat: int) -> None:
    svg = java.developer(seat, level=3)
    assert svg.count(f'class="wood-{seat}"') == 1
    assert [text.text for text in elements(svg, "text")] == ["3"]
    assert not elements(java.developer(seat), "text")
    names = ["red, circle", "violet, square", "teal, triangle", "white, diamond"]
    assert parse(java.developer(seat, level=2, silent=False)).get("aria-label") == f"{names[seat]}, level 2"


def test_legend_names_only_the_signs_on_the_board() -> None:
    fresh = games(2)[0].view
    bare = java.legend(fresh, Marks(), links=())
    for words in ("your draft", "choose", "festival", "last", "levels"):
        assert words not in bare
    links = [Link("d7", "#", "d7", label="4", counts="value of the palace"), Link("e7", "#", "e7")]
    assert "you may choose this<" in java.legend(fresh, Marks(), links[1:])
    full = java.legend(example(), Marks((Mark("d7", 1),), (Mark("e7", 1),)), links)
    for words in (
        "you may choose this (number: value of the palace)",
        "your draft",
        "since your last turn",
        "has had its festival",
        "levels",
    ):
        assert words in full
    assert parse(full).get("class") == "legend"
    assert "the last moves" in java.legend(example(), Marks((Mark("d7", 1),)), links=(), own=False)


@pytest.mark.parametrize("players", TABLES)
def test_the_png_is_1200_pixels_wide_and_light_to_send(players: int) -> None:
    began = time.perf_counter()
    data = java.png(games(players)[-1].view, Marks((Mark("d7", 1), Mark("k6", 12))), "The board")
    assert time.perf_counter() - began < 5  # it takes 0.3 s; the machine may be busy
    image = Image.open(BytesIO(data))
    assert (image.format, image.width) == ("PNG", 1200)
    assert len(data) < 130_000
    assert len(java.png(example(), Marks(), "The board")) < 110_000


def test_land_and_seats_keep_their_colours_through_quantising() -> None:
    image = Image.open(BytesIO(java.png(example(), Marks(), "The board"))).convert("RGB")
    colours = {colour for _, colour in image.getcolors(image.width * image.height)}
    lands = (
        "rice-1",
        "rice-3",
        "village-1",
        "village-2",
        "water",
        "bare",
        "mountain",
        "lowland",
        "palace",
        "meru",
    )
    for name in (*lands, "seat1", "seat2", "seat3", "seat4"):
        wanted = [int(tokens("light")[name][i : i + 2], 16) for i in (1, 3, 5)]
        assert min(sum(abs(a - b) for a, b in zip(wanted, colour, strict=True)) for colour in colours) < 24, (
            name
        )


def test_numerals_are_drawn_without_any_font_of_the_host() -> None:
    one, two = (java.png(example(), Marks((Mark("d7", n),)), "") for n in (1, 4))
    assert one != two


def test_the_example_is_a_board_that_the_game_could_have() -> None:
    """Tiles, palaces and developers add up to what is in the box."""
    view = example()
    threes = sum(len(tile["rice"]) == 2 for tile in view["tiles"])
    assert threes + view["supply"]["threes"] == 56
    assert len(view["irrigation"]) - 3 + view["supply"]["irrigation"] == 16
    for seat, cells in enumerate(view["developers"]):
        assert len(cells) + view["seats"][seat]["developers"] == 12
    found = relief(view)
    for cell, palace in found.palaces.items():
        assert palace["value"] <= len(palace["city"])
        assert found.land(cell) == "village"
    assert {cell: top["level"] for cell, top in view["cells"].items()} == {
        c: found.level(c) for c in found.layers
    }
    for n, tile in enumerate(view["tiles"]):
        assert tile["level"] >= 1 and (found.seen(n) or tile["level"] < found.height)
