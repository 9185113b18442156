"""What the help page of Java shows."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from engine.java.colours import COLOURS
from engine.java.data import TABLES
from engine.java.notation import FORMS
from engine.java.rulebook import SENTENCES
from engine.java.rulings import RULINGS
from engine.java.stock import ALONE, SHARED
from service.boards import java
from service.boards.board import Marks
from service.boards.java.example import example
from service.look.seats import SHAPES
from service.pages.java.cities import cities
from service.pages.java.worked import worked
from service.standing.java import FORMS as STANDING

MEANINGS = {
    "place": "lay a land tile: v stands behind its village, r behind its rice fields",
    "enter": "bring a developer from outside to this space, by the cheapest way",
    "walk": "move the developer on the first space to the second, by the cheapest way",
    "exit": "take the developer on this space off the board, by the cheapest way",
    "palace": "build a palace of this value there, or enlarge the one that stands there to it",
    "irrigate": "lay an irrigation tile on this empty space",
    "draw": "draw the top card of the deck, unseen, or take the open card",
    "token": "play an extra action token: one action point more in this turn",
    "festival": "hold a festival in the palace there; it ends the turn",
    "end": "end the turn",
    "bid": "in a festival by sealed bids: the cards that you are ready to play; with share behind them you "
    "would share in a tie, with alone or nothing behind them you would not. In an open one the cards that "
    "you add",
    "pass": "in an open festival: you are out",
    "share": "in an open festival, when all who are left are equal: you would share",
}
COSTS = (  # what, action points, more of it
    ("Lay a land tile of 1, 2 or 3 spaces", "1", "and 1 for each of its spaces outside central Java"),
    ("Bring a developer from the lowlands", "1", "to a land tile beside them; then the way on"),
    ("Bring a developer from the mountains", "2", "the same"),
    ("Move a developer within one land type", "free", "however far, over any height"),
    ("… from rice to village, or back", "1", "each time"),
    ("Take a developer off the board", "1 or 2", "as it costs to come: lowlands 1, mountains 2"),
    ("Build or enlarge a palace", "1", "brings half its new value"),
    ("Lay an irrigation tile", "1", "on bare land"),
    ("Draw a card", "1", "at most 2 in a turn"),
    ("Extra action token", "gives 1", "one in a turn, 3 in the game"),
    ("Hold a festival", "free", "the last action of a turn"),
)
TITLE = "A board in the middle of a game."


def help_words() -> Mapping[str, Any]:
    """Names, costs, the notation, the rules, and worked examples."""
    view = example()
    return {
        "sentences": SENTENCES,
        "rulings": RULINGS,
        "tables": TABLES,
        "forms": FORMS,
        "meanings": MEANINGS,
        "needs_figure": lambda heading, sentence: False,
        "costs": COSTS,
        "fame": [(value, ALONE[value], SHARED[value]) for value in ALONE],
        "map": Markup(java.picture(view, Marks(), title=TITLE)),
        "final": cities(view),
        "colours": list(zip(COLOURS, SHAPES, strict=False)),
        "standing": STANDING,
        "worked": worked(),
    }
