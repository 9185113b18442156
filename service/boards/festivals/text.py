"""The archipelago as text, at most 72 columns wide.

An island a line, with words between its letters, so that it can be read in a proportional font too and be
broken anywhere. Only the small map needs letters of one width: it is as narrow as a phone, and says
nothing that is not said elsewhere.
"""

from collections.abc import Sequence
from itertools import pairwise
from textwrap import wrap

from service.boards.board import View
from service.boards.festivals.names import COLOURS, CONNECTORS, GRID, NAMES, TICKETS, TRAVELLERS
from service.boards.festivals.slots import free
from service.boards.festivals.words import festivals, held_here, summary, typhoons

WIDTH = 72
LEFT, RIGHT = 5, 24  # where the two columns of the small map have their middles


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
    """How the islands lie, turned like the board on a phone, x for a typhoon."""
    rows = list(zip(*GRID, strict=True))
    lines = [row_line(rows[0], typhoons)]
    for before, after in pairwise(rows):
        marks = (
            "x" if f"{one}/{other}" in typhoons else "|" for one, other in zip(before, after, strict=True)
        )
        lines += [put(put("", LEFT, next(marks)), RIGHT, next(marks)), row_line(after, typhoons)]
    return lines


def row_line(pair: Sequence[str], typhoons: list[str]) -> str:
    """Two islands side by side, or an island and a connector."""
    one, other = pair
    line = " " * LEFT + "-" * (RIGHT - LEFT)
    if f"{one}/{other}" in typhoons:
        line = put(line, (LEFT + RIGHT) // 2, "x")
    return put(put(line, LEFT, f"{NAMES[one]} "), RIGHT, "+" if other in CONNECTORS else f" {NAMES[other]}")


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
