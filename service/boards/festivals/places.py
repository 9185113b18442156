"""The places of this board: islands, borders, slots, and the steps that led to a slot.

An island is its id, "bali"; a border, where a typhoon may lie, is "sulawesi/bali".
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from service.boards.board import Mark


class Slot(NamedTuple):
    """The slots of an island that a ticket fits; of several free ones the first is meant."""

    island: str
    ticket: str


class Step(NamedTuple):
    """A ticket that lies on an island, and where its traveller came from."""

    origin: str
    island: str
    ticket: str


Target: TypeAlias = str | tuple[str, str]  # an island, a border, or a Slot
Place: TypeAlias = str | Step


def steps_of(marks: Sequence[Mark]) -> list[Step]:
    """The steps among marked places, in order."""
    return [mark.place for mark in marks if isinstance(mark.place, Step)]
