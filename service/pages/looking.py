"""look(): which part of the board the address of a page asks for, and the addresses of other parts."""

from urllib.parse import urlencode

from flask import request

from service.boards.board import ALL, Look
from service.pages.place import page_path

KEPT = ("d", "pick", "x", "order", "by", "change", "all")  # what else an address says of a page with a board


def look() -> Look:
    """Where the page that is being made looks: `look` in its address."""
    return Look(elsewhere, request.args.get("look", ""), bool(request.args.get("pick")))


def kept_look() -> str:
    """What stays in the addresses of a draft: whoever wants to see all of the board goes on to do so."""
    return ALL if request.args.get("look") == ALL else ""


def elsewhere(part: str) -> str:
    """The address of the same page, with another part of the board."""
    said = [(name, value) for name, value in request.values.items(multi=True) if name in KEPT and value]
    query = urlencode([*said, *([("look", part)] if part else [])], safe=";")
    return page_path() + (f"?{query}" if query else "") + "#board"
