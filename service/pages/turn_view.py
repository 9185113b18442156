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
from service.pages.history import chapters, leaves, since_last_turn
from service.pages.scene import Scene, board, chips, scene
from service.pages.words import rule_link

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
    record = loaded.record
    seen = scene(site(), loaded, seat)
    judged = judge(record, seat, asked_text())
    draft = Draft(
        request.path,
        tuple(step.line for step in judged.steps),
        request.args.get("pick", ""),
        tuple(sorted(request.args.get("x", "").split())),
    )
    view = seen.view(judged.state)
    done = judged.chance or seat not in record.rules.actors(judged.state).seats
    composer = PAGES[record.table.rules].compose(view, [] if done else legal(seen, judged), draft)
    before, since = since_last_turn(leaves(site(), loaded, seat, record.head.version - LOOK_BACK), seat)
    own, _ = chapters(seen, before)
    others, marks = chapters(seen, since, numbers=True)
    lines, seals = draft_lines(seen, judged, view)
    told = [event for step in judged.steps for event in step.told]
    last = BOARDS[record.table.rules].follow(marks, told)
    problem = refusal or judged.refusal
    return render_template(
        f"{record.table.rules}/turn.html",
        scene=seen,
        view=view,
        seats=chips(seen, seen.view()),
        board=board(
            seen, view, last, seals, composer.links, "The board. Links are places that you may choose."
        ),
        draft=draft,
        lines=lines,
        composer=composer,
        done=done and bool(judged.moves),
        missing=PAGES[record.table.rules].missing(view, draft),
        own=own,
        chapters=others,
        orders=asked_text() if problem else "\n".join(draft.lines),
        refusal=problem,
        rule=rule_link(problem.extra.get("rule"), record.table.rules) if problem else None,
    )


def legal(seen: Scene, judged: Judged) -> list[tuple[str, Any]]:
    """The legal moves after the draft, as notation and JSON."""
    rules = seen.record.rules
    return [
        (rules.notation.write(move), rules.codec.dump(move)) for move in rules.legal(judged.state, seen.seat)
    ]


def draft_lines(seen: Scene, judged: Judged, view: Any) -> tuple[list[DraftLine], Sequence[Mark]]:
    """The draft in words, and its seals on the board."""
    rules = seen.record.table.rules
    told = [event for step in judged.steps for event in step.told]
    pairs, seals = BOARDS[rules].numbered(told)
    numbers = {id(event): number for number, event in pairs}
    made = []
    for step in judged.steps:
        number = next((numbers[id(event)] for event in step.told if numbers.get(id(event))), None)
        made.append(DraftLine(number, step.line, PAGES[rules].say_step(step), PAGES[rules].warn(step)))
    return made, seals
