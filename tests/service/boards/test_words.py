"""The temple in text and in sentences."""

import pytest

from service.boards import BOARDS
from service.boards.medang.example import example
from tests.service.boards.positions import TEMPLES, game, positions

medang = BOARDS["medang"]


@pytest.mark.parametrize("temple", TEMPLES)
def test_text_fits_72_columns_at_every_moment(temple: str) -> None:
    for moment in positions(temple):
        lines = medang.text(moment.view).splitlines()
        assert max(map(len, lines)) <= 72
        assert not any(line != line.rstrip() for line in lines)


@pytest.mark.parametrize("temple", TEMPLES)
def test_text_shows_every_place_of_every_column(temple: str) -> None:
    for moment in positions(temple):
        view = moment.view
        lines = [line for line in medang.text(view).splitlines() if line.startswith("column ")]
        assert len(lines) == len(view["columns"])
        for number, (line, tiles) in enumerate(zip(lines, view["columns"], strict=True), 1):
            head, places = line.split(": ")
            capacity = view["capacities"][number - 1]
            assert head.split() == ["column", f"{number},", "holds", str(capacity)]
            assert places.split() == tiles + [".."] * (capacity - len(tiles))


def test_no_blank_stands_before_a_tile_so_that_any_font_will_do() -> None:
    lines = [line for line in medang.text(example()).splitlines() if line.startswith("column ")]
    assert all("  " not in line.split(": ")[1] for line in lines)


def test_text_tells_floors_market_pile_and_what_is_out() -> None:
    text = medang.text(example())
    assert "on floor             1  2  3  4  5" in text
    assert "Most on floor 1: yellow and red, tied with 3 each." in text
    assert "Market: b2 g3 p5 r1 r3 y2." in text
    assert "Pile: 21." in text
    assert "Out of the game: g3." in text


def test_words_say_each_column_from_below() -> None:
    words = medang.words(example())
    assert words[0] == "Temple of Borobudur: 26 of 33 places are filled."
    assert words[4] == "Column 4 holds 4, 1 is free. From below: yellow monk, purple merchant, red general."
    assert words[9] == "Column 9 holds 3, full. From below: purple merchant, blue craftsman, green general."
    assert words[8] == "Column 8 holds 4, 2 are free. From below: yellow craftsman, red merchant."
    assert "Most on floor 3: blue, with 2." in words
    assert "Pile: 21 tiles." in words


def test_words_of_an_empty_temple_and_an_empty_stock() -> None:
    view = example() | {"columns": [[] for _ in range(11)], "market": [], "pile": 0, "removed": []}
    view["floors"] = [{"floor": n, "most": [], "count": 0} for n in range(1, 6)]
    words = medang.words(view)
    assert words[1] == "Column 1 holds 1, 1 is free."
    assert words[-2:] == ["The market is empty.", "The pile is empty."]
    assert "Market: empty.\nPile: empty.\n" in medang.text(view)


def test_the_hand_is_said_to_its_holder_alone() -> None:
    assert medang.hand(example()) == (
        "Your hand: blue monk, green craftsman and purple general. Your dynasty: Rakai, blue waves."
    )
    spectator = next(game("sewu", seed=1, seat=None)).view
    assert medang.hand(spectator) == ""
    empty = example() | {"you": {"seat": 0, "hand": [], "dynasty": "g"}}
    assert medang.hand(empty) == "Your hand is empty. Your dynasty: Samara, green leaf."
