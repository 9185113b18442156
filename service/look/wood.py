"""Wooden pieces: a seat's shape in its colour, with a numeral or a sign painted on it."""

from service.look.draw import at, number
from service.look.rules import rule
from service.look.seats import shape

WHITE = 3  # the seat whose piece needs a dark ring, where others have a light one
LIFT = {2: 1.2}  # a triangle's middle lies lower than its outline's
SIGN = 18  # radius of the piece that a sign is drawn for

RULES = (
    *(rule(f".wood-{seat}", fill=f"@seat{seat + 1}") for seat in range(4)),
    rule(".wood-rim", fill="@ink"),
    rule(".wood-edge", fill="@paper"),
    rule(".wood-shadow", fill="@ink", fill_opacity=".35"),
    rule(".wood-number-dark", fill="@paper", font_weight="900"),
    rule(".wood-number-light", fill="@ink", font_weight="900"),
    rule(".wood-sign-dark", fill="@paper"),
    rule(".wood-sign-light", fill="@ink"),
)


def piece(seat: int, x: float, y: float, radius: float, text: str = "", sign: str = "") -> str:
    """The piece of a seat around x, y, with a numeral or a sign (the `d` of a path) on it."""
    layers = [("wood-rim", 1.9), ("wood-edge", 0.9)]
    layers += [("wood-rim", -0.2), (f"wood-{seat}", -1.6)] if seat == WHITE else [(f"wood-{seat}", -0.5)]
    body = "".join(f'<path class="{name}" d="{shape(seat, radius + more)}"/>' for name, more in layers)
    ink = "light" if seat == WHITE else "dark"
    if text:
        size = radius * (1.1 if seat == 2 else 1.3)
        low = size * 0.36 + LIFT.get(seat, 0) * 1.6
        body += f'<text class="wood-number-{ink}" font-size="{number(size)}" y="{number(low)}">{text}</text>'
    if sign:
        body += f'<path class="wood-sign-{ink}" {at(0, LIFT.get(seat, 0), radius / SIGN)} d="{sign}"/>'
    return f"<g {at(x, y)}>{body}</g>"


def shadow(seat: int, radius: float) -> str:
    """What a piece around 0, 0 casts on what it stands on."""
    return f'<path class="wood-shadow" {at(0, 1.8)} d="{shape(seat, radius + 2)}"/>'
