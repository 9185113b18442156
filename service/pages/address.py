"""Another address: asked for on the account's page, confirmed by the new one, taken back by the old one."""

from typing import Any

from flask import redirect, render_template, request

from service.access import need_user, site
from service.errors import Invalid
from service.pages.account import account_page
from service.pages.blueprint import pages
from service.readdress import ask_to_move, move, move_back, read_move, read_way_back, stay


@pages.post("/account/address")
def ask_for_address() -> Any:
    """Have a letter written to the new address."""
    user, typed = need_user(), request.form.get("address", "")
    try:
        ask_to_move(site(), user, typed)
    except Invalid as wrong:
        return account_page(user, address=typed, wrong_address=wrong.detail), wrong.status
    return redirect("/account#address", 303)


@pages.post("/account/address/keep")
def keep_address() -> Any:
    """Never mind the letter."""
    stay(site(), need_user())
    return redirect("/account#address", 303)


@pages.get("/address/<token>")
def confirm_address(token: str) -> str:
    """A button: what opens links before people do must not use them up."""
    return render_template("address.html", change=read_move(site(), token), way="there", done=False)


@pages.post("/address/<token>")
def take_address(token: str) -> str:
    """Letters go there from now on."""
    return render_template("address.html", change=move(site(), token), way="there", done=True)


@pages.get("/address/back/<token>")
def confirm_way_back(token: str) -> str:
    """What taking back means, and a button."""
    return render_template("address.html", change=read_way_back(site(), token), way="back", done=False)


@pages.post("/address/back/<token>")
def take_back(token: str) -> str:
    """Letters come to the old address again, and everything else is void."""
    return render_template("address.html", change=move_back(site(), token), way="back", done=True)
