"""Ids in paths: what does not look like one is not found."""

from typing import Any

from werkzeug.routing import BaseConverter

from service.keys import GAME_ID


class GameId(BaseConverter):
    """A game's id."""

    regex = GAME_ID


class SubmissionId(BaseConverter):
    """A submission's public id: its game's, and its own. What the table submits has no such id."""

    regex = GAME_ID + "-[0-9a-f]{40}"


class TokenId(BaseConverter):
    """A personal token's id, which is not its secret."""

    regex = "[0-9a-f]{16}"


CONVERTERS: dict[str, type[BaseConverter]] = {"game": GameId, "submission": SubmissionId, "token": TokenId}


def documented(converter: Any) -> dict[str, str]:
    """The schema of such a path parameter."""
    return {"type": "string", "pattern": f"^{converter.regex}$"}
