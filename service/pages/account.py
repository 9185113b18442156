"""The account: name, time zone, letters, tokens for programs."""

from typing import Any

from flask import redirect, render_template, request

from service.access import need_user, site
from service.errors import Invalid
from service.links import user_token
from service.pages.blueprint import pages
from service.pages.session import begin
from service.pages.zones import zones
from service.revoke import revoke
from service.users import User, find_user, is_silent, lift_silence, silence, update_user


@pages.get("/account")
def account() -> str:
    """The page of the account."""
    return account_page(need_user())


@pages.post("/account")
def change_account() -> Any:
    """Keep another name or time zone."""
    user, name, zone = need_user(), request.form.get("name", ""), request.form.get("zone", "")
    try:
        update_user(site(), user.id, name, zone)
    except Invalid as wrong:
        return account_page(user, name=name, zone=zone, wrong=wrong.detail), wrong.status
    return redirect("/account", 303)


@pages.post("/account/letters")
def change_letters() -> Any:
    """Stop all letters to this address, or let them come again."""
    (silence if request.form.get("letters") == "stop" else lift_silence)(site(), need_user().address)
    return redirect("/account", 303)


@pages.post("/account/token")
def make_token() -> str:
    """A bearer token for programs, shown once and kept nowhere."""
    user = need_user()
    return account_page(user, token=user_token(site(), user.id, user.epoch))


@pages.post("/account/revoke")
def revoke_all() -> Any:
    """Void every token, link and session; this browser stays signed in."""
    user = need_user()
    revoke(site(), user.id)
    begin(find_user(site(), user.id))
    return redirect("/account", 303)


def account_page(user: User, name: str = "", zone: str = "", wrong: str = "", token: str = "") -> str:
    """The page, with what was typed and what is wrong with it."""
    return render_template(
        "account.html",
        user=user,
        name=name or user.name,
        zone=zone or user.zone,
        zones=zones(),
        wrong=wrong,
        token=token,
        silent=is_silent(site(), user.address),
    )
