"""Arranging a festival: in which palace, and in open form with which cards."""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from engine.java.stock import ALONE, SHARED
from service.boards import java
from service.boards.board import Link
from service.pages.draft import Draft
from service.pages.java.cards import toggles
from service.pages.java.choices import Act, Composer
from service.pages.java.picking import Pick, added, pick_href
from service.pages.java.words import View, both, counted, total

Moves = Sequence[tuple[str, Any]]
SIZE = 34  # pixels of a sign


def fill_festival(made: Composer, view: View, moves: Moves, draft: Draft, pick: Pick) -> None:
    """The palaces that can hold one; in open form the cards that are played first."""
    sealed, known = view["festivals"] == "sealed", java.spoken(view)
    lines = {(move["cell"], tuple(move["cards"])): line for line, move in moves}
    palaces = {one["cell"]: one for one in view["palaces"]}
    for cell in dict.fromkeys(cell for cell, _ in lines):
        palace, on = palaces[cell], cell == pick.cell
        href = added(draft, lines[cell, ()]) if sealed else pick_href(draft, "festival", "" if on else cell)
        made.links.append(Link(cell, href, f"{known[cell]}: festival here", on))
        sign = Markup(java.palace(palace["value"], SIZE))
        made.acts.append(Act(f"On {cell}, palace of {palace['value']}", stakes(view, palace), href, sign, on))
    if not sealed and any(cell == pick.cell for cell, _ in lines):
        fill_opening(made, view, lines, draft, pick)


def stakes(view: View, palace: View) -> str:
    """ "4 points alone, 2 shared; {2} may compete"."""
    value, city = palace["value"], set(palace["city"])
    seats = range(len(view["seats"]))
    others = [
        seat
        for seat in seats
        if seat != view["you"]["seat"]
        and city & set(view["developers"][seat])
        and view["seats"][seat]["cards"]
    ]
    who = both(f"{{{seat}}}" for seat in others) if others else "nobody else"
    return f"{fame_words(value)}; {who} may compete"


def fame_words(value: int) -> str:
    """What a palace’s festival brings: "4 points alone, 2 for each who shares"."""
    shared = SHARED[value]
    return f"{counted(ALONE[value], 'point')} alone, {shared or 'nothing'} for each who shares"


def fill_opening(
    made: Composer, view: View, lines: dict[tuple[str, tuple[str, ...]], str], draft: Draft, pick: Pick
) -> None:
    """The cards in hand, and an act that plays those that are chosen."""
    made.cards, chosen = toggles(
        view, pick.cards, lambda cards: pick_href(draft, "festival", pick.cell, *cards)
    )
    line = lines.get((pick.cell, chosen))
    if line:
        points = counted(total(chosen, view), "point")
        made.acts = [Act("Begin with these", points, added(draft, line))]
