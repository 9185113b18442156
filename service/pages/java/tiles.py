"""Laying a tile: the space of its village, or its only space, and then one of six turnings."""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from service.boards import java
from service.boards.board import Link
from service.boards.java.relief import relief
from service.pages.draft import Draft
from service.pages.java.choices import Act, Composer, Turning
from service.pages.java.obstacles import Obstacle, obstacle, occupied
from service.pages.java.picking import Pick, added, pick_href
from service.pages.java.prices import tile_price
from service.pages.java.words import TILES, Kind, View, action_points, both, kind_of

TURNS = range(6)
SIZE = 46  # pixels of a picture
Lines = dict[tuple[str | None, tuple[str, ...]], str]  # by village and rice


def fill_tile(
    made: Composer, view: View, moves: Sequence[tuple[str, Any]], draft: Draft, pick: Pick, kind: Kind
) -> None:
    """The spaces on the board; with one chosen the turnings of the tile."""
    made.spaces = True
    lines: Lines = {
        (move["village"], tuple(move["rice"])): line for line, move in moves if kind_of(move) == kind
    }
    if kind in ("rice", "village"):
        fill_spaces(made, view, lines, draft, pick, kind)
        return
    known = java.spoken(view)
    cheapest: dict[str, int] = {}
    for village, rice in lines:
        price = tile_price(view, (village, *rice) if village else rice)
        cheapest[village or ""] = min(price, cheapest.get(village or "", price))
    for cell, price in cheapest.items():
        name, label = f"{known[cell]}: village here", ""
        if price > 1:
            name, label = f"{name}, from {action_points(price)}", str(price)
        made.links.append(
            Link(
                cell,
                pick_href(draft, kind, cell),
                name,
                cell == pick.cell,
                label,
                "price, where it is more than 1",
            )
        )
    if pick.cell:
        fill_turnings(made, view, lines, draft, kind, pick.cell)
        if not any(one.href for one in made.turnings):
            taken = occupied(relief(view), [pick.cell])
            made.explain = f"Not on {pick.cell}: {taken or 'the tile cannot lie there now'}."


def fill_spaces(made: Composer, view: View, lines: Lines, draft: Draft, pick: Pick, kind: Kind) -> None:
    """A tile of one space needs no turning."""
    known = java.spoken(view)
    for (village, rice), line in lines.items():
        cell = village or rice[0]
        made.links.append(Link(cell, added(draft, line), f"{known[cell]}: {TILES[kind]} here"))
        if cell == pick.cell:
            made.acts.append(Act(f"On {cell}", "", added(draft, line), Markup(java.tile(kind, 0, 34))))
    if pick.cell and not made.acts:
        only = (pick.cell, ()) if kind == "village" else (None, (pick.cell,))
        no = obstacle(view, relief(view), *only)
        made.explain = f"Not on {pick.cell}: {no.text}." if no else f"Not on {pick.cell} now."


def fill_turnings(made: Composer, view: View, lines: Lines, draft: Draft, kind: Kind, cell: str) -> None:
    """The six ways to lay it with its village there, those that are not possible among them."""
    found, order = relief(view), {cell: place for place, cell in enumerate(java.spoken(view))}
    for turn in TURNS:
        lies = java.turning(kind, cell, turn)
        picture = Markup(java.tile(kind, turn, SIZE))
        if lies is None:
            made.turnings.append(refused(picture, Obstacle("off map", "it would reach beyond the map")))
            continue
        village, rice = lies[0], tuple(sorted(lies[1], key=order.__getitem__))
        line = lines.get((village, rice))
        if line is None:
            no = obstacle(view, found, village, rice) or Obstacle("no", "it cannot lie so")
            made.turnings.append(refused(picture, no))
            continue
        price = tile_price(view, (cell, *rice))
        name = f"village on {cell}, rice on {both(rice)}: {action_points(price)}"
        made.turnings.append(Turning(picture, added(draft, line), f"{price} AP", name))


def refused(picture: Markup, no: Obstacle) -> Turning:
    return Turning(picture, None, no.short, f"not possible: {no.text}")
