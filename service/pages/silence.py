"""“Never write to me again”: a page with a button, and the one-click POST of mail programs (RFC 8058)."""

from typing import Any

from flask import redirect, render_template, request

from service.access import site
from service.links import opened
from service.pages.blueprint import pages
from service.users import is_silent, lift_silence, silence


@pages.get("/silence/<token>")
def silence_page(token: str) -> str:
    """What it means, and a button."""
    (address,) = opened(site(), "silence", token, 1)
    return render_template("silence.html", address=address, token=token, silent=is_silent(site(), address))


@pages.post("/silence/<token>")
def silence_address(token: str) -> Any:
    """Stop the letters. Whoever holds the link may; doing it twice changes nothing."""
    (address,) = opened(site(), "silence", token, 1)
    silence(site(), address)
    return ("", 204) if "List-Unsubscribe" in request.form else redirect(f"/silence/{token}", 303)


@pages.get("/silence/<token>/lift")
def ask_to_lift(token: str) -> Any:
    """Whether letters shall come again: the link may have gone through other hands."""
    (address,), back = opened(site(), "silence", token, 1), f"/silence/{token}"
    if not is_silent(site(), address):
        return redirect(back, 303)
    return render_template("quiet.html", address=address, silent=True, back=back)


@pages.post("/silence/<token>/lift")
def lift(token: str) -> Any:
    """Let letters come again."""
    (address,) = opened(site(), "silence", token, 1)
    lift_silence(site(), address)
    return redirect(f"/silence/{token}", 303)
