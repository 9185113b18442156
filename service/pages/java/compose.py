"""The composer of Java: the legal moves as things to choose, each a link to a longer draft."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from service.boards import java
from service.boards.board import Link
from service.pages.draft import Draft
from service.pages.java.bidding import fill_auction, fill_bid
from service.pages.java.building import fill_irrigation, fill_palace
from service.pages.java.choices import Act, Composer
from service.pages.java.developers import fill_enter, fill_walk
from service.pages.java.festivals import fill_festival
from service.pages.java.menu import Moves, menu
from service.pages.java.picking import Pick, added, pick_href, picked, stray
from service.pages.java.tiles import fill_tile
from service.pages.java.words import TILES, Kind, Legal, View, by_kind, lost

Fill = Callable[[Composer, View, Sequence[tuple[str, Any]], Draft, Pick], None]
FILLS: Mapping[str, tuple[Fill, tuple[str, ...]]] = {  # by what is in hand: the kinds of its moves
    "enter": (fill_enter, ("Enter",)),
    "walk": (fill_walk, ("Walk", "Exit")),
    "palace": (fill_palace, ("Palace",)),
    "irrigate": (fill_irrigation, ("Irrigate",)),
    "festival": (fill_festival, ("Festival",)),
}


def compose(view: View, legal: Legal, draft: Draft) -> Composer:
    """The choices after a draft. `legal` is empty when nothing more is asked of its seat."""
    made = Composer(view["phase"])
    if not legal:
        return made
    if view["phase"] == "turn":
        fill_turn(made, view, by_kind(legal), draft)
    elif view["phase"] == "bid":
        made.alone = len(view["bidding"]["seats"]) == 1
        fill_bid(made, view, legal, draft)
    else:
        fill_auction(made, view, legal, draft)
    return made


def fill_turn(made: Composer, view: View, moves: Moves, draft: Draft) -> None:
    """The menu, and what goes on with what is in hand."""
    pick = picked(draft)
    made.pick, made.menu_href = pick.what, draft.href(at="turn")
    made.menu = menu(view, moves, draft, pick.what)
    if "End" in moves:
        note = lost(view["points_left"], "token" in draft.lines)
        made.finish = Act("End the turn", note, added(draft, moves["End"][0][0]))
    if not pick.what:
        made.links = shortcuts(view, moves, draft)
    elif pick.what in TILES:
        fill_tile(made, view, moves.get("Place", ()), draft, pick, cast(Kind, pick.what))
    else:
        fill, kinds = FILLS[pick.what]
        fill(made, view, [move for kind in kinds for move in moves.get(kind, ())], draft, pick)
    if pick.what and (word := stray(draft)):
        made.explain = f"“{word}” is not on the board."


def shortcuts(view: View, moves: Moves, draft: Draft) -> list[Link]:
    """With nothing in hand: the own developers that can move, and the palaces that can be enlarged."""
    known, standing = java.spoken(view), {palace["cell"] for palace in view["palaces"]}
    walkers = dict.fromkeys(
        move.get("origin", move["cell"]) for kind in ("Walk", "Exit") for _, move in moves.get(kind, ())
    )
    palaces = dict.fromkeys(move["cell"] for _, move in moves.get("Palace", ()) if move["cell"] in standing)
    return [
        *(Link(cell, pick_href(draft, "walk", cell), f"{known[cell]}: move him") for cell in walkers),
        *(Link(cell, pick_href(draft, "palace", cell), f"{known[cell]}: enlarge it") for cell in palaces),
    ]
