"""What stands below the board on a page: what its marks mean, and on a phone the floors' leaders."""

from collections.abc import Sequence

from service.boards.board import Link, Marks, View
from service.boards.medang.names import COLOURS, both
from service.boards.medang.temple import badge, lead_text
from service.look.draw import number

PLINTH = "on the plinth: what a column holds; ringed: it has room"
BADGE_BOX = 'class="icon" width="22" height="22" viewBox="-13 -13 26 26" aria-hidden="true"'


def legend(view: View, marks: Marks, links: Sequence[Link], own: bool = True) -> str:
    """The signs that are on the board, as a line of HTML. links: they have pebbles. own: the last moves are
    those since the reader's last turn.
    """
    lines = [
        (bool(links), sign(16, '<circle class="pebble" cx="8" cy="8" r="5"/>'), "you may choose this"),
        (bool(marks.draft), sign(24, stroke("drafted")), "your draft"),
        (bool(marks.last), sign(24, stroke("last")), "since your last turn" if own else "the last moves"),
    ]
    signs = "".join(f"<span>{icon}{text}</span>" for shown, icon, text in lines if shown)
    return f'<p class="legend">{signs}<span class="plinth">{PLINTH}</span></p>'


def sign(width: float, inner: str) -> str:
    side = number(width)
    box = f'width="{side}" height="16" viewBox="0 0 {side} 16"'
    return f'<svg class="icon" {box} aria-hidden="true">{inner}</svg>'


def stroke(name: str) -> str:
    return f'<path class="{name}-under" d="M2 8H22"/><path class="{name}" d="M2 8H22"/>'


def floors(view: View) -> str:
    """The dynasties with most tiles on each floor, highest floor first, as an HTML list."""
    rows = []
    for row in reversed(view["floors"]):
        badges = "".join(f"<svg {BADGE_BOX}>{badge(letter, 0, 0)}</svg>" for letter in row["most"])
        names = [COLOURS[letter] for letter in row["most"]]
        said = (
            f'<span class="vh">{both(names)}, </span>{lead_text(row)}'
            if names
            else '<span class="soft">nobody</span>'
        )
        rows.append(f"<li><b>{row['floor']}</b>{badges}<span>{said}</span></li>")
    return '<ol class="floors" aria-label="Most tiles on each floor">' + "".join(rows) + "</ol>"
