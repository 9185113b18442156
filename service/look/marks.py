"""Marks on a board: seals of the last moves and of the draft, and pebbles where one may go.

Last moves and draft are told apart by line (solid, dashed), by seal (dark, accent) and by numeral, never by
tint alone.
"""

from service.look.draw import at, number
from service.look.rules import rule

RULES = (
    rule(".pebble", fill="@paper", stroke="@ink", stroke_width="2.2"),
    rule(".pebble-on", fill="@accent", stroke="@on-accent"),
    rule(".last-under", fill="none", stroke="@ink", stroke_width="5", stroke_linejoin="round"),
    rule(".last", fill="none", stroke="@turn", stroke_width="2.4", stroke_linejoin="round"),
    rule(".drafted-under", fill="none", stroke="@under", stroke_width="5", stroke_linejoin="round"),
    rule(".drafted", fill="none", stroke="@accent", stroke_width="2.8", stroke_dasharray="6.4 3.6"),
    rule(".seal", fill="@ink", stroke="@turn", stroke_width="1.4"),
    rule(".seal-number", fill="@turn", font_weight="900"),
    rule(".seal-own", fill="@accent", stroke="@on-accent", stroke_width="1.4"),
    rule(".seal-own-number", fill="@on-accent", font_weight="900"),
)


def seal(x: float, y: float, label: int, own: bool, radius: float) -> str:
    """A numbered seal: of a last move, dark with a yellow numeral, or of the draft (own), in the accent."""
    name = "seal-own" if own else "seal"
    size = radius * (1.5 if label < 10 else 1.15)
    placed = f'class="{name}-number" font-size="{number(size)}" y="{number(size * 0.355)}"'
    return f'<g {at(x, y)}><circle class="{name}" r="{number(radius)}"/><text {placed}>{label}</text></g>'


def pebble(x: float, y: float, radius: float, chosen: bool = False) -> str:
    """Here one may go; chosen: here one goes."""
    name = "pebble pebble-on" if chosen else "pebble"
    return f'<circle class="{name}" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'
