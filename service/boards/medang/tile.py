"""A tile: a dynasty's colour and sign, a trade's numeral; in the hand also the trade's sign and copies."""

from service.boards.medang.names import COLOURS, COPIES, DYNASTIES, SIGNS, say
from service.boards.medang.signs import emblem, tone, trade
from service.look.draw import at, number, rect
from service.look.kawung import lattice

SIDE = 54  # of a tile, in SVG units


def face(code: str, x: float, y: float, rich: bool = False) -> str:
    """A tile with its upper left corner at x, y. rich: with its trade's sign and a dot for every copy."""
    letter, value = code[0], int(code[1])
    content = rich_face(letter, value) if rich else plain_face(letter, value)
    return f"<g {at(x, y)}>{blank(letter)}{content}</g>"


def blank(letter: str) -> str:
    """A tile's body in a dynasty's colour, at 0, 0."""
    return body(f"dynasty-{letter}", rect(f"bevel-{tone(letter)}", 3.6, 3.6, SIDE - 7.2, SIDE - 7.2, 4.4))


def body(ground: str, inner: str) -> str:
    """A tile's shadow, ground and rim, with something drawn between them."""
    shadow, rim = rect("tile-shadow", 0, 2.6, SIDE, SIDE, 7.5), rect("tile-rim", 0, 0, SIDE, SIDE, 7)
    return shadow + rect(ground, 0, 0, SIDE, SIDE, 7) + inner + rim


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


def svg(inner: str, size: float, label: str | None) -> str:
    """A tile as an SVG of its own, `size` pixels wide; without a label it says nothing to a screen reader."""
    voice = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    box = f'width="{number(size)}" height="{number(size * 59 / 57)}" viewBox="-1.5 -1.5 57 59"'
    return f'<svg class="tile-svg" {box} {voice}>{inner}</svg>'


def tile(code: str, size: float = 54, rich: bool = True, silent: bool = False) -> str:
    """A tile for hand, market and words. silent: its name stands beside it."""
    return svg(face(code, 0, 0, rich), size, None if silent else f"{say(code)}, {code}")


def back(size: float = 54) -> str:
    """The back of a tile: kawung, for what is hidden. Silent; say in words what lies hidden."""
    petals = lattice(SIDE - 6, SIDE - 6, (SIDE - 6) / 2)
    return svg(body("back", f'<g class="kawung" {at(3, 3)}>{petals}</g>'), size, None)


def dynasty(letter: str, size: float = 54, silent: bool = False) -> str:
    """A dynasty's tile: its colour and its sign, large."""
    label = f"{DYNASTIES[letter]}, {COLOURS[letter]}, {SIGNS[letter]}"
    return svg(blank(letter) + emblem(letter, 27, 27, 1.8), size, None if silent else label)
