"""The interface, to read and to try: Swagger UI, served from here, so that nothing is asked from outside."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

from flask import Response, abort, request

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The interface for programs · Lontar</title>
<link rel="stylesheet" href="/docs/index.css">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="data:,">
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/docs/start.js" defer></script>
</head>
<body>
<noscript><p>Without scripts: <a href="/api/openapi.json">the document itself</a>.</p></noscript>
<div id="interface"></div>
</body>
</html>
"""
START = """SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#interface",
  deepLinking: true,
  validatorUrl: null,
  supportedSubmitMethods: ["get", "put", "post", "delete"],
});
"""
CSS, SCRIPT = "text/css", "text/javascript"
KINDS = {"index.css": CSS, "swagger-ui.css": CSS, "swagger-ui-bundle.js": SCRIPT, "start.js": SCRIPT}
DAY = 24 * 3600  # seconds that a browser keeps them


def show() -> Response:
    """The page."""
    return Response(PAGE, mimetype="text/html")


def asset(name: str) -> Response:
    """What the page is made of: our first lines, and the files of the package `flask-swagger-ui`."""
    if name not in KINDS:
        abort(404)
    response = Response(content(name), mimetype=KINDS[name])
    response.set_etag(sha256(content(name)).hexdigest()[:16])
    response.headers["Cache-Control"] = f"public, max-age={DAY}"
    response.make_conditional(request)
    return response


@cache
def content(name: str) -> bytes:
    """One of them."""
    if name == "start.js":
        return START.encode()
    return (files("flask_swagger_ui") / "dist" / name).read_bytes()
