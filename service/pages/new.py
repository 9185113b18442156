"""Starting a game: the form, and the one click that plays against bots."""

from typing import Any

from flask import redirect, render_template, request

from service.access import need_user, site
from service.errors import Problem
from service.lobby import create
from service.pages.blueprint import pages
from service.pages.medang.temples import temple_cards
from service.pages.new_form import KINDS, MOST, PACES, NewGame
from service.pages.quiet import wait_until_quiet
from service.wishes import Wish

QUICK = [Wish("me"), Wish("bot"), Wish("bot")]


@pages.get("/new")
def new() -> str:
    """The empty form."""
    need_user()
    return new_page(NewGame())


@pages.post("/new")
def create_game() -> Any:
    """Create it, or show the form again with everything that was typed."""
    user, form = need_user(), NewGame.typed(request.form)
    wishes, pace = form.wishes(), form.pace_seconds()
    if form.wrong:
        return new_page(form), 422
    try:
        game = create(
            site(), user.id, "medang", form.options(), wishes,
            pace=pace, watch=form.watcher(), cut=form.cut, title=form.title,
        )  # fmt: skip
    except Problem as problem:
        form.wrong[""] = problem.detail
        return new_page(form), problem.status
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)


@pages.post("/new/bots")
def play_bots() -> Any:
    """A game against two bots, at once."""
    options = {"temple": "borobudur", "neutral_dynasties": "count"}
    game = create(site(), need_user().id, "medang", options, QUICK, pace=None)
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)


def new_page(form: NewGame) -> str:
    """The form, with what was typed and what is wrong with it."""
    return render_template("new.html", form=form, paces=PACES, kinds=KINDS, most=MOST, temples=temple_cards())
