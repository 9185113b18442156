"""What stands below the board on a page: what its signs mean."""

from collections.abc import Iterator, Sequence

from service.boards.board import Link, Marks, View
from service.look.draw import number

DOT = '<circle class="pebble" cx="7" cy="8" r="4.4"/>'
SEAL = '<circle class="seal" cx="8" cy="8" r="6.6"/>'
HELD = (
    '<path class="back" d="M9 0l7 4v8l-7 4-7-4v-8z"/>'
    '<path class="soga soga-held" d="M9 2.4l4.9 2.8v5.6l-4.9 2.8-4.9-2.8v-5.6z"/>'
)


def legend(view: View, marks: Marks, links: Sequence[Link], own: bool = True) -> str:
    """The signs that are on the board, as a line of HTML. links: they have pebbles. own: the last moves are
    those since the reader's last turn.
    """
    lines = [
        (bool(links), sign(14, DOT), f"you may choose this{counted(links)}"),
        (bool(marks.draft), sign(24, stroke("drafted")), "your draft"),
        (bool(marks.last), sign(16, SEAL), "since your last turn" if own else "the last moves"),
        (any(palace["festival"] for palace in view["palaces"]), sign(18, HELD), "has had its festival"),
    ]
    signs = [f"<span>{icon}{text}</span>" for shown, icon, text in lines if shown]
    return f'<p class="legend">{"".join((*signs, *printed(view)))}</p>'


def counted(links: Sequence[Link]) -> str:
    """ " (number: price)": what numbers on the places say, if there are any."""
    said = dict.fromkeys(link.counts for link in links if link.label and link.counts)
    return f" (number: {' or '.join(said)})" if said else ""


def printed(view: View) -> Iterator[str]:
    """What is the same in every game."""
    if any(top["level"] > 1 for top in view["cells"].values()):
        yield "<span>numbers: levels from 2</span>"
    yield "<span>to enter: peaks 2, palms 1</span>"
    yield '<span class="turned">turned: mountains left</span>'


def sign(width: float, inner: str) -> str:
    side = number(width)
    measures = f'width="{side}" height="16" viewBox="0 0 {side} 16"'
    return f'<svg class="icon" {measures} aria-hidden="true">{inner}</svg>'


def stroke(name: str) -> str:
    return f'<path class="{name}-under" d="M2 8H22"/><path class="{name}" d="M2 8H22"/>'
