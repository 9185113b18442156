"""The web application: create_app() puts the pages and the interface for programs together."""

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from service.config import Config
from service.site import open_site


def create_app(config: Config) -> Flask:
    """The WSGI application of these settings."""
    from service.api import register_api
    from service.pages import register_pages
    from service.request_log import log_requests
    from service.web import harden

    app = Flask(__name__, static_folder="static")
    site = open_site(config)
    if config.proxies:
        hops = config.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=0)  # type: ignore[method-assign]
    app.extensions["lontar"] = site
    log_requests(app)
    harden(app, site)
    register_pages(app)
    register_api(app)
    return app
