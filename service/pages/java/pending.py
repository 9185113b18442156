"""pending(): a card that is drawn, as far as its player knows it before the turn is sent."""

from collections.abc import Mapping
from typing import Any

from engine.game import Game, Move, Seat, State
from engine.java.cards import in_order

View = Mapping[str, Any]
Told = Mapping[str, Any]


def pending(rules: Game, state: State, seat: Seat, move: Move) -> tuple[View, list[Told]]:
    """The view with the card in hand, unseen from the deck or as it lies open; and what that tells."""
    view, source = rules.view(state, seat), rules.codec.dump(move)["source"]
    told = {"kind": "CardDrawn", "seat": seat, "source": source}
    seats = [{**row, "cards": row["cards"] + 1} if row["seat"] == seat else row for row in view["seats"]]
    supply, cards = view["supply"], view["you"]["cards"]
    if not supply["deck"]:  # the discards are shuffled first
        supply = {**supply, "deck": len(supply["discards"]), "discards": []}
    supply = {**supply, "deck": supply["deck"] - 1}
    you = {**view["you"], "new": source == "deck"}
    if source == "open":
        told["card"], you["cards"] = view["open"], list(in_order([*cards, view["open"]]))
    drawn, left = view["drawn"] + 1, view["points_left"] - 1
    after = {"seats": seats, "supply": supply, "you": you, "drawn": drawn, "points_left": left}
    return {**view, **after, "turning": source == "open"}, [told]
