"""What the help page of Medang shows."""

from collections.abc import Mapping
from typing import Any

from engine.medang.data import TABLES
from engine.medang.notation import FORMS
from engine.medang.rulebook import SENTENCES
from engine.medang.rulings import RULINGS
from service.boards.medang.names import COLOURS, DYNASTIES, SIGNS, TRADES
from service.pages.medang.worked import worked

MEANINGS = {
    "discard": "in the opening: discard these tiles, and draw as many",
    "keep": "in the opening: discard none",
    "play": "play the tile to the column; also the craftsman’s effect",
    "buy": "the merchant’s effect: take this tile of the market",
    "swap": "the monk’s effect: change places with the tile there",
    "remove": "the general’s effect: remove the tile there",
    "renew": "the leader’s effect: a new market",
    "exchange": "the leader’s effect: these tiles of the market are your new hand",
    "take": "end the turn with this tile of the market, or the top of the pile; declines an effect",
    "pass": "end the turn when there is nothing to take",
}


def help_words() -> Mapping[str, Any]:
    """Names, numbers, the notation, the rules, and a worked example."""
    return {
        "sentences": SENTENCES,
        "rulings": RULINGS,
        "tables": TABLES,
        "forms": FORMS,
        "meanings": MEANINGS,
        "needs_figure": needs_figure,
        "dynasties": DYNASTIES,
        "colours": COLOURS,
        "signs": SIGNS,
        "trades": TRADES,
        "copies": TABLES["copies"].table,
        "worked": worked(),
    }


def needs_figure(heading: str, sentence: str) -> bool:
    """Does this sentence of the rulebook speak of a picture there, which is not shown here?"""
    return heading == "Column scoring examples" or sentence.startswith(("Example:", "In the second row"))
