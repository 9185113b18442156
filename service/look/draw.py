"""The drawing kit's ground: numbers, outlines, places. All lengths are SVG units of the drawing at hand."""

from collections.abc import Sequence
from html import escape
from typing import TypeAlias

from service.look.rules import SANS, rule

Point: TypeAlias = tuple[float, float]

RULES = (
    rule("text", font_family=SANS, font_weight="700", text_anchor="middle", fill="@ink"),
    rule(".table", fill="@table"),
)


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


def quote(text: str) -> str:
    """Text made safe for an attribute or an element."""
    return escape(text, quote=True)


def path(points: Sequence[Point], closed: bool = True) -> str:
    """The `d` of a polygon or of a line of straight pieces."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")


def rounded(points: Sequence[Point], radius: float) -> str:
    """The `d` of a polygon whose corners are cut `radius` before them and bent."""
    pieces = []
    for i, corner in enumerate(points):
        start = toward(corner, points[i - 1], radius)
        end = toward(corner, points[(i + 1) % len(points)], radius)
        pieces.append(f"{spot(start)}Q{spot(corner)} {spot(end)}")
    return "M" + "L".join(pieces) + "Z"


def toward(start: Point, end: Point, distance: float) -> Point:
    """The point at this distance from `start` on the way to `end`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = distance / (dx * dx + dy * dy) ** 0.5
    return start[0] + dx * share, start[1] + dy * share


def rect(name: str, x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """A rectangle of a class; corner: the radius of its corners."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect class="{name}" {place}' + (f' rx="{number(corner)}"/>' if corner else "/>")


def spot(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def at(x: float, y: float, scale: float = 1) -> str:
    """A `transform` attribute that moves a drawing made around 0, 0."""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return f'transform="translate({number(x)} {number(y)}){size}"'
