"""Help: how Lontar goes, and how each game goes."""

from flask import render_template

from engine.medang.data import TABLES
from engine.medang.notation import FORMS
from engine.medang.rulebook import SENTENCES
from engine.medang.rulings import RULINGS
from service.boards.medang.names import COLOURS, DYNASTIES, SIGNS, TRADES
from service.pages.back import back
from service.pages.blueprint import pages
from service.pages.medang.worked import worked
from service.paragraphs import anchor

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


@pages.get("/help")
def help_page() -> str:
    """How Lontar goes."""
    return render_template("help/lontar.html", back_to=back())


@pages.get("/help/medang")
def help_medang() -> str:
    """How Medang goes, its notation, rules and rulings."""
    rebuilt = {name: table for name, table in TABLES.items() if table.status != "RULEBOOK"}
    return render_template(
        "help/medang.html",
        sentences=SENTENCES,
        rulings=RULINGS,
        anchor=anchor,
        forms=FORMS,
        meanings=MEANINGS,
        dynasties=DYNASTIES,
        colours=COLOURS,
        signs=SIGNS,
        trades=TRADES,
        copies=TABLES["copies"].table,
        rebuilt=rebuilt,
        worked=worked(),
        needs_figure=needs_figure,
        back_to=back(),
    )


def needs_figure(heading: str, sentence: str) -> bool:
    """Does this sentence of the rulebook speak of a picture there, which is not shown here?"""
    return heading == "Column scoring examples" or sentence.startswith(("Example:", "In the second row"))
