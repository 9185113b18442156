"""page_path(): the address of the page that is being made, wherever the form was sent that it answers."""

from flask import request

ORDERS = "/orders"


def page_path() -> str:
    """The address of the page on which a seat plays: the panel of standing orders sends to one below it."""
    path = request.path.removesuffix(ORDERS)
    return f"{path}/turn" if path != request.path and path.startswith("/games/") else path
