"""The replay: a game at any of its leaves, as that viewer was allowed to see it."""

from dataclasses import replace
from typing import Any

from flask import render_template

from service.access import site
from service.errors import NotFound
from service.load import fold, load
from service.pages.blueprint import pages
from service.pages.game import role_of
from service.pages.history import chapters, leaves
from service.pages.scene import UTC, board, chips, scene


@pages.get("/games/<game>/leaf/<int:version>")
def leaf(game: str, version: int) -> Any:
    """The board after one leaf, and what it says."""
    loaded = load(site(), game)
    role, last = role_of(loaded), loaded.record.head.version
    if not 1 <= version <= last:
        raise NotFound(f"This log has leaves 1 to {last}.")
    seen = scene(site(), loaded, role.seat, role.user.timezone if role.user else UTC)
    then = replace(seen, loaded=replace(loaded, record=fold(site(), game, loaded.seed, until=version)))
    told, marks = chapters(seen, leaves(site(), loaded, role.seat, version - 1)[:1], numbers=True)
    view = then.view()
    return render_template(
        "leaf.html",
        scene=then,
        version=version,
        last=last,
        chapters=told,
        view=view,
        seats=chips(then, view) if view else [],
        board=board(then, view, marks, own=False) if view else None,
        over=seen.over,
    )
