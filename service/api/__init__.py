"""The interface for programs."""

from flask import Flask


def register_api(app: Flask) -> None:
    """Add the interface for programs to the application: /api, its document, /docs, keys and /problems."""
    from service.api import (
        docs,
        explanations,
        games,
        history,
        me,
        moves,
        openings,
        orders,
        tables,
        tokens,
        turns,
    )
    from service.api.converters import CONVERTERS
    from service.api.document import serve_document
    from service.api.interface import Interface
    from service.api.signing import serve_keys
    from service.api.unknown import refuse_unknown

    app.url_map.converters.update(CONVERTERS)
    app.before_request(refuse_unknown)
    interface = Interface(app)
    for part in (games, tables, moves, turns, openings, orders, history, me, tokens):
        interface.register_blueprint(part.blueprint)
    app.add_url_rule("/api/openapi.json", "openapi", serve_document)
    app.add_url_rule("/docs", "docs", docs.show)
    app.add_url_rule("/docs/<name>", "docs_asset", docs.asset)
    app.add_url_rule("/.well-known/jwks.json", "jwks", serve_keys)
    app.add_url_rule("/problems/<slug>", "problem", explanations.show)
