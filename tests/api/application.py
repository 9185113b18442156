"""The interface for programs alone, without the pages: one application for each site of a process."""

from functools import cache

from flask import Flask

from service.api import register_api
from service.site import Site
from service.web import harden


@cache
def application(site: Site) -> Flask:
    app = Flask("service")
    app.extensions["lontar"] = site
    harden(app, site)
    register_api(app)
    return app
