"""Small words that many pages share."""

from collections.abc import Sequence
from typing import NamedTuple

from service.look.seats import SHAPES
from service.paragraphs import place

NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
GAME_NAMES = {"medang": "Medang"}


class RuleLink(NamedTuple):
    """A rule's name, and where its text stands."""

    name: str
    href: str


def rule_link(rule: str | None, rules: str = "medang") -> RuleLink | None:
    """Where a rule stands, or None for no rule."""
    return RuleLink(rule, place(rules, rule)) if rule else None


def shape_name(seat: int) -> str:
    """What a seat's emblem is called, for screen readers."""
    return SHAPES[seat]


def number_word(number: int) -> str:
    """Small numbers as words."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def listed(names: Sequence[str]) -> str:
    """ "Ada, Budi and Citra"."""
    *front, end = names or [""]
    return f"{', '.join(front)} and {end}" if front else end


def table_of(count: int) -> str:
    """ "table of four"."""
    return f"table of {number_word(count)}"


def first_person(said: str) -> str:
    """ "plays the red general" → "play the red general"."""
    verb, _, rest = said.partition(" ")
    return f"{'have' if verb == 'has' else verb.removesuffix('s')} {rest}"


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
