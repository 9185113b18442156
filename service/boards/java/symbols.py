"""The three symbols of the festival cards, each around 0, 0 in a box of 28 x 28: mask, drum, puppet."""

from service.look.draw import at

FACE = "M-9.5 -7.5C-5 -10.5 5 -10.5 9.5 -7.5C11 -1 8.5 8 0 12.5C-8.5 8 -11 -1 -9.5 -7.5Z"
CROWN = "M-9.5 -7.5L-12 -12L-6.6 -10.4L-4 -14L0 -10.6L4 -14L6.6 -10.4L12 -12L9.5 -7.5"
BROWS = "M-7.4 -4.4Q-4.6 -7 -1.8 -4.6M7.4 -4.4Q4.6 -7 1.8 -4.6"
EYES = "M-7 -1.8Q-4.4 -4.4 -1.8 -1.8Q-4.4 -.2 -7 -1.8ZM7 -1.8Q4.4 -4.4 1.8 -1.8Q4.4 -.2 7 -1.8Z"
MOUTH = "M-5 4.6Q0 6.4 5 4.6Q3.6 8.6 0 8.8Q-3.6 8.6 -5 4.6Z"
NOSE = "M0 -2.4V2.2M-1.6 2.6Q0 3.6 1.6 2.6"

BARREL = "M-12 -5.6Q0 -9.6 12 -7.6V7.6Q0 9.6 -12 5.6Z"
HEADS = "M-12 -5.6a2 5.6 0 0 0 0 11.2a2 5.6 0 0 0 0 -11.2ZM12 -7.6a2.4 7.6 0 0 1 0 15.2"
LACES = "M-9.6 -6.2L-5.6 6.9L-1.8 -7.9L2.4 8.2L6.2 -8.2L10 7.9"
STRAP = "M-9.5 -6.4Q-3 -15.4 8.6 -8"

PUPPET = "M-3 -9.6Q-3.4 -5.2 0 -4.4Q3.4 -5.2 3 -9.6Z"
HAIR = "M-4 -9C-5.6 -12 -3.6 -14.8 0 -14.8C3.8 -14.8 6.4 -12.4 7 -9.6C5.4 -11 4.6 -11 4 -9Z"
ROBE = "M-4 -3.6H4L2.8 1.6L6 8.4H-6L-2.8 1.6Z"
ARMS = "M-4 -3.2L-9.4 -.4L-7.6 4.6M4 -3.2L9.4 -.4L7.6 4.6"
RODS = "M-7.6 4.6L-10.4 13.4M7.6 4.6L10.4 13.4M0 8.4V14.4"
SASH = "M-2.8 1.4H2.8M-3.8 5H3.8"


def dyed(d: str) -> str:
    return f'<path class="symbol-dye" d="{d}"/><path class="symbol" d="{d}"/>'


def stroked(d: str) -> str:
    return f'<path class="symbol" d="{d}"/>'


def laced(d: str) -> str:
    return f'<path class="symbol-cord" d="{d}"/>'


def bright(d: str) -> str:
    return f'<path class="symbol-light" d="{d}"/>'


def inked(d: str) -> str:
    return f'<path class="symbol-ink" d="{d}"/>'


DRAWINGS = {
    "m": stroked(CROWN) + dyed(FACE) + bright(EYES) + bright(MOUTH) + laced(BROWS) + laced(NOSE),
    "d": stroked(STRAP) + dyed(BARREL) + dyed(HEADS) + laced(LACES),
    "p": stroked(RODS)
    + stroked(ARMS)
    + dyed(ROBE)
    + laced(SASH)
    + bright(PUPPET)
    + stroked(PUPPET)
    + inked(HAIR),
}


def symbol(letter: str, x: float, y: float, scale: float = 1) -> str:
    """The symbol of a letter, m, d or p, around x, y."""
    return f"<g {at(x, y, scale)}>{DRAWINGS[letter]}</g>"
