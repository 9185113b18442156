"""Icons beside words: silent for screen readers, drawn in the colour of the text around them."""

from service.look.draw import number
from service.look.kawung import petals
from service.look.seats import shape


def icon(inner: str, size: float, box: str, name: str = "icon") -> str:
    """An SVG of `size` pixels that says nothing to a screen reader."""
    side = number(size)
    return (
        f'<svg class="{name}" width="{side}" height="{side}" viewBox="{box}" aria-hidden="true" '
        f'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">{inner}</svg>'
    )


def seat_icon(seat: int, size: float = 28) -> str:
    """The emblem of seat 0 to 4 in ink: circle, square, triangle, diamond, cross."""
    return icon(
        f'<path stroke-width="2.4" d="{shape(seat, 9.6)}"/>', size, "-13.5 -13.5 27 27", "icon seat-icon"
    )


def lock(size: float = 16) -> str:
    """Sealed, or only you see it: a folded leaf under its kawung seal."""
    flower = f'<path transform="translate(10 10)" fill="currentColor" stroke="none" d="{petals(6.2, 0.8)}"/>'
    return icon(
        f'<rect x="1" y="3.6" width="18" height="12.8" rx="2.4" stroke-width="1.7"/>{flower}',
        size,
        "0 0 20 20",
    )


def leaf(size: float = 16) -> str:
    """Recorded: a palm leaf with its two holes."""
    holes = '<path stroke-width="3.2" d="M6 10H6.01M14 10H14.01"/>'
    outline = "M2.6 5.6H14.4Q19 5.6 19 10T14.4 14.4H2.6Q1 14.4 1 12.8V7.2Q1 5.6 2.6 5.6Z"
    return icon(f'<path stroke-width="1.7" d="{outline}"/>{holes}', size, "0 0 20 20")


def check(size: float = 16) -> str:
    """Done, proved."""
    return icon('<path stroke-width="2.6" d="M3.5 10.6L8 15L16.5 5.5"/>', size, "0 0 20 20")


def warning(size: float = 16) -> str:
    """Refused, late."""
    sign = '<path stroke-width="2.2" d="M10 8V11.4M10 14.2V14.3"/>'
    return icon(f'<path stroke-width="1.8" d="M10 2.6L18.4 17.2H1.6Z"/>{sign}', size, "0 0 20 20")


def arrow(size: float = 16) -> str:
    """On, to the next."""
    return icon('<path stroke-width="2.2" d="M3.5 10H16M11 5L16 10L11 15"/>', size, "0 0 20 20")


def back_arrow(size: float = 16) -> str:
    """Back, to the one before."""
    return icon('<path stroke-width="2.2" d="M16.5 10H4M9 5L4 10L9 15"/>', size, "0 0 20 20")


def hourglass(size: float = 16) -> str:
    """Waiting, until when."""
    glass = "M4 2.5H16M4 17.5H16M5.5 2.5C5.5 8 14.5 12 14.5 17.5M14.5 2.5C14.5 8 5.5 12 5.5 17.5"
    return icon(
        f'<path stroke-width="1.8" d="{glass}"/>',
        size,
        "0 0 20 20",
    )


def envelope(size: float = 16) -> str:
    """By letter."""
    return icon(
        '<path stroke-width="1.7" d="M1.6 4.4H18.4V15.6H1.6ZM1.8 5L10 11.2L18.2 5"/>', size, "0 0 20 20"
    )
