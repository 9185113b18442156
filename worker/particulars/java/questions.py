"""What Java asks of a seat: a turn, a sealed bid, or a word in an open competition."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.java.cards import called
from engine.java.stock import ALONE, SHARED
from engine.words import both, counted
from worker.particulars.game import Names, Question, View
from worker.particulars.java.words import (
    capital,
    fame,
    final,
    is_you,
    own,
    palace,
    people,
    suitable,
    worths,
)


def question(view: View, names: Names) -> Question:
    """What is asked in this phase."""
    return QUESTIONS[view["phase"]](view, names)


def turn(view: View, names: Names) -> Question:
    """Action points, cards and tokens, and the duty to lay a tile; or that it is the last time."""
    row, left = own(view), view["points_left"]
    has = [
        counted(left, "action point"),
        counted(row["cards"], "card"),
        *([counted(row["tokens"], "extra action token")] if row["tokens"] else []),
    ]
    if view["final"]:
        asks = (
            f"It is your last turn: you have {both(has)}, and need not lay a tile. Then your final scoring "
            f"is done; as the palaces stand it would bring {fame(final(view, view['you']['seat']))}."
        )
        return Question("your last turn", "Play your last turn", asks)
    threes = view["supply"]["threes"]
    duty = "" if view["placed"] else " You are to lay a land tile, if you can."
    tiles = "tile of 3 spaces is" if threes == 1 else "tiles of 3 spaces are"
    supply = f"{threes} {tiles} left; the last one ends the game."
    return Question(
        "your turn", "Play your turn", f"Turn {view['turn']}: you have {both(has)}.{duty} {supply}"
    )


def festival(view: View, names: Names) -> str:
    """Whose festival it is, what it brings, and what the own cards are worth in it."""
    going = view["bidding"]
    value, who = going["value"], going["arranger"]
    holds = "You hold" if is_you(view, who) else f"{capital(names[who])} holds"
    competed = len(going["seats"]) > 1
    shared = f", and {SHARED[value]} to each who shares" if SHARED.get(value) and competed else ""
    cards = f"Your cards for it: {worths(view)}" if suitable(view) else "No card of yours matches it"
    return (
        f"{holds} a festival in {palace(going)}. It brings {fame(ALONE[value])} to whoever wins it alone"
        f"{shared}. The festival card is {called(view['open'])}. {cards}."
    )


def bid(view: View, names: Names) -> Question:
    """A sealed bid: the cards one is ready to play, and whether one would share in a tie."""
    going = view["bidding"]
    others = [seat for seat in going["seats"] if not is_you(view, seat)]
    if not others:
        alone = "Nobody else can compete: you enjoy it alone. Choose the card that you play; one is enough."
        return Question("your festival", "Choose your card", f"{festival(view, names)} {alone}")
    rivals = [f"{names[seat]} with {counted(view['seats'][seat]['cards'], 'card')}" for seat in others]
    against = f"Against you: {both(rivals)}."
    least = "at least one" if is_you(view, going["arranger"]) else "or none"
    what = (
        f"Seal the cards that you are ready to play, {least}, and whether you would share in a tie. Only "
        "those that are needed are played; the others stay in your hand, unseen."
        if suitable(view)
        else "You can only bid nothing, and nobody hears why."
    )
    return Question("your bid", "Make your bid", f"{festival(view, names)} {against} {what}")


def auction(view: View, names: Names) -> Question:
    """A word in an open competition: reach the highest bid or leave; share a tie or raise."""
    going, seat = view["bidding"], view["you"]["seat"]
    mine, high = total(going, seat), max(total(going, one) for one in going["seats"])
    if going["tie"]:
        share = fame(SHARED[going["value"]])
        tied = people(names, going["in"])
        asks = f"{capital(tied)} are tied at {high}: share, for {share} each if all do, or play more cards."
        return Question("share or raise", "Share or raise", f"{festival(view, names)} {asks}")
    leading = people(names, [one for one in going["in"] if total(going, one) == high])
    have = f"you have {mine}" if mine else "you have played nothing yet"
    asks = f"The highest bid is {high}, by {leading}; {have}. Play cards to reach {high} or more, or pass."
    return Question("your bid", "Make your bid", f"{festival(view, names)} {asks}")


def total(going: Any, seat: int) -> int:
    """The points of a seat's cards on the table."""
    return int(going["totals"][str(seat)])


QUESTIONS: Mapping[str, Callable[[View, Names], Question]] = {"turn": turn, "bid": bid, "auction": auction}
