"""Objections to moving developers, one short function per paragraph."""

from engine.game import Illegal, Seat
from engine.java import moves
from engine.java.board import BITS, Cells, flood, names
from engine.java.cities import developers, palace_cells
from engine.java.state import State
from engine.java.walking import FARTHEST, border, from_cell, over_the_border
from engine.java.water import covered
from engine.words import both, counted


def developer_left(state: State, seat: Seat, move: moves.Enter) -> Illegal | None:
    if state.players[seat].supply:
        return None
    return Illegal("All your developers are on the board: move one of them.", "Preparation 6")


def own_developer(state: State, seat: Seat, move: moves.Walk | moves.Exit) -> Illegal | None:
    origin = move.origin if isinstance(move, moves.Walk) else move.cell
    if state.players[seat].developers & BITS[origin]:
        return None
    there = names(state.players[seat].developers)
    yours = f"yours stand on {both(there)}" if there else "bring one to the board first"
    return Illegal(f"You have no developer on {origin}: {yours}.", "Moving Developers 2")


def ends_on_land(state: State, seat: Seat, move: moves.Enter | moves.Walk) -> Illegal | None:
    if BITS[move.cell] & covered(state) & ~palace_cells(state):
        return None
    return Illegal(
        "Developers stand on land tiles, not on empty spaces, palaces or irrigation: "
        f"{move.cell} is no place for them.",
        "Moving Developers 2",
    )


def ends_where_nobody_stands(state: State, seat: Seat, move: moves.Enter | moves.Walk) -> Illegal | None:
    if not BITS[move.cell] & developers(state):
        return None
    return Illegal(f"A developer stands on {move.cell}: each space holds one.", "Moving Developers 5")


def way_in(state: State, seat: Seat, move: moves.Enter) -> Illegal | None:
    way, cell = over_the_border(state, seat), BITS[move.cell]
    if way.price(cell, state.points) is not None:
        return None
    price = way.price(cell, FARTHEST)
    if price is None:
        return no_way(state, "the border", border(state), move.cell)
    return unpaid(state, f"The way to {move.cell}", price, "Moving Developers 4")


def way_on(state: State, seat: Seat, move: moves.Walk) -> Illegal | None:
    way, cell = from_cell(state, seat, BITS[move.origin]), BITS[move.cell]
    if way.price(cell, state.points) is not None:
        return None
    price = way.price(cell, FARTHEST)
    if price is None:
        return no_way(state, move.origin, BITS[move.origin], move.cell)
    return unpaid(state, f"The way to {move.cell}", price, "Moving Developers 7")


def way_out(state: State, seat: Seat, move: moves.Exit) -> Illegal | None:
    way, cell = over_the_border(state, seat), BITS[move.cell]
    if way.price(cell, state.points) is not None:
        return None
    price = way.price(cell, FARTHEST)
    if price is None:
        return no_way(state, move.cell, BITS[move.cell], "the border")
    return unpaid(state, f"To leave from {move.cell}", price, "Moving Developers 11")


def no_way(state: State, origin: str, seeds: Cells, target: str) -> Illegal:
    """No way leads from here to there: others stand in it, or land tiles do not lead there at all."""
    land = covered(state) & ~palace_cells(state)
    goal = border(state) if target not in BITS else BITS[target]
    if flood(seeds, land) & goal:
        return Illegal(
            f"Others' developers stand in the way from {origin} to {target}: nobody passes them.",
            "Moving Developers 8",
        )
    return Illegal(
        f"No way leads from {origin} to {target}: developers go over land tiles alone, past no palace.",
        "Moving Developers 2",
    )


def unpaid(state: State, what: str, price: int, rule: str) -> Illegal:
    """More than the action points that are left."""
    return Illegal(f"{what} costs {counted(price, 'action point')}; you have {state.points} left.", rule)
