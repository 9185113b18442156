"""Objections to moving developers, one short function per paragraph."""

from engine.game import Illegal, Seat
from engine.java import moves
from engine.java.board import BITS
from engine.java.cities import developers
from engine.java.state import State
from engine.java.walking import FARTHEST, entries, exit_price, walks, wave
from engine.java.water import covered
from engine.words import counted


def developer_left(state: State, seat: Seat, move: moves.Enter) -> Illegal | None:
    if state.players[seat].supply:
        return None
    return Illegal("All your developers are on the board: move one of them.", "Preparation 6")


def own_developer(state: State, seat: Seat, move: moves.Walk | moves.Exit) -> Illegal | None:
    origin = move.origin if isinstance(move, moves.Walk) else move.cell
    if state.players[seat].developers & BITS[origin]:
        return None
    return Illegal(f"You have no developer on {origin}.", "Moving Developers 2")


def ends_on_land(state: State, seat: Seat, move: moves.Enter | moves.Walk) -> Illegal | None:
    if BITS[move.cell] & covered(state) and not any(palace.cell == move.cell for palace in state.palaces):
        return None
    return Illegal(
        f"{move.cell} is no place to stand: developers stand on land tiles, not on empty spaces, palaces or "
        "irrigation.",
        "Moving Developers 2",
    )


def ends_where_nobody_stands(state: State, seat: Seat, move: moves.Enter | moves.Walk) -> Illegal | None:
    if not BITS[move.cell] & developers(state):
        return None
    return Illegal(f"A developer stands on {move.cell}: each space holds one.", "Moving Developers 5")


def way_in(state: State, seat: Seat, move: moves.Enter) -> Illegal | None:
    return way(state, entries(state, seat, FARTHEST), move.cell, "the border")


def way_on(state: State, seat: Seat, move: moves.Walk) -> Illegal | None:
    return way(state, walks(state, seat, BITS[move.origin], FARTHEST), move.cell, move.origin)


def way(state: State, reached: list[int], cell: str, origin: str) -> Illegal | None:
    """No way, or none that is paid for."""
    price = next((price for price, cells in enumerate(reached) if cells & BITS[cell]), None)
    if price is None:
        return Illegal(
            f"No way leads from {origin} to {cell}: developers go over land tiles, and not past others' "
            "developers.",
            "Moving Developers 8",
        )
    if price <= state.points:
        return None
    return Illegal(
        f"The way to {cell} costs {counted(price, 'action point')}; you have {state.points} left.",
        "Moving Developers 7",
    )


def way_out(state: State, seat: Seat, move: moves.Exit) -> Illegal | None:
    price = exit_price(state, wave(state, seat, (BITS[move.cell],), FARTHEST), FARTHEST)
    if price is None:
        return Illegal(f"No way leads from {move.cell} to the border.", "Moving Developers 11")
    if price <= state.points:
        return None
    return Illegal(
        f"To leave from {move.cell} costs {counted(price, 'action point')}; you have {state.points} left.",
        "Moving Developers 11",
    )
