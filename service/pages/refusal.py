"""Refusal: what is wrong with a draft, in which line, and what is kept."""

from typing import Any, NamedTuple

from service.errors import Problem, Refused
from service.pages.games import PAGES
from service.pages.words import RuleLink, rule_link

TITLES = {"invalid": "Not sent"}


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
        title = title if rule else "Not understood"
        wrong = "" if rule else PAGES[rules].misread(line, view)
        said = f"Line {number}, “{line}”: {wrong or said[:1].lower() + said[1:]}"
        said = said if said.endswith((".", "?")) else f"{said}."
    return Refusal(title, said, rule_link(rule, rules))


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
