"""The moves behind what happens in The Festivals.

That all plans are shown has no line of its own: it answers the plans of all seats at once.
"""

from collections.abc import Mapping

from service.noted.asked import Asked

ASKED: Mapping[str, Asked] = {
    "Named": lambda told, leaf: {"kind": "Name", "seat": told["named"]},
    "Moved": lambda told, leaf: {"kind": "Go", "island": told["island"], "ticket": told["ticket"]},
    "Ordered": lambda told, leaf: {"kind": "Order", "seats": list(told["seats"])},
    "Rested": lambda told, leaf: {"kind": "Rest", "source": told["source"]},
    "Returned": lambda told, leaf: {
        "kind": "Return",
        "island": told["island"],
        "tickets": list(told["tickets"]),
    },
    "Shifted": lambda told, leaf: {"kind": "Shift", "typhoon": told["typhoon"], "border": told["border"]},
    "Held": lambda told, leaf: {"kind": "Hold"},
}
