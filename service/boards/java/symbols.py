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

HEAD = "M0 -12.6C2.6 -12.6 3.6 -10.6 3.2 -8.6S1.6 -5.4 0 -5.4S-2.8 -6.6 -3.2 -8.6S-2.6 -12.6 0 -12.6Z"
BUN = "M-3.4 -10.2C-5.4 -13.4 -2.6 -15.4 0 -14.8C2.6 -15.4 5.4 -13.4 3.4 -10.2C1.8 -12 -1.8 -12 -3.4 -10.2Z"
ROBE = "M-3.6 -4.6H3.6L3 1.4L6.2 12H-6.2L-3 1.4Z"
ARMS = "M-3.6 -4.2L-9 .6L-6.8 6M3.6 -4.2L9 .6L6.8 6"
RODS = "M-6.8 6L-9.6 13M6.8 6L9.6 13M0 12V14.4"
SASH = "M-3.2 1.2H3.2M-3.8 5H3.8"


def dyed(d: str) -> str:
    return f'<path class="symbol-dye" d="{d}"/><path class="symbol" d="{d}"/>'


def stroked(d: str) -> str:
    return f'<path class="symbol" d="{d}"/>'


def laced(d: str) -> str:
    return f'<path class="symbol-cord" d="{d}"/>'


def bright(d: str) -> str:
    return f'<path class="symbol-light" d="{d}"/>'


DRAWINGS = {
    "m": stroked(CROWN) + dyed(FACE) + bright(EYES) + bright(MOUTH) + laced(BROWS) + laced(NOSE),
    "d": stroked(STRAP) + dyed(BARREL) + dyed(HEADS) + laced(LACES),
    "p": stroked(RODS)
    + stroked(ARMS)
    + dyed(ROBE)
    + laced(SASH)
    + dyed(HEAD)
    + f'<path class="symbol-ink" d="{BUN}"/>',
}


def symbol(letter: str, x: float, y: float, scale: float = 1) -> str:
    """The symbol of a letter, m, d or p, around x, y."""
    return f"<g {at(x, y, scale)}>{DRAWINGS[letter]}</g>"
