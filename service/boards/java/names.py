"""What cells, palaces, cards and players are called on the board."""

from collections.abc import Sequence

from engine.java.cards import CARDS, SYMBOLS, Card, called, worth
from engine.java.colours import COLOURS
from engine.words import both, counted
from service.boards.board import View
from service.boards.java.cells import MOUNTAINS, RING, SPOTS
from service.boards.java.relief import Relief, relief
from service.look.seats import SHAPES

__all__ = ["CARDS", "COLOURS", "SYMBOLS", "Card", "both", "called", "counted", "emblem_name", "said", "worth"]


def emblem_name(seat: int) -> str:
    """A seat's colour and shape: "red, circle"."""
    return f"{COLOURS[seat]}, {SHAPES[seat]}"


def spoken(view: View, people: Sequence[str] = ()) -> dict[str, str]:
    """Every cell and what is there, for the names of links; people: whose developers they are, by seat."""
    found = relief(view)
    return {cell: said(cell, found, people) for cell in SPOTS}


def said(cell: str, found: Relief, people: Sequence[str] = ()) -> str:
    """A cell and what is there: "d7, rice, level 2, red developer", or "…, Ada’s developer"."""
    parts = [cell]
    level = found.level(cell)
    if cell in found.water:
        parts.append("irrigation")
    elif not level:
        parts.append("mountain" if cell in MOUNTAINS else "lowland" if cell in RING else "empty")
    else:
        parts += [str(found.land(cell)), f"level {level}"]
    if cell in found.palaces:
        palace = found.palaces[cell]
        parts.append(f"palace {palace['value']}" + (", festival held" if palace["festival"] else ""))
    if cell in found.developers:
        seat = found.developers[cell]
        parts.append(f"{people[seat]}’s developer" if people else f"{COLOURS[seat]} developer")
    return ", ".join(parts)
