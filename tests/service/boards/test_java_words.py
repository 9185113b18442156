"""The board of Java in text and in sentences."""

import pytest

from service.boards import java
from service.boards.java.cells import COLUMNS, SPOTS
from service.boards.java.example import example
from service.boards.java.relief import relief
from tests.service.boards.java_games import SEEDS, TABLES, game, games, stops


@pytest.mark.parametrize("players", TABLES)
def test_text_fits_78_columns_and_sentences_72(players: int) -> None:
    """80 columns, and two of them for the sign of a quotation in an answer."""
    for moment in games(players):
        lines = java.text(moment.view).splitlines()
        assert max(map(len, lines)) <= 78
        sentences = [line for line in lines if not line[:2].strip().isdigit() and not line.startswith("   ")]
        assert max(map(len, sentences)) <= 72
        assert not any(line != line.rstrip() for line in lines)


def code_at(lines: list[str], cell: str) -> str:
    """What the text's map says of a cell: its row, and the letter of its column above it."""
    row, half = SPOTS[cell]
    line = next(line for line in lines if line[:2].strip() == str(row))
    assert (
        lines[lines.index(next(one for one in lines if one.startswith("   a ")))][3 + 4 * (half // 2)]
        == cell[0]
    )
    return line[3 + 2 * half :].split()[0]


@pytest.mark.parametrize("players", TABLES)
def test_the_map_of_the_text_shows_every_cell_under_its_letter(players: int) -> None:
    for moment in stops(players):
        found = relief(moment.view)
        lines = java.text(moment.view).splitlines()
        for cell in SPOTS:
            code = code_at(lines, cell)
            if cell in found.palaces:
                palace = found.palaces[cell]
                assert code == f"{'p' if palace['festival'] else 'P'}{palace['value']}"
            elif found.level(cell):
                who = "RVTW"[found.developers[cell]] if cell in found.developers else ""
                assert code == f"{found.land(cell)[0]}{found.level(cell)}{who}"
            else:
                assert code in ("~~", ".", "^", ",")
                assert (code == "~~") is (cell in found.water)


def test_the_map_of_the_text() -> None:
    text = java.text(example())
    assert "   a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q   r   s\n" in text
    assert " 1               ^   r1  r1  r1  .   ^   ^   v1W ^   ^   .   ^\n" in text
    assert " 5   ^   .   r1  v1  ~~  v1  v4W r4R v4  v2  r1  .   .   ~~  .   .   .   ^\n" in text
    assert " 6 ^   .   .   r1  r1  r2  p10 v2  r5  r2  r2  .   .   .   .   r1  p2  r1  ^\n" in text
    assert len(COLUMNS) == 19


def test_text_tells_cities_water_and_what_is_left() -> None:
    text = java.text(example())
    assert text.startswith(
        "Turn 20: red is to move. 6 palaces, the greatest 10 at g6; 28 tiles of 3\n  spaces are left.\n"
    )
    joined = text.replace("\n  ", " ")
    assert (
        "City of 10 spaces, palace 10 at g6, festival held: d3, e4, f4, d5, f5, g5, h6, e7, f7. "
        "1st teal and white (level 4), 2nd violet (level 1)." in joined
    )
    assert "Irrigation at h7, i8: open at i7, j8. 1st violet (level 3)." in joined
    assert "Irrigation at e2: open at d1, d2. Nobody stands next to it." in joined
    assert "Irrigation at e5: enclosed. 1st teal (level 4)." in joined
    palaces = "2 of 2, 7 of 4, 7 of 6, 9 of 8, 9 of 10"
    assert f"Left for all: 28 tiles of 3 spaces, 13 irrigation tiles; palaces: {palaces}." in joined
    assert "Festival card: mask and puppet. Deck: 15 cards; discarded: mask, drum, mask+drum." in joined


def test_words_begin_with_the_turn_and_say_cities_by_value() -> None:
    words = java.words(example())
    assert (
        words[0]
        == "Turn 20: red is to move. 6 palaces, the greatest 10 at g6; 28 tiles of 3 spaces are left."
    )
    values = [line.split("palace ")[1].split(" ")[0] for line in words if line.startswith("City of ")]
    assert values == ["10", "6", "2", "2", "2", "2"]
    assert "Red developers: h5 on rice level 4; 11 in supply." in words
    assert "Red: 10 points, 3 cards; tiles: 0 of 2 spaces, 3 rice, 0 village; 2 tokens." in words
    (row,) = [line for line in words if line.startswith("Row 13: ")]
    assert row == "Row 13: g13, village, level 1, violet developer."


def test_villages_without_a_palace_are_said_the_largest_first() -> None:
    view = example()
    view["palaces"] = [palace for palace in view["palaces"] if palace["cell"] != "j3"]
    words = java.words(view)
    villages = [line for line in words if line.startswith("Village")]
    assert villages[0].startswith("Village of 7 spaces: k1, k2, j3, i4, k4, i5, j5. 1st white (level 1).")
    assert villages[-1].startswith("Villages of 1 space: ")


@pytest.mark.parametrize("players", TABLES)
def test_every_cell_where_something_lies_is_said_once(players: int) -> None:
    for moment in stops(players):
        found = relief(moment.view)
        rows = [line for line in java.words(moment.view) if line.startswith("Row ")]
        said = [place for row in rows for place in row.split(": ", 1)[1].removesuffix(".").split("; ")]
        names = java.spoken(moment.view)
        assert said == [name for cell, name in names.items() if found.level(cell) or cell in found.water]


@pytest.mark.parametrize("players", TABLES)
def test_the_first_sentence_tells_whose_turn_it_is_in_every_phase(players: int) -> None:
    for moment in games(players):
        first, view = java.words(moment.view)[0], moment.view
        who = ("red", "violet", "teal", "white")[view["turn_of"]]
        if view["phase"] == "over":
            assert first.startswith(f"The game is over: {view['why'].removesuffix('.')}.")
        elif view["phase"] == "turn":
            assert first.startswith(f"Turn {view['turn']}: {who} is to move")
            assert (" for the last time" in first) is view["final"]
        else:
            assert first.startswith(f"Turn {view['turn']}: {who} holds a festival at ")
            assert java.words(view)[1].startswith(f"Festival of the palace of {view['bidding']['value']}")


def test_the_bidding_is_said_as_it_lies_on_the_table() -> None:
    view = example() | {"phase": "auction"}
    view["bidding"] = {
        "cell": "g6", "value": 10, "arranger": 0, "seats": [0, 2, 3], "in": [0, 3],
        "played": {"0": ["m", "mp"], "2": ["p"], "3": ["mp", "dp"]}, "totals": {"0": 3, "2": 1, "3": 3},
        "tie": True,
    }  # fmt: skip
    assert java.words(view)[1] == (
        "Festival of the palace of 10 at g6: red 3 (mask, mask + puppet); teal 1 (puppet), out; "
        "white 3 (mask + puppet, drum + puppet)."
    )


def test_the_hand_says_what_the_cards_are_worth_to_its_holder_alone() -> None:
    assert java.hand(example()) == (
        "You are red, a circle. Your cards, and what they are worth for mask and puppet: mask (1), "
        "drum (nothing), mask and puppet (2). Your tiles: 0 of 2 spaces, 3 rice, 0 village. "
        "11 developers in supply, 2 tokens."
    )
    assert java.hand(next(game(3, seed=1, seat=None)).view) == ""
    empty = example() | {"you": {"seat": 3, "cards": []}}
    assert java.hand(empty).startswith("You are white, a diamond. You hold no card. Your tiles: ")


@pytest.mark.parametrize("players", TABLES)
def test_no_board_tells_what_a_spectator_may_not_see(players: int) -> None:
    """A seat's own cards are in its hand alone: text and words are the same for everybody."""
    for one, nobody in zip(games(players), game(players, SEEDS[players], None), strict=True):
        assert java.text(one.view) == java.text(nobody.view)
        assert java.words(one.view) == java.words(nobody.view)
