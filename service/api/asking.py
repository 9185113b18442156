"""Who is asking, and what may he see."""

from service.access import site, visitor
from service.errors import Forbidden, SignInNeeded
from service.load import Loaded, load
from service.present import may_watch
from service.users import User


def anybody() -> None:
    """Nobody needs to say who he is; whoever does must be known. Raises SignInNeeded."""
    visitor()


def somebody() -> None:
    """Raise SignInNeeded unless a user or a seat is asking."""
    who = visitor()
    if who.user is None and who.seat is None:
        raise SignInNeeded("Say who you are: send a bearer token of a seat or a user, or sign in.")


def user() -> User:
    """The user who is asking. Raises SignInNeeded, or Forbidden for the token of a seat."""
    somebody()
    who = visitor().user
    if who is None:
        raise Forbidden(
            "This needs the token of a user; you sent the token of a seat.", needed="user", sent="seat"
        )
    return who


def watcher(game: str) -> tuple[Loaded, int | None]:
    """A game and the seat of whoever asks (None: a spectator). Raises NotFound, SignInNeeded, Forbidden."""
    loaded = load(site(), game)
    seat = visitor().seat_at(loaded)
    if not may_watch(loaded.record, seat):
        somebody()
        raise Forbidden("Only the seats of this table may look at this game.")
    return loaded, seat
