"""The seats' emblems: circle, square, triangle, diamond, cross. The outline says who."""

from math import cos, pi, sin

from service.look.draw import number, rounded

SHAPES = ("circle", "square", "triangle", "diamond", "cross")


def shape(seat: int, radius: float) -> str:
    """The `d` of a seat's emblem (seat 0 to 4) around 0, 0; all five cover about the same area."""
    return (circle, square, triangle, diamond, cross)[seat](radius)


def circle(r: float) -> str:
    a = number(r)
    return f"M-{a} 0A{a} {a} 0 1 1 {a} 0A{a} {a} 0 1 1 -{a} 0Z"


def square(r: float) -> str:
    a = r * 0.9
    return rounded([(-a, -a), (a, -a), (a, a), (-a, a)], r * 0.22)


def triangle(r: float) -> str:
    a = r * 1.42
    turns = (k * 2 * pi / 3 for k in range(3))
    return rounded([(a * sin(t), -a * cos(t) + r * 0.22) for t in turns], r * 0.32)


def diamond(r: float) -> str:
    a = r * 1.25
    return rounded([(0, -a), (a, 0), (0, a), (-a, 0)], r * 0.24)


def cross(r: float) -> str:
    a, b = r * 1.12, r * 0.42
    quarter = [(-b, -a), (b, -a), (b, -b)]
    points = []
    for _ in range(4):
        points += quarter
        quarter = [(-y, x) for x, y in quarter]
    return rounded(points, r * 0.12)
