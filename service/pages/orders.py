"""Standing orders on the pages: a panel that lists them, and what it sends."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flask import g, redirect, request

from service import keys
from service.access import by_turn_link, need_seat, site
from service.errors import NoOrder, Problem
from service.load import Loaded, load
from service.named import named
from service.pages.blueprint import pages
from service.pages.fresh import gone
from service.pages.game import game_page, role_of
from service.pages.scene import Scene
from service.pages.turn import show
from service.standing import STANDING
from service.standing.giving import dismiss, give, own_orders, withdraw
from service.standing.order import Form
from service.times import moment
from service.waiting import looks, room

PATIENCE = 2.0  # seconds that a page waits for an order to answer what is asked already


@dataclass(frozen=True, slots=True)
class Panel:
    """What the panel shows to the holder of a seat."""

    action: str  # where its forms go
    orders: Sequence[tuple[str, str, str]]  # topic, line, what it does
    notices: Sequence[tuple[str, str, str, str]]  # line, why it was dropped, what of it was done, when
    forms: Sequence[Form]
    wrong: str  # why what was sent is refused
    typed: str


@pages.get("/games/<game>/orders")
def orders(game: str) -> Any:
    """Where the panel is."""
    return redirect(f"/games/{game}#orders")


@pages.post("/games/<game>/orders")
def give_signed_in(game: str) -> Any:
    """Give an order, withdraw one, or put the notices away."""
    loaded, seat = need_seat(game)
    if refusal := taken(loaded, seat):
        loaded = load(site(), game)
        return game_page(loaded, role_of(loaded)), refusal.status
    on_turn = seat in load(site(), game).record.actors.seats
    return redirect(f"/games/{game}{'/turn' if on_turn else ''}#orders", 303)


@pages.get("/t/<token>/orders")
def orders_by_link(token: str) -> Any:
    """Where the panel is."""
    return redirect(f"/t/{token}#orders")


@pages.post("/t/<token>/orders")
def give_by_link(token: str) -> Any:
    """The same, by the link of a letter while it plays."""
    link = by_turn_link(token)
    if not link.good:
        return gone(link.loaded, link.seat)
    if refusal := taken(link.loaded, link.seat):
        return show(by_turn_link(token).loaded, link.seat), refusal.status
    return redirect(f"/t/{token}#orders", 303)


def taken(loaded: Loaded, seat: int) -> Problem | None:
    """Do what the panel's form says; returns why not, for the panel of the page that is shown again."""
    game, form = loaded.record.game, request.form
    try:
        if "withdraw" in form:
            withdraw(site(), game, seat, form["withdraw"])
        elif "dismiss" in form:
            dismiss(site(), game, seat)
        elif not form.get("line", "").strip():
            raise NoOrder("Write an order first. Nothing was given.")
        else:
            give(site(), game, seat, [form["line"]])
            wait_until_answered(loaded, seat)
    except Problem as refusal:
        g.order_refusal = refusal
        return refusal
    return None


def wait_until_answered(loaded: Loaded, seat: int) -> None:
    """Whoever is asked already is answered for at once: wait until a drain has looked."""
    record = loaded.record
    if seat not in record.actors.seats or record.actors.sealed:
        return
    with room() as free:
        for _ in looks(PATIENCE if free else 0):
            if not site().redis.sismember(keys.ready(keys.partition(record.game)), record.game):
                return


@pages.app_template_global()
def orders_panel(scene: Scene) -> Panel | None:
    """The panel for the holder of the seat whose eyes see the page; None where there is nothing to order."""
    record = scene.record
    standing = STANDING.get(record.table.rules)
    if standing is None or not scene.playing or scene.seat is None or not standing.asks(scene.view()):
        return None
    kept = own_orders(site(), scene.loaded, scene.seat)
    refusal: Problem | None = g.get("order_refusal")
    return Panel(
        action(record.game),
        [(one.topic, one.line, named(standing.say(one), scene.names)) for one in kept.orders],
        [(one.line, one.why, one.done, moment(one.at, scene.now, scene.zone)) for one in kept.notices],
        list(standing.FORMS.values()),
        refusal.detail if refusal else "",
        request.form.get("line", "") if refusal else "",
    )


def action(game: str) -> str:
    """Where the forms of the page that is being made send orders: with its link, or for the session."""
    token = (request.view_args or {}).get("token")
    return f"/t/{token}/orders" if token else f"/games/{game}/orders"
