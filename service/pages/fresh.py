"""A turn link whose point has passed: the game as everybody sees it, and a fresh link by mail."""

from dataclasses import replace
from typing import Any

from flask import redirect, render_template

from service import keys
from service.access import by_turn_link, site, visitor
from service.errors import NotNow
from service.load import Loaded
from service.log import server_time
from service.pages.blueprint import pages
from service.pages.history import chapters, leaves
from service.pages.scene import board, chips, scene
from service.queue import post
from service.rate import allow

SHOWN = 8  # commits
AN_HOUR = 3  # fresh links for one seat
LATER = "Letters were sent already. Look into the mailbox, or try again in an hour."


def gone(loaded: Loaded, seat: int) -> Any:
    """What a spectator may see, whoever may watch: the link was a seat's. Never a hand."""
    seen = scene(site(), loaded, None)
    told, _ = chapters(seen, leaves(site(), loaded, None, loaded.record.head.version - SHOWN))
    view = seen.view()
    return render_template(
        "gone.html",
        scene=seen,
        view=view,
        result=replace(seen, seat=seat).result,
        over=seen.over,
        to_move=seat in loaded.record.actors.seats and holds(loaded, seat),
        name=seen.names[seat],
        chapters=told,
        seats=chips(seen, view) if view else [],
        board=board(seen, view, own=False) if view else None,
        own=visitor().seat_at(loaded) == seat,
    )


def holds(loaded: Loaded, seat: int) -> bool:
    """Does somebody still play this seat?"""
    return loaded.record.table.chairs[seat].status == "joined"


@pages.post("/t/<token>/fresh")
def send_fresh(token: str) -> Any:
    """Write to the address of the seat, then say so."""
    link = by_turn_link(token)
    ask_for_link(link.loaded, link.seat)
    return redirect(f"/t/{token}/sent", 303)


@pages.get("/t/<token>/sent")
def fresh_sent(token: str) -> Any:
    """Where to look now."""
    link = by_turn_link(token)
    return render_template("fresh_sent.html", scene=scene(site(), link.loaded, None), token=token)


def ask_for_link(loaded: Loaded, seat: int) -> None:
    """Have a new turn letter written to the address of this seat. Raises NotNow, TooMany."""
    game = loaded.record.game
    if seat not in loaded.record.actors.seats:
        raise NotNow("This seat is not to move. When it is, a letter with its link comes by itself.")
    allow(site(), "fresh", f"{game}:{seat}", AN_HOUR, LATER)
    site().redis.zadd(keys.outbox(keys.partition(game)), {f"turn|{game}|{seat}": server_time(site())})
    post(site())
