"""The temple as text, at most 72 columns wide.

It lies on its side, a column a line, so that no gap ever stands before a tile: it can be read in a
proportional font too.
"""

from textwrap import wrap

from service.boards.board import View
from service.boards.medang.names import COLOURS, DYNASTIES, TRADES
from service.boards.medang.words import floor_sentences, summary

WIDTH = 72


def text(view: View) -> str:
    """The board as text; a tile is a letter for its dynasty and a digit for its trade, `..` a free place."""
    paragraphs = [
        [summary(view), "The columns from left to right, each from below; .. is free."],
        column_lines(view["columns"], view["capacities"]),
        floor_sentences(view),
        stock_lines(view),
        key_lines(),
    ]
    return "\n\n".join("\n".join(broken(lines)) for lines in paragraphs if lines) + "\n"


def broken(lines: list[str]) -> list[str]:
    """The lines, the long ones broken between words."""
    return [part for line in lines for part in ([line] if len(line) <= WIDTH else wrap(line, WIDTH))]


def column_lines(columns: list[list[str]], capacities: list[int]) -> list[str]:
    """A head with the floors' numbers, then "column  4, holds 4: y3 p2 r4 .." for each column."""
    lines = [f"{'on floor':20}" + " ".join(f"{floor:2}" for floor in range(1, max(capacities) + 1))]
    for number, (tiles, capacity) in enumerate(zip(columns, capacities, strict=True), 1):
        places = [*tiles, *[".."] * (capacity - len(tiles))]
        lines.append(f"column {number:2}, holds {capacity}: " + " ".join(places))
    return lines


def stock_lines(view: View) -> list[str]:
    """Market, pile and removed tiles, as codes."""
    lines = [
        f"Market: {' '.join(view['market']) or 'empty'}.",
        f"Pile: {view['pile'] or 'empty'}.",
    ]
    return lines + ([f"Out of the game: {' '.join(view['removed'])}."] if view["removed"] else [])


def key_lines() -> list[str]:
    """What letters and digits mean."""
    letters = ", ".join(f"{letter} {DYNASTIES[letter]} ({COLOURS[letter]})" for letter in DYNASTIES)
    return [f"Letters: {letters}.", "Digits: " + ", ".join(f"{n} {name}" for n, name in TRADES.items()) + "."]
