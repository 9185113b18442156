"""A ticket: a stub in its colour with its letter and its sign; a slot: the same stub, dashed and pale."""

from collections.abc import Sequence

from service.boards.festivals.names import in_words, say
from service.boards.festivals.plan import SLOT
from service.boards.festivals.signs import TICKET_SIGNS
from service.look.draw import at, number
from service.look.kawung import lattice

WIDTH, HEIGHT = SLOT
SMALL = 24  # a ticket lower than this has no room for its sign


def stub(width: float = WIDTH, height: float = HEIGHT) -> str:
    """The `d` of a ticket: round corners, and a bite out of each long side."""
    w, h, bite = number(width), number(height), number(height * 0.11)
    above, below = number(height * 0.39), number(height * 0.61)
    right, low = number(width - 3), number(height - 3)
    return (
        f"M3 0H{right}Q{w} 0 {w} 3V{above}A{bite} {bite} 0 0 0 {w} {below}V{low}Q{w} {h} {right} {h}"
        f"H3Q0 {h} 0 {low}V{below}A{bite} {bite} 0 0 0 0 {above}V3Q0 0 3 0Z"
    )


def face(ticket: str, x: float, y: float, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A ticket with its upper left corner at x, y; a small one without its sign."""
    shape, tone = stub(width, height), "light" if ticket == "y" else "dark"
    small = height < SMALL
    letter, size = (height * 0.76, height * 0.68) if small else (height * 0.87, height * 0.45)
    return (
        f'<g {at(x, y)}><path class="ticket-edge" d="{shape}"/><path class="ticket-{ticket}" d="{shape}"/>'
        f'<path class="ticket-rim" d="{shape}"/>'
        + ("" if small else sign(ticket, f"ticket-sign-{tone}", width, height))
        + f'<text class="ticket-letter-{tone}" x="{number(width / 2)}" y="{number(letter)}" '
        f'font-size="{number(size)}">{ticket.upper()}</text></g>'
    )


def sign(ticket: str, name: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    return f'<path class="{name}" {at(width / 2, height * 0.28)} d="{TICKET_SIGNS[ticket]}"/>'


def slot(ticket: str, x: float, y: float) -> str:
    """A free slot, upper left corner at x, y: a ticket of its colour fits there."""
    shape = stub()
    return (
        f'<g {at(x, y)}><path class="slot" d="{shape}"/>'
        f'<path class="ticket-{ticket} slot-tint" d="{shape}"/><path class="slot-line" d="{shape}"/>'
        + sign(ticket, "slot-sign")
        + f'<text class="slot-letter" x="{number(WIDTH / 2)}" y="{number(HEIGHT * 0.87)}" '
        f'font-size="{number(HEIGHT * 0.45)}">{ticket.upper()}</text></g>'
    )


def svg(inner: str, size: float, label: str | None) -> str:
    """A ticket as an SVG of its own, `size` pixels high; without a label it says nothing."""
    voice = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    width = number(size * (WIDTH + 4) / (HEIGHT + 4))
    box = f'width="{width}" height="{number(size)}" viewBox="-2 -2 {number(WIDTH + 4)} {number(HEIGHT + 4)}"'
    return f'<svg class="ticket-svg" {box} {voice}>{inner}</svg>'


def ticket(colour: str, size: float = 33, silent: bool = False) -> str:
    """A ticket for hands, plans and words, `size` pixels high. silent: its name stands beside it."""
    return svg(face(colour, 0, 0), size, None if silent else say(colour))


def tickets(held: Sequence[str], size: float = 33) -> str:
    """Tickets in a row, said together; "no ticket" when there are none."""
    if not held:
        return '<span class="tickets soft">no ticket</span>'
    row = "".join(ticket(one, size, silent=True) for one in held)
    return f'<span class="tickets" role="img" aria-label="{in_words(held)}">{row}</span>'


def back(size: float = 33) -> str:
    """The back of a ticket: kawung, for what is hidden. Silent; say in words what lies hidden."""
    shape = stub()
    petals = f'<g class="kawung" {at(3, 2)}>{lattice(16, 25, 8.3)}</g>'
    ground = f'<path class="ticket-edge" d="{shape}"/><path class="back" d="{shape}"/>'
    return svg(f'{ground}{petals}<path class="ticket-rim" d="{shape}"/>', size, None)
