"""Developers: one who is brought in; one who moves, and where he can go; one who is taken off."""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from service.boards import java
from service.boards.board import Link
from service.boards.java.relief import relief
from service.pages.draft import Draft
from service.pages.java.choices import Act, Composer
from service.pages.java.obstacles import occupied
from service.pages.java.picking import Pick, added, pick_href
from service.pages.java.prices import ways_of
from service.pages.java.words import View, action_points, price_words

Moves = Sequence[tuple[str, Any]]
SIZE = 34  # pixels of a sign


def fill_enter(made: Composer, view: View, moves: Moves, draft: Draft, pick: Pick) -> None:
    """Every space that he can come to, with the price of the cheapest way."""
    made.spaces = True
    known, prices = java.spoken(view), ways_of(view).entries()
    for line, move in moves:
        made.links.append(going(known, move["cell"], prices[move["cell"]], added(draft, line)))
        if move["cell"] == pick.cell:
            made.acts.append(to(view, pick.cell, prices[pick.cell], added(draft, line)))
    if pick.cell and not made.acts:
        made.explain = f"No developer can come to {pick.cell} now{because(view, pick.cell)}."


def because(view: View, cell: str) -> str:
    """What stands in his way there: ": a palace on d3"; empty when nothing does."""
    taken = occupied(relief(view), [cell])
    return f": {taken}" if taken else ""


def to(view: View, cell: str, price: int, href: str) -> Act:
    """The act for a space that was typed."""
    return Act(f"To {cell}", price_words(price), href, Markup(java.developer(view["you"]["seat"], SIZE)))


def going(known: dict[str, str], cell: str, price: int, href: str) -> Link:
    """A link to a space with its price."""
    return Link(
        cell, href, f"{known[cell]}: developer here, {action_points(price)}", label=str(price), counts="price"
    )


def fill_walk(made: Composer, view: View, moves: Moves, draft: Draft, pick: Pick) -> None:
    """The developers that can move; of the one in hand every space that he can go to, and the way off."""
    made.spaces = True
    known, ways = java.spoken(view), ways_of(view)
    walks = [(line, move) for line, move in moves if move["kind"] == "Walk"]
    exits = {move["cell"]: line for line, move in moves if move["kind"] == "Exit"}
    own = list(dict.fromkeys([*(move["origin"] for _, move in walks), *exits]))
    for cell in own:
        on = cell == pick.cell
        name = f"{known[cell]}: {'leave him' if on else 'move him'}"
        href = pick_href(draft, "walk", *(() if on else (cell,)))
        made.links.append(Link(cell, href, name, on))
    if pick.cell not in own:
        made.explain = f"No developer of yours can move from {pick.cell} now." if pick.cell else ""
        return
    made.typed, prices = f"{pick.cell} ", ways.walks(pick.cell)
    for line, move in walks:
        if move["origin"] == pick.cell:
            made.links.append(going(known, move["cell"], prices[move["cell"]], added(draft, line)))
            if move["cell"] == pick.goal:
                made.acts.append(to(view, pick.goal, prices[pick.goal], added(draft, line)))
    if pick.goal and not made.acts:
        made.explain = f"He cannot go from {pick.cell} to {pick.goal} now{because(view, pick.goal)}."
    price = ways.leaving(pick.cell) if pick.cell in exits else None
    if price is not None:
        sign = Markup(java.developer(view["you"]["seat"], SIZE))
        href = added(draft, exits[pick.cell])
        made.acts.append(Act("Take him off the board", price_words(price), href, sign))
