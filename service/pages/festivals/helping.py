"""What the help page of The Festivals shows."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from engine.festivals.data import TABLES
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import NAMES
from engine.festivals.notation import FORMS
from engine.festivals.rulebook import SENTENCES
from engine.festivals.rulings import RULINGS
from engine.festivals.travellers import TRAVELLERS
from service.boards import BOARDS
from service.boards.board import Marks
from service.boards.festivals.example import example
from service.look.seats import SHAPES
from service.pages.festivals.worked import worked
from service.standing import STANDING

MEANINGS = {
    "plan": "show these tickets: put them behind the screen",
    "stay": "show none, and rest when all have moved",
    "go": "lay a yellow ticket on Bali and go there; one line for each step",
    "rest": "take what the pool gives there, what lies in the middle of the island, or nothing",
    "name": "the airplane: of those who show equally many tickets, this traveller moves next",
    "order": "the airplane: in this order those of one island take prizes and rest",
    "return": "the airplane: this ticket is above the island’s limit and goes to the pool",
    "shift": "move the typhoon of one border to another",
    "hold": "leave the typhoons where they are",
}
TITLE = "The islands in the middle of a round."


def help_words() -> Mapping[str, Any]:
    """Names, numbers, the notation, the rules, and a worked example."""
    return {
        "sentences": SENTENCES,
        "rulings": RULINGS,
        "tables": TABLES,
        "forms": FORMS,
        "meanings": MEANINGS,
        "needs_figure": lambda heading, sentence: False,
        "map": Markup(BOARDS["festivals"].picture(example(), Marks(), title=TITLE)),
        "thresholds": TABLES["thresholds"].table,
        "start_tickets": TABLES["start_tickets"].table,
        "festivals": sorted(
            FESTIVALS.values(), key=lambda card: (list(NAMES).index(card.island), card.number)
        ),
        "travellers": list(zip(TRAVELLERS, SHAPES, strict=False)),
        "standing": STANDING["festivals"].FORMS,
        "worked": worked(),
    }
