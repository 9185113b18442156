"""turn_page(): the composer of a turn, from the draft in the address."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from flask import render_template, request
from markupsafe import Markup

from service.access import site
from service.boards import BOARDS
from service.boards.board import Mark
from service.errors import Problem
from service.load import Loaded
from service.named import named
from service.pages.draft import Draft, Judged, Step, judge
from service.pages.games import PAGES
from service.pages.looking import kept_look
from service.pages.news import News, news, sentence
from service.pages.ordered import Ordered, with_orders
from service.pages.place import page_path
from service.pages.refusal import refusal_of
from service.pages.scene import Scene, board, chips, scene

TITLE = "The board. Links are places that you may choose."
LOOK_BACK = 60  # commits that are searched for the last turn


@dataclass(frozen=True, slots=True)
class DraftLine:
    """A move of the draft as the page repeats it."""

    number: int | None  # of its seal on the board
    code: str
    cost: Markup  # and what it brings
    text: str
    warning: str
    follows: tuple[tuple[int | None, str], ...]  # what follows by itself, with its number
    by_order: bool = False  # a standing order makes it


def asked_text() -> str:
    """The draft as it was sent or stands in the address."""
    return request.values.get("d", "")


def turn_page(loaded: Loaded, seat: int, refusal: Problem | None = None) -> str:
    """The page on which this seat makes its turn. Writes nothing."""
    seen = scene(site(), loaded, seat)
    ordered = with_orders(loaded, seat, judge(loaded.record, seat, asked_text()), request.args.get("by", ""))
    judged, draft = ordered.judged, draft_of(ordered)
    problem, rules = refusal or judged.refusal, loaded.record.table.rules
    told = news(seen, loaded.record.head.version - LOOK_BACK)
    return render_template(
        f"{rules}/turn.html",
        scene=seen,
        draft=draft,
        orders=asked_text().replace(";", "\n") if problem else "\n".join(draft.lines),
        refusal=refusal_of(problem, asked_text(), rules, seen.view()),
        news=told,
        sent=told.sent_words(seen, "sent" in request.args),
        since=told.history("sent" in request.args),
        brief=told.brief(seen),
        sent_chapters=told.sent_chapters(seen),
        ordered=ordered,
        **composed(seen, judged, draft, told),
    )


def draft_of(ordered: Ordered) -> Draft:
    """The draft of the address, as far as it holds, with what orders add to it."""
    return Draft(
        page_path(),
        tuple(step.line for step in ordered.judged.steps),
        request.args.get("pick", ""),
        tuple(request.args.get("x", "").split()),
        by_hand=ordered.offered,
        by_orders=ordered.added,
        ordered=ordered.standing,
        look=kept_look(),
    )


def composed(seen: Scene, judged: Judged, draft: Draft, told: News) -> dict[str, Any]:
    """The choices, the board with draft and last moves on it, and both in words."""
    record, pages = seen.record, PAGES[seen.record.table.rules]
    view, steps = known(seen, judged)
    actors = record.rules.actors(judged.state)
    over = judged.chance or actors.sealed or seen.seat not in actors.seats or pages.whole(steps)
    composer = pages.compose(view, [] if over else legal(seen, judged.state), draft)
    lines, seals = draft_lines(seen, steps, len(steps) - draft.by_orders)
    last = BOARDS[record.table.rules].follow(told.marks, told_by(steps))
    done = over and bool(judged.moves)
    return {
        "view": view,
        "seats": chips(seen, view),
        "composer": composer,
        "sending": pages.sending(steps) if done else None,
        "missing": "" if done else pages.missing(view, draft),
        "lines": lines,
        "tally": pages.tally(seen.view(), steps),
        "board": board(seen, view, last, seals, composer.links, TITLE, own=not pages.ROUND),
        "stands": pages.stands(view, dict(record.table.options)),
    }


def known(seen: Scene, judged: Judged) -> tuple[Any, tuple[Step, ...]]:
    """The view with the draft made as far as its player knows it, and the draft with all it tells."""
    record, steps = seen.record, judged.steps
    if not judged.chance:
        return seen.view(judged.state), steps
    assert seen.seat is not None, "a draft is a seat's"
    pending = PAGES[record.table.rules].pending
    view, told = pending(record.rules, judged.state, seen.seat, judged.moves[-1])
    return view, (*steps[:-1], replace(steps[-1], told=tuple(told)))


def told_by(steps: Sequence[Step]) -> list[Any]:
    """Everything that the draft does, as its seat hears it."""
    return [event for step in steps for event in step.told]


def legal(seen: Scene, state: Any) -> list[tuple[str, Any]]:
    """What this seat may do in this state, as notation and JSON."""
    rules = seen.record.rules
    return [(rules.notation.write(move), rules.codec.dump(move)) for move in rules.legal(state, seen.seat)]


def draft_lines(seen: Scene, steps: Sequence[Step], by_hand: int) -> tuple[list[DraftLine], Sequence[Mark]]:
    """The draft in words, and its seals on the board. by_hand: so many moves; orders make the others."""
    pages = PAGES[seen.record.table.rules]
    pairs, seals = BOARDS[seen.record.table.rules].numbered(told_by(steps))
    numbers = {id(event): number for number, event in pairs}
    made = []
    for place, step in enumerate(steps):
        behind = pages.follows(step)
        own = [numbers[id(event)] for event in step.told if event not in behind]
        number = next(filter(None, own), None)
        said = tuple((numbers[id(event)], follow_line(seen, event)) for event in behind)
        text = named(pages.say_step(step), seen.names)
        made.append(
            DraftLine(number, step.line, pages.cost(step), text, pages.warn(step), said, place >= by_hand)
        )
    return made, seals


def follow_line(seen: Scene, event: Any) -> str:
    """What happens by itself behind a move, as a sentence of the viewer."""
    text = named(seen.record.rules.notation.say(event), seen.names)
    return sentence(seen, {"seat": event.get("seat"), "text": text})
