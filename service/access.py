"""Access: who is asking, and as which seat: by bearer token, by session, or by a link."""

from dataclasses import dataclass

from flask import current_app, g, request, session

from service import tokens
from service.errors import Forbidden, NotFound, SignInNeeded
from service.links import DAY, opened, opened_timed
from service.load import Loaded, load
from service.present import may_watch
from service.site import Site
from service.tokens import SCOPES
from service.users import User, find_user

TOKEN_DAYS = 90
WATCHED = "watched"  # in the session: the games whose watch link was opened in this browser


def site() -> Site:
    """The site of the running application."""
    found: Site = current_app.extensions["lontar"]
    return found


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who is asking: a user, or one seat of one game."""

    user: User | None = None
    game: str | None = None
    seat: int | None = None
    epoch: int | None = None
    scopes: frozenset[str] = frozenset(SCOPES)  # what a personal token allows; all else allows everything

    def seat_at(self, loaded: Loaded) -> int | None:
        """The seat as which the visitor may look at this game; whoever left it still may."""
        if self.game == loaded.record.game and self.seat is not None:
            if loaded.epoch(self.seat) != self.epoch:
                raise SignInNeeded("This token was revoked. Ask for a new one on the page of the game.")
            return self.seat
        if self.user is None:
            return None
        for seat, chair in enumerate(loaded.record.table.chairs):
            if chair.user == self.user.id and chair.status in ("joined", "resigned"):
                return seat
        return None


def visitor() -> Visitor:
    """Who is asking: a program by its token, a browser by its session. Raises SignInNeeded for bad tokens.

    Tokens count under /api alone, where their scopes are looked at.
    """
    if "visitor" not in g:
        program = "Authorization" in request.headers and request.path.startswith("/api/")
        g.visitor = bearer(request.headers["Authorization"]) if program else by_session()
    found: Visitor = g.visitor
    return found


def bearer(header: str) -> Visitor:
    scheme, _, token = header.partition(" ")
    token = token.strip()
    if scheme.lower() == "bearer" and token.startswith("lontar_"):
        user, personal = tokens.opened(site(), token)
        return Visitor(user=user, scopes=frozenset(personal.scopes))
    kind, _, signed = token.partition(".")
    if scheme.lower() != "bearer" or kind != "seat":
        raise SignInNeeded("Send “Authorization: Bearer …” with a personal token or that of a seat.")
    game, seat, epoch = opened_timed(site(), "seat", signed, 3, TOKEN_DAYS * DAY)
    return Visitor(game=game, seat=seat, epoch=epoch)


def by_session() -> Visitor:
    """The signed-in user of the cookie, if any. A void session is as none."""
    if "user" not in session:
        return Visitor()
    try:
        return Visitor(user=known(session["user"], session.get("epoch")))
    except SignInNeeded:
        session.clear()
        return Visitor()


def known(user_id: str, epoch: object) -> User:
    try:
        user = find_user(site(), user_id)
    except NotFound:
        raise SignInNeeded("This token belongs to nobody any more.") from None
    if user.epoch != epoch:
        raise SignInNeeded("This token was revoked.")
    return user


def may_look(loaded: Loaded) -> bool:
    """May the visitor look at this game: by a seat, since it is public, or by its watch link?"""
    who, record = visitor(), loaded.record
    organiser = who.user is not None and who.user.id == record.table.organiser  # who has the link to give
    by_link = organiser or record.game in session.get(WATCHED, ())
    return may_watch(record, who.seat_at(loaded), by_link)


def need_user() -> User:
    """The user who is asking. Raises SignInNeeded."""
    user = visitor().user
    if user is None:
        raise SignInNeeded("Sign in first: ask for a link by mail, or send a user's bearer token.")
    return user


def need_seat(game: str) -> tuple[Loaded, int]:
    """The game, and the seat that the visitor holds in it. Raises NotFound, SignInNeeded, Forbidden."""
    return seated(load(site(), game))


def seated(loaded: Loaded) -> tuple[Loaded, int]:
    """The same, of a game that was loaded already."""
    who = visitor()
    seat = who.seat_at(loaded)
    if seat is None:
        if who.user is None and who.seat is None:
            raise SignInNeeded("Say which seat you are: send its bearer token, or sign in.")
        raise Forbidden("You have no seat in this game.")
    if loaded.record.table.chairs[seat].status == "resigned":
        raise Forbidden("You have left this game: you can look on, and no longer play.")
    return loaded, seat


@dataclass(frozen=True, slots=True)
class TurnLink:
    """An opened turn link. Good: its seat is to choose at its point, so it may play."""

    loaded: Loaded
    seat: int
    good: bool


def by_turn_link(token: str) -> TurnLink:
    """The game and seat of a turn link. Never writes. Raises NotFound when it is damaged or was made void."""
    game, seat, point, epoch = opened(site(), "turn", token, 4)
    loaded = load(site(), game)
    if loaded.epoch(seat) != epoch:
        raise NotFound("This link was made void. Open the game by its newest letter.")
    record = loaded.record
    good = (
        record.began <= point <= record.head.point  # a turn may go on behind a draw
        and seat in record.actors.seats
        and record.table.chairs[seat].status == "joined"
    )
    return TurnLink(loaded, seat, good)
