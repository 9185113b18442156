"""The islands, slots, tickets and festival cards of The Festivals, typed from its component list."""

from functools import cache
from itertools import permutations

COLOURS = ["y", "k", "b"]
EACH_COLOUR = 15
TRAVELLERS = ["red", "violet", "teal", "white"]  # what a seat is called, by its number
THRESHOLDS = {2: 30, 3: 26, 4: 22}
FIRST_TICKETS = {2: 6, 3: 5, 4: 4}

GRID = [
    ["sumatra", "kalimantan", "sulawesi", "maluku", "papua"],
    ["connector", "jawa", "bali", "nusa-tenggara", "connector"],
]
ISLANDS = [cell for row in GRID for cell in row if cell != "connector"]

# island: slots with 3 or 4 players, slots with 2, what the pool gives there
TILES = {
    "sumatra": ("ykk", "yk", "yb"),
    "kalimantan": ("ykb", "kb", "kb"),
    "sulawesi": ("ybb", "yb", "yk"),
    "maluku": ("kb", "kb", "kb"),
    "papua": ("yykb", "ykb", "ykb"),
    "jawa": ("ykbb", "ykb", "ykb"),
    "bali": ("ykk", "yk", "yb"),
    "nusa-tenggara": ("yb", "yb", "yk"),
}
GAIN = {island: list(tile[2]) for island, tile in TILES.items()}
LIMIT = {island: len(gain) for island, gain in GAIN.items()}

# number: island, points for the first, second and third place
FESTIVALS = {
    1: ("sumatra", [5, 3, 1]),
    2: ("sumatra", [4, 2, 1]),
    3: ("sumatra", [5, 2]),
    4: ("jawa", [3, 2, 1]),
    5: ("jawa", [3, 2, 1]),
    6: ("jawa", [5]),
    7: ("kalimantan", [5, 3, 1]),
    8: ("kalimantan", [4, 2, 1]),
    9: ("sulawesi", [4, 2, 1]),
    10: ("sulawesi", [5, 3, 1]),
    11: ("bali", [4, 2, 1]),
    12: ("bali", [3, 2, 1]),
    13: ("bali", [4, 2, 1]),
    14: ("nusa-tenggara", [5, 3, 1]),
    15: ("nusa-tenggara", [4, 2, 1]),
    16: ("nusa-tenggara", [4, 2]),
    17: ("maluku", [6, 3]),
    18: ("maluku", [5, 3]),
    19: ("papua", [6, 4, 2]),
    20: ("papua", [5, 3, 1]),
}
GALUNGAN, ERAU = 11, 7

FIRST_TYPHOONS = ["sulawesi/bali", "kalimantan/jawa", "maluku/nusa-tenggara"]


def slots_of(island: str, players: int) -> list[str]:
    """The slots on the side of the tile that so many players use."""
    return list(TILES[island][1 if players == 2 else 0])


def borders_on_the_map() -> list[str]:
    """Where two island tiles touch, the western or northern one first: the places for a typhoon."""
    found = []
    for row in range(2):
        for column in range(5):
            for down, right in [(0, 1), (1, 0)]:
                if row + down < 2 and column + right < 5:
                    pair = [GRID[row][column], GRID[row + down][column + right]]
                    if "connector" not in pair:
                        found.append("/".join(pair))
    return found


BORDERS = borders_on_the_map()


def next_to(island: str, typhoons: list[str]) -> list[str]:
    """The islands one step away, in map order."""
    return [name for name in ISLANDS if name in reached_from(island, frozenset(typhoons))]


@cache
def reached_from(island: str, typhoons: frozenset[str]) -> set[str]:
    """The islands one step away, breadth-first: a connector is walked through, a typhoon is not."""
    (start,) = [(row, column) for row in range(2) for column in range(5) if GRID[row][column] == island]
    seen, edge, found = {start}, [start], set()
    while edge:
        row, column = edge.pop(0)
        for cell in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]:
            if cell in seen or not (0 <= cell[0] < 2 and 0 <= cell[1] < 5):
                continue
            name = GRID[cell[0]][cell[1]]
            if name == "connector":
                seen.add(cell)
                edge.append(cell)
            elif f"{island}/{name}" not in typhoons and f"{name}/{island}" not in typhoons:
                found.add(name)
    return found


def in_order(tickets: list[str]) -> list[str]:
    """The tickets, yellow before black before blue."""
    return sorted(tickets, key=COLOURS.index)


def choices(tickets: list[str], size: int) -> list[list[str]]:
    """Every different way to choose so many of the tickets."""
    found = []
    for yellow in range(tickets.count("y") + 1):
        for black in range(tickets.count("k") + 1):
            blue = size - yellow - black
            if 0 <= blue <= tickets.count("b"):
                found.append(["y"] * yellow + ["k"] * black + ["b"] * blue)
    return found


def orders(seats: list[int]) -> list[list[int]]:
    """Every order of the seats."""
    return [list(order) for order in permutations(seats)]
