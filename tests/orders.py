"""Standing orders of Medang, for tests alone: the game itself offers none.

`take pile`: always. `play b1 5`: once. `way b1 5, g3`: play, and then take that tile, or nothing of both.
"""

from types import SimpleNamespace

from engine.game import Illegal
from service.standing.order import Dropped, Form, Legal, Order, View

FORMS = {
    "take": Form("take pile", "You take the top of the pile."),
    "play": Form("play b1 5", "You play this tile there."),
    "way": Form("way b1 5, g3", "You play the tile there and take the other from the market."),
}


def read(line: str, view: View) -> Order:
    words = line.lower().replace(",", " ").split()
    match words:
        case ["take", "pile"]:
            return Order("take pile", "take")
        case ["play", tile, column] if tile in view["you"]["hand"]:
            return Order(f"play {tile} {column}", "play", {"tile": tile})
        case ["way", tile, column, other]:
            return Order(f"way {tile} {column}, {other}", "way", {"tile": tile})
    raise Illegal(f"“{line}” is no order.")


def say(order: Order) -> str:
    return f"{FORMS[order.topic].text} Nobody tells {{1}}."


def answer(order: Order, view: View, legal: Legal) -> str | Dropped | None:
    lines = [line for line, _ in legal]
    if order.topic == "take":
        return order.line if order.line in lines else None
    play, _, other = order.line.removeprefix("way ").removeprefix("play ").partition(", ")
    wanted = f"play {play}" if view["phase"] == "play" else f"take {other}" if other else None
    return wanted if wanted is None or wanted in lines else Dropped(f"“{wanted}” is not possible.")


def over(order: Order, view: View) -> bool:
    """The tile was played, and the turn is over."""
    return (
        "tile" in order.noted and view["phase"] == "play" and order.noted["tile"] not in view["you"]["hand"]
    )


MEDANG = SimpleNamespace(FORMS=FORMS, asks=lambda view: True, read=read, say=say, answer=answer, over=over)
