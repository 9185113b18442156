"""The board as text, at most 78 columns wide: a map of letters, and sentences.

The map needs letters of one width; all that it shows stands in the sentences of `words` too.
"""

from textwrap import wrap

from service.boards.board import View
from service.boards.java.cells import COLUMNS, MOUNTAINS, RING, ROWS, SPOTS
from service.boards.java.names import COLOURS
from service.boards.java.relief import Relief, relief
from service.boards.java.words import cities, festival, hamlets, irrigation, stock, summary

WIDTH = 72  # of sentences; the map is wider
MARGIN = 3  # left of the map, for the numbers of the rows

KEY = (
    "r2 rice on level 2, v1 village on level 1; R, V, T, W behind it: a red, violet, teal, white developer. "
    "P6 palace of 6, p6 one that has had its festival; ~~ irrigation; . empty, ^ mountains (2 to enter), "
    ", lowlands (1). Odd rows stand half a place further right."
)


def text(view: View) -> str:
    """The board as text."""
    found = relief(view)
    paragraphs = [
        broken([summary(view), *festival(view)]),
        map_lines(found),
        broken([KEY]),
        broken(cities(view, found)),
        broken([*hamlets(found), *irrigation(found)]),
        broken(stock(view)),
    ]
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines) + "\n"


def broken(sentences: list[str]) -> list[str]:
    """Sentences broken between words and set in."""
    return [
        line
        for sentence in sentences
        for line in wrap(sentence, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    ]


def map_lines(found: Relief) -> list[str]:
    """The map, three letters for each cell and one between them."""
    head = " " * MARGIN + "".join(f"{letter:4}" for letter in COLUMNS)
    lines = [head.rstrip()]
    for row in ROWS:
        line = f"{row:2}"
        for cell, spot in SPOTS.items():
            if spot.row == row:
                line = line.ljust(MARGIN + 2 * spot.half) + code(cell, found)
        lines.append(line.rstrip())
    return lines


def code(cell: str, found: Relief) -> str:
    """A cell in one to three letters: "r1", "v4W", "P10", "~~", "."."""
    if cell in found.palaces:
        palace = found.palaces[cell]
        return f"{'p' if palace['festival'] else 'P'}{palace['value']}"
    if cell in found.water:
        return "~~"
    level, land = found.level(cell), found.land(cell)
    if not land:
        return "^" if cell in MOUNTAINS else "," if cell in RING else "."
    who = COLOURS[found.developers[cell]][0].upper() if cell in found.developers else ""
    return f"{land[0]}{level}{who}"
