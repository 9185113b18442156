"""Personal access tokens."""

from marshmallow import Schema, fields, validate

from service.schemas import common
from service.schemas.fields import Strict, Text, Whole, code
from service.tokens import LONGEST, SCOPES
from service.users import NAME_LENGTH


def scopes() -> fields.List[str]:
    meaning = "What it allows: " + "; ".join(f"`{scope}`: {means}" for scope, means in SCOPES.items()) + "."
    one = fields.String(validate=validate.OneOf(list(SCOPES)))
    return fields.List(one, validate=validate.Length(1, len(SCOPES)), **common.about(meaning))


class NewToken(Strict):
    """A token to be made."""

    name = Text(NAME_LENGTH, least=1, required=True, metadata={"description": "What you know it by."})
    scopes = scopes()
    days = Whole(1, LONGEST, required=True, metadata={"description": "For how many days it is good."})


class Token(Schema):
    """A token as it is listed: without the secret."""

    id = common.text("What it is revoked by.")
    name = common.text("What you know it by.")
    scopes = scopes()
    created = common.time("When it was made.")
    expires = common.time("When it ends.")
    used = fields.String(
        metadata={
            "description": "The last day (UTC) on which it was used; absent: never.",
            "example": "2026-11-30",
        }
    )


class MadeToken(Token):
    """A token that was made, with the secret, which is never shown again."""

    token = code(
        "lontar_u[0-9a-f]{16}_[A-Za-z0-9_-]{43}", "", **common.about("Send it as `Authorization: Bearer …`.")
    )


class TokenList(Schema):
    """Your tokens, the newest first."""

    items = fields.List(fields.Nested(Token), required=True)
