"""The blueprint that every page is a part of."""

from flask import Blueprint

pages = Blueprint("pages", __name__)
