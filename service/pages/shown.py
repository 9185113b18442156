"""Shown: what the row of seats shows of one seat."""

from typing import NamedTuple

from markupsafe import Markup


class Shown(NamedTuple):
    """A number with its unit, and a note."""

    number: str
    unit: str
    note: str
    hidden: bool = False  # the note says what is hidden: a lock stands before it, and it goes without saying
    sign: Markup = Markup("")  # a picture behind the note
    sign_name: str = ""  # what it says
