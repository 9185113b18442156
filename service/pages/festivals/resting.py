"""Resting: from the pool, in the middle of the island, or not at all."""

from engine.festivals.islands import NAMES
from service.boards.festivals.names import in_words
from service.pages.draft import Draft
from service.pages.festivals.choices import Act, Composer
from service.pages.festivals.words import Legal, View, pool_gain, row_of, tile_of

TITLES = {"pool": "From the pool", "middle": "From the middle", "nothing": "Nothing"}


def fill_rests(made: Composer, view: View, rests: Legal, draft: Draft) -> None:
    """What a rest gives from where."""
    island = row_of(view, view["you"]["seat"])["island"]
    made.explain = f"You rest on {NAMES[island]}: take tickets from one of these."
    given = {"pool": pool_gain(view, island), "middle": tuple(tile_of(view, island)["middle"]), "nothing": ()}
    for line, move in rests:
        tickets = given[move["source"]]
        note = in_words(tickets) if tickets else "your hand stays as it is"
        made.acts.append(Act(TITLES[move["source"]], note, draft.adding(line), tickets))
