"""The account: name and time zone, address, letters, programs."""

from typing import Any

from flask import redirect, render_template, request

from service.access import need_user, site
from service.errors import Invalid
from service.log import server_time
from service.pages.blueprint import pages
from service.pages.lettered import recent_letters
from service.pages.session import begin
from service.pages.zones import zones
from service.readdress import wished
from service.revoke import revoke
from service.tokens import LONGEST, SCOPES, listed
from service.users import (
    SWITCHES,
    User,
    find_user,
    is_silent,
    lift_silence,
    silence,
    switch_letters,
    update_user,
)

LETTERS = {
    "turn": ("Your turn", "also when a seal is to be opened"),
    "over": ("Game over", "with the scores and the final hash"),
    "refused": ("A turn was not played", "and why"),
}
DAYS = (30, 90, LONGEST)  # for which a token is offered


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
    """Which letters are wanted."""
    switch_letters(site(), need_user().id, SWITCHES.keys() - set(request.form.getlist("letters")))
    return redirect("/account#letters", 303)


@pages.get("/account/silence")
def ask_about_silence() -> str:
    """Whether really no letter shall come any more, or whether they shall come again."""
    address = need_user().address
    silent = is_silent(site(), address)
    return render_template("quiet.html", address=address, silent=silent, back="/account#letters")


@pages.post("/account/silence")
def change_silence() -> Any:
    """Stop all letters to this address, or let them come again."""
    (silence if request.form.get("letters") == "stop" else lift_silence)(site(), need_user().address)
    return redirect("/account#letters", 303)


@pages.post("/account/revoke")
def revoke_all() -> Any:
    """Void every token, link and session; this browser stays signed in."""
    user = need_user()
    revoke(site(), user.id)
    begin(find_user(site(), user.id))
    return redirect("/account", 303)


def account_page(user: User, **shown: Any) -> str:
    """The page, with what was typed and what is wrong with it, or with a token that was just made."""
    now = server_time(site())
    page = {
        "user": user,
        "name": user.name,
        "zone": user.zone,
        "wrong": "",
        "address": "",
        "wrong_address": "",
        "fresh": None,
        "wrong_token": "",
        **shown,
    }
    return render_template(
        "account.html",
        **page,
        zones=zones(),
        silent=is_silent(site(), user.address),
        letters=LETTERS,
        wished=wished(site(), user),
        sent=recent_letters(site(), user, now),
        tokens=listed(site(), user),
        scopes=SCOPES,
        days=DAYS,
        now=now,
    )
