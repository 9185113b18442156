"""Pages for people."""

from flask import Flask


def register_pages(app: Flask) -> None:
    """Add every page to the application."""
