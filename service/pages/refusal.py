"""Refusal: what is wrong with a draft, in which line, and what is kept."""

from typing import Any, NamedTuple

from engine import GAMES
from engine.game import Illegal
from service.errors import Problem, Refused
from service.pages.games import PAGES
from service.pages.words import RuleLink, rule_link

TITLES = {"invalid": "Not sent"}
BEHIND = "the line before it ends your turn."


class Refusal(NamedTuple):
    """A refusal as the page of a turn says it."""

    title: str
    text: str
    rule: RuleLink | None


def refusal_of(problem: Problem | None, text: str, rules: str, view: Any) -> Refusal | None:
    """The refusal of a draft that was written so; None where there is none."""
    if problem is None:
        return None
    number, line = line_of(problem, text)
    rule, title, said = problem.extra.get("rule"), TITLES.get(problem.slug, problem.title), problem.detail
    if line:
        known = bool(rule) or understood(line, rules)
        if known and not rule and problem.extra["move"]:
            title, said = "Behind the end of your turn", BEHIND
        wrong = "" if known else PAGES[rules].misread(line, view)
        title = title if known else "Not understood"
        said = f"Line {number}, “{line}”: {wrong or said[:1].lower() + said[1:]}"
        said = said if said.endswith((".", "?")) else f"{said}."
    return Refusal(title, said, rule_link(rule, rules))


def understood(line: str, rules: str) -> bool:
    """Is this line a move? One that the rules refuse by no paragraph is not this seat's to make now."""
    try:
        GAMES[rules].notation.read(line)
    except Illegal:
        return False
    return True


def line_of(problem: Problem, text: str) -> tuple[int, str]:
    """The line that is refused, as it was written, and its number; 0 and nothing when it is no one line."""
    written = [
        (number, line.strip())
        for number, line in enumerate(text.replace(";", "\n").splitlines(), 1)
        if line.strip()
    ]
    place = problem.extra.get("move")
    if not isinstance(problem, Refused) or place is None or place >= len(written):
        return 0, ""
    return written[place][0], written[place][1][:60]
