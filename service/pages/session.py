"""The session cookie: who is signed in, and in which epoch."""

from flask import session

from service.users import User


def begin(user: User) -> None:
    """Sign this browser in, for 90 days."""
    session.clear()
    session.permanent = True
    session["user"], session["epoch"] = user.id, user.epoch


def end() -> None:
    """Sign this browser out."""
    session.clear()
