"""Signing in by letter, and signing out."""

from typing import Any

from flask import redirect, render_template, request

from service.access import site
from service.errors import Invalid
from service.pages.blueprint import pages
from service.pages.onward import onward
from service.pages.session import begin, end
from service.pages.zones import zones
from service.signin import ask_for_letter, read_link, use_link, wanted
from service.users import clean_name, clean_zone, find_user, update_user


@pages.get("/sign-in")
def sign_in() -> str:
    """The form for an address."""
    return render_template("sign_in.html", address="", wrong="", onward="")


@pages.post("/sign-in")
def ask_to_sign_in() -> Any:
    """Send the letter; who asks is not told whether the address is known here."""
    typed, token = request.form.get("address", ""), request.form.get("onward", "")
    try:
        address = ask_for_letter(site(), typed, request.remote_addr or "", onward(token))
    except Invalid as wrong:
        page = render_template("sign_in.html", address=typed, wrong=wrong.detail, onward=token)
        return page, wrong.status
    return render_template("sign_in_sent.html", address=address)


@pages.get("/sign-in/<token>")
def confirm_sign_in(token: str) -> str:
    """A button: what opens links before people do must not use them up."""
    user = read_link(site(), token)
    return render_template(
        "sign_in_confirm.html", user=user, name=user.name, zone=user.zone, zones=zones(), wrong=""
    )


@pages.post("/sign-in/<token>")
def finish_sign_in(token: str) -> Any:
    """Sign in, once; the first time with a name and a time zone."""
    user = read_link(site(), token)
    name, zone = request.form.get("name", user.name), request.form.get("zone", user.zone)
    try:
        name, zone = clean_name(name), clean_zone(zone)
    except Invalid as wrong:
        page = render_template(
            "sign_in_confirm.html", user=user, name=name, zone=zone, zones=zones(), wrong=wrong.detail
        )
        return page, wrong.status
    user = use_link(site(), token)
    if not user.named:
        update_user(site(), user.id, name, zone)
    begin(find_user(site(), user.id))
    return redirect(wanted(site(), token), 303)


@pages.post("/sign-out")
def sign_out() -> Any:
    """Sign out, here only."""
    end()
    return redirect("/", 303)
