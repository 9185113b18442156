"""The refusals that the document foresees: by status their name, what they mean, and one of them."""

from collections.abc import Mapping

from service.api.examples import BEFORE, POINT
from service.api.refusing import WrongMedia
from service.errors import (
    Broken,
    Forbidden,
    NotFound,
    Problem,
    Refused,
    SignInNeeded,
    Stale,
    TooLarge,
    TooMany,
    Unavailable,
)

Refusal = tuple[str, str, Problem]

NO_SCOPE = "This needs a token with the scope games:play; yours has: games:read."
REFUSALS: Mapping[int, Refusal] = {
    400: ("Unreadable", "The body is no JSON.", Problem("The body is no JSON that can be read.")),
    401: (
        "SignInNeeded",
        "No token, or one that is forged, expired or revoked.",
        SignInNeeded("This token was revoked."),
    ),
    403: (
        "Forbidden",
        "Known, but not allowed to do this.",
        Forbidden(NO_SCOPE, needed="games:play", sent="games:read"),
    ),
    404: (
        "NotFound",
        "There is nothing with this id, or not for you.",
        NotFound("There is no game with this id."),
    ),
    409: (
        "NotNow",
        "Allowed, but not as things stand: the game has moved on, is over, or is full.",
        Stale("The game has moved on. Look again.", expected=POINT, actual=BEFORE),
    ),
    413: ("TooLarge", "The body is larger than 64 kB.", TooLarge("A body has 64 kB at the most.")),
    415: ("WrongMedia", "The body is not sent as JSON.", WrongMedia("Send the body as JSON.")),
    422: (
        "Refused",
        "Not well-formed, or against the rules of the game.",
        Refused("It is not your turn.", rule="ruling 9", move=0),
    ),
    429: (
        "TooMany",
        "Too many at once; `Retry-After` says when to try again.",
        TooMany("You are writing faster than anybody can play. Wait a moment.", retry_after=20),
    ),
    500: (
        "Broken",
        "A mistake of this service; nothing was changed.",
        Broken("Something went wrong here. Nothing was changed."),
    ),
    503: (
        "Unavailable",
        "The database cannot be reached; `Retry-After` says when to try again.",
        Unavailable("The database cannot be reached. Try again soon."),
    ),
}
