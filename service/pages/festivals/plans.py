"""Plans, opened together: one row for each seat, in the order in which they move."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import render_template
from markupsafe import Markup

from engine.multiset import without
from service.pages.festivals.words import View

Told = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """What a seat has shown, and how far it is."""

    seat: int
    left: tuple[str, ...]  # still to be laid
    laid: tuple[str, ...]
    state: str  # done, now, next, tied, later, rests, rested; empty where only the plans are told
    now: bool = False


def figure(told: Told, shown: Sequence[str]) -> Markup:
    """All plans side by side, in the history."""
    if told["kind"] != "Shown":
        return Markup("")
    ranked = sorted(enumerate(told["plans"]), key=lambda plan: -len(plan[1]))
    rows = [Row(seat, tuple(plan), (), "") for seat, plan in ranked]
    return Markup(render_template("festivals/plans.html", rows=rows, names=shown))


def rows(view: View) -> list[Row]:
    """The plans of this round as they stand; nothing while all plan, and in other games."""
    if not any(row.get("plan") is not None for row in view["seats"]):
        return []
    ranked = sorted(view["seats"], key=lambda row: rank(view, row))
    waiting = [row for row in ranked if row["part"] == "waiting"]
    first = [row["seat"] for row in waiting if len(row["plan"]) == len(waiting[0]["plan"])]
    return [one(row, first) for row in ranked]


def rank(view: View, row: View) -> tuple[int, int, int]:
    """Most tickets first; of equal ones those who have moved, who moves, and the others clockwise."""
    done = {"moved": 0, "moving": 1, "waiting": 2}.get(row["part"], 3)
    return -len(row["plan"]), done, (row["seat"] - view["airplane"]) % len(view["seats"])


def one(row: View, first: Sequence[int]) -> Row:
    """A seat's row; `first`: who of those that wait is next, or several that are tied."""
    states = {"moved": "done", "moving": "now", "staying": "rests", "rested": "rested"}
    state = states.get(row["part"]) or "later"
    if row["part"] == "waiting" and row["seat"] in first:
        state = "next" if len(first) == 1 else "tied"
    left = tuple(row["shown"])
    return Row(row["seat"], left, without(tuple(row["plan"]), left), state, row["part"] == "moving")
