"""Tables: sitting down, leaving, starting, calling off, and tokens."""

from typing import Any

from service import lobby
from service.access import TOKEN_DAYS, site, visitor
from service.api import examples
from service.api.asking import player, somebody, user, writer, writing
from service.api.operation import Answer, operation, part
from service.api.showing import table_document
from service.errors import Forbidden
from service.links import seat_token
from service.load import load
from service.schemas.games import ListedGame, SeatToken
from service.schemas.wishes import Sitting
from service.users import clean_name, update_user

blueprint = part("tables", "Tables: sit down, leave, start, call off.")
TABLE = {200: Answer("The table after it.", ListedGame, examples.LISTED_GAME)}


@operation(
    blueprint, "POST", "/games/<game:game>/join", "joinGame",
    asks=user, scope="games:play",
    answers=TABLE,
    refuses=(401, 403, 404, 409, 429),
    body=Sitting, example=examples.SITTING,
)  # fmt: skip
def join(body: dict[str, Any], game: str) -> Any:
    """Sit down

    On the seat that you are invited to, or on an open one. Sitting there already changes nothing.
    """
    me = writing()
    name = clean_name(body.get("name", me.name))
    loaded, _ = lobby.join(site(), game, me.id, body.get("seat"), body["cut"], key=body.get("key"))
    if "name" in body:
        update_user(site(), me.id, name, me.zone)
    return table_document(loaded, me.id)


@operation(
    blueprint, "POST", "/games/<game:game>/decline", "declineInvitation",
    asks=user, scope="games:play",
    answers=TABLE,
    refuses=(401, 403, 404, 409, 429),
)  # fmt: skip
def decline(game: str) -> Any:
    """Decline an invitation

    The seat stays empty until the organiser starts with a bot on it or calls the game off.
    """
    me = writing().id
    if me not in [chair.user for chair in load(site(), game).record.table.chairs]:
        raise Forbidden("You are not invited to this table.")
    return table_document(lobby.decline(site(), game, me), me)


@operation(
    blueprint, "POST", "/games/<game:game>/start", "startGame",
    asks=user, scope="games:create",
    answers=TABLE,
    refuses=(401, 403, 404, 409, 429),
)  # fmt: skip
def start(game: str) -> Any:
    """Start before everybody has answered

    For the organiser. Bots take the empty seats.
    """
    me = writing().id
    return table_document(lobby.start(site(), game, me), me)


@operation(
    blueprint, "POST", "/games/<game:game>/cancel", "cancelGame",
    asks=user, scope="games:create",
    answers=TABLE,
    refuses=(401, 403, 404, 409, 429),
)  # fmt: skip
def cancel(game: str) -> Any:
    """Call a game off before it has started

    For the organiser. The seed of the deal is published.
    """
    me = writing().id
    return table_document(lobby.cancel(site(), game, me), me)


@operation(
    blueprint, "POST", "/games/<game:game>/resign", "resignSeat",
    asks=somebody, scope="games:play",
    answers=TABLE,
    refuses=(401, 403, 404, 409, 429),
)  # fmt: skip
def resign(game: str) -> Any:
    """Leave a running game

    The default moves are made for your seat from now on. This cannot be taken back.
    """
    _, seat = writer(game)
    who = visitor().user
    return table_document(lobby.resign(site(), game, seat), who.id if who else None)


@operation(
    blueprint, "POST", "/games/<game:game>/token", "createSeatToken",
    asks=user, scope="account",
    answers={201: Answer("The token.", SeatToken, examples.SEAT_TOKEN)},
    refuses=(401, 403, 404, 429),
)  # fmt: skip
def token(game: str) -> Any:
    """Get a token for your seat

    It plays this seat of this game and nothing else: the one to give to a program.
    """
    writing()
    loaded, seat = player(game)
    text = seat_token(site(), game, seat, loaded.epoch(seat))
    return {"game": game, "seat": seat, "token": text, "days": TOKEN_DAYS}
