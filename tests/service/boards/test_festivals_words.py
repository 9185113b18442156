"""The archipelago in text and in sentences."""

import pytest

from service.boards import BOARDS, Marks
from service.boards.festivals.example import example
from service.boards.festivals.slots import free
from tests.service.boards.voyages import TABLES, voyage, voyages

festivals = BOARDS["festivals"]

PLAIN = """
 Sumatra ---------------+
     |                  |
Kalimantan ---x------- Jawa
     |                  |
 Sulawesi ------------ Bali
     |                  |
  Maluku -----x-- Nusa Tenggara
     |                  |
  Papua ----------------+
"""
STORMY = """
 Sumatra ---------------+
     x                  |
Kalimantan ----------- Jawa
     |                  x
 Sulawesi ------------ Bali
     |                  |
  Maluku -------- Nusa Tenggara
     x                  |
  Papua ----------------+
"""


@pytest.mark.parametrize("players", TABLES)
def test_text_fits_72_columns_at_every_moment(players: int) -> None:
    for moment in voyages(players):
        lines = festivals.text(moment.view).splitlines()
        assert max(map(len, lines)) <= 72
        assert not any(line != line.rstrip() for line in lines)


@pytest.mark.parametrize("players", TABLES)
def test_text_has_a_line_for_every_island(players: int) -> None:
    names = ["Sumatra", "Kalimantan", "Sulawesi", "Maluku", "Papua", "Jawa", "Bali", "Nusa Tenggara"]
    for moment in voyages(players):
        joined = festivals.text(moment.view).replace("\n  ", " ")
        for name, entry in zip(names, moment.view["islands"], strict=True):
            (line,) = [one for one in joined.splitlines() if one.startswith(f"{name}. ")]
            assert f"Free: {' '.join(free(entry)) or 'none'}." in line
            assert (f"Laid: {' '.join(entry['placed'])}." in line) is bool(entry["placed"])
            assert (f"Middle: {' '.join(entry['middle'])}." in line) is bool(entry["middle"])
            assert f"Rest: {' '.join(entry['gain'])}." in line


def test_the_small_map_shows_how_the_islands_lie_and_typhoons() -> None:
    text = festivals.text(example())
    assert PLAIN in text
    stormy = festivals.text(example() | {"typhoons": ["sumatra/kalimantan", "maluku/papua", "jawa/bali"]})
    assert STORMY in stormy


@pytest.mark.parametrize("players", TABLES)
def test_a_phone_shows_the_small_map_without_breaking_its_lines(players: int) -> None:
    """Mail programs on a phone of 360 pixels have room for some 40 letters of one width."""
    for moment in voyages(players):
        drawn = festivals.text(moment.view).split("\n\n")[1].splitlines()
        assert len(drawn) == 9
        assert max(map(len, drawn)) <= 32


def test_text_tells_festivals_typhoons_pool_and_airplane() -> None:
    text = festivals.text(example())
    assert text.startswith("Round 7: Galungan on Bali, next Erau on Kalimantan.\n")
    assert "Bali. Galungan now. Here: teal, white. Free: k k. Laid: y. Middle: b.\n  Rest: y b.\n" in text
    assert "Kalimantan. Erau next. Free: y k b. Rest: k b.\n" in text
    assert "Typhoon between Kalimantan and Jawa: no crossing.\n" in text
    assert "Pool: y 8, k 5, b 6. The teal traveller holds the airplane.\n" in text


def test_words_begin_with_the_round_and_say_every_island_and_seat() -> None:
    words = festivals.words(example())
    assert words[0] == "Round 7: Galungan on Bali, next Erau on Kalimantan."
    assert words[1] == "Galungan: 1st 4 points, taken by the white traveller; 2nd 2 points; 3rd 1 point."
    assert words[2] == "Erau: 1st 5 points; 2nd 3 points; 3rd 1 point. Behind it: 12 festivals."
    assert words[9] == (
        "Bali: Galungan now; here: the teal and white travellers; free slots: 2 black; laid: 1 yellow "
        "ticket; in the middle: 1 blue ticket; a rest brings 1 yellow and 1 blue ticket. "
        "Ways to Sulawesi, Jawa and Nusa Tenggara."
    )
    assert "Ticket pool: 8 yellow, 5 black and 6 blue." in words
    assert (
        words[-2] == "The teal traveller: 17 points, 6 tickets in hand, holds the airplane, showed no ticket."
    )


def test_a_way_that_a_typhoon_closes_is_not_said_to_be_one() -> None:
    words = festivals.words(example())
    (jawa,) = [line for line in words if line.startswith("Jawa: ")]
    assert jawa.endswith("Ways to Sumatra and Bali.")
    assert "Typhoon between Maluku and Nusa Tenggara: no crossing." in words


def test_plans_are_not_said_before_they_are_shown() -> None:
    for moment in voyages(3):
        showed = [line for line in festivals.words(moment.view) if "showed" in line]
        assert len(showed) == sum(row["plan"] is not None for row in moment.view["seats"])


def test_the_last_festival_is_said_to_be_the_last() -> None:
    words = festivals.words(example() | {"next": None, "left": 0})
    assert words[0] == "Round 7: Galungan on Bali, the last festival."
    assert "Behind it: none." in festivals.words(example() | {"left": 0})[2]


def test_while_typhoons_move_the_old_round_ends_and_its_successor_is_next() -> None:
    shift = example() | {"phase": "shift"}
    words = festivals.words(shift)
    assert words[0] == "Round 6 ends. Round 7: Galungan on Bali, next Erau on Kalimantan."
    assert "Bali: Galungan next;" in " ".join(words) and "Kalimantan: Erau then;" in " ".join(words)
    assert "prizes of the next round" in festivals.legend(shift, Marks(), links=())
    assert festivals.words(example() | {"phase": "shift", "round": 1})[0].startswith("Round 1: ")


def test_after_the_end_nothing_comes_next() -> None:
    """The festival behind the last lies face up still, but nobody will hold it."""
    over = example() | {"phase": "over"}
    said = [*festivals.words(over), festivals.text(over), festivals.legend(over, Marks(), links=())]
    assert "the last festival" in said[0]
    assert not [one for one in said if "Erau" in one or "next" in one]
    assert "Galungan last" in " ".join(said)
    svg = festivals.picture(over, Marks(), title="")
    assert "ribbon-next" not in svg and svg.count('class="ribbon"') == 2  # wide and tall


def test_the_tickets_in_hand_are_said_to_their_holder_alone() -> None:
    assert festivals.hand(example()) == (
        "You are the red traveller, a circle. Your tickets: 1 yellow and 1 blue ticket. "
        "Still to lay: 1 yellow, 1 black and 1 blue ticket."
    )
    assert festivals.hand(next(voyage(3, seed=1, seat=None)).view) == ""
    empty = example() | {"you": {"seat": 3, "tickets": []}}
    assert festivals.hand(empty) == "You are the white traveller, a diamond. You hold no ticket."


@pytest.mark.parametrize("players", TABLES)
def test_no_board_tells_what_a_spectator_may_not_see(players: int) -> None:
    """A seat's own tickets are in its hand alone: board, text and words are the same for everybody."""
    for one, nobody in zip(voyage(players, seed=9, seat=0), voyage(players, seed=9, seat=None), strict=True):
        assert festivals.text(one.view) == festivals.text(nobody.view)
        assert festivals.words(one.view) == festivals.words(nobody.view)
