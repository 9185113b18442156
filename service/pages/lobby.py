"""Before the start: sit down on an open seat, start with bots, call off."""

from typing import Any

from flask import redirect, request

from service import lobby
from service.access import need_user, site
from service.pages.blueprint import pages
from service.pages.quiet import wait_until_quiet


@pages.post("/games/<game>/join")
def take_open_seat(game: str) -> Any:
    """A signed-in user sits down on an open seat."""
    lobby.join(site(), game, need_user().id, None, request.form.get("cut", ""))
    return back_to(game)


@pages.post("/games/<game>/decline")
def decline_seat(game: str) -> Any:
    """An invited user says no."""
    lobby.decline(site(), game, need_user().id)
    return redirect("/", 303)


@pages.post("/games/<game>/start")
def start_now(game: str) -> Any:
    """The organiser starts; bots take the empty seats."""
    lobby.start(site(), game, need_user().id)
    return back_to(game)


@pages.post("/games/<game>/cancel")
def call_off(game: str) -> Any:
    """The organiser calls the game off."""
    lobby.cancel(site(), game, need_user().id)
    return back_to(game)


def back_to(game: str) -> Any:
    """To the game's page, once it has settled."""
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)
