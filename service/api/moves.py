"""Legal moves, and turns tried without sending them."""

from typing import Any

from service.api import examples
from service.api.asking import player, somebody
from service.api.listing_moves import grouped, listed
from service.api.operation import Answer, operation, part
from service.api.packing import pack
from service.api.trying import may, tried
from service.schemas.play import DraftQuery, GroupedMoves, LegalMoves, MovesQuery, Preview, Turn

blueprint = part("moves", "What may be done, and what it would lead to.")
blueprint.after_request(pack)


@operation(
    blueprint, "GET", "/games/<game:game>/moves", "listMoves",
    asks=somebody, scope="games:read",
    answers={200: Answer("Every legal move.", LegalMoves, examples.LEGAL_MOVES)},
    refuses=(401, 403, 404, 409, 422),
    query=MovesQuery,
)  # fmt: skip
def list_moves(query: dict[str, Any], game: str) -> Any:
    """List what your seat may do now

    Or, with `after`, what it may do after the moves of a draft. Some games have thousands of moves: ask for a
    part with `kind` and `naming`, or for all of them in groups. Long answers are sent in gzip to whoever
    accepts it.
    """
    return listed(may(*player(game), query["after"]), query.get("kind"), query.get("naming"))


@operation(
    blueprint, "GET", "/games/<game:game>/moves/grouped", "groupMoves",
    asks=somebody, scope="games:read",
    answers={200: Answer("Every legal move.", GroupedMoves, examples.GROUPED_MOVES)},
    refuses=(401, 403, 404, 409, 422),
    query=DraftQuery,
)  # fmt: skip
def group_moves(query: dict[str, Any], game: str) -> Any:
    """List what your seat may do now, in groups

    The same moves as text, by kind and by what they name first, so that a program can offer them step by
    step: a kind, a place, a move.
    """
    return grouped(may(*player(game), query["after"]))


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
