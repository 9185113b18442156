"""The archipelago as text, at most 72 columns wide.

An island a line, with words between its letters, so that it can be read in a proportional font too; only the
small map needs letters of one width, and says nothing that is not said elsewhere.
"""

from itertools import pairwise
from re import finditer
from textwrap import wrap

from service.boards.board import View
from service.boards.festivals.names import COLOURS, CONNECTORS, GRID, NAMES, TICKETS, TRAVELLERS
from service.boards.festivals.slots import free
from service.boards.festivals.words import festivals, held_here, summary, typhoons

WIDTH = 72
STEP = 15  # from column to column of the small map
FIRST = 4  # where its first column has its middle


def text(view: View) -> str:
    """The board as text; tickets are their letters."""
    paragraphs = [
        [summary(view), *festivals(view)],
        map_lines(view["typhoons"]),
        [island_line(view, entry) for entry in view["islands"]],
        [*typhoons(view), stock_line(view), key_line()],
    ]
    return "\n\n".join("\n".join(broken(lines)) for lines in paragraphs) + "\n"


def broken(lines: list[str]) -> list[str]:
    """The lines, the long ones broken between words and set in."""
    out = []
    for line in lines:
        out += [line] if len(line) <= WIDTH else wrap(line, WIDTH, subsequent_indent="  ")
    return out


def map_lines(typhoons: list[str]) -> list[str]:
    """How the islands lie, x for a typhoon."""
    upper, lower = ("-" * (FIRST + STEP * 4 + 1) for _ in range(2))
    between = " " * len(upper)
    for n, (one, other) in enumerate(zip(*GRID, strict=True)):
        middle = FIRST + STEP * n
        upper = put(upper, middle, f" {NAMES[one]} ")
        lower = put(lower, middle, "+" if other in CONNECTORS else f" {NAMES[other]} ")
        between = put(between, middle, "x" if f"{one}/{other}" in typhoons else "|")
    rows = [upper.strip("-").removeprefix(" ").rstrip(), between.rstrip(), lower.replace("-", " ", FIRST)]
    return [stormy(rows[0], 0, typhoons), rows[1], stormy(rows[2].rstrip("-"), 1, typhoons)]


def stormy(line: str, row: int, typhoons: list[str]) -> str:
    """A row of the map, x in the middle of every stretch that a typhoon closes."""
    stretches = list(finditer("-+", line))
    for stretch, (one, other) in zip(stretches, pairwise(GRID[row]), strict=True):
        if f"{one}/{other}" in typhoons:
            line = put(line, (stretch.start() + stretch.end()) // 2, "x")
    return line


def put(line: str, middle: int, piece: str) -> str:
    """The line with a piece laid over it, its middle there."""
    start = max(0, middle - len(piece) // 2)
    return line[:start].ljust(start) + piece + line[start + len(piece) :]


def island_line(view: View, entry: View) -> str:
    """ "Bali. Galungan now. Here: teal, white. Free: k k. Laid: y. Middle: b. Rest: y b." """
    head = [NAMES[entry["island"]], *held_here(view, entry["island"])]
    here = [TRAVELLERS[row["seat"]] for row in view["seats"] if row["island"] == entry["island"]]
    parts = [
        ("Here", ", ".join(here)),
        ("Free", " ".join(free(entry)) or "none"),
        ("Laid", " ".join(entry["placed"])),
        ("Middle", " ".join(entry["middle"])),
        ("Rest", " ".join(entry["gain"])),
    ]
    return " ".join([f"{'. '.join(head)}.", *(f"{name}: {said}." for name, said in parts if said)])


def stock_line(view: View) -> str:
    """The pool and the airplane."""
    pool = ", ".join(f"{ticket} {view['pool'][ticket]}" for ticket in TICKETS)
    return f"Pool: {pool}. The {TRAVELLERS[view['airplane']]} traveller holds the airplane."


def key_line() -> str:
    """What the letters mean."""
    return "Letters: " + ", ".join(f"{ticket} {COLOURS[ticket]}" for ticket in TICKETS) + "."
