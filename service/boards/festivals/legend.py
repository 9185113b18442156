"""What stands below the board on a page: what its signs mean."""

from collections.abc import Sequence

from service.boards.board import Link, Marks, View
from service.boards.festivals.signs import AIRPLANE, typhoon
from service.boards.festivals.words import coming, ends
from service.look.draw import at, number


def legend(view: View, marks: Marks, links: Sequence[Link], own: bool = True) -> str:
    """The signs that are on the board, as a line of HTML. links: they have pebbles. own: the last moves are
    those since the reader's last turn.
    """
    lines = [
        (bool(links), sign(14, '<circle class="pebble" cx="7" cy="8" r="4.6"/>'), "you may choose this"),
        (bool(marks.draft), sign(24, '<path class="way" d="M2 8H23"/>'), "your way"),
        (bool(marks.last), sign(16, SEAL), "since your last turn" if own else "the last moves"),
        (bool(view["typhoons"]), sign(18, f"<g {at(9, 8, 0.6)}>{typhoon(0, 0)}</g>"), "no crossing"),
        (True, sign(16, f'<path class="boat" {at(8, 8, 0.66)} d="{AIRPLANE}"/>'), "has the airplane"),
    ]
    signs = "".join(f"<span>{icon}{text}</span>" for shown, icon, text in lines if shown)
    return f'<p class="legend">{signs}{prizes(view)}</p>'


def sign(width: float, inner: str) -> str:
    side = number(width)
    measures = f'width="{side}" height="16" viewBox="0 0 {side} 16"'
    return f'<svg class="icon" {measures} aria-hidden="true">{inner}</svg>'


def prizes(view: View) -> str:
    """What the ribbons are."""
    said = "prizes now, dashed: next round" if coming(view) else "prizes of the last festival"
    if ends(view):
        said = "prizes of the next round, dashed: the one behind it" if coming(view) else said
    return f'<span class="wide-inline">{sign(22, BAND)}{said}</span>'


SEAL = '<circle class="seal" cx="8" cy="8" r="6.6"/>'
BAND = '<path class="ribbon" d="M1 2H21V14H1L5 8Z"/>'
