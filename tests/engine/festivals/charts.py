"""The archipelago drawn in text.

A drawing has the islands where they lie, parted by bars, and the connectors as "=". Of an island it shows its
slots as they are printed, a capital for one that a ticket lies on; then the travellers who stand there, by
the first letters of their colours (red, violet, teal, white); and in brackets the tickets in the middle.
What is not drawn is free or empty; a dot is an island where nothing is. A typhoon is a star on its border:

    .  * Ykb r | .  | .      | .
       |   *   |    |        |
    =  | vt    | .  | yB (k) | =
"""

import re
from dataclasses import dataclass

from engine.festivals.islands import BORDERS, GRID, ISLANDS, Border, Island, ends, slots
from engine.festivals.state import State
from engine.festivals.tickets import Tickets, in_order

COLOURS = "rvtw"
CELL = re.compile(r"\s*\.?([ykbYKB]*)\s*([rvtw]*)\s*(?:\(([ykb]+)\))?\s*")


@dataclass(frozen=True)
class Chart:
    """What a drawing says: places by seat, tickets by island, typhoons in the order of the borders."""

    places: tuple[Island, ...]
    placed: tuple[Tickets, ...]
    middles: tuple[Tickets, ...]
    typhoons: tuple[Border, ...]


def chart(drawing: str) -> Chart:
    """What is drawn."""
    north, *between, south = (line for line in drawing.splitlines() if line.strip())
    cells = {tile: text for row in zip(GRID, (north, south), strict=True) for tile, text in tiles(*row)}
    assert all(text.strip() == "=" for tile, text in cells.items() if tile not in ISLANDS), "a connector is ="
    written = [read(cells[island]) for island in ISLANDS]
    places = {letter: island for island, cell in zip(ISLANDS, written, strict=True) for letter in cell[1]}
    colours = COLOURS[: len(places)]
    assert sorted(places) == sorted(colours), "a traveller is missing"
    return Chart(
        tuple(places[letter] for letter in colours),
        tuple(placed(*cell, len(places)) for cell in zip(ISLANDS, written, strict=True)),
        tuple(in_order(middle) for _, _, middle in written),
        stars(north, between, south),
    )


def tiles(row: tuple[str, ...], text: str) -> list[tuple[str, str]]:
    """The tiles of a row, each with what is written of it."""
    return list(zip(row, re.split("[|*]", text), strict=True))


def read(text: str) -> tuple[str, str, str]:
    """The slots, the travellers and the middle that are written of an island."""
    cell = CELL.fullmatch(text)
    assert cell, f"not to be read: {text}"
    return cell[1], cell[2], cell[3] or ""


def placed(island: Island, cell: tuple[str, str, str], players: int) -> Tickets:
    """The tickets on an island's slots; the slots must be those of the tile."""
    drawn = cell[0]
    assert not drawn or in_order(drawn.lower()) == slots(island, players), f"{drawn} is not on {island}"
    return in_order(letter.lower() for letter in drawn if letter.isupper())


def stars(north: str, between: list[str], south: str) -> tuple[Border, ...]:
    """The borders on which a star is drawn."""
    pairs = {
        frozenset(row[n : n + 2])
        for row, text in zip(GRID, (north, south), strict=True)
        for n, bar in enumerate(re.findall("[|*]", text))
        if bar == "*"
    }
    for text in between:
        cells = zip(*GRID, text.split("|"), strict=True)
        pairs |= {frozenset((tile, under)) for tile, under, cell in cells if "*" in cell}
    closed = tuple(border for border in BORDERS if frozenset(ends(border)) in pairs)
    assert len(closed) == len(pairs), "no typhoon lies there"
    return closed


def charted(state: State) -> Chart:
    """What a drawing of a state would say."""
    typhoons = tuple(border for border in BORDERS if border in state.typhoons)
    return Chart(state.places, state.slots, state.middles, typhoons)
