"""The menu of a turn: everything that it can consist of, and why some of it is not possible now."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from engine.java.cards import called
from engine.java.stock import ACTION_POINTS, CARDS_A_TURN, TOKEN
from engine.words import either
from service.boards import java
from service.boards.java.ranks import ranks
from service.boards.java.relief import relief, villages
from service.pages.draft import Draft
from service.pages.java.choices import Act
from service.pages.java.picking import added, pick_href
from service.pages.java.prices import ways_of
from service.pages.java.words import Kind, View, counted, kind_of, mine, owed, total

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
            (f"{left[kind]} left" if kind == "three" else f"yours: {left[kind]}")
            if kind in possible
            else short(view, "none left" if not left[kind] else "fits nowhere"),
            pick_href(draft, kind) if kind in possible else None,
            Markup(java.tile(kind, 0, SIZE)),
            what == kind,
        )
        for kind, title in titles.items()
    ]


def short(view: View, why: str) -> str:
    """Why something is not possible that costs a point."""
    return why if view["points_left"] else "no point left"


def keep(view: View, why: str) -> str:
    """Why something is not possible that would take the last point; a land tile may need it."""
    return "keep a point for a tile" if owed(view) and view["points_left"] else short(view, why)


def bring(view: View, moves: Moves, draft: Draft, what: str) -> Act:
    """A developer from outside."""
    left, seat = mine(view)["developers"], view["you"]["seat"]
    href = pick_href(draft, "enter") if "Enter" in moves else None
    why = "all are on the board"
    if left:
        why = keep(view, "no way is open") if ways_of(view).entries() else short(view, "no way is open")
    sign = Markup(java.developer(seat, SIZE))
    return Act("New developer", f"{left} in hand" if href else why, href, sign, what == "enter")


def walk(view: View, moves: Moves, draft: Draft, what: str) -> Act:
    """A developer who is on the board."""
    here = len(view["developers"][view["you"]["seat"]])
    href = pick_href(draft, "walk") if "Walk" in moves or "Exit" in moves else None
    note = f"{here} on the board" if href else "none can move" if here else "none on the board"
    sign = Markup(java.developer(view["you"]["seat"], SIZE, 1))
    return Act("Move developer", note, href, sign, what == "walk")


def palace(view: View, moves: Moves, draft: Draft, what: str) -> Act:
    """Building and enlarging; the note names the best."""
    found = [move for _, move in moves.get("Palace", ())]
    if not found:
        why = keep(view, "no larger one fits") if leads(view) else short(view, "you lead in no village")
        return Act("Palace", why, None, Markup(java.palace(2, SIZE)))
    best = max(found, key=lambda move: int(move["value"]))
    note = f"{best['cell']} to {best['value']}, +{best['value'] // 2}"
    sign = Markup(java.palace(best["value"], SIZE))
    return Act("Palace", note, pick_href(draft, "palace"), sign, what == "palace")


def leads(view: View) -> bool:
    """Does the viewer alone rank highest in any village or city?"""
    found = relief(view)
    first = (ranks(found, village)[:1] for village in villages(found))
    return any(rank.seats == (view["you"]["seat"],) for top in first for rank in top)


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
    """A festival, the last action of a turn."""
    cells = list(dict.fromkeys(move["cell"] for _, move in moves.get("Festival", ())))
    sign = Markup(java.palace(max((one["value"] for one in view["palaces"]), default=2), SIZE, festival=True))
    if not cells:
        return Act("Festival", no_festival(view), None, sign)
    return Act(
        "Festival",
        f"{either(cells)}; ends the turn",
        pick_href(draft, "festival"),
        sign,
        what == "festival",
    )


def no_festival(view: View) -> str:
    """Why none can be held."""
    own = set(view["developers"][view["you"]["seat"]])
    if not any(not one["festival"] and own & set(one["city"]) for one in view["palaces"]):
        return "in no city of yours"
    if not total(view["you"]["cards"], view):
        return "no card of yours fits"
    return "lay a tile first"
