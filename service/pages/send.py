"""Sending: a turn into the inbox, or a choice under seal; then to the page that says what became of it."""

from typing import Any

from flask import redirect, request

from service.access import site
from service.errors import Invalid, Problem, Stale
from service.links import sign
from service.load import Loaded
from service.log import server_time
from service.pages.quiet import wait_until_quiet
from service.pages.turn_view import asked_text
from service.preview import preview, read_lines
from service.sealing import seal
from service.standing.giving import together
from service.submissions import Submission, accept, find, identify, wait

PATIENCE = 4.0  # seconds that a page waits for a verdict


def asked_moves(loaded: Loaded) -> tuple[Any, ...]:
    """The moves of the form. Raises Invalid when there is none: a bare button press plays nothing."""
    moves = read_lines(loaded.record, asked_text())
    if not moves:
        raise Invalid("Choose a move first. Nothing was sent.")
    return moves


def sent_before(loaded: Loaded, seat: int) -> Any:
    """To the verdict, if this very turn was sent before; so a second click changes nothing."""
    point = request.form.get("point", "")
    if not asked_text() or not point or loaded.record.state is None:
        return None
    try:
        moves = read_lines(loaded.record, asked_text())
        found = find(site(), loaded.record.game, turn_id(loaded, seat, point, body_of(loaded, moves)))
    except Problem:
        return None
    return to_verdict(loaded, seat, found.id)


def body_of(loaded: Loaded, moves: Any) -> list[Any]:
    """The moves as JSON."""
    return [loaded.record.rules.codec.dump(move) for move in moves]


def turn_id(loaded: Loaded, seat: int, point: str, body: list[Any]) -> str:
    """The id of this turn: the same content is the same turn."""
    return identify(site(), loaded.record.game, seat, "turn", point, body, None)


def check_point(loaded: Loaded) -> str:
    """The point that the page was made at. Raises Stale when the game has moved on since."""
    point, actual = request.form.get("point", ""), loaded.record.head.point_text
    if point != actual:
        raise Stale(
            "Something was played since you opened this page. Look first, then send.", expected=actual
        )
    return point


def send_turn(loaded: Loaded, seat: int) -> Any:
    """Judge the turn at the door, take it in, wait a moment for the verdict."""
    moves, point = asked_moves(loaded), check_point(loaded)
    preview(loaded.record, seat, moves)
    game, body = loaded.record.game, body_of(loaded, moves)
    sent = Submission(
        turn_id(loaded, seat, point, body),
        game,
        seat,
        "turn",
        point,
        body,
        server_time(site()),
        f"seat:{seat}",
    )
    wait(site(), accept(site(), sent), PATIENCE)
    wait_until_quiet(site(), game)
    return to_verdict(loaded, seat, sent.id)


def seal_choice(loaded: Loaded, seat: int) -> Any:
    """Seal the one move of the form, with the standing orders that come with it."""
    moves, point = asked_moves(loaded), check_point(loaded)
    if len(moves) != 1:
        raise Invalid("Here one choice is sealed: write one line.")
    orders = [line for line in request.form.getlist("order") if line.strip()]
    with together(site(), loaded, seat, point, orders):
        seal(site(), loaded.record.game, seat, point, moves[0], f"seat:{seat}")
    wait_until_quiet(site(), loaded.record.game)
    return to_verdict(loaded, seat, f"seal-{point}")


def to_verdict(loaded: Loaded, seat: int, submission: str) -> Any:
    """To the page of the verdict; its address is good for this submission alone."""
    token = sign(site(), "submission", loaded.record.game, seat, submission, loaded.epoch(seat))
    return redirect(f"/s/{token}", 303)
