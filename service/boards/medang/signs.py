"""The signs of the five dynasties and the five trades, drawn in a box of 20 x 20 around 0, 0."""

from math import cos, pi, sin

from service.look.draw import at, number

LIGHT_FACES = "yb"  # ink on these, paper on the others


def tone(letter: str) -> str:
    """ "dark" or "light": the kind of ground a dynasty's colour is."""
    return "light" if letter in LIGHT_FACES else "dark"


def rays() -> str:
    """Eight rays of the sun."""
    out = []
    for k in range(8):
        a, b = cos(k * pi / 4), sin(k * pi / 4)
        out.append(
            f"M{number(a * 6.6 - b * 1.8)} {number(b * 6.6 + a * 1.8)}L{number(a * 10.2)} {number(b * 10.2)}"
            f"L{number(a * 6.6 + b * 1.8)} {number(b * 6.6 - a * 1.8)}Z"
        )
    return "".join(out)


EMBLEMS = {
    "g": "M-8 8C-9.5 -2 -3 -9 9 -9C9.5 2 3 9 -5 8.2L-7.2 10.2L-8.8 9ZM-5.2 6.6C-2 1.6 1 -1.6 5.6 -5.4"
    "C.6 -3 -3.2 .4 -6.4 5Z",
    "y": "M-5.2 0a5.2 5.2 0 1 1 10.4 0a5.2 5.2 0 1 1 -10.4 0Z" + rays(),
    "p": "M-10.4 8.6L-2.8 -9L1.2 .4L4.6 -4.8L10.4 8.6Z",
    "r": "M.4 -10C1.6 -5 8 -2 7.4 3.4C7 7.8 3.6 9.6 0 9.6S-7 7.6 -7.2 3.2C-7.4 -.4 -4.6 -2 -3.8 -5"
    "C-2.6 -4 -2 -3 -1.8 -1.6C-.4 -3.6 .6 -6.6 .4 -10ZM.2 2C-1.6 3.8 -2.6 4.6 -2.4 6C-2.2 7.2 -1.2 7.8 0 7.8"
    "S2.4 7.2 2.5 6C2.6 4.6 1.4 3.8 .2 2Z",
    "b": "M-9 -5.4q3 -4 6 0t6 0 6 0M-9 .6q3 -4 6 0t6 0 6 0M-9 6.6q3 -4 6 0t6 0 6 0",
}

CHISEL = "M-8 9L2 -3M-1 -9L9 1L6 4L-4 -6Z"
SCALES = "M0 -10V8M-5 9H5M-9 -6H9M-9 -6L-12 2H-6ZM9 -6L6 2H12Z"
BOWL = "M-10 -1H10C10 5 6 9 0 9S-10 5 -10 -1ZM0 -10C3 -7 3 -5 0 -3.6C-3 -5 -3 -7 0 -10Z"
KRIS = (
    "M4.5 -12C-2.5 -9 5.5 -4.5 .5 -.5C-2 1.6 1.6 3.4 -.6 6.6L-3.8 5.6"
    "C-3 2.6 -6 1.6 -2.8 -2.2C.6 -6.2 -4 -8 4.5 -12Z"
)
HILT = "M-7.6 4.4L3 8M-2.6 7.6L-4.4 12"
PARASOL = "M0 -11V11M-11 -1C-8 -8 -4 -9 0 -9S8 -8 11 -1Z"


def emblem(letter: str, x: float, y: float, scale: float) -> str:
    """A dynasty's sign: leaf, sun, mountain, flame, waves."""
    kind = "line" if letter == "b" else "on"
    return (
        f'<path class="{kind}-{tone(letter)}" {at(x, y, scale)} fill-rule="evenodd" d="{EMBLEMS[letter]}"/>'
    )


def trade(value: int, letter: str, x: float, y: float, scale: float) -> str:
    """A trade's sign: chisel, scales, bowl, kris, parasol."""
    place, ground = at(x, y, scale), tone(letter)
    if value == 4:
        blade = f'<path class="on-{ground}" {place} d="{KRIS}"/>'
        return f'{blade}<path class="line-{ground}" {place} d="{HILT}"/>'
    return f'<path class="line-{ground}" {place} d="{(CHISEL, SCALES, BOWL, "", PARASOL)[value - 1]}"/>'
