"""What pages are dressed with: the style sheet and the fonts, made once and kept by browsers."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files

from flask import Response, abort, request

from service.look.fonts import FACES, font
from service.look.style import stylesheet
from service.pages.blueprint import pages

YEAR = 365 * 24 * 3600


@pages.get("/static/style.css")
def style() -> Response:
    """The style sheet of all pages."""
    return kept(stylesheet().encode(), "text/css; charset=utf-8")


@pages.get("/static/fonts/<name>.woff2")
def font_file(name: str) -> Response:
    """A font, cut to Latin."""
    return kept(font(name), "font/woff2") if name in FACES else abort(404)


@pages.get("/static/board.js")
def script() -> Response:
    """The script of the pages."""
    return kept(script_text().encode(), "text/javascript; charset=utf-8")


@cache
def script_text() -> str:
    """The one script of the pages; everything works without it."""
    return (files("service") / "static" / "board.js").read_text("utf-8")


def kept(content: bytes, kind: str) -> Response:
    """An answer that a browser keeps: for a year under its versioned address, else while its ETag stands."""
    response = Response(content, content_type=kind)
    response.set_etag(sha256(content).hexdigest()[:16])
    versioned = "v" in request.args or kind.startswith("font/")
    response.headers["Cache-Control"] = (
        f"public, max-age={YEAR}, immutable" if versioned else "public, no-cache"
    )
    response.make_conditional(request)
    return response


def versioned(path: str, content: Callable[[], str]) -> str:
    """The address of a file with the mark of its content."""
    return f"{path}?v={sha256(content().encode()).hexdigest()[:12]}"
