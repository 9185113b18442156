"""Standing orders of Java: how far to go on in open festivals. Sealed ones ask nobody a second time."""

from collections.abc import Mapping, Sequence
from typing import Final, NoReturn, cast

from engine.game import Illegal
from engine.java.cards import Card, worth
from engine.words import counted
from service.standing.order import Form, Legal, Order, View

FORM: Final = Form(
    "festival up to 3 share",
    "In an open festival you go on with the fewest cards that are needed, up to so many points; beyond that "
    "you pass. When all who are left are equal you share. Or “festival up to 3 alone”: then you raise as "
    "long as it goes, and share only when it does not. Or “festival up to 0 share”: you never go on.",
)
FORMS: Final[Mapping[str, Form]] = {"festival": FORM}
MOST: Final = 60  # points; all cards of the game together are worth less


def asks(view: View) -> bool:
    """An auction asks one question after the other; sealed bids are made once."""
    return bool(view["festivals"] == "open")


def read(line: str, view: View) -> Order:
    """The order that a line says, whatever its case and spacing. Raises Illegal."""
    if not asks(view):
        raise Illegal(
            "Festivals are sealed in this game: you bid once, when one is held. No order is needed."
        )
    words = line.lower().split() or [""]
    match words:
        case ["festival", "up", "to", number, ("share" | "alone") as how] if number.isdecimal():
            if int(number) > MOST:
                raise Illegal(f"So many points cannot be reached. {MOST} are more than enough.")
            return Order(f"festival up to {int(number)} {how}", "festival")
        case ["festival", *_]:
            wrong()
    said = f"“{words[0][:20]}” is no standing order." if words[0] else "An empty line is no standing order."
    raise Illegal(f"{said} They are written like this: {FORM.example}.")


def wrong() -> NoReturn:
    raise Illegal(f"Write it like this: {FORM.example}; or with alone in the place of share.")


def terms(order: Order) -> tuple[int, bool]:
    """Up to how many points, and whether a tie is shared."""
    *_, number, how = order.line.split()
    return int(number), how == "share"


def say(order: Order) -> str:
    """What it does, as a sentence."""
    most, share = terms(order)
    if not most:
        return "In open festivals you never go on, and share when all who are left are equal."
    tie = "you share" if share else "you raise as long as it goes, else you share"
    return (
        f"In open festivals you go on with the fewest cards up to {counted(most, 'point')}, beyond that you "
        f"pass; when all who are left are equal, {tie}."
    )


def answer(order: Order, view: View, legal: Legal) -> str | None:
    """Its answer in an open festival: a bid, a pass or a share."""
    seat = view["you"]["seat"]
    if view["phase"] != "auction" or seat not in view["to_move"]:
        return None
    most, share = terms(order)
    going = view["bidding"]
    if not (going["tie"] and share):
        before = going["totals"][str(seat)]
        for line in cheapest(view, legal):
            if before + points(view, line.split()[1:]) <= most:
                return line
    return "share" if going["tie"] else "pass"


def cheapest(view: View, legal: Legal) -> list[str]:
    """The bids, those of fewest cards first, and of those the ones of fewest points."""
    bids = [line for line, move in legal if move["kind"] == "Bid"]
    return sorted(bids, key=lambda line: (len(line.split()), points(view, line.split()[1:])))


def points(view: View, cards: Sequence[str]) -> int:
    """What these cards are worth."""
    return sum(worth(cast(Card, card), view["open"]) for card in cards)


def over(order: Order, view: View) -> bool:
    """It holds until it is withdrawn."""
    return False
