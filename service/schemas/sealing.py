"""Seals and their openings: choices that everybody makes at the same time, unseen."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema

from service.schemas import common
from service.schemas.fields import Strict, Text, code
from service.schemas.moves import Move
from service.schemas.play import LONGEST_TEXT

UNDER_THE_HASH = "SHA-256 over game, point, seat, nonce and move."


def one_move() -> fields.Nested:
    return fields.Nested(Move)


def one_line() -> Text:
    about = {"description": "The move in the notation.", "example": "keep"}
    return Text(LONGEST_TEXT, least=1, metadata=about)


def either(data: dict[str, Any]) -> None:
    """Raise ValidationError unless there is a move or a text, and not both."""
    if ("move" in data) == ("text" in data):
        raise ValidationError("Send either a move or text.", "move")


class Seal(Strict):
    """A sealed choice, in one of three ways.

    With `move` or `text` alone it is deposited: we make the nonce and keep both until all have sealed. With
    `commitment`, `nonce` and `move` or `text` it is deposited under your own nonce. With `commitment` alone
    you keep move and nonce, and send them as an opening when everybody has sealed.
    """

    point = common.point()
    move = one_move()
    text = one_line()
    commitment = common.digest(
        "SHA-256 of the canonical JSON (RFC 8785) of {tag, game, point, seat, nonce, move}: tag is "
        "“lontar/seal/1”, game the `origin` of the game, move as it stands in the list of legal moves.",
        required=False,
    )
    nonce = common.digest("Your 32 random bytes; needs a commitment.", required=False)
    replaces = common.digest(
        "The commitment of your seal that this one replaces; needs a commitment.", required=False
    )
    signature = code(
        "[A-Za-z0-9_-]{86}",
        "64 bytes in base64url, 86 characters.",
        metadata={
            "description": "For a seat with a key: its Ed25519 signature over the canonical JSON of "
            "{tag, commitment, replaces}; tag is “lontar/seal-signature/1”, replaces null for the first."
        },
    )

    @validates_schema
    def one_of_three(self, data: dict[str, Any], **_: Any) -> None:
        if "commitment" not in data:
            for name in ("nonce", "replaces", "signature"):
                if name in data:
                    raise ValidationError("It goes with a commitment alone.", name)
        if "nonce" in data or "commitment" not in data:
            either(data)
        elif "move" in data or "text" in data:
            raise ValidationError("Send the nonce as well, or else keep the move for its opening.", "nonce")


class Opening(Strict):
    """What a seat has kept under its seal: the move as JSON or text, and the nonce."""

    point = common.point()
    move = one_move()
    text = one_line()
    nonce = common.digest("The 32 bytes that hid the move.")

    @validates_schema
    def one(self, data: dict[str, Any], **_: Any) -> None:
        either(data)


class Sealed(Schema):
    """Your sealed choice; move, text and nonce are absent while you keep them yourself."""

    game = common.game_id()
    version = common.version("The commit that holds the seal.")
    point = common.point()
    seat = common.seat()
    kept = common.flag("Whether you keep the opening, and send it when everybody has sealed.")
    move = fields.Nested(Move)
    text = common.text("The move in the notation.", required=False)
    nonce = common.digest("The 32 bytes that hide your move.", required=False)
    commitment = common.digest(f"What stands in the log: {UNDER_THE_HASH}")
    receipt = common.receipt("That the commitment stands in the log: of the kind `seal`.")


class Opened(Schema):
    """An opening that was taken; the phase is settled when all are."""

    game = common.game_id()
    version = common.version()
    point = common.point()
    seat = common.seat()
    move = fields.Nested(Move, required=True)
    text = common.text("The move in the notation.")
    commitment = common.digest(f"What it opens: {UNDER_THE_HASH}")
    receipt = common.receipt("That we had the opening: of the kind `opening`.")
