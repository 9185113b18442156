"""An invitation: sit down, decline, or never be written to again.

The link may be forwarded, so it signs nobody in.
"""

from dataclasses import dataclass
from typing import Any

from flask import redirect, render_template, request

from service.access import site, visitor
from service.errors import Invalid, NotFound, Problem
from service.links import opened
from service.load import Loaded, load
from service.lobby import decline, join
from service.pages.blueprint import pages
from service.pages.quiet import wait_until_quiet
from service.pages.scene import scene
from service.pages.zones import zones
from service.users import User, clean_name, clean_zone, find_user, find_users, is_silent, silence, update_user


@dataclass(frozen=True, slots=True)
class Invitation:
    """Who is invited to which seat of which game."""

    loaded: Loaded
    seat: int
    user: User

    @property
    def status(self) -> str:
        """invited, joined, declined, taken, started or off."""
        table = self.loaded.record.table
        chair = table.chairs[self.seat]
        if table.status == "ended" and table.why == "cancelled":
            return "off"
        if chair.user != self.user.id:
            return "taken"
        return "started" if table.status != "open" and chair.status != "joined" else chair.status


def invitation(token: str) -> Invitation:
    """What a join link stands for. Never writes. Raises NotFound when it is damaged or was made void."""
    game, seat, user_id, epoch = opened(site(), "join", token, 4)
    user = find_user(site(), user_id)
    if user.epoch != epoch:
        raise NotFound("This link was made void. Sign in to see your invitations.")
    return Invitation(load(site(), game), seat, user)


@pages.get("/j/<token>")
def invited(token: str) -> str:
    """Who invites, and to what."""
    return invitation_page(invitation(token), token)


@pages.post("/j/<token>")
def sit_down(token: str) -> Any:
    """Take the seat, or say why not."""
    asked = invitation(token)
    try:
        take_seat(asked)
    except Problem as wrong:
        return invitation_page(invitation(token), token, wrong.detail), wrong.status
    wait_until_quiet(site(), asked.loaded.record.game)  # the last to sit down finds the tiles dealt
    return redirect(f"/j/{token}", 303)


@pages.post("/j/<token>/decline")
def say_no(token: str) -> Any:
    """Decline; this can be taken back until the start."""
    asked = invitation(token)
    decline(site(), asked.loaded.record.game, asked.user.id)
    return redirect(f"/j/{token}", 303)


@pages.post("/j/<token>/silence")
def never_again(token: str) -> Any:
    """Decline, and stop all letters to the address."""
    asked = invitation(token)
    silence(site(), asked.user.address)
    decline(site(), asked.loaded.record.game, asked.user.id)
    return redirect(f"/j/{token}", 303)


def take_seat(asked: Invitation) -> None:
    """Sit down; who has no name here yet takes the one of the form. Raises Invalid, NotNow."""
    user, name, zone = asked.user, request.form.get("name", ""), request.form.get("zone", "UTC")
    if not user.named:
        name, zone = clean_name(name), clean_zone(zone)
    if asked.status not in ("invited", "declined", "joined"):
        raise Invalid("This seat cannot be taken any more.")
    join(site(), asked.loaded.record.game, user.id, asked.seat, request.form.get("cut", ""))
    if not user.named:
        update_user(site(), user.id, name, zone)


def invitation_page(asked: Invitation, token: str, wrong: str = "") -> str:
    """The page, with what was typed and what is wrong with it."""
    record = asked.loaded.record
    table, who = record.table, visitor().user
    host = find_users(site(), [table.organiser]).get(table.organiser)
    return render_template(
        "invitation.html",
        asked=asked,
        token=token,
        scene=scene(site(), asked.loaded, None, asked.user.timezone),
        host=host.name if host else "Somebody",
        name=request.form.get("name", asked.user.name),
        zone=request.form.get("zone", asked.user.zone),
        cut=request.form.get("cut", ""),
        zones=zones(),
        wrong=wrong,
        own=who is not None and who.id == asked.user.id,
        to_move=asked.seat in record.unsealed,
        silent=is_silent(site(), asked.user.address) or "turn" in asked.user.off,
        refresh=table.status == "open" and table.complete,
    )
