"""Onward: where somebody wanted to go who has to sign in first. A local path, signed by this service."""

from flask import request

from service.access import site
from service.errors import NotFound
from service.links import opened, sign
from service.pages.blueprint import pages

LONGEST = 500  # characters of a path; of a longer one the draft in it is not kept


@pages.app_template_global()
def onward_here() -> str:
    """The page that is being made, or the game that a form belongs to, for the form that signs in."""
    return sign(site(), "onward", here())


def here() -> str:
    """The local path that shows what was asked for."""
    if request.method in ("GET", "HEAD"):
        path = request.full_path.rstrip("?")
        return path if len(path) <= LONGEST else request.path
    game = (request.view_args or {}).get("game")
    return f"/games/{game}" if game else "/"


def onward(token: str) -> str:
    """The path in a token of `onward_here`; the first page for anything else."""
    try:
        (path,) = opened(site(), "onward", token, 1)
    except NotFound:
        return "/"
    local = isinstance(path, str) and path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if local else "/"
