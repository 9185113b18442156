"""Games: the user's own, a new one, and one as it stands."""

from typing import Any

from service import lobby
from service.access import site
from service.api import examples
from service.api.asking import CREATES, anybody, user, watcher, writing
from service.api.listing import page
from service.api.operation import Answer, operation, part
from service.api.showing import game_answer, table_document
from service.load import load
from service.schemas.games import Game, GameList, ListedGame, ListQuery, ViewHeaders
from service.schemas.wishes import NewGame
from service.wishes import Wish

blueprint = part("games", "Games: list, create, look.")


@operation(
    blueprint, "GET", "/games", "listGames",
    asks=user, scope="games:read",
    answers={200: Answer("Your games.", GameList, examples.GAME_LIST)},
    refuses=(401, 403, 422),
    query=ListQuery,
)  # fmt: skip
def list_games(query: dict[str, Any]) -> Any:
    """List your games

    The games that you play, created, or are invited to.
    """
    return page(site(), user(), **query)


@operation(
    blueprint, "POST", "/games", "createGame",
    asks=user, scope="games:create",
    answers={201: Answer("Created.", ListedGame, examples.LISTED_GAME, {"Location": "Where the game is."})},
    refuses=(401, 403, 429),
    body=NewGame, example=examples.NEW_GAME,
)  # fmt: skip
def create_game(body: dict[str, Any]) -> Any:
    """Create a game

    Invitations are sent by mail, 20 a day at the most. The game starts when everybody has sat down.
    """
    wishes = [Wish(**wish) for wish in body.pop("seats")]
    more = {"pace": None, **body}
    me = writing(CREATES).id
    game = lobby.create(site(), me, more.pop("rules"), more.pop("options"), wishes, **more)
    return table_document(load(site(), game), me), 201, {"Location": f"/api/games/{game}"}


@operation(
    blueprint, "GET", "/games/<game:game>", "getGame",
    asks=anybody, scope="games:read",
    answers={
        200: Answer("The game.", Game, examples.GAME, {"ETag": "Changes with version and seat."}),
        304: Answer("Not changed since the answer whose `ETag` was sent as `If-None-Match`."),
    },
    refuses=(401, 403, 404),
    headers=ViewHeaders,
)  # fmt: skip
def get_game(headers: dict[str, Any], game: str) -> Any:
    """Look at a game

    Built up from nothing for your seat: what others hold is not in it. Games that anybody may watch need no
    token.
    """
    return game_answer(*watcher(game))
