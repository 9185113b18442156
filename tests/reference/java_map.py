"""Central Java, hex by hex, typed from the map of the rulings: names, neighbours, borders, footprints.

A cell is written as on the wire: a letter for the column and the number of the row, "d7".
"""

from itertools import combinations

# . land, ~ printed irrigation, M mountains, L lowlands; one character for each half column
PICTURE = """
|        M M   M M   M M   M M        |
|       M . M M . M M . M M . M       |
|    M M . . M . . M . . M . . M M    |
| M M . . . . . . . . . . . . . . M M |
|M . . . . . . . . . . . . . . . . . M|
| M . . . ~ . . . . . . . . ~ . . . M |
|M . . . . . . . . . . . . . . . . . M|
| M . . . . . . . . . . . . . . . . M |
|  L L . . . . . ~ . . . . . . . L L  |
|   L . . . . . . . . . . . . . . L   |
|    L . . . . . . . . . . . . . L    |
|     L L . . . . . . . . . . L L     |
|        L . . . L . L . . . L        |
|         L . . L L L L . . L         |
|          L L L       L L L          |
"""
COLUMNS = "abcdefghijklmnopqrs"
LAST_MOUNTAIN_ROW = 7


def name_of(row: int, half: int) -> str:
    """The name of the cell in this row, so many half columns from the left."""
    return f"{COLUMNS[half // 2]}{row}"


def place_of(cell: str) -> tuple[int, int]:
    """Where a cell comes in the order of cells: row by row, from left to right."""
    return int(cell[1:]), COLUMNS.index(cell[0])


def in_order(cells: "list[str] | set[str] | frozenset[str]") -> list[str]:
    """The cells, row by row."""
    return sorted(cells, key=place_of)


def drawn() -> dict[str, str]:
    """What the picture shows in every cell."""
    found = {}
    for row, line in enumerate(PICTURE.strip("\n").split("\n")):
        for half, symbol in enumerate(line.strip("|")):
            if symbol != " ":
                assert half % 2 == row % 2
                found[name_of(row, half)] = symbol
    return found


SYMBOLS = drawn()
CENTRAL = {cell for cell, symbol in SYMBOLS.items() if symbol in ".~"}
PRINTED = {cell for cell, symbol in SYMBOLS.items() if symbol == "~"}
RING = {cell for cell, symbol in SYMBOLS.items() if symbol in "ML"}


def border_kind(row: int) -> str:
    """What lies outside in this row (ruling 22)."""
    return "mountain" if row <= LAST_MOUNTAIN_ROW else "lowland"


def around(cell: str) -> list[tuple[int, int]]:
    """The six places round a cell, as row and half columns; some may be beyond the ring."""
    row, column = place_of(cell)
    half = 2 * column + row % 2
    steps = [(-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1)]
    return [(row + down, half + right) for down, right in steps]


def on_the_map(row: int, half: int) -> bool:
    """Whether there is a cell."""
    return 0 <= row <= 14 and 0 <= half <= 36 and name_of(row, half) in SYMBOLS


NEXT = {cell: [name_of(*place) for place in around(cell) if on_the_map(*place)] for cell in SYMBOLS}
BEYOND = {
    cell: [border_kind(row) for row, half in around(cell) if not on_the_map(row, half)] for cell in NEXT
}


def footprints(size: int) -> list[tuple[str, ...]]:
    """Where a tile of one, two or three spaces can lie: hexes that all touch each other."""
    found = []
    for cell in in_order(set(NEXT)):
        for others in combinations(
            [other for other in NEXT[cell] if place_of(other) > place_of(cell)], size - 1
        ):
            cells = [cell, *others]
            if all(one in NEXT[other] for one, other in combinations(cells, 2)):
                found.append(tuple(in_order(cells)))
    return found
