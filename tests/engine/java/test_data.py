"""The component data: each table says how sure it is, and its numbers are those that were agreed."""

from collections import Counter

from engine.java.board import (
    BITS,
    BOARD,
    CENTRAL,
    DRAWN,
    LOWLANDS,
    MOUNTAINS,
    NAMES,
    ORDER,
    POOLS,
    RING,
    ROWS,
    beside_lowlands,
    beside_mountains,
    grow,
    names,
)
from engine.java.cards import CARDS, SYMBOLS, all_cards
from engine.java.data import TABLES
from engine.java.shapes import ALL, SHAPES, THREES, TWOS, tiles
from engine.java.stock import (
    ACTION_POINTS,
    ALONE,
    CARDS_A_TURN,
    IRRIGATION,
    IRRIGATION_FAME,
    PLAYER,
    SHARED,
    STOCK,
    TOKEN,
    VALUES,
)
from engine.java.stock import THREES as THREE_SPACE_TILES

CENTRAL_ROWS = {
    1: "4 7 10 13", 2: "4 5 7 8 10 11 13 14", 3: "2-15", 4: "1-17", 5: "1-16", 6: "1-17", 7: "1-16",
    8: "3-15", 9: "2-15", 10: "3-15", 11: "4-13", 12: "5 6 7 9 11 12 13", 13: "5 6 11 12",
}  # fmt: skip
MOUNTAIN_ROWS = {
    0: "8 10 14 16 20 22 26 28", 1: "7 11 13 17 19 23 25 29", 2: "4 6 12 18 24 30 32", 3: "1 3 33 35",
    4: "0 36", 5: "1 35", 6: "0 36", 7: "1 35",
}  # fmt: skip
LOWLAND_ROWS = {
    8: "2 4 32 34", 9: "3 33", 10: "4 32", 11: "5 7 29 31", 12: "8 16 20 28", 13: "9 15 17 19 21 27",
    14: "10 12 14 22 24 26",
}  # fmt: skip


def columns(listed: str) -> list[int]:
    """The columns of a row: "4 7 10" or "2-15"."""
    first, _, last = listed.partition("-")
    return list(range(int(first), int(last) + 1)) if last else [int(word) for word in listed.split()]


def halves(signs: str) -> dict[int, list[int]]:
    """The places of some signs, row by row, in half cells."""
    found: dict[int, list[int]] = {}
    for row, half, sign in DRAWN:
        if sign in signs:
            found.setdefault(row, []).append(half)
    return found


def test_every_table_has_a_status_and_a_source() -> None:
    assert {name: table.status for name, table in TABLES.items()} == {
        **dict.fromkeys(["players", "supply", "palaces", "player", "points", "fame"], "RULEBOOK"),
        "cards": "FOUND",
        **dict.fromkeys(["map", "symbols"], "RECONSTRUCTED"),
    }
    assert all(len(table.source) >= 10 for table in TABLES.values())


def test_the_cells_of_the_map() -> None:
    assert (CENTRAL.bit_count(), POOLS.bit_count()) == (150 + 3, 3) and not POOLS & ~CENTRAL
    assert (MOUNTAINS.bit_count(), LOWLANDS.bit_count(), RING.bit_count()) == (35, 28, 63)
    assert BOARD == CENTRAL | RING and not CENTRAL & RING and BOARD.bit_count() == len(BITS) == 216
    assert names(POOLS) == ["e5", "n5", "i8"]


def test_the_rows_of_the_map() -> None:
    listed: dict[int, list[int]] = {}
    for name in names(CENTRAL):
        listed.setdefault(int(name[1:]), []).append(ord(name[0]) - ord("a"))
    assert listed == {row: columns(each) for row, each in CENTRAL_ROWS.items()}
    assert halves("M") == {row: columns(each) for row, each in MOUNTAIN_ROWS.items()}
    assert halves("L") == {row: columns(each) for row, each in LOWLAND_ROWS.items()}
    assert len(ROWS) == 15 and max(map(len, ROWS)) == 37


def test_the_outline_is_symmetric() -> None:
    for signs in (".~", "M", "L"):
        assert all(line == sorted(36 - half for half in line) for line in halves(signs).values())


def test_the_border_has_no_gap() -> None:
    """Every neighbour of a cell of central Java is a cell; the ring is whatever lies around it."""
    places = {(row, half) for row, half, _ in DRAWN}
    steps = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    around = {
        (row + down, half + right) for row, half, sign in DRAWN if sign in ".~" for down, right in steps
    }
    assert around <= places and grow(CENTRAL) == BOARD
    assert len(around | {(row, half) for row, half, sign in DRAWN if sign in ".~"}) == 216
    assert all((row <= 7) == (sign == "M") for row, _, sign in DRAWN if sign in "ML")


def test_the_spaces_beside_each_border() -> None:
    high, low = beside_mountains(CENTRAL), beside_lowlands(CENTRAL)
    assert names(high & low) == ["b7", "q7"]
    assert ((high & ~low).bit_count(), (low & ~high).bit_count()) == (30, 25)
    assert (CENTRAL & ~(high | low)).bit_count() == 96


def test_names() -> None:
    assert list(BITS) == sorted(BITS, key=lambda name: (int(name[1:]), name[0])) == list(ORDER)
    assert all(BITS[name] == 1 << number for number, name in NAMES.items())
    assert (min(BITS.values()), max(BITS.values())) == (BITS["e0"], BITS["n14"])


def test_the_cards() -> None:
    assert CARDS == ("m", "d", "p", "md", "mp", "dp") and len(all_cards()) == 30
    assert Counter(all_cards()) == dict.fromkeys(CARDS, 5)
    assert SYMBOLS == {"m": "mask", "d": "drum", "p": "puppet"}


def test_the_tiles() -> None:
    assert [len(shape.shifts) for shape in SHAPES] == [3, 3, 2, 2, 2, 1]
    assert [shape.number for shape in SHAPES] == list(range(6))
    lies = {shape.number: ALL[shape].bit_count() for shape in SHAPES}
    assert lies[5] == 216
    neighbours = sum((grow(BITS[name]) & ~BITS[name]).bit_count() for name in BITS)
    assert sum(lies[shape.number] for shape in TWOS) * 2 == neighbours
    assert all(len(tiles(shape, "three", ALL[shape])) == 3 * lies[shape.number] for shape in THREES)
    assert all(len(tiles(shape, "two", ALL[shape])) == 2 * lies[shape.number] for shape in TWOS)


def test_the_numbers_of_the_game() -> None:
    assert (THREE_SPACE_TILES, IRRIGATION, VALUES, STOCK) == (56, 16, (2, 4, 6, 8, 10), (6, 7, 8, 9, 10))
    assert PLAYER == {"developers": 12, "tokens": 3, "twos": 5, "rices": 3, "villages": 2, "cards": 3}
    assert (ACTION_POINTS, TOKEN, CARDS_A_TURN, IRRIGATION_FAME) == (6, 1, 2, 3)
    assert ALONE == {2: 1, 4: 2, 6: 3, 8: 4, 10: 5} and SHARED == {2: 0, 4: 1, 6: 2, 8: 2, 10: 3}
    assert TABLES["players"].table == {"least": 2, "most": 4}
