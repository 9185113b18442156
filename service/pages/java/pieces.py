"""What the templates of Java draw and name: tiles, palaces, developers, cards, tokens."""

from collections.abc import Sequence

from markupsafe import Markup

from engine.java.cards import called
from engine.java.stock import VALUES
from service.boards import java
from service.pages.drawn import Drawn, drawn
from service.pages.java.bidding import bidders
from service.pages.java.cities import cities
from service.pages.java.festivals import fame_words
from service.pages.java.scored import final_scoring
from service.pages.java.words import View, total


def emblem(seat: int, size: float = 28) -> Markup:
    """The developer of a seat. Silent."""
    return Markup(java.developer(seat, size))


def cards_worth(cards: Sequence[str], view: View) -> int:
    """What cards are worth in a festival now."""
    return total(cards, view)


PIECES: Drawn = {
    "land_tile": drawn(java.tile),
    "palace_tile": drawn(java.palace),
    "irrigation_tile": drawn(java.irrigation),
    "developer": drawn(java.developer),
    "action_token": drawn(java.token),
    "palace_card": drawn(java.festival_card),
    "palace_card_back": drawn(java.card_back),
    "card_called": called,
    "cards_worth": cards_worth,
    "palace_values": lambda: VALUES,
    "fame_words": fame_words,
    "cities_of": cities,
    "bidders_of": bidders,
    "final_scoring": final_scoring,
}
