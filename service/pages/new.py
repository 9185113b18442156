"""Starting a game: which one, its form, and the one click that plays it against bots."""

from typing import Any

from flask import redirect, render_template, request

from service.access import need_user, site
from service.bots import bots_of
from service.errors import Problem
from service.lobby import create
from service.pages.blueprint import pages
from service.pages.covers import cover_of
from service.pages.new_form import KINDS, PACES, NewGame
from service.pages.quiet import wait_until_quiet
from service.wishes import Wish


@pages.get("/new")
def new() -> str:
    """Which game?"""
    need_user()
    return render_template("new.html")


@pages.get("/new/<rules>")
def new_game(rules: str) -> str:
    """The empty form of this game, or with so many bots in it. Raises NotFound."""
    need_user()
    bots = max(0, request.args.get("bots", 0, type=int))
    return new_page(NewGame.empty(rules, cover_of(rules), bots))


@pages.post("/new/<rules>")
def create_game(rules: str) -> Any:
    """Create it, or show the form again with everything that was typed. Raises NotFound."""
    user, form = need_user(), NewGame.typed(rules, cover_of(rules), request.form)
    wishes, pace = form.wishes(), form.pace_seconds()
    if form.wrong:
        return new_page(form), 422
    try:
        game = create(
            site(), user.id, rules, form.options, wishes,
            pace=pace, watch=form.watcher(), cut=form.cut, title=form.title,
        )  # fmt: skip
    except Problem as problem:
        form.wrong[""] = problem.detail
        return new_page(form), problem.status
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)


@pages.post("/new/<rules>/bots")
def play_bots(rules: str) -> Any:
    """A game against two bots, at once. Raises NotFound."""
    cover, bot = cover_of(rules), Wish("bot", bot=bots_of(rules)[0])
    game = create(site(), need_user().id, rules, dict(cover.OPTIONS), [Wish("me"), bot, bot], pace=None)
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)


def new_page(form: NewGame) -> str:
    """The form, with what was typed and what is wrong with it."""
    fields = cover_of(form.rules).fields()
    return render_template("new_game.html", form=form, paces=PACES, kinds=KINDS, **fields)
