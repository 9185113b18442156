"""What every template knows: who looks, the icons, the form token."""

from functools import cache
from typing import Any

from flask import Flask
from markupsafe import Markup

from service.access import visitor
from service.errors import Problem
from service.look import icons
from service.look.style import stylesheet
from service.named import capital, named
from service.pages.covers import COVERS
from service.pages.forms import form_token
from service.pages.games import PAGES
from service.pages.mailbox import has_mailbox
from service.pages.static import script_text, versioned
from service.pages.words import listed, shape_name, table_of
from service.redis import AWAY
from service.users import User


def shared() -> dict[str, Any]:
    """The names that every template may use."""
    return {
        "me": me(),
        "form_token": form_token,
        "icon": icon,
        "emblem": emblem,
        "shape_name": shape_name,
        "table_of": table_of,
        "covers": COVERS,
        "capital": capital,
        "style_href": style_href(),
        "script_href": script_href(),
        "has_mailbox": has_mailbox(),
    }


def draw(app: Flask) -> None:
    """What each game draws and names in its templates. Raises ValueError when two games use one name."""
    for pages in PAGES.values():
        if taken := pages.PIECES.keys() & app.jinja_env.globals.keys():
            raise ValueError(f"Two games draw {', '.join(taken)}.")
        app.jinja_env.globals.update(pages.PIECES)
        app.jinja_env.filters.update(pages.PIECES)
    app.jinja_env.filters.update(listed=listed, named=named)


def me() -> User | None:
    """The signed-in user; nobody on an error page about a bad session, or while Redis is away."""
    try:
        return visitor().user
    except (Problem, *AWAY):
        return None


def icon(name: str, size: float = 16) -> Markup:
    """An icon of service/look/icons.py by its name."""
    return Markup(getattr(icons, name)(size))


def emblem(rules: str, seat: int, size: float = 28) -> Markup:
    """A seat's emblem, as this game shows it."""
    return PAGES[rules].emblem(seat, size)


@cache
def style_href() -> str:
    """Where the style sheet is."""
    return versioned("/static/style.css", stylesheet)


@cache
def script_href() -> str:
    """Where the script is."""
    return versioned("/static/board.js", script_text)
