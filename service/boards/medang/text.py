"""The temple as text, at most 72 columns wide.

It lies on its side, a column a line, so that no gap ever stands before a tile: it can be read in a proportional font.
"""

from itertools import zip_longest
from textwrap import wrap

from service.boards.board import View
from service.boards.medang.names import COLOURS, DYNASTIES, TRADES
from service.boards.medang.words import floor_sentences, summary

WIDTH = 72


def text(view: View) -> str:
    """The board as text: `..` is a free place, a tile is a letter for its dynasty and a digit for its trade."""
    paragraphs = [
        [summary(view), "Columns from left to right, each from floor 1 up; .. is free."],
        [column_line(n, tiles, view["capacities"]) for n, tiles in enumerate(view["columns"], 1)],
        floor_sentences(view),
        stock_lines(view),
        key_lines(),
    ]
    return "\n\n".join("\n".join(broken(lines)) for lines in paragraphs if lines) + "\n"


def broken(lines: list[str]) -> list[str]:
    return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="  ") or [""]]


def column_line(number: int, tiles: list[str], capacities: list[int]) -> str:
    """ "column 4, holds 4:  y3  p2  r4  .." """
    places = (code for _, code in zip_longest(range(capacities[number - 1]), tiles, fillvalue=".."))
    return f"column {number}, holds {capacities[number - 1]}: " + " ".join(places)


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
