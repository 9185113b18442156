"""The menu of a turn: everything that it can consist of, and why some of it is not possible now."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from engine.java.cards import called
from engine.java.stock import ACTION_POINTS, CARDS_A_TURN, TOKEN
from engine.words import either
from service.boards import java
from service.pages.draft import Draft
from service.pages.java.choices import Act
from service.pages.java.festivals import rivals, to_hold
from service.pages.java.picking import added, pick_href
from service.pages.java.reasons import keep, no_entry, no_festival, no_palace, no_walk, short
from service.pages.java.words import Kind, View, counted, kind_of, mine

Moves = Mapping[str, Sequence[tuple[str, Any]]]  # by kind
SIZE = 34  # pixels of a sign


def menu(view: View, moves: Moves, draft: Draft, what: str) -> list[Act]:
    """All acts, always in the same places; without an action point those that are free. `what` is in hand."""
    acts = [
        *tiles(view, moves, draft, what),
        bring(view, moves, draft, what),
        walk(view, moves, draft, what),
        palace(view, moves, draft, what),
        irrigate(view, moves, draft, what),
        card(view, moves, draft, "deck"),
        card(view, moves, draft, "open"),
        token(view, moves, draft),
        festival(view, moves, draft, what),
    ]
    return acts if view["points_left"] else [act for act in acts if act.href]


def tiles(view: View, moves: Moves, draft: Draft, what: str) -> list[Act]:
    """The four kinds of land tiles, with what is left of each."""
    possible = {kind_of(move) for _, move in moves.get("Place", ())}
    row = mine(view)
    left = {"three": view["supply"]["threes"], "two": row["twos"], "rice": row["rices"]}
    left["village"] = row["villages"]
    titles: Mapping[Kind, str] = {
        "three": "3 spaces",
        "two": "2 spaces",
        "rice": "Rice",
        "village": "Village",
    }
    return [
        Act(
            title,
            (threes(view) if kind == "three" else f"yours: {left[kind]}")
            if kind in possible
            else short(view, "none left" if not left[kind] else "fits nowhere"),
            pick_href(draft, kind) if kind in possible else None,
            Markup(java.tile(kind, 0, SIZE)),
            what == kind,
        )
        for kind, title in titles.items()
    ]


def threes(view: View) -> str:
    """How many 3-space tiles are left; the last one is warned of before it is chosen."""
    left = view["supply"]["threes"]
    return "1 left: laying it ends the game" if left == 1 else f"{left} left"


def bring(view: View, moves: Moves, draft: Draft, what: str) -> Act:
    """A developer from outside."""
    left, seat = mine(view)["developers"], view["you"]["seat"]
    href = pick_href(draft, "enter") if "Enter" in moves else None
    sign = Markup(java.developer(seat, SIZE))
    note = f"{left} in hand" if href else no_entry(view)
    return Act("New developer", note, href, sign, what == "enter")


def walk(view: View, moves: Moves, draft: Draft, what: str) -> Act:
    """A developer who is on the board."""
    here = len(view["developers"][view["you"]["seat"]])
    href = pick_href(draft, "walk") if "Walk" in moves or "Exit" in moves else None
    note = f"{here} on the board" if href else no_walk(view)
    sign = Markup(java.developer(view["you"]["seat"], SIZE, 1))
    return Act("Move developer", note, href, sign, what == "walk")


def palace(view: View, moves: Moves, draft: Draft, what: str) -> Act:
    """Building and enlarging; the note names the best. With only one space it is not asked for."""
    found = [move for _, move in moves.get("Palace", ())]
    if not found:
        return Act("Palace", no_palace(view), None, Markup(java.palace(2, SIZE)))
    best = max(found, key=lambda move: int(move["value"]))
    note = f"{best['cell']} to {best['value']}, +{best['value'] // 2}"
    cells = {move["cell"] for move in found}
    href = pick_href(draft, "palace", *(cells if len(cells) == 1 else ()))
    return Act("Palace", note, href, Markup(java.palace(best["value"], SIZE)), what == "palace")


def irrigate(view: View, moves: Moves, draft: Draft, what: str) -> Act:
    """An irrigation tile."""
    left = view["supply"]["irrigation"]
    href = pick_href(draft, "irrigate") if "Irrigate" in moves else None
    note = f"{left} left" if href else keep(view, "no empty space") if left else "none left"
    return Act("Irrigation", note, href, Markup(java.irrigation(SIZE)), what == "irrigate")


def card(view: View, moves: Moves, draft: Draft, source: str) -> Act:
    """A card of the deck, unseen, or the open one."""
    lines = {move["source"]: line for line, move in moves.get("Draw", ())}
    href = added(draft, lines[source]) if source in lines else None
    if view["drawn"] >= CARDS_A_TURN:
        why = f"{CARDS_A_TURN} drawn, the most"
    else:
        some = view["supply"]["deck"] or view["supply"]["discards"]
        why = keep(view, "") if some else "no card is left"
    if source == "deck":
        return Act("Top card", f"{counted(view['supply']['deck'], 'card')} in the deck" if href else why,
                   href, Markup(java.card_back(SIZE)))  # fmt: skip
    sign = Markup(java.festival_card(view["open"], SIZE, silent=True))
    return Act("Open card", called(view["open"]) if href else why, href, sign)


def token(view: View, moves: Moves, draft: Draft) -> Act:
    """An extra action token."""
    left = mine(view)["tokens"]
    href = added(draft, moves["Token"][0][0]) if "Token" in moves else None
    why = "one a turn" if view["token"] else "none left"
    note = f"{ACTION_POINTS + TOKEN} points, {left} left" if href else why
    return Act("Token", note, href, Markup(java.token(SIZE)))


def festival(view: View, moves: Moves, draft: Draft, what: str) -> Act:
    """A festival, the last action of a turn. With only one city it is not asked for."""
    lines = {(move["cell"], tuple(move["cards"])): line for line, move in moves.get("Festival", ())}
    cells = list(dict.fromkeys(cell for cell, _ in lines))
    if not cells:
        return Act("Festival", no_festival(view), None, Markup(java.festival(SIZE)))
    if len(cells) > 1:
        note, sign = f"{either(cells)}; ends the turn", Markup(java.festival(SIZE))
        return Act("Festival", note, pick_href(draft, "festival"), sign, what == "festival")
    held = next(one for one in view["palaces"] if one["cell"] == cells[0])
    ends = "you alone" if not rivals(view, held) else ""
    note = "; ".join(filter(None, (f"on {cells[0]}", ends, "ends the turn")))
    return Act(
        "Festival",
        note,
        to_hold(view, lines, draft, held),
        Markup(java.palace(held["value"], SIZE)),
        what == "festival",
    )
