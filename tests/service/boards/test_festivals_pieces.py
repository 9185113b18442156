"""Tickets, prizes, travellers and the legend for pages; the picture for letters."""

from io import BytesIO

import pytest
from PIL import Image

from service.boards import BOARDS, Link, Mark, Marks
from service.boards.festivals import (
    airplane,
    back,
    legend,
    prizes,
    storm,
    ticket,
    tickets,
    traveller,
)
from service.boards.festivals.example import example
from service.boards.festivals.places import Step
from service.look.palette import tokens
from tests.service.boards.reading import elements, forbidden, parse
from tests.service.boards.voyages import TABLES, voyages


@pytest.mark.parametrize(
    ("colour", "name"), [("y", "yellow ticket"), ("k", "black ticket"), ("b", "blue ticket")]
)
def test_a_ticket_says_its_colour_and_shows_letter_and_sign(colour: str, name: str) -> None:
    svg = ticket(colour, 33)
    assert parse(svg).get("aria-label") == name
    assert parse(svg).get("height") == "33"
    assert [text.text for text in elements(svg, "text")] == [colour.upper()]
    signs = [path.get("d") for path in elements(svg, "path") if "ticket-sign" in path.get("class")]
    assert len(signs) == 1
    assert not list(forbidden(svg))


def test_the_signs_of_the_three_tickets_differ() -> None:
    assert len({elements(ticket(colour), "path")[3].get("d") for colour in "ykb"}) == 3


def test_tickets_beside_their_name_are_silent() -> None:
    assert parse(ticket("y", silent=True)).get("aria-hidden") == "true"
    assert parse(ticket("y", silent=True)).get("aria-label") is None


def test_tickets_in_a_row_are_said_together() -> None:
    row = parse(tickets(["y", "y", "b"]))
    assert row.get("aria-label") == "2 yellow and 1 blue ticket"
    assert {svg.get("aria-hidden") for svg in row} == {"true"}
    assert "no ticket" in tickets([])


def test_the_back_tells_nothing() -> None:
    assert back() == back()
    assert parse(back()).get("aria-hidden") == "true"
    assert not elements(back(), "text")


def test_prizes_are_said_and_a_taken_one_is_its_takers_shape() -> None:
    svg = prizes(example()["festival"])
    assert (
        parse(svg).get("aria-label")
        == "1st 4 points, taken by the white traveller; 2nd 2 points; 3rd 1 point"
    )
    assert [text.text for text in elements(svg, "text")] == ["4", "2", "1"]
    assert svg.count('class="ribbon"') == 2
    assert svg.count('class="wood-3"') == 1
    assert not list(forbidden(svg))
    assert prizes(example()["next"]).count('class="ribbon-next"') == 3


@pytest.mark.parametrize("seat", range(4))
def test_a_traveller_has_shape_and_colour(seat: int) -> None:
    svg = traveller(seat)
    assert parse(svg).get("aria-hidden") == "true"
    assert svg.count(f'class="wood-{seat}"') == 1
    said = parse(traveller(seat, airplane=True, silent=False)).get("aria-label")
    names = ["red, circle", "violet, square", "teal, triangle", "white, diamond"]
    assert said == f"{names[seat]}, holds the airplane"
    assert not list(forbidden(svg))


@pytest.mark.parametrize("draw", [airplane, storm])
def test_icons_are_silent(draw) -> None:
    assert parse(draw(18)).get("aria-hidden") == "true"
    assert parse(draw(18)).get("width") == "18"


def test_legend_names_only_the_signs_on_the_board() -> None:
    calm = example() | {"typhoons": []}
    bare = legend(calm, Marks(), links=())
    for words in ("your way", "choose", "no crossing", "last"):
        assert words not in bare
    marks = Marks((Mark("jawa", 1),), (Mark(Step("jawa", "bali", "y"), 1),))
    full = legend(example(), marks, links=[Link("bali", "#", "Bali")])
    for words in ("you may choose this", "your way", "since your last turn", "no crossing"):
        assert words in full
    assert parse(full).get("class") == "legend"
    assert "the last moves" in legend(example(), marks, links=(), own=False)


@pytest.mark.parametrize("players", TABLES)
def test_the_png_is_turned_like_on_a_phone_twice_its_width_and_light_to_send(players: int) -> None:
    moment = voyages(players)[-1]
    data = BOARDS["festivals"].png(moment.view, Marks((Mark("jawa", 1), Mark("bali", 12))), "The islands")
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    assert image.width == 800
    assert image.height > 1.9 * image.width
    assert len(data) < 100_000


def test_seats_and_tickets_keep_their_colours_through_quantising() -> None:
    image = Image.open(BytesIO(BOARDS["festivals"].png(example(), Marks(), "The islands"))).convert("RGB")
    colours = {colour for _, colour in image.getcolors(image.width * image.height)}
    for name in ("yellow", "black", "blue", "seat1", "seat2", "seat3", "seat4", "turn", "storm"):
        token = tokens("light")[name]
        wanted = [int(token[i : i + 2], 16) for i in (1, 3, 5)]
        assert min(sum(abs(a - b) for a, b in zip(wanted, colour, strict=True)) for colour in colours) < 24


def test_numerals_are_drawn_without_any_font_of_the_host() -> None:
    one, two = (BOARDS["festivals"].png(example(), Marks((Mark("jawa", n),)), "") for n in (1, 4))
    assert one != two
