"""What the templates of The Festivals draw and name: tickets, travellers, prizes, storms."""

from collections.abc import Sequence

from markupsafe import Markup

from engine.festivals.islands import NAMES
from engine.multiset import without
from engine.words import counted
from service.boards import festivals
from service.boards.festivals import names
from service.boards.festivals.words import ends
from service.pages.drawn import Drawn, drawn
from service.pages.festivals.held import festivals_held
from service.pages.festivals.plans import rows
from service.pages.festivals.words import View, row_of, steps_to


def emblem(seat: int, size: float = 28) -> Markup:
    """The traveller of a seat. Silent."""
    return Markup(festivals.traveller(seat, size))


def far(view: View, island: str) -> str:
    """How far an island is from the viewer: "2 steps away"; empty for a spectator. It counts no slots."""
    if not view.get("you") or view["scores"]:
        return ""
    here = row_of(view, view["you"]["seat"])["island"]
    number = steps_to(view, here, island)
    return f"{counted(number, 'step')} away" if number else "you are there"


def behind_screen(line: str, hand: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tickets that a sealed plan shows, and those that stay in hand."""
    shown = tuple(line.split()[1:])
    return shown, without(tuple(hand), shown)


PIECES: Drawn = {
    "ticket": drawn(festivals.ticket),
    "ticket_row": drawn(festivals.tickets),
    "ticket_back": drawn(festivals.back),
    "prizes": drawn(festivals.prizes),
    "airplane": drawn(festivals.airplane),
    "storm": drawn(festivals.storm),
    "island_name": lambda island: NAMES[island],
    "tickets_in_words": names.in_words,
    "far": far,
    "behind_screen": behind_screen,
    "plan_rows": rows,
    "round_ends": ends,
    "festivals_held": festivals_held,
}
