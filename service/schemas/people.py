"""Users as they see themselves."""

from marshmallow import Schema

from service.schemas import common
from service.schemas.fields import Strict, Text
from service.users import NAME_LENGTH


class Me(Schema):
    """Who is asking."""

    user = common.text("Your id, as it stands in logs.")
    address = common.text("Where your letters go.")
    name = common.text("What you are called.")
    zone = common.text("Your time zone.", metadata={"example": "Asia/Jakarta"})


class MyWish(Strict):
    """What a user may change about himself."""

    name = Text(NAME_LENGTH, least=1, required=True)
    zone = Text(
        64, least=1, required=True, metadata={"description": "An IANA time zone.", "example": "Asia/Jakarta"}
    )
