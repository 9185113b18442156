"""opening_page(): a sealed choice, made by all at the same time."""

from collections.abc import Sequence
from typing import Any

from flask import render_template, request

from service.access import site
from service.errors import Problem, Refused
from service.load import Loaded
from service.named import named
from service.pages.draft import Draft, Step, readable
from service.pages.games import PAGES
from service.pages.history import chapters
from service.pages.looking import kept_look
from service.pages.news import recent
from service.pages.place import page_path
from service.pages.promised import promised
from service.pages.refusal import refusal_of
from service.pages.scene import board, chips, scene
from service.pages.turn_view import LOOK_BACK, TITLE, asked_text, legal
from service.record import Record
from service.sealing import check_choice, own_opening
from service.standing import STANDING
from service.standing.giving import own_orders
from service.standing.order import Order


def opening_page(loaded: Loaded, seat: int, refusal: Problem | None = None) -> str:
    """The page on which this seat seals its choice, or sees what it has sealed. Writes nothing."""
    record, pages = loaded.record, PAGES[loaded.record.table.rules]
    seen, kept = scene(site(), loaded, seat), sealed(loaded, seat)
    view, standing = seen.view(), orders_of(loaded, seat)
    again = kept is not None and request.args.get("change") == "1" and not asked_text()
    steps, problem = asked_steps(record, seat, kept["line"] if kept and again else asked_text())
    problem = refusal or problem
    given = [order.line for order in standing if order.seal == record.head.point_text]
    draft = Draft(
        page_path(),
        tuple(step.line for step in steps),
        request.args.get("pick", ""),
        orders=tuple(given if again else request.values.getlist("order")),
        standing=tuple(order.line for order in standing),
        changing=kept is not None,
        look=kept_look(),
    )
    asking = not seen.openers and (kept is None or bool(steps) or "change" in request.args or bool(problem))
    composer = pages.compose(view, legal(seen, record.state), draft)
    drawn, marks = pages.drafted(view, draft)
    since, found = recent(seen, record.head.version - LOOK_BACK)
    told, last = chapters(seen, found, numbers=True)
    return render_template(
        f"{record.table.rules}/opening.html",
        scene=seen,
        view=view,
        seats=chips(seen, view),
        board=board(seen, drawn, last, marks, composer.links if asking else (), TITLE, own=not last),
        draft=draft,
        text=named(pages.say_step(steps[0]), seen.names) if steps else "",
        promised=promised(seen, draft, standing) if steps else [],
        composer=composer,
        sealed=kept,
        asking=asking,
        since=since,
        chapters=told,
        orders=asked_text(),
        refusal=refusal_of(problem, asked_text(), record.table.rules, view),
    )


def orders_of(loaded: Loaded, seat: int) -> Sequence[Order]:
    """The standing orders of this seat."""
    return own_orders(site(), loaded, seat).orders if loaded.record.table.rules in STANDING else ()


def asked_steps(record: Record, seat: int, text: str) -> tuple[list[Step], Problem | None]:
    """The one choice that is written, if it is one of the legal ones."""
    moves, problem = readable(record, text)
    if len(moves) > 1:
        return [], Refused("Here one choice is sealed: write one line.")
    try:
        for move in moves:
            check_choice(record, seat, move)
    except Refused as refused:
        return [], refused
    return [
        Step(record.rules.notation.write(m), record.rules.codec.dump(m), (), False) for m in moves
    ], problem


def sealed(loaded: Loaded, seat: int) -> dict[str, Any] | None:
    """What this seat has sealed, for its owner: move, words, nonce, commitment."""
    kept, seal = own_opening(site(), loaded, seat), loaded.record.table.seal_of(seat)
    if kept is None or seal is None:
        return None
    rules = loaded.record.rules
    move = rules.codec.load_move(kept.move)
    step = Step(rules.notation.write(move), kept.move, (), False)
    return {
        "line": step.line,
        "text": PAGES[loaded.record.table.rules].say_step(step),
        "nonce": kept.nonce,
        "commitment": seal.commitment,
    }
