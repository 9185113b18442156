"""The airplane and the typhoon beside words: silent for screen readers."""

from service.boards.festivals.signs import AIRPLANE, typhoon
from service.look.draw import number


def airplane(size: float = 20) -> str:
    """The airplane, in the colour of the text around it."""
    return icon(f'<path fill="currentColor" d="{AIRPLANE}"/>', size, "-12 -12 24 24")


def storm(size: float = 20) -> str:
    """A typhoon as it lies on the map."""
    return icon(typhoon(0, 0), size, "-14 -14 28 28")


def icon(inner: str, size: float, box: str) -> str:
    side = number(size)
    return (
        f'<svg class="icon" width="{side}" height="{side}" viewBox="{box}" aria-hidden="true">{inner}</svg>'
    )
