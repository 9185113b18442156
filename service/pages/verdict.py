"""The verdict page: what became of a turn or a seal that was sent."""

from dataclasses import replace
from typing import Any

from flask import redirect, render_template

from service.access import site, visitor
from service.errors import NotFound
from service.links import opened, sign
from service.load import Loaded, load
from service.pages.blueprint import pages
from service.pages.draft import Draft
from service.pages.games import PAGES
from service.pages.history import Leaf, chapters, leaves, only_seals
from service.pages.news import addressed
from service.pages.opening import sealed
from service.pages.quiet import busy
from service.pages.scene import board, chips, scene, zone_of
from service.pages.words import rule_link
from service.standing import STANDING
from service.standing.foreseen import foreseen
from service.standing.giving import own_orders
from service.submissions import find


@pages.get("/s/<token>")
def verdict(token: str) -> Any:
    """What became of it; the address is good for this one submission."""
    game, seat, name, epoch = opened(site(), "submission", token, 4)
    loaded = load(site(), game)
    if loaded.epoch(seat) != epoch:
        raise NotFound("This address was made void. Open the game by its newest letter.")
    if name.startswith("seal-"):
        return seal_verdict(loaded, seat, name.removeprefix("seal-"))
    return turn_verdict(loaded, seat, name)


def turn_verdict(loaded: Loaded, seat: int, name: str) -> Any:
    """Waiting, settled, refused or stale."""
    sent = find(site(), loaded.record.game, name)
    if sent.seat != seat:
        raise NotFound("There is no such submission.")
    if sent.status == "settled":
        assert sent.verdict is not None
        version = sent.verdict["version"]
        own = leaves(site(), loaded, seat, version - 1)[:1]
        later = leaves(site(), loaded, eyes(loaded, seat, sent.point), version)
        return settled(loaded, seat, sent.point, own + later, "Played")
    rule = rule_link((sent.verdict or {}).get("rule"), loaded.record.table.rules)
    onward = way_on(loaded, seat, sent.point, 0)
    return render_template(
        "verdict.html", scene=scene(site(), loaded, seat), sent=sent, rule=rule, way_on=onward
    )


def seal_verdict(loaded: Loaded, seat: int, point: str) -> Any:
    """Sealed, while the phase is open; then what came of it."""
    if loaded.record.head.point_text != point:
        return settled(loaded, seat, point, opened_since(loaded, seat, point), "Opened")
    seen, kept = scene(site(), loaded, seat), sealed(loaded, seat)
    onward = way_on(loaded, seat, point, 0)
    return render_template("sealed.html", scene=seen, sealed=kept, way_on=onward, refresh=busy(loaded.record))


def opened_since(loaded: Loaded, seat: int, point: str) -> list[Leaf]:
    """What came after this seat's seal, other seals left out."""
    found = leaves(site(), loaded, eyes(loaded, seat, point))
    mine = [leaf["version"] for leaf in found for event in leaf["events"] if sealed_at(event, seat, point)]
    return [leaf for leaf in found if leaf["version"] > max(mine, default=0) and not only_seals(leaf)]


def sealed_at(event: dict[str, Any], seat: int, point: str) -> bool:
    """Is this the seal of that seat at that point?"""
    return event["kind"] == ".sealed" and (event["seat"], event["point"]) == (seat, point)


def number(point: str) -> int:
    """The number in a point."""
    return int(point.partition(".")[0])


def eyes(loaded: Loaded, seat: int, point: str) -> int | None:
    """Whose eyes see the page: the seat's at the point that it led to, and at no later one.

    The address stays in histories and logs; it must not be a window into the seat's hand for ever.
    """
    return seat if loaded.record.head.point <= number(point) + 1 else None


def settled(loaded: Loaded, seat: int, point: str, since: list[Leaf], done: str) -> Any:
    """What happened since; straight on where the turn goes on, or a signed-in seat is to move again."""
    record, zone = loaded.record, zone_of(site(), loaded, seat)
    answering = answers(loaded, seat)
    again = scene(site(), loaded, seat, zone).my_turn and not answering
    onward, signed_in = way_on(loaded, seat, point, 1), visitor().seat_at(loaded) == seat
    if answering:
        onward = None
    elif again and signed_in:
        onward = f"/games/{record.game}/turn"
    shown = PAGES[record.table.rules]
    came = shown.opened([event for leaf in since for event in leaf["events"]])
    if (done == "Played" or came) and again and onward:
        return redirect(f"{onward}?sent=1", 303)
    seen = scene(site(), loaded, eyes(loaded, seat, point), zone)
    told, marks = chapters(seen, since, numbers=True)
    view = seen.view()
    return render_template(
        "played.html",
        scene=seen,
        result=replace(seen, seat=seat).result,
        done=addressed(replace(seen, seat=seat), came).removesuffix(".") or done,
        again=again,
        answering=answering,
        asked=shown.missing(view, Draft("")).strip(".") if again and seen.seat == seat else "",
        view=view,
        over=seen.over,
        stands=shown.stands(view, dict(record.table.options)),
        chapters=told,
        event=next((line.figure for chapter in told for line in chapter.lines if line.figure), None),
        seats=chips(seen, view),
        board=board(seen, view, marks, own=False),
        way_on=onward,
        refresh=busy(record) or answering,
    )


def answers(loaded: Loaded, seat: int) -> bool:
    """Is this seat asked something that a standing order of its own is about to answer?"""
    record = loaded.record
    if record.table.status != "running" or record.table.rules not in STANDING:
        return False
    return bool(foreseen(record, seat, own_orders(site(), loaded, seat).orders).moves)


def way_on(loaded: Loaded, seat: int, point: str, ahead: int) -> str | None:
    """Where this seat goes on: only at the point that what it sent has led to, never at a later one."""
    record = loaded.record
    if record.head.point != number(point) + ahead or seat not in record.actors.seats:
        return None
    return f"/t/{sign(site(), 'turn', record.game, seat, record.head.point, loaded.epoch(seat))}"
