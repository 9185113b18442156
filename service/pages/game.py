"""The page of a game: to its seats, and to everybody if it is public."""

from dataclasses import dataclass
from typing import Any

from flask import render_template, request

from service.access import may_look, need_seat, site, visitor
from service.errors import Forbidden, SignInNeeded
from service.links import game_link, seat_token
from service.load import Loaded, load
from service.pages.blueprint import pages
from service.pages.games import PAGES
from service.pages.guests import guests
from service.pages.history import Leaf, chapters, leaves, since_event, since_last_turn, table_only
from service.pages.news import unseen
from service.pages.quiet import busy
from service.pages.scene import UTC, Scene, board, chips, scene
from service.users import User

SHOWN = 24  # commits, unless all are asked for
NEWEST = 4
SINCE, SO_FAR = "Since your last turn", "What has happened so far"


@dataclass(frozen=True, slots=True)
class Role:
    """What a visitor is at this table."""

    user: User | None
    seat: int | None
    organiser: bool
    invited: bool
    may_join: bool


@pages.get("/games/<game>")
def game(game: str) -> str:
    """Lobby, board or result."""
    loaded = load(site(), game)
    return game_page(loaded, role_of(loaded))


@pages.post("/games/<game>/token")
def make_seat_token(game: str) -> str:
    """A bearer token for this seat alone, shown once and kept nowhere."""
    loaded, seat = need_seat(game)
    return game_page(loaded, role_of(loaded), seat_token(site(), game, seat, loaded.epoch(seat)))


def role_of(loaded: Loaded) -> Role:
    """Who is asking. Raises SignInNeeded or Forbidden when it is none of his business."""
    who, table = visitor(), loaded.record.table
    seat, user = who.seat_at(loaded), who.user
    mine = table.seat_of(user.id) if user else None
    organiser = user is not None and user.id == table.organiser
    invited = mine is not None and table.chairs[mine].status == "invited"
    free = table.status == "open" and any(chair.status == "open" for chair in table.chairs)
    role = Role(user, seat, organiser, invited, free and mine is None)
    lobby = table.status == "open" or table.why == "cancelled"
    if may_look(loaded) or (lobby and (free or organiser or invited)):
        return role
    if user is None and who.seat is None:
        raise SignInNeeded("Only the seats of this table may look at this game. Sign in to see it.")
    raise Forbidden("Only the seats of this table may look at this game.")


def game_page(loaded: Loaded, role: Role, token: str = "") -> str:
    """The lobby before the start, the board after it."""
    seen = scene(site(), loaded, role.seat, role.user.timezone if role.user else UTC)
    shown: dict[str, Any] = {
        "scene": seen,
        "address": game_link(site(), loaded.record.game),
        "role": role,
        "token": token,
        "refresh": busy(loaded.record),
    }
    if loaded.record.state is None:
        asked = guests(site(), loaded) if role.organiser and loaded.record.table.status == "open" else []
        return render_template("lobby.html", **shown, guests=asked)
    return render_template("game.html", **shown, **played(seen))


def played(seen: Scene) -> dict[str, Any]:
    """Board, seats and history of a game that has started."""
    loaded, record, view = seen.loaded, seen.record, seen.view()
    everything = "all" in request.args
    after = 0 if everything else record.head.version - SHOWN
    found = leaves(site(), loaded, seen.seat, after)
    title, since = latest(seen, found)
    recent, marks = chapters(seen, since, numbers=True)
    earlier, _ = chapters(seen, found[: len(found) - len(since)])
    return {
        "view": view,
        "seats": chips(seen, view),
        "board": board(seen, view, marks, own=title in (SINCE, SO_FAR)),
        "stands": PAGES[record.table.rules].stands(view, dict(record.table.options)),
        "over": seen.over,
        "recent": recent,
        "recent_title": title,
        "earlier": earlier,
        "hidden": max(0, after),
        "opened": everything,
    }


def latest(seen: Scene, found: list[Leaf]) -> tuple[str, list[Leaf]]:
    """What a seat has not seen happen yet, or its own turn when nobody has moved since; for others, and after
    the end, the newest commits; of a game with rounds the latest round. With a heading.
    """
    if latest_round := since_event(found, PAGES[seen.record.table.rules].ROUND):
        running = seen.record.table.status == "running" and not seen.record.actors.sealed
        return "This round" if running else "The last round", latest_round
    if not seen.playing:
        return "The last moves", found[-NEWEST:]
    before, others, own = since_last_turn(found, seen.record.table.rules, seen.seat, unseen(seen))
    if own and not seen.my_turn and not all(map(table_only, own)):
        return "Your last turn", own
    title = SO_FAR if all(map(table_only, before)) else SINCE
    return title, [*others, *own]
