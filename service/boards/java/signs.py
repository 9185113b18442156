"""The signs of the land as relative paths from the middle of a cell, and the meru of palaces.

Paddies and villages have theirs near the corners, so that a piece in the middle does not hide them.
"""

from collections.abc import Sequence
from functools import cache

from service.look.draw import Point, number

TUFT = "l3 4 3-4m-3 4v-5"  # begins 3 left of its foot and 3 above; ends 4 above it
ROOF = "c2-1 4-3 5-5 1 2 3 4 5 5zm2 1h6v3h-2v-2h-2v2h-2z"  # begins 5 left of the middle
RIPPLES = (
    "m-9-4.5q2.25-2.4 4.5 0t4.5 0 4.5 0 4.5 0m-15.7 6.2q2.25-2.4 4.5 0t4.5 0 4.5 0"
    "m-15.8 6.2q2.25-2.4 4.5 0t4.5 0 4.5 0 4.5 0"
)
PEAKS = "m-12.5 7.5l7.5-13 5.2 8.5 4.4-5.6 7.9 10.1z"
SNOW = "m-5-5.5l-2.3 3.9 1.9-.8 1.4 1.8 1.3-1.2zm9.6 2.9l-1.9 2.5 1.7-.6 1.2 1.3 1.3-.3z"
PALM = (
    "m-1.4 8.5c.6-4 1.6-7.1 2.4-10.5c-2.6-3.6-6-3.4-8-.8m8 .8c-1.6-4.8-3.6-6-6-5.8m6 5.8c1-4.8 3.4-5.8 5.6-5"
    "m-5.6 5c3-3 6-2.2 7.2.6"
)
PADDY: Sequence[Point] = ((-10, -4), (10, -4), (0, 13), (0, -12), (-9, 8), (9, 8))
PADDY_TURNED: Sequence[Point] = ((-13, 1), (13, 1), (-8, -8), (8, -8), (-7, 12), (7, 12))
HOUSES: Sequence[Point] = ((-8, -5), (8, -5), (0, 11))


def move(x: float, y: float) -> str:
    return f"m{number(x)} {number(y)}".replace(" -", "-")


@cache
def tufts(turned: bool = False) -> str:
    """Six young rice plants."""
    return strewn(PADDY_TURNED if turned else PADDY, TUFT, (-3, -3), (0, -4))


@cache
def roofs() -> str:
    """Three houses."""
    return strewn(HOUSES, ROOF, (-5, 0), (-3, 1))


def strewn(spots: Sequence[Point], sign: str, begin: Point, end: Point) -> str:
    """The sign at each of these spots; begin, end: where the pen is before and after it."""
    pen, out = (0.0, 0.0), []
    for x, y in spots:
        out.append(move(x + begin[0] - pen[0], y + begin[1] - pen[1]) + sign)
        pen = x + end[0], y + end[1]
    return "".join(out)


@cache
def meru(value: int) -> str:
    """A meru around 0, 0 with a roof for every 2 of its palace's value."""
    roof_height = {1: 4.6, 2: 3.7, 3: 3.1, 4: 2.65, 5: 2.3}[value // 2]
    low, wide, out = -1.2, 9.4, ""
    for _ in range(value // 2):
        out += roof(low, wide, roof_height)
        low -= roof_height + 0.35
        wide *= 0.8
    return f"{out}M-1 {number(low + 0.2)}L0 {number(low - 2.6)} 1 {number(low + 0.2)}Z"


def roof(low: float, wide: float, high: float) -> str:
    """A curved roof of a meru, its eaves at this height and so far to both sides."""
    curve = [(-0.45, -0.6), (-0.3, -high * 0.7), (-0.28, -high)]
    left = " ".join(f"{number(wide * x)} {number(low + y)}" for x, y in curve)
    right = " ".join(f"{number(-wide * x)} {number(low + y)}" for x, y in reversed(curve[:2]))
    eaves = number(wide)
    return f"M-{eaves} {number(low)}C{left}H{number(wide * 0.28)}C{right} {eaves} {number(low)}Z"
