"""The signs of The Festivals around 0, 0: sun, lozenge and waves of the tickets, airplane, typhoon, boat."""

from math import cos, pi, sin

from service.look.draw import at, number


def sun() -> str:
    """A disc with eight rays, 10 units wide."""
    rays = []
    for k in range(8):
        a, b = cos(k * pi / 4), sin(k * pi / 4)
        rays.append(f"M{number(3.8 * a)} {number(3.8 * b)}L{number(5.2 * a)} {number(5.2 * b)}")
    return "M-2.2 0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0Z" + "".join(rays)


TICKET_SIGNS = {
    "y": sun(),
    "k": "M0 -4.6L4.6 0L0 4.6L-4.6 0ZM-1.6 0h3.2",
    "b": "M-5 -1.6q1.7 -2.4 3.3 0t3.3 0 3.3 0M-5 2.4q1.7 -2.4 3.3 0t3.3 0 3.3 0",
}
AIRPLANE = (
    "M0 -11C1.5 -11 2 -9 2 -7V-3.2L11 2.6V5L2 2.4V6.6L4.8 9V11L0 9.6L-4.8 11V9L-2 6.6V2.4L-11 5"
    "V2.6L-2 -3.2V-7C-2 -9 -1.5 -11 0 -11Z"
)
HULL = "M-15 2Q0 12 15 2Q9 8.5 0 8.5T-15 2ZM-1 1V-19L11 0Z"
JIB = "M-3 0V-13L-10 0Z"
ARM = "M1.5 -2.6C5.5 -3.6 7.6 -.8 6.6 3.4"
STORM = 12  # radius of a typhoon


def typhoon(x: float, y: float) -> str:
    """A disc with three arms; nobody crosses where it lies."""
    arms = "".join(
        f'<path class="storm-arm" transform="rotate({turn})" d="{ARM}"/>' for turn in (0, 120, 240)
    )
    return f'<g {at(x, y)}><circle class="storm" r="{STORM}"/>{arms}<circle class="storm-eye" r="1.8"/></g>'


def boat(x: float, y: float) -> str:
    """A small boat under sail."""
    return f'<g {at(x, y)}><path class="boat" d="{HULL}"/><path class="boat boat-jib" d="{JIB}"/></g>'
