"""turn_page(): the composer of a turn, from the draft in the address."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flask import render_template, request

from service.access import site
from service.boards import BOARDS
from service.boards.board import Mark
from service.errors import Problem
from service.load import Loaded
from service.pages.draft import Draft, Judged, judge
from service.pages.games import PAGES
from service.pages.history import Chapter, chapters, leaves, since_last_turn
from service.pages.scene import Scene, board, chips, scene
from service.pages.words import RuleLink, rule_link

TITLE = "The board. Links are places that you may choose."
LOOK_BACK = 60  # commits that are searched for the last turn


@dataclass(frozen=True, slots=True)
class DraftLine:
    """A move of the draft as the page repeats it."""

    number: int | None  # of its seal on the board
    code: str
    text: str
    warning: str


def asked_text() -> str:
    """The draft as it was sent or stands in the address."""
    return request.values.get("d", "")


def turn_page(loaded: Loaded, seat: int, refusal: Problem | None = None) -> str:
    """The page on which this seat makes its turn. Writes nothing."""
    seen = scene(site(), loaded, seat)
    judged = judge(loaded.record, seat, asked_text())
    draft = draft_of(judged)
    problem = refusal or judged.refusal
    return render_template(
        f"{loaded.record.table.rules}/turn.html",
        scene=seen,
        seats=chips(seen, seen.view()),
        draft=draft,
        orders=asked_text() if problem else "\n".join(draft.lines),
        refusal=problem,
        rule=rule_of(problem, loaded.record.table.rules),
        **composed(seen, judged, draft),
    )


def draft_of(judged: Judged) -> Draft:
    """The draft of the address, as far as it holds."""
    lines = tuple(step.line for step in judged.steps)
    chosen = tuple(sorted(request.args.get("x", "").split()))
    return Draft(request.path, lines, request.args.get("pick", ""), chosen)


def rule_of(problem: Problem | None, rules: str) -> RuleLink | None:
    """The rule that a refusal names, and where it stands."""
    return rule_link(problem.extra.get("rule"), rules) if problem else None


def composed(seen: Scene, judged: Judged, draft: Draft) -> dict[str, Any]:
    """The choices, the board with draft and last moves on it, and both in words."""
    record, pages, view = seen.record, PAGES[seen.record.table.rules], seen.view(judged.state)
    done = judged.chance or seen.seat not in record.rules.actors(judged.state).seats
    composer = pages.compose(view, [] if done else legal(seen, judged.state), draft)
    own, others, marks = news(seen)
    lines, seals = draft_lines(seen, judged)
    last = BOARDS[record.table.rules].follow(marks, told_by(judged))
    return {
        "view": view,
        "composer": composer,
        "done": done and bool(judged.moves),
        "missing": pages.missing(view, draft),
        "lines": lines,
        "board": board(seen, view, last, seals, composer.links, TITLE),
        "chapters": own + others,
    }


def news(seen: Scene) -> tuple[list[Chapter], list[Chapter], Sequence[Mark]]:
    """The seat's last turn, what came after it, and the seals of that."""
    after = seen.record.head.version - LOOK_BACK
    before, since = since_last_turn(leaves(site(), seen.loaded, seen.seat, after), seen.seat)
    own, _ = chapters(seen, before)
    others, marks = chapters(seen, since, numbers=True)
    return own, others, marks


def told_by(judged: Judged) -> list[Any]:
    """Everything that the draft does, as its seat hears it."""
    return [event for step in judged.steps for event in step.told]


def legal(seen: Scene, state: Any) -> list[tuple[str, Any]]:
    """What this seat may do in this state, as notation and JSON."""
    rules = seen.record.rules
    return [(rules.notation.write(move), rules.codec.dump(move)) for move in rules.legal(state, seen.seat)]


def draft_lines(seen: Scene, judged: Judged) -> tuple[list[DraftLine], Sequence[Mark]]:
    """The draft in words, and its seals on the board."""
    rules = seen.record.table.rules
    pairs, seals = BOARDS[rules].numbered(told_by(judged))
    numbers = {id(event): number for number, event in pairs}
    made = []
    for step in judged.steps:
        number = next((numbers[id(event)] for event in step.told if numbers.get(id(event))), None)
        made.append(DraftLine(number, step.line, PAGES[rules].say_step(step), PAGES[rules].warn(step)))
    return made, seals
