"""Personal tokens: made, listed and revoked on the page of the account."""

from typing import Any

from flask import redirect, request

from service import tokens
from service.access import need_user, site
from service.errors import Problem
from service.pages.account import account_page
from service.pages.blueprint import pages
from service.times import DAY


@pages.app_template_global()
def days_left(expires: int, now: int) -> str:
    """For how many days a token is good, the present one among them."""
    days = -(-max(0, expires - now) // DAY)
    return f"{days} {'day' if days == 1 else 'days'}"


@pages.post("/account/tokens")
def make_token() -> Any:
    """A token for a program, shown once and kept nowhere."""
    user, form = need_user(), request.form
    days = form.get("days", "")
    try:
        token, text = tokens.issue(
            site(), user, form.get("name", ""), form.getlist("scopes"), int(days) if days.isdecimal() else 0
        )
    except Problem as wrong:
        return account_page(user, wrong_token=wrong.detail), wrong.status
    return account_page(user, fresh=(token, text))


@pages.post("/account/tokens/<name>/revoke")
def revoke_token(name: str) -> Any:
    """It opens nothing from now on."""
    tokens.revoke(site(), need_user(), name)
    return redirect("/account#programs", 303)
