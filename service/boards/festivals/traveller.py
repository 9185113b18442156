"""A traveller: a wooden piece in its seat's shape and colour; the airplane's holder has it painted on."""

from service.boards.festivals.names import emblem_name
from service.boards.festivals.signs import AIRPLANE
from service.look import wood
from service.look.draw import number
from service.look.seats import shape

RADIUS = 10.4


def piece(
    seat: int, x: float, y: float, radius: float = RADIUS, text: str = "", airplane: bool = False
) -> str:
    """The piece of a seat around x, y, with a numeral or the airplane on it."""
    return wood.piece(seat, x, y, radius, text, AIRPLANE if airplane else "")


def shadow(seat: int) -> str:
    """What a piece that stands on the board casts."""
    return wood.shadow(seat, RADIUS)


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
