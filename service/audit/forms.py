"""Forms: which events stand together in a commit, what else it then holds, and who may have made it."""

import re
from collections.abc import Mapping

from service.audit.proof import Forged
from service.commit import Commit
from service.record import Record

LETTERS: Mapping[str, str] = {
    ".created": "C",
    ".joined": "J",
    ".declined": "D",
    ".resigned": "R",
    ".reseated": "B",
    ".sealed": "S",
    ".closed": "X",
    ".rekeyed": "K",
    ".opened": "O",
    ".defaulted": "O",
    ".ended": "E",
}
FORMS: Mapping[str, re.Pattern[str]] = {
    "creation": re.compile(r"C"),
    "table": re.compile(r"J|D|R|E|B+"),
    "sealing": re.compile(r"S+X?|X"),
    "turn": re.compile(r"K?O*g+E?"),  # g: an event of the game
}


def form_of(before: Record | None, commit: Commit) -> str:
    """The form of this commit behind `before`. Raises Forged when it has none that can stand there."""
    letters = "".join(LETTERS.get(event["kind"], "g") for event in commit.events)
    form = next((name for name, pattern in FORMS.items() if pattern.fullmatch(letters)), None)
    if form is None:
        kinds = ", ".join(dict.fromkeys(event["kind"] for event in commit.events))
        raise Forged(f"These events never stand together, or not in this order: {kinds}.")
    if (before is None) != (form == "creation"):
        raise Forged("A log begins with .created, and with nothing else; and it begins once.")
    if before is not None and before.table.status == "ended":
        raise Forged("There is a commit behind the end of the game.")
    check_point(before, commit, form)
    if form != "turn" and (commit.moves or commit.draws):
        raise Forged("It has moves or draws, and no events of the game.")
    return form


def check_point(before: Record | None, commit: Commit, form: str) -> None:
    """Seals and turns are made against the point at which the game stands, everything else against none."""
    expected = before.head.point_text if before and form in ("sealing", "turn") else None
    if commit.point == expected:
        return
    if expected is None:
        raise Forged("It changes the table alone and names a point of the game.")
    raise Forged(
        f"It was made against the point {commit.point}; in this history the game stands at {expected}."
    )


def check_author(commit: Commit, *authors: str) -> None:
    """Raise Forged unless one of these made the commit."""
    if commit.by not in authors:
        raise Forged(f"It is by {commit.by}; only {' or '.join(authors)} can have made it.")
