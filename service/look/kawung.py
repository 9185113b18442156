"""Kawung, the four-petalled court batik: the back of everything that is hidden, and nothing else."""

from service.look.draw import number
from service.look.rules import rule

RULES = (
    rule(".kawung", fill="@meru"),
    rule(".back", fill="@palace"),
)


def petals(radius: float, gap: float = 1) -> str:
    """The `d` of four petals around 0, 0, pointing to the corners of a square."""
    r, g = radius, gap
    out = []
    for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        a, b = number(sx * g * 0.7), number(sy * g * 0.7)
        tip = f"{number(sx * r * 0.72)} {number(sy * r * 0.72)}"
        one = (
            f"{number(sx * r * 0.04)} {number(sy * r * 0.52)} {number(sx * r * 0.4)} {number(sy * r * 0.84)}"
        )
        two = (
            f"{number(sx * r * 0.84)} {number(sy * r * 0.4)} {number(sx * r * 0.52)} {number(sy * r * 0.04)}"
        )
        out.append(f"M{a} {b}C{one} {tip}C{two} {a} {b}Z")
    return "".join(out)


def lattice(width: float, height: float, step: float) -> str:
    """Petals that fill a rectangle from 0, 0; width and height are whole multiples of `step`."""
    petal = petals(step * 0.56)
    spots = [
        (step * (i + 0.5), step * (j + 0.5))
        for j in range(round(height / step))
        for i in range(round(width / step))
    ]
    return "".join(f'<path transform="translate({number(x)} {number(y)})" d="{petal}"/>' for x, y in spots)
