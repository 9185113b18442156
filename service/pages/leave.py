"""Leaving a running game, asked for twice."""

from typing import Any

from flask import redirect, render_template

from service.access import need_seat, site
from service.lobby import resign
from service.pages.blueprint import pages
from service.pages.quiet import wait_until_quiet
from service.pages.scene import scene


@pages.get("/games/<game>/leave")
def leave(game: str) -> str:
    """What leaving means, and a button."""
    loaded, seat = need_seat(game)
    return render_template("leave.html", scene=scene(site(), loaded, seat))


@pages.post("/games/<game>/leave")
def really_leave(game: str) -> Any:
    """Leave."""
    _, seat = need_seat(game)
    resign(site(), game, seat)
    wait_until_quiet(site(), game)
    return redirect("/", 303)
