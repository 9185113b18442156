"""The way back from the help to the game that one came from: a local path in the address of the help page."""

import re
from urllib.parse import urlencode

from flask import request

from service.pages.blueprint import pages

OF_A_GAME = re.compile(r"/(games|t|s|j)/[!-\[\]-~]{1,600}\Z")  # no backslash


def back() -> str:
    """The page of a game that is being made, or that a help page was reached from; else nothing."""
    path = request.args.get("back", "")
    if not request.path.startswith("/help"):
        path = request.full_path.rstrip("?") if request.method == "GET" else request.path
    return path if OF_A_GAME.match(path) else ""


@pages.app_template_global()
def with_back(href: str) -> str:
    """The address of a help page that knows the way back to this game."""
    path, mark, anchor = href.partition("#")
    return path + (f"?{urlencode({'back': back()})}" if back() else "") + mark + anchor
