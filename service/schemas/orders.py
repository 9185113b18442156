"""Standing orders, and notices about those that were dropped."""

from marshmallow import Schema, fields, validate

from service.schemas import common
from service.schemas.fields import Strict, Text
from service.standing.giving import LONGEST, MOST


class Order(Schema):
    """A standing order: known to its seat alone."""

    topic = common.text("What it is about. Another order of the same topic replaces it.")
    line = common.text("The order, as the game writes it.")
    text = common.text("What it does, in a sentence.")
    at = common.time("When it was given.")


class Notice(Schema):
    """An order that was dropped, since what it rests on was no longer so. It has made no move."""

    line = common.text("The order.")
    why = common.text("Why it was dropped, in a sentence.")
    done = common.text("What of it was done, though not by the order: often nothing.")
    at = common.time("When it was dropped.")


class OrderForm(Schema):
    """How the orders of a topic are written."""

    topic = common.text("The topic.")
    example = common.text("An order of this topic.")
    text = common.text("What such orders do.")


class Orders(Schema):
    """Your standing orders in a game."""

    game = common.game_id()
    version = common.version()
    point = common.point()
    seat = common.seat()
    orders = fields.List(
        fields.Nested(Order), **common.about("Those that stand, in the order of their rank.")
    )
    notices = fields.List(
        fields.Nested(Notice), **common.about("Of orders that were dropped, until you move or delete them.")
    )
    forms = fields.List(
        fields.Nested(OrderForm), **common.about("How orders of this game are written; none: it has none.")
    )


class NewOrders(Strict):
    """The standing orders that you want: all of them."""

    orders = fields.List(
        Text(LONGEST, least=1),
        required=True,
        validate=validate.Length(max=MOST),
        metadata={
            "description": "One line for each; what is not among them is withdrawn. Of two of the same topic "
            "the last counts. If one line does not read, everything stays as it was.",
            "example": ["rest pool", "discard y k b"],
        },
    )
    point = common.point(
        required=False,
        metadata={"description": "Send it to have them only if the game still stands there."},
    )
