"""Arranging a festival: in which palace, and in open form with which cards."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, cast

from markupsafe import Markup

from engine.java.cards import Card, called
from engine.java.stock import ALONE, SHARED
from service.boards import java
from service.boards.board import Link
from service.pages.draft import Draft
from service.pages.java.cards import toggles
from service.pages.java.choices import Act, Composer
from service.pages.java.picking import Pick, added, pick_href, picked
from service.pages.java.words import View, both, counted, total

Moves = Sequence[tuple[str, Any]]
Lines: TypeAlias = Mapping[tuple[str, tuple[str, ...]], str]  # by palace and cards
SIZE = 34  # pixels of a sign


def fill_festival(made: Composer, view: View, moves: Moves, draft: Draft, pick: Pick) -> None:
    """The palaces that can hold one; in open form the cards that are played first."""
    known = java.spoken(view)
    lines = {(move["cell"], tuple(move["cards"])): line for line, move in moves}
    palaces = {one["cell"]: one for one in view["palaces"]}
    for cell in dict.fromkeys(cell for cell, _ in lines):
        palace, on = palaces[cell], cell == pick.cell
        href = pick_href(draft, "festival") if on else to_hold(view, lines, draft, palace)
        made.links.append(Link(cell, href, f"{known[cell]}: festival here", on))
        sign = Markup(java.palace(palace["value"], SIZE))
        made.acts.append(Act(f"On {cell}, palace of {palace['value']}", stakes(view, palace), href, sign, on))
    if view["festivals"] == "open" and any(cell == pick.cell for cell, _ in lines):
        fill_opening(made, view, lines, draft, palaces[pick.cell])


def to_hold(view: View, lines: Lines, draft: Draft, palace: View) -> str:
    """The address that goes on to a festival in this palace; straight to it where nothing is to be chosen."""
    cell = palace["cell"]
    if view["festivals"] == "sealed":
        return added(draft, lines[cell, ()])
    single = [line for (where, cards), line in lines.items() if where == cell and len(cards) == 1]
    if len(single) == 1 and not rivals(view, palace):
        return added(draft, single[0])
    return pick_href(draft, "festival", cell)


def rivals(view: View, palace: View) -> list[int]:
    """The other seats that may compete there: with a developer in the city, and a card."""
    city = set(palace["city"])
    return [
        row["seat"]
        for row in view["seats"]
        if row["seat"] != view["you"]["seat"] and row["cards"] and city & set(view["developers"][row["seat"]])
    ]


def stakes(view: View, palace: View) -> str:
    """ "4 points alone, 2 for each who shares; {2}, with 3 cards, may compete"."""
    others = [
        f"{{{seat}}}, with {counted(view['seats'][seat]['cards'], 'card')}," for seat in rivals(view, palace)
    ]
    value = palace["value"]
    if not others:
        return f"{counted(ALONE[value], 'point')}: nobody else can compete"
    return f"{fame_words(value)}; {both(others)} may compete"


def fame_words(value: int, alone: bool = False) -> str:
    """What a palace’s festival brings: "4 points alone, 2 for each who shares". alone: nobody competes."""
    if alone:
        return counted(ALONE[value], "point")
    shared = SHARED[value]
    return f"{counted(ALONE[value], 'point')} alone, {shared or 'nothing'} for each who shares"


def fill_opening(made: Composer, view: View, lines: Lines, draft: Draft, palace: View) -> None:
    """The cards in hand, and an act that plays those that are chosen; one card, if nobody else competes."""
    cell, pick = palace["cell"], picked(draft)
    if not rivals(view, palace):
        single = {
            cards[0]: line for (where, cards), line in lines.items() if where == cell and len(cards) == 1
        }
        made.acts = single_cards(view, {card: added(draft, line) for card, line in single.items()})
        return
    made.cards, chosen = toggles(view, pick.cards, lambda cards: pick_href(draft, "festival", cell, *cards))
    line = lines.get((cell, chosen))
    if line:
        points = counted(total(chosen, view), "point")
        made.acts = [Act("Begin with these", points, added(draft, line))]


def single_cards(view: View, hrefs: Mapping[str, str], on: str = "") -> list[Act]:
    """One act for every kind of card that can be played alone, by where it leads."""
    return [
        Act(
            f"Play the card with {called(cast(Card, card))}",
            "",
            href,
            Markup(java.festival_card(cast(Card, card), SIZE, silent=True)),
            card == on,
        )
        for card, href in hrefs.items()
    ]
