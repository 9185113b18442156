"""The session cookie: who is signed in, in which epoch, and which games he watches by a link."""

from flask import session

from service.access import WATCHED
from service.users import User

MOST = 30  # watched games that a browser remembers


def begin(user: User) -> None:
    """Sign this browser in, for 90 days."""
    watched = session.get(WATCHED, [])
    session.clear()
    session.permanent = True
    session["user"], session["epoch"], session[WATCHED] = user.id, user.epoch, watched


def watch(game: str) -> None:
    """Remember that this browser came by the game's watch link."""
    others = [one for one in session.get(WATCHED, []) if one != game]
    session.permanent = True
    session[WATCHED] = [*others, game][-MOST:]


def end() -> None:
    """Sign this browser out."""
    session.clear()
