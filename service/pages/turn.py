"""The page of a turn: by the link of a letter, or for the signed-in seat of a game."""

from typing import Any

from flask import redirect

from service.access import by_turn_link, need_seat
from service.errors import Problem
from service.load import Loaded
from service.pages.blueprint import pages
from service.pages.fresh import gone
from service.pages.opening import opening_page
from service.pages.send import seal_choice, send_turn, sent_before
from service.pages.turn_view import turn_page

Answer = Any


@pages.get("/t/<token>")
def turn_by_link(token: str) -> Answer:
    """The turn by the link of a letter; an old link shows what everybody sees."""
    link = by_turn_link(token)
    return show(link.loaded, link.seat) if link.good else gone(link.loaded, link.seat)


@pages.post("/t/<token>")
def send_by_link(token: str) -> Answer:
    """Send what was chosen there."""
    link = by_turn_link(token)
    return sent_before(link.loaded, link.seat) or (
        send(link.loaded, link.seat) if link.good else gone(link.loaded, link.seat)
    )


@pages.get("/games/<game>/turn")
def turn(game: str) -> Answer:
    """The turn of the signed-in seat."""
    loaded, seat = need_seat(game)
    return show(loaded, seat) if seat in loaded.record.actors.seats else redirect(f"/games/{game}")


@pages.post("/games/<game>/turn")
def send_signed_in(game: str) -> Answer:
    """Send what was chosen there."""
    loaded, seat = need_seat(game)
    return sent_before(loaded, seat) or send(loaded, seat)


def show(loaded: Loaded, seat: int, refusal: Problem | None = None) -> Answer:
    """The composer, for a turn or for a sealed choice."""
    if loaded.record.actors.sealed:
        return opening_page(loaded, seat, refusal)
    return turn_page(loaded, seat, refusal)


def send(loaded: Loaded, seat: int) -> Answer:
    """Take the turn, or show it again with the refusal; the draft is kept."""
    try:
        return seal_choice(loaded, seat) if loaded.record.actors.sealed else send_turn(loaded, seat)
    except Problem as refusal:
        if seat not in loaded.record.actors.seats:
            raise
        return show(loaded, seat, refusal), refusal.status
