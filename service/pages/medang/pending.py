"""pending(): a move that draws, as far as its player knows it before it is sent."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import Game, Move, Seat, State
from engine.medang.board import rows
from engine.medang.scoring import majority

View = Mapping[str, Any]
Told = Mapping[str, Any]


def pending(rules: Game, state: State, seat: Seat, move: Move) -> tuple[View, list[Told]]:
    """The view with this move made, without what is drawn or shown then; and what the board marks of it."""
    return after(rules.view(state, seat), rules.codec.dump(move))


def after(view: View, move: Told) -> tuple[View, list[Told]]:
    """The same, of a view and a move as JSON.

    The view gets more: "slots", the market place by place, None where a tile is still to come; and in "you"
    "new", the tiles that come into the hand, "" for one that nobody has seen yet.
    """
    return CHANGES[move["kind"]](view, move)


def play(view: View, move: Told) -> tuple[View, list[Told]]:
    """The tile that completes the temple."""
    code, number = move["tile"], move["column"]
    columns = [list(column) for column in view["columns"]]
    columns[number - 1].append(code)
    leading = [majority(row) for row in rows(view["temple"], tuple(map(tuple, columns)))]
    floors = [
        {"floor": floor, "most": list(most), "count": count} for floor, (most, count) in enumerate(leading, 1)
    ]
    placed = {"kind": "Placed", "seat": view["you"]["seat"], "tile": code, "column": number}
    after = holding({**view, "columns": columns, "floors": floors}, less(view["you"]["hand"], [code]))
    return after, [{**placed, "floor": len(columns[number - 1])}]


def buy(view: View, move: Told) -> tuple[View, list[Told]]:
    """The merchant: a tile of the market joins the hand."""
    bought = [move["tile"]]
    return holding(emptied(view, bought), view["you"]["hand"], bought), []


def renew(view: View, move: Told) -> tuple[View, list[Told]]:
    """The leader: six tiles are to come."""
    return emptied(view, view["market"]), []


def exchange(view: View, move: Told) -> tuple[View, list[Told]]:
    """The leader: the hand is gone, the chosen tiles are there."""
    return holding(emptied(view, move["tiles"]), [], move["tiles"]), []


def take(view: View, move: Told) -> tuple[View, list[Told]]:
    """The end of the turn, with a tile that one knows or does not know yet."""
    if move["tile"] == "pile":
        return holding({**view, "pile": view["pile"] - 1}, view["you"]["hand"], [""]), []
    taken = [move["tile"]]
    return holding(emptied(view, taken), view["you"]["hand"], taken), []


CHANGES: Mapping[str, Callable[[View, Told], tuple[View, list[Told]]]] = {
    "Play": play,
    "Buy": buy,
    "Renew": renew,
    "Exchange": exchange,
    "Take": take,
}


def less(tiles: Sequence[str], gone: Sequence[str]) -> list[str]:
    """The tiles without those that are gone, in order."""
    return sorted((Counter(tiles) - Counter(gone)).elements())


def emptied(view: View, gone: Sequence[str]) -> View:
    """The market with empty places."""
    left, slots = Counter(gone), list[str | None]()
    for code in view["market"]:
        slots.append(None if left[code] else code)
        left[code] -= bool(left[code])
    return {**view, "market": less(view["market"], gone), "slots": slots}


def holding(view: View, hand: Sequence[str], new: Sequence[str] = ()) -> View:
    """The viewer with these tiles, some of them new in the hand, and the number of them for all to see."""
    seat, known = view["you"]["seat"], [code for code in new if code]
    seats = [{**row, "hand": len(hand) + len(new)} if row["seat"] == seat else row for row in view["seats"]]
    you = {**view["you"], "hand": sorted([*hand, *known]), "new": list(new)}
    return {**view, "seats": seats, "you": you}
