"""Ids in paths: what does not look like one is not found."""

import re
from collections.abc import Mapping
from typing import Any

from werkzeug.routing import BaseConverter

from service.api import examples
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


class Topic(BaseConverter):
    """What standing orders are about."""

    regex = "[a-z]{1,20}"


CONVERTERS: dict[str, type[BaseConverter]] = {
    "game": GameId,
    "submission": SubmissionId,
    "token": TokenId,
    "topic": Topic,
}


PLACES: Mapping[str, tuple[str, str]] = {  # name -> description, example
    "game": ("The game's id.", examples.ID),
    "submission": ("The submission's id, as the answer to the turn says it.", examples.SUBMISSION),
    "token": ("The token's id, which is not its secret.", examples.LISTED_TOKEN["id"]),
    "topic": ("The topic of the order.", "rest"),
}


def places(rule: str) -> list[dict[str, str]]:
    """What is documented of the parameters in the path of this rule."""
    return [
        {"in": "path", "name": name, "description": PLACES[name][0], "example": PLACES[name][1]}
        for name in re.findall(r"<\w+:(\w+)>", rule)
    ]


def documented(converter: Any) -> dict[str, str]:
    """The schema of such a path parameter."""
    return {"type": "string", "pattern": f"^{converter.regex}$"}
