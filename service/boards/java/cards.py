"""Festival cards for hands: one or two symbols, with a seal that says what a card is worth now."""

from service.boards.java.names import Card, called
from service.boards.java.symbols import symbol
from service.look.draw import at, number, rect
from service.look.kawung import lattice
from service.look.marks import seal

WIDTH, HEIGHT = 56, 78
SPOTS = {1: ((28.0, 39.0, 1.35),), 2: ((28.0, 23.0, 1.0), (28.0, 55.5, 1.0))}  # x, y and scale


def festival_card(card: Card, size: float = 74, worth: int | None = None, silent: bool = False) -> str:
    """A card ("m", "md", …), `size` pixels high. worth: its points for the open festival card, in a seal when
    there are any. silent: its name stands beside it.
    """
    body = rect("festival-card", 2, 2, WIDTH - 4, HEIGHT - 4, 6) + rect(
        "festival-card-in", 5.5, 5.5, 45, 67, 4
    )
    spots = SPOTS[len(card)]
    body += "".join(symbol(letter, *spot) for letter, spot in zip(card, spots, strict=True))
    body += seal(46, 10, worth, True, 8.6) if worth else ""
    said = called(card) + ("" if worth is None else f", worth {worth or 'nothing'}")
    return svg(body, size, None if silent else said)


def card_back(size: float = 74) -> str:
    """The back of a card: kawung, for what is hidden. Silent; say in words what lies hidden."""
    ground = rect("back", 2, 2, WIDTH - 4, HEIGHT - 4, 6) + rect(
        "card-back-rim", 5, 5, WIDTH - 10, HEIGHT - 10, 4
    )
    petals = f'<g class="kawung" {at(8, 9)}>{lattice(40, 60, 10)}</g>'
    return svg(ground + petals, size, None)


def svg(inner: str, size: float, label: str | None) -> str:
    """A card as an SVG of its own."""
    voice = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    box = f'width="{number(size * WIDTH / HEIGHT)}" height="{number(size)}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg class="card-svg" {box} {voice}>{inner}</svg>'
