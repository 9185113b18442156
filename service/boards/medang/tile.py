"""A tile: a dynasty's colour and sign, a trade's numeral; hand and market show the trade's sign and copies too."""

from service.boards.medang.names import COLOURS, COPIES, DYNASTIES, SIGNS, say
from service.boards.medang.signs import emblem, tone, trade
from service.look.draw import at, number
from service.look.kawung import lattice

SIDE = 54  # of a tile, in SVG units


def face(code: str, x: float, y: float, rich: bool = False) -> str:
    """A tile with its upper left corner at x, y. rich: with its trade's sign and a dot for every copy."""
    letter, value = code[0], int(code[1])
    body = rich_face(letter, value) if rich else plain_face(letter, value)
    return f"<g {at(x, y)}>{blank(letter)}{body}</g>"


def blank(letter: str) -> str:
    """A tile's body in a dynasty's colour, at 0, 0."""
    s, inner = SIDE, SIDE - 7.2
    return (
        f'<rect class="tile-shadow" y="2.6" width="{s}" height="{s}" rx="7.5"/>'
        f'<rect class="dynasty-{letter}" width="{s}" height="{s}" rx="7"/>'
        f'<rect class="bevel-{tone(letter)}" x="3.6" y="3.6" width="{number(inner)}" height="{number(inner)}" rx="4.4"/>'
        f'<rect class="tile-rim" width="{s}" height="{s}" rx="7"/>'
    )


def plain_face(letter: str, value: int) -> str:
    return f'<text class="numeral on-{tone(letter)}" x="18.5" y="38" font-size="33">{value}</text>' + emblem(
        letter, 38, 34, 0.84
    )


def rich_face(letter: str, value: int) -> str:
    dots = "".join(f'<circle cx="{number(9.5 + 5.4 * i)}" cy="45.5" r="1.8"/>' for i in range(COPIES[value]))
    return (
        f'<text class="numeral on-{tone(letter)}" x="17" y="30" font-size="26">{value}</text>'
        + emblem(letter, 39, 18, 0.62)
        + trade(value, letter, 39, 38, 0.62)
        + f'<g class="on-{tone(letter)}">{dots}</g>'
    )


def svg(inner: str, size: float, label: str | None, name: str = "tile-svg") -> str:
    """A tile as an SVG of its own, `size` pixels wide; without a label it says nothing to a screen reader."""
    voice = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    width, height = number(size), number(size * 59 / 57)
    return f'<svg class="{name}" width="{width}" height="{height}" viewBox="-1.5 -1.5 57 59" {voice}>{inner}</svg>'


def tile(code: str, size: float = 54, rich: bool = True, silent: bool = False) -> str:
    """A tile for hand, market and words. silent: its name stands beside it."""
    return svg(face(code, 0, 0, rich), size, None if silent else f"{say(code)}, {code}")


def back(size: float = 54) -> str:
    """The back of a tile: kawung, for what is hidden. Silent; say in words what lies hidden."""
    s = SIDE
    inner = (
        f'<rect class="tile-shadow" y="2.6" width="{s}" height="{s}" rx="7.5"/>'
        f'<rect class="back" width="{s}" height="{s}" rx="7"/>'
        f'<g class="kawung" transform="translate(3 3)">{lattice(48, 48, 24)}</g>'
        f'<rect class="tile-rim" width="{s}" height="{s}" rx="7"/>'
    )
    return svg(inner, size, None)


def dynasty(letter: str, size: float = 54, silent: bool = False) -> str:
    """A dynasty's tile: its colour and its sign, large."""
    label = f"{DYNASTIES[letter]}, {COLOURS[letter]}, {SIGNS[letter]}"
    return svg(blank(letter) + emblem(letter, 27, 27, 1.8), size, None if silent else label)
