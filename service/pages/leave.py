"""Leaving a running game, asked for twice; whoever has left looks on."""

from typing import Any

from flask import redirect, render_template

from service.access import need_seat, site
from service.lobby import resign
from service.pages.blueprint import pages
from service.pages.quiet import wait_until_quiet
from service.pages.scene import scene

TEXT = (
    "From then on default moves are made for your seat, at once, to the end. "
    "You can look on; you cannot come back."
)


@pages.get("/games/<game>/leave")
def leave(game: str) -> str:
    """What leaving means, and a button."""
    loaded, seat = need_seat(game)
    seen = scene(site(), loaded, seat)
    return render_template(
        "ask.html", scene=seen, title="Leave this game?", text=TEXT, button=f"Leave {seen.title}", grave=True
    )


@pages.post("/games/<game>/leave")
def really_leave(game: str) -> Any:
    """Leave, and look on; the page says that it is so."""
    _, seat = need_seat(game)
    resign(site(), game, seat)
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)
