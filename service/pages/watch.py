"""A watch link: the game as everybody without a seat may see it, for whoever has the link."""

from typing import Any

from flask import redirect

from service import links
from service.access import site
from service.links import opened
from service.load import load
from service.pages.blueprint import pages
from service.pages.session import watch


@pages.app_template_global()
def watch_link(game: str) -> str:
    """The link that the organiser gives away."""
    return links.watch_link(site(), game)


@pages.get("/w/<token>")
def watch_by_link(token: str) -> Any:
    """Let this browser look on from now on; nothing is written but its cookie. Raises NotFound."""
    (game,) = opened(site(), "watch", token, 1)
    load(site(), game)
    watch(game)
    return redirect(f"/games/{game}", 303)
