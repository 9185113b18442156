"""What every kind of refusal means: the pages that problems name as their `type`."""

from collections.abc import Mapping

from flask import Response

EXPLANATIONS: Mapping[str, str] = {
    "bad-request": """
The request cannot be read: its body is no JSON, or JSON that two programs could read in two ways
(a member named twice, NaN).""",
    "sign-in-needed": """
No token was sent, or one that is forged, expired or revoked. Send a personal token or that of a seat
as “Authorization: Bearer …”.""",
    "forbidden": """
We know who you are, but this is not yours to do. `needed` and `sent` name kinds of tokens, or
scopes of personal tokens.""",
    "not-found": """
There is nothing here, or not for you.""",
    "wrong-method": """
The address exists, the method does not. The header `Allow` lists those that do.""",
    "stale": """
The game has moved on since the point that you named. Look at it again, and decide again.
`expected` is the point at which it stands, `actual` the one that you sent.""",
    "not-now": """
Allowed in principle, but not as things stand: the game has not started, is over, is full, or the
choice is a sealed one.""",
    "too-large": """
The body is larger than 64 kB.""",
    "wrong-media": """
The body must be sent as JSON, with “Content-Type: application/json”.""",
    "illegal": """
The rules of the game do not allow this. `rule` names the paragraph or the ruling, `move` the first
move that is meant, counted from 0. Nothing of the turn was played.""",
    "boundary": """
The turn goes on behind a move that draws or reveals something. Send it up to that move, look at
what came, and decide then. `move` is the first move behind it, counted from 0.""",
    "no-order": """
A line is no standing order of this game, or none that can be given now. `order` is the line that is
meant, counted from 0. The orders that were there before stand as they were.""",
    "invalid": """
A field is missing, unknown, or not of the right kind. `errors` names each.""",
    "key-reused": """
This Idempotency-Key was sent before with another turn. A new turn needs a new key.""",
    "too-many": """
Too many requests, games or invitations in a time, or an inbox that is full. Wait for as long as
`Retry-After` says.""",
    "broken": """
A mistake of this service. It was written down, and nothing was changed.""",
    "unavailable": """
The database cannot be reached or is full. Try again: with the same Idempotency-Key nothing is
played twice.""",
}


def show(slug: str) -> Response:
    """The page about one kind of refusal."""
    if slug not in EXPLANATIONS:
        return Response("There is no such kind of refusal.\n", 404, mimetype="text/plain")
    return Response(f"{slug}\n{EXPLANATIONS[slug]}\n", mimetype="text/plain")
