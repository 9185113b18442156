"""Small words that many pages share."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from service.look.seats import SHAPES
from service.paragraphs import place

IRREGULAR = {"has": "have", "is": "are", "does": "do"}
SECOND = re.compile(r"(?<=\band )(?:takes|leaves)\b")  # the second verb of a sentence
HISSING = ("oes", "sses", "ches", "shes", "xes")
NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class RuleLink(NamedTuple):
    """A rule's name, and where its text stands."""

    name: str
    href: str


def rule_link(rule: str | None, rules: str) -> RuleLink | None:
    """Where a rule of this game stands, or None for no rule."""
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
    """ "rests on Jawa and takes nothing" → "rest on Jawa and take nothing"; "goes" → "go"."""
    verb, space, rest = said.partition(" ")
    plain = IRREGULAR.get(verb) or (verb[:-2] if verb.endswith(HISSING) else verb.removesuffix("s"))
    return f"{plain}{space}{SECOND.sub(lambda found: found[0][:-1], rest)}"
