"""The interface for programs."""

from flask import Flask


def register_api(app: Flask) -> None:
    """Add the interface for programs to the application."""
