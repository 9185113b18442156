"""Pages for people: server-rendered, one file per family. A GET never writes."""

from flask import Flask
from jinja2 import StrictUndefined

from service.pages import (  # noqa: F401  each adds its routes to the blueprint
    account,
    address,
    again,
    dealt,
    fresh,
    game,
    help,
    home,
    join,
    leave,
    lobby,
    mailbox,
    new,
    orders,
    replay,
    signin,
    silence,
    static,
    tables,
    tokens,
    turn,
    verdict,
    verify,
    watch,
)
from service.pages.blueprint import pages
from service.pages.errors import register_errors
from service.pages.layout import draw, shared


def register_pages(app: Flask) -> None:
    """Add every page to the application."""
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.undefined = StrictUndefined
    app.context_processor(shared)
    draw(app)
    app.register_blueprint(pages)
    register_errors(app)
