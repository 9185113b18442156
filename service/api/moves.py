"""Legal moves, and turns tried without sending them."""

from typing import Any

from service.api import examples
from service.api.asking import player, somebody
from service.api.operation import Answer, operation, part
from service.api.trying import legal_after, tried
from service.schemas.play import DraftQuery, LegalMoves, Preview, Turn

blueprint = part("moves", "What may be done, and what it would lead to.")


@operation(
    blueprint, "GET", "/games/<game:game>/moves", "listMoves",
    asks=somebody, scope="games:read",
    answers={200: Answer("Every legal move.", LegalMoves, examples.LEGAL_MOVES)},
    refuses=(401, 403, 404, 409, 422),
    query=DraftQuery,
)  # fmt: skip
def list_moves(query: dict[str, Any], game: str) -> Any:
    """List what your seat may do now

    Or, with `after`, what it may do after the moves of a draft.
    """
    return legal_after(*player(game), query["after"])


@operation(
    blueprint, "POST", "/games/<game:game>/preview", "previewTurn",
    asks=somebody, scope="games:read",
    answers={200: Answer("Where the turn leads.", Preview, examples.PREVIEW)},
    refuses=(401, 403, 404, 409),
    body=Turn, example=examples.TURN,
)  # fmt: skip
def preview_turn(body: dict[str, Any], game: str) -> Any:
    """Try a turn

    Judged like a turn that is sent, up to its first draw; nothing is written.
    """
    return tried(*player(game), body)
