"""Examples of standing orders, for the document."""

from service.api.examples import AT, WHERE, Example
from service.standing.festivals import FORMS, say
from service.standing.order import NOTHING, Order

ROUTE, REST = Order("route kalimantan y, sulawesi b", "route"), Order("rest pool", "rest")
NEW_ORDERS: Example = {"orders": [ROUTE.line, REST.line]}
ORDERS: Example = {
    **WHERE,
    "orders": [{"topic": one.topic, "line": one.line, "text": say(one), "at": AT} for one in (ROUTE, REST)],
    "notices": [
        {
            "line": "route bali y, jawa b",
            "why": "Bali has no free slot for a yellow ticket.",
            "done": NOTHING,
            "at": AT - 86_400_000,
        }
    ],
    "forms": [{"topic": topic, "example": form.example, "text": form.text} for topic, form in FORMS.items()],
}
