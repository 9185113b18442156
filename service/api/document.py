"""The OpenAPI document."""

import json
from typing import Any

from flask import Flask, Response, current_app


def document(app: Flask | None = None) -> str:
    """The document of this application (None: one that is connected to nothing) as JSON, ready for a file."""
    return json.dumps(specification(app or unconnected()), indent=2, ensure_ascii=False) + "\n"


def specification(app: Flask) -> dict[str, Any]:
    found: dict[str, Any] = app.extensions["flask-smorest"]["apis"][""]["ext_obj"].spec.to_dict()
    return found


def unconnected() -> Flask:
    """An application with nothing but this interface: the document needs no settings and no database."""
    from service.api import register_api

    app = Flask("lontar")
    register_api(app)
    return app


def serve_document() -> Response:
    """The same, of this server."""
    return Response(document(current_app), mimetype="application/json", headers={"Cache-Control": "no-cache"})
