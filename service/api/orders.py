"""Standing orders: what a seat wants done when it is asked. Each seat sees its own."""

from typing import Any

from flask import Response

from service.access import site
from service.api.asking import player, somebody, writer
from service.api.operation import Answer, operation, part
from service.api.order_examples import NEW_ORDERS, ORDERS
from service.api.trying import where
from service.load import Loaded, load
from service.named import named
from service.present import names
from service.schemas.orders import NewOrders, Orders
from service.standing import STANDING
from service.standing.giving import dismiss, own_orders, put, withdraw

blueprint = part("orders", "Standing orders: moves that are made for you when you are asked; secret.")


@operation(
    blueprint, "GET", "/games/<game:game>/orders", "listOrders",
    asks=somebody, scope="games:read",
    answers={200: Answer("Your standing orders.", Orders, ORDERS)},
    refuses=(401, 403, 404),
)  # fmt: skip
def list_orders(game: str) -> Any:
    """List your standing orders

    Nobody else is told of them, nor that a move of yours came from one; they do not stand in the log. Those
    that are used up are gone.
    """
    return orders_document(*player(game))


@operation(
    blueprint, "PUT", "/games/<game:game>/orders", "putOrders",
    asks=somebody, scope="games:play",
    answers={200: Answer("These stand now.", Orders, ORDERS)},
    refuses=(401, 403, 404, 409, 429),
    body=NewOrders, example=NEW_ORDERS,
)  # fmt: skip
def put_orders(body: dict[str, Any], game: str) -> Any:
    """Give, replace and withdraw standing orders

    The list is the whole of them. They answer from now on, also a question that you are asked already. Once
    this is answered, an order that is not among them is played no more. When what an order rests on is no
    longer so, nothing of it is played: it is dropped, and you find a notice.
    """
    loaded, seat = writer(game)
    put(site(), loaded.record.game, seat, body["orders"], body.get("point"))
    return orders_document(load(site(), loaded.record.game), seat)


@operation(
    blueprint, "DELETE", "/games/<game:game>/orders/<topic:topic>", "withdrawOrder",
    asks=somebody, scope="games:play",
    answers={204: Answer("Withdrawn: it is played no more.")},
    refuses=(401, 403, 404, 409, 429),
)  # fmt: skip
def withdraw_order(game: str, topic: str) -> Any:
    """Withdraw a standing order

    By its topic.
    """
    loaded, seat = writer(game)
    withdraw(site(), loaded.record.game, seat, topic)
    return Response(status=204)


@operation(
    blueprint, "DELETE", "/games/<game:game>/notices", "dismissNotices",
    asks=somebody, scope="games:play",
    answers={204: Answer("Put away.")},
    refuses=(401, 403, 404, 409, 429),
)  # fmt: skip
def dismiss_notices(game: str) -> Any:
    """Put the notices about dropped orders away

    They go by themselves when you move.
    """
    loaded, seat = writer(game)
    dismiss(site(), loaded.record.game, seat)
    return Response(status=204)


def orders_document(loaded: Loaded, seat: int) -> dict[str, Any]:
    """A seat's standing orders, notices, and how orders are written."""
    record, kept = loaded.record, own_orders(site(), loaded, seat)
    standing, shown = STANDING.get(record.table.rules), names(site(), record)
    return {
        **where(record, seat),
        "orders": [
            {
                "topic": order.topic,
                "line": order.line,
                "text": named(standing.say(order), shown) if standing else "",
                "at": order.at,
            }
            for order in kept.orders
        ],
        "notices": [
            {"line": one.line, "why": one.why, "done": one.done, "at": one.at} for one in kept.notices
        ],
        "forms": [
            {"topic": topic, "example": form.example, "text": form.text}
            for topic, form in (standing.FORMS if standing else {}).items()
        ],
    }
