"""Before the start: sit down on an open seat, start with bots, call off; the last two are asked first."""

from typing import Any

from flask import redirect, render_template, request

from service import lobby
from service.access import need_user, site
from service.errors import Forbidden, NotNow
from service.load import Loaded, load
from service.pages.blueprint import pages
from service.pages.guests import guests
from service.pages.quiet import wait_until_quiet
from service.pages.scene import scene
from service.pages.words import listed


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


@pages.get("/games/<game>/start")
def ask_to_start(game: str) -> str:
    """Who would be played for by bots, and a button. Raises Forbidden, NotNow."""
    loaded = to_organise(game)
    asked = [guest.who for guest in guests(site(), loaded) if not guest.declined]
    text = "Bots take the seats on which nobody sits." + (
        f" {listed(asked)} cannot sit down any more then." if asked else ""
    )
    return ask(loaded, "Start with bots now?", text, "Start with bots")


@pages.post("/games/<game>/start")
def start_now(game: str) -> Any:
    """The organiser starts; bots take the empty seats."""
    lobby.start(site(), game, need_user().id)
    return back_to(game)


@pages.get("/games/<game>/cancel")
def ask_to_call_off(game: str) -> str:
    """What calling off means, and a button. Raises Forbidden, NotNow."""
    text = (
        "The game ends before it began. Everybody who sits or was invited is told by letter, and your "
        "called-off games are counted where others see it."
    )
    return ask(to_organise(game), "Call this game off?", text, "Call the game off", grave=True)


@pages.post("/games/<game>/cancel")
def call_off(game: str) -> Any:
    """The organiser calls the game off."""
    lobby.cancel(site(), game, need_user().id)
    return back_to(game)


def to_organise(game: str) -> Loaded:
    """A game that has not begun, for its organiser. Raises Forbidden, NotNow."""
    user, loaded = need_user(), load(site(), game)
    if loaded.record.table.organiser != user.id:
        raise Forbidden("Only the organiser of a game can start it early or call it off.")
    if loaded.record.table.status != "open":
        raise NotNow("This game has started or was called off.")
    return loaded


def ask(loaded: Loaded, title: str, text: str, button: str, grave: bool = False) -> str:
    """A question before something that cannot be taken back."""
    seen = scene(site(), loaded, None)
    return render_template("ask.html", scene=seen, title=title, text=text, button=button, grave=grave)


def back_to(game: str) -> Any:
    """To the game's page, once it has settled."""
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)
