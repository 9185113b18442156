"""What cells, palaces, cards and players are called on the board."""

from engine.java.cards import CARDS, SYMBOLS, Card, called, worth
from engine.java.colours import COLOURS
from engine.words import both, counted
from service.boards.java.cells import MOUNTAINS, RING
from service.boards.java.relief import Relief
from service.look.seats import SHAPES

__all__ = ["CARDS", "COLOURS", "SYMBOLS", "Card", "both", "called", "counted", "emblem_name", "said", "worth"]


def emblem_name(seat: int) -> str:
    """A seat's colour and shape: "red, circle"."""
    return f"{COLOURS[seat]}, {SHAPES[seat]}"


def said(cell: str, found: Relief) -> str:
    """A cell and what is there: "d7, rice, level 2, red developer"."""
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
        parts.append(f"{COLOURS[found.developers[cell]]} developer")
    return ", ".join(parts)
