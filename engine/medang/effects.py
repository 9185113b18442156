"""The effects of the trades: which moves they offer, and why a use of one is not allowed."""

from collections.abc import Mapping
from typing import Any, Final

from engine.game import Illegal, Seat
from engine.medang import moves
from engine.medang.board import beside, tile_at
from engine.medang.pieces import EXCHANGE, MONK, Tiles, called, dynasty, value
from engine.medang.state import State
from engine.multiset import holds
from engine.words import either

EFFECTS: Final[Mapping[int, tuple[type[moves.Move], ...]]] = {
    1: (moves.Play,), 2: (moves.Buy,), 3: (moves.Swap,), 4: (moves.Remove,), 5: (moves.Renew, moves.Exchange),
}  # fmt: skip
FORMS: Final = {
    "craftsman": "play, another tile of your hand and a column",
    "merchant": "buy and a tile of the market",
    "monk": "swap and the place of a tile, such as swap 4.1",
    "general": "remove and the place of a tile, such as remove 4.1",
    "leader": "renew for a new market, or exchange and the tiles of the market that replace your hand",
}


def place_on_offer(state: State) -> tuple[int, int]:
    """The place of the tile whose effect is on offer."""
    assert state.placed is not None, "an effect is on offer"
    return state.placed, len(state.columns[state.placed - 1])


def trade_on_offer(state: State) -> int:
    """The trade whose effect is on offer, 1 to 5."""
    column, floor = place_on_offer(state)
    return value(state.columns[column - 1][floor - 1])


def buy_from_market(state: State, seat: Seat, move: moves.Buy) -> Illegal | None:
    return in_market(state, move.tile, "Buy", "Merchant 1")


def in_market(state: State, tile: Any, verb: str, rule: str) -> Illegal | None:
    if tile in state.market:
        return None
    if not state.market:
        return Illegal("The market is empty: nobody can take a tile from it.", "Pass the turn 3")
    return Illegal(f"The {called(tile)} ({tile}) is not in the market. {choices(verb, state.market)}", rule)


def tile_is_there(state: State, seat: Seat, move: moves.Swap | moves.Remove) -> Illegal | None:
    if tile_at(state.columns, move.column, move.floor):
        return None
    verb, rule = ("Swap with", "Monk 1") if isinstance(move, moves.Swap) else ("Remove", "General 1")
    return Illegal(
        f"There is no tile at {move.column}.{move.floor}. {verb} a tile that is in the temple, named by its "
        "column and floor.",
        rule,
    )


def swap_with_another(state: State, seat: Seat, move: moves.Swap) -> Illegal | None:
    if (move.column, move.floor) != place_on_offer(state):
        return None
    return Illegal(
        f"The monk at {move.column}.{move.floor} cannot swap with itself. Name another tile.", "Monk 2"
    )


def swap_allowed(state: State, seat: Seat, move: moves.Swap) -> Illegal | None:
    column, floor = place_on_offer(state)
    monk = state.columns[column - 1][floor - 1]
    other = state.columns[move.column - 1][move.floor - 1]
    if dynasty(other) == dynasty(monk) or value(other) <= MONK:
        return None
    return Illegal(
        f"The {called(other)} at {move.column}.{move.floor} cannot be swapped by the {called(monk)}. Of "
        "another dynasty, choose a craftsman, a merchant or a monk.",
        "Monk 3",
    )


def remove_adjacent(state: State, seat: Seat, move: moves.Remove) -> Illegal | None:
    column, floor = place_on_offer(state)
    if (move.column, move.floor) in beside(column, floor):
        return None
    return Illegal(
        f"The tile at {move.column}.{move.floor} is not next to the general at {column}.{floor}. Choose the "
        "tile below it, or the one to its left or right on the same floor.",
        "General 1",
    )


def remove_another_dynasty(state: State, seat: Seat, move: moves.Remove) -> Illegal | None:
    column, floor = place_on_offer(state)
    general = state.columns[column - 1][floor - 1]
    other = state.columns[move.column - 1][move.floor - 1]
    if dynasty(other) != dynasty(general):
        return None
    return Illegal(
        f"The {called(other)} at {move.column}.{move.floor} is of the general's own dynasty. Choose a "
        "neighbour of another dynasty.",
        "ruling 14",
    )


def renew_something(state: State, seat: Seat, move: moves.Renew) -> Illegal | None:
    if state.market:
        return None
    return Illegal("The market is empty, so it cannot be renewed. Exchange your hand instead.", "ruling 10")


def exchange_for_market(state: State, seat: Seat, move: moves.Exchange) -> Illegal | None:
    if holds(state.market, move.tiles):
        return None
    if not state.market:
        return Illegal("The market is empty: write exchange alone, it is filled from your hand.", "ruling 12")
    return Illegal(f"Choose from the tiles of the market: {listed(state.market)}.", "Leader 5")


def exchange_enough(state: State, seat: Seat, move: moves.Exchange) -> Illegal | None:
    number = min(EXCHANGE, len(state.market))
    if len(move.tiles) == number:
        return None
    if number < EXCHANGE:
        tiles = listed(state.market)
        return Illegal(f"The market has fewer than {EXCHANGE} tiles, so choose all: {tiles}.", "ruling 11")
    return Illegal(f"Choose exactly {number} tiles of the market, not {len(move.tiles)}.", "Leader 5")


def exchange_something(state: State, seat: Seat, move: moves.Exchange) -> Illegal | None:
    if state.market or state.hands[seat]:
        return None
    return Illegal("Your hand and the market are empty, so there is nothing to exchange.", "ruling 27")


def choices(verb: str, tiles: Tiles) -> str:
    """A sentence that names the tiles one can choose, at least one."""
    return f"{verb} {either(sorted(set(tiles)))}."


def listed(tiles: Tiles) -> str:
    """The tiles one by one, copies and all."""
    return ", ".join(sorted(tiles)) or "none"
