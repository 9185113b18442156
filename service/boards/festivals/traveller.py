"""A traveller: a wooden piece in its seat's shape and colour; the airplane's holder has it painted on."""

from service.boards.festivals.names import emblem_name
from service.boards.festivals.signs import AIRPLANE
from service.look.draw import at, number
from service.look.seats import shape

RADIUS = 10.4
WHITE = 3  # the seat whose piece needs a dark ring, where others have a light one
LIFT = {2: 1.2}  # a triangle's middle lies lower than its outline's


def piece(
    seat: int, x: float, y: float, radius: float = RADIUS, text: str = "", airplane: bool = False
) -> str:
    """The piece of a seat around x, y, with a numeral or the airplane on it."""
    layers = [("wood-rim", 1.9), ("wood-edge", 0.9)]
    layers += [("wood-rim", -0.2), (f"wood-{seat}", -1.6)] if seat == WHITE else [(f"wood-{seat}", -0.5)]
    body = "".join(f'<path class="{name}" d="{shape(seat, radius + more)}"/>' for name, more in layers)
    ink = "light" if seat == WHITE else "dark"
    if text:
        size = radius * (1.1 if seat == 2 else 1.3)
        low = size * 0.36 + LIFT.get(seat, 0) * 1.6
        body += f'<text class="wood-number-{ink}" font-size="{number(size)}" y="{number(low)}">{text}</text>'
    if airplane:
        body += f'<path class="wood-sign-{ink}" {at(0, LIFT.get(seat, 0), radius / 18)} d="{AIRPLANE}"/>'
    return f"<g {at(x, y)}>{body}</g>"


def shadow(seat: int) -> str:
    """What a piece that stands on the board casts."""
    return f'<path class="wood-shadow" {at(0, 1.8)} d="{shape(seat, RADIUS + 2)}"/>'


def ring(seat: int) -> str:
    """A ring around the piece of whoever moves now."""
    d = shape(seat, RADIUS + 4.6)
    return f'<path class="mover-under" d="{d}"/><path class="mover" d="{d}"/>'


def ghost(seat: int) -> str:
    """Where the traveller of a draft stood before its first step."""
    d = shape(seat, RADIUS)
    return f'<path class="way-under" d="{d}"/><path class="ghost" d="{d}"/>'


def traveller(seat: int, size: float = 28, airplane: bool = False, silent: bool = True) -> str:
    """The piece of a seat for lists. silent: whose it is stands beside it."""
    label = emblem_name(seat) + (", holds the airplane" if airplane else "")
    voice = 'aria-hidden="true"' if silent else f'role="img" aria-label="{label}"'
    side = number(size)
    box = f'width="{side}" height="{side}" viewBox="-13.5 -13.5 27 27"'
    return f'<svg class="icon seat-icon" {box} {voice}>{piece(seat, 0, 0, airplane=airplane)}</svg>'
