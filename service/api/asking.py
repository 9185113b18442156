"""Who is asking, what may his token do, how often, and what may he see."""

from service import keys
from service.access import may_look, need_seat, seated, site, visitor
from service.errors import Forbidden, SignInNeeded
from service.load import Loaded, ask, load, loaded
from service.rate import MINUTE, Rate, allow, check, count
from service.users import User

WRITES = Rate("write", 120, MINUTE, "You are writing faster than anybody can play. Wait a moment.")
CREATES = Rate(
    "create", 10, MINUTE, "You are creating games faster than anybody can sit down. Wait a moment."
)


def anybody() -> None:
    """Nobody needs to say who he is; whoever does must be known. Raises SignInNeeded."""
    visitor()


def somebody() -> None:
    """Raise SignInNeeded unless a user or a seat is asking."""
    who = visitor()
    if who.user is None and who.seat is None:
        raise SignInNeeded("Say who you are: send a personal token or that of a seat, or sign in.")


def user() -> User:
    """The user who is asking. Raises SignInNeeded, or Forbidden for the token of a seat."""
    somebody()
    who = visitor().user
    if who is None:
        raise Forbidden("This needs a personal token; you sent that of a seat.", needed="user", sent="seat")
    return who


def check_scope(scope: str) -> None:
    """Raise Forbidden, naming what is needed and what is there, when a personal token lacks this scope."""
    scopes = visitor().scopes
    if scope not in scopes:
        sent = " ".join(sorted(scopes))
        raise Forbidden(
            f"This needs a token with the scope {scope}; yours has: {sent}.", needed=scope, sent=sent
        )


def watcher(game: str) -> tuple[Loaded, int | None]:
    """A game and the seat of whoever asks (None: a spectator). Raises NotFound, SignInNeeded, Forbidden."""
    loaded = load(site(), game)
    seat = visitor().seat_at(loaded)
    if not may_look(loaded):
        somebody()
        raise Forbidden("Only the seats of this table may look at this game.")
    return loaded, seat


def player(game: str) -> tuple[Loaded, int]:
    """The game, and the seat of whoever asks. Raises NotFound, SignInNeeded, Forbidden."""
    return need_seat(game)


def writer(game: str) -> tuple[Loaded, int]:
    """The same for a write: it is counted in the round trip that loads the game. Raises TooMany as well."""
    pipe = site().redis.pipeline(transaction=True)
    ask(pipe, game)
    count(pipe, keys.rate_at(game, WRITES.what, site().keyring.identify("rate", *whose())), WRITES)
    *answers, number, begun, left = pipe.execute()
    check(WRITES, [number, begun, left])
    return seated(loaded(site(), game, answers))


def writing(rate: Rate = WRITES) -> User:
    """The user who is asking, for a write of his own, which is counted. Raises TooMany as well."""
    me = user()
    allow(site(), rate.what, me.id, rate.most, rate.refusal, rate.seconds)
    return me


def whose() -> tuple[str | int, ...]:
    """On whose account a write is counted: a void token never uses up what its successor may."""
    who = visitor()
    return (who.user.id,) if who.user else (who.game or "", who.seat or 0, who.epoch or 0)
