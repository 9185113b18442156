"""A city in which all four may compete for a festival."""

from engine.java.state import State
from tests.engine.java.boards import position

CITY = """
        f     g     h     i     j     k
    5      v1    v1    .     .     .
    6   v1R   v1V   v1=8  v1T   v1W   v1
    7      v1    v1    .     .     .
"""


def opened(*hands: str, value: int = 8, festivals: str = "open") -> State:
    """Red may arrange an open festival in a palace of this value."""
    drawing = CITY.replace("v1=8 ", f"v1={value}".ljust(5))
    return position(drawing, *hands, placed=True, festivals=festivals)


def sealed(*hands: str, value: int = 8) -> State:
    """The same with sealed bids."""
    return opened(*hands, value=value, festivals="sealed")
