"""Objections to laying a tile, one short function per paragraph; placing.py knows where it may lie."""

from engine.game import Illegal, Seat
from engine.java import moves
from engine.java.board import BITS, names
from engine.java.cities import developers, palace_cells
from engine.java.placing import (
    flat,
    in_supply,
    inside,
    joins_cities,
    not_exact,
    price,
    vacant,
)
from engine.java.shapes import Kind, shape_of, spaces
from engine.java.state import State
from engine.words import both, counted

KINDS: dict[tuple[bool, int], Kind] = {
    (True, 2): "three",
    (True, 1): "two",
    (True, 0): "village",
    (False, 1): "rice",
}
CALLED: dict[Kind, str] = {
    "three": "3-space tile",
    "two": "2-space tile",
    "rice": "1-space rice field",
    "village": "1-space village",
}


def kind_of(move: moves.Place) -> Kind | None:
    """Which tile a move lays; None when there is no such tile."""
    return KINDS.get((move.village is not None, len(move.rice)))


def is_a_tile(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    if len(set(move.cells)) == len(move.cells) and kind_of(move) and shape_of(spaces(move.cells)):
        return None
    return Illegal(
        "No tile has these spaces. A tile is a village and two rice fields that all touch, a village and a "
        "rice field side by side, one village, or one rice field.",
        "Placing Land Tiles 2",
    )


def tile_in_supply(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    kind, supply = kind_of(move), in_supply(state, seat)
    assert kind is not None, "the paragraph before sees to it"
    if supply[kind]:
        return None
    left = [CALLED[each] for each, there in supply.items() if there]
    whose = "No 3-space tile is left" if kind == "three" else f"You have no {CALLED[kind]} left"
    instead = f"There is a {both(left)}." if left else "No tile is left."
    return Illegal(f"{whose}. {instead}", "Placing Land Tiles 2")


def tile_in_central_java(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    if inside(state, spaces(move.cells)):
        return None
    return Illegal(
        "The whole tile would lie outside central Java: at least one of its spaces must be inside.",
        "Placing Tiles Outside of Central Java 4",
    )


def spaces_unoccupied(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    cells = spaces(move.cells)
    if vacant(state, cells):
        return None
    things = (
        (palace_cells(state), "a palace"),
        (developers(state), "a developer"),
        (state.water, "irrigation"),
    )
    where = [f"{what} on {both(names(here & cells))}" for here, what in things if here & cells]
    return Illegal(
        f"There is {both(where)}: tiles are laid on spaces without palaces, developers and irrigation.",
        "Placing Land Tiles 5",
    )


def tile_lies_flat(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    if flat(state, spaces(move.cells)):
        return None
    heights = [
        f"{cell} on level {sum(1 for layer in state.levels if layer & BITS[cell])}" for cell in move.cells
    ]
    return Illegal(
        f"The tile would tilt: {both(heights)}. All spaces under it must have the same level.",
        "Placing Land Tiles 9",
    )


def not_over_its_like(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    cells = spaces(move.cells)
    lies = shape_of(cells)
    if lies is None or not_exact(state, *lies):
        return None
    return Illegal(
        f"A tile of the same size lies exactly on {both(names(cells))}: shift the new one.",
        "Placing Land Tiles 12",
    )


def cities_stay_apart(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    if not joins_cities(state, move):
        return None
    return Illegal(
        f"With a village on {move.village} two cities would be one: turn the tile, or lay it elsewhere.",
        "Placing Land Tiles 11",
    )


def tile_is_paid(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    cost = price(state, spaces(move.cells))
    if cost <= state.points:
        return None
    outside = f", {cost - 1} of them for spaces outside" if cost > 1 else ""
    return Illegal(
        f"This tile costs {counted(cost, 'action point')}{outside}; you have {state.points} left.",
        "Placing Tiles Outside of Central Java 5" if cost > 1 else "Playing the Game 7",
    )
