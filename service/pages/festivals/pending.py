"""pending(): a move that ends a round, as far as its player knows it: up to the next festival."""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from engine.game import Game, Move, Seat, State
from engine.play import replay
from service.sealing import FirstDice

View = Mapping[str, Any]
Told = Mapping[str, Any]

TURNED_UP = "FestivalChanged"  # the one event of a round that chance has a part in


def pending(rules: Game, state: State, seat: Seat, move: Move) -> tuple[View, list[Told]]:
    """The view with this move and all that follows by itself, and what is told of it, up to the draw.

    Nothing hidden decides how a round ends, and what comes behind the first draw is left out.
    """
    happened = rules.decide(state, {seat: move}, FirstDice())
    known = list(takewhile(lambda event: rules.tell(event, seat)["kind"] != TURNED_UP, happened))
    return rules.view(replay(rules, known, state), seat), [rules.tell(event, seat) for event in known]
