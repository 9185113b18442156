"""Another game with the same people, asked for first: the others are invited by letter."""

from typing import Any

from flask import redirect, render_template

from service.access import need_user, site
from service.errors import Forbidden, NotNow
from service.load import Loaded, load
from service.lobby import create
from service.pages.blueprint import pages
from service.pages.quiet import wait_until_quiet
from service.pages.scene import scene
from service.table import Chair
from service.users import User, find_users
from service.wishes import Wish


@pages.get("/games/<game>/again")
def again(game: str) -> str:
    """Who would be invited, and a button."""
    user, loaded = player(game)
    table = loaded.record.table
    seen = scene(site(), loaded, seat_of(loaded, user), user.timezone)
    guests = [
        name
        for name, chair in zip(seen.names, table.chairs, strict=True)
        if chair.user not in (None, user.id)
    ]
    return render_template("play_again.html", scene=seen, guests=guests)


@pages.post("/games/<game>/again")
def play_again(game: str) -> Any:
    """The same table once more, with everybody in the same seat."""
    user, loaded = player(game)
    table = loaded.record.table
    found = find_users(site(), [chair.user for chair in table.chairs if chair.user])
    new = create(
        site(), user.id, table.rules, dict(table.options), [wish(one, user, found) for one in table.chairs],
        pace=table.pace, watch=table.watch, title=loaded.title,
    )  # fmt: skip
    wait_until_quiet(site(), new)
    return redirect(f"/games/{new}", 303)


def player(game: str) -> tuple[User, Loaded]:
    """Who asks, and the finished game that he had a seat in. Raises SignInNeeded, Forbidden, NotNow."""
    user, loaded = need_user(), load(site(), game)
    if seat_of(loaded, user) is None:
        raise Forbidden("You had no seat in this game.")
    if loaded.record.outcome is None:
        raise NotNow("This game is not over yet.")
    return user, loaded


def seat_of(loaded: Loaded, user: User) -> int | None:
    """The seat that this user has or had."""
    chairs = loaded.record.table.chairs
    return next((seat for seat, chair in enumerate(chairs) if chair.user == user.id), None)


def wish(chair: Chair, user: User, people: dict[str, User]) -> Wish:
    """Who sits on this chair in the next game."""
    if chair.bot:
        return Wish("bot", bot=chair.bot)
    if chair.user == user.id:
        return Wish("me")
    return Wish("invite", people[chair.user].address) if chair.user in people else Wish("open")
