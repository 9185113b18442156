"""The rules as objections: why a move is not allowed here and now. One short function per paragraph."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from engine.game import Illegal, Seat
from engine.medang import moves
from engine.medang.board import beside, capacities, open_columns, tile_at
from engine.medang.pieces import EXCHANGE, MONK, TRADES, Tiles, called, dynasty, holds, value
from engine.medang.state import State
from engine.medang.words import counted, either

EFFECTS: Final[Mapping[int, tuple[type[moves.Move], ...]]] = {
    1: (moves.Play,), 2: (moves.Buy,), 3: (moves.Swap,), 4: (moves.Remove,), 5: (moves.Renew, moves.Exchange),
}  # fmt: skip


def objection(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    """Why this seat may not make this move now, or None. Depends only on what the seat may see."""
    for paragraph in (turn, step, *PARAGRAPHS[type(move)]):
        if no := paragraph(state, seat, move):
            return no
    return None


def awaited(state: State) -> tuple[type[moves.Move], ...]:
    """The kinds of move that the step of the turn allows."""
    match state.phase:
        case "discard":
            return (moves.Discard,)
        case "play":
            return (moves.Play,)
        case "effect":
            return (*EFFECTS[trade_on_offer(state)], moves.Take, moves.Pass)
        case "take":
            return (moves.Take,)
        case "over":
            return ()


def place_on_offer(state: State) -> tuple[int, int]:
    """The place of the tile whose effect is on offer."""
    assert state.placed is not None, "an effect is on offer"
    return state.placed, len(state.columns[state.placed - 1])


def trade_on_offer(state: State) -> int:
    """The trade whose effect is on offer, 1 to 5."""
    column, floor = place_on_offer(state)
    return value(state.columns[column - 1][floor - 1])


def turn(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    if state.phase == "over":
        return Illegal("The game is over: nothing more can be played.", "End of the Game 1")
    if state.phase == "discard" or seat == state.to_move:
        return None
    return Illegal("It is not your turn. Wait until the turn is passed to you.", "How to Play 1")


def step(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    if isinstance(move, awaited(state)):
        return None
    match state.phase:
        case "discard":
            return Illegal(
                "First everybody chooses tiles to change: discard and the tiles, or keep.", "Game Setup 15"
            )
        case "play":
            return Illegal(
                "A turn begins with a tile of your hand: play, the tile and a column.", "How to Play 3"
            )
        case "effect":
            trade = TRADES[trade_on_offer(state)]
            return Illegal(
                f"The effect of the {trade} is on offer: {FORMS[trade]}. Taking a tile declines it.",
                "Activate the effect 1",
            )
    return Illegal("Only step 3 is left: take and a tile of the market, or take pile.", "How to Play 5")


FORMS: Final = {
    "craftsman": "play, another tile of your hand and a column",
    "merchant": "buy and a tile of the market",
    "monk": "swap and the place of a tile, such as swap 4.1",
    "general": "remove and the place of a tile, such as remove 4.1",
    "leader": "renew for a new market, or exchange and the tiles of the market that replace your hand",
}


def discard_from_hand(state: State, seat: Seat, move: moves.Discard) -> Illegal | None:
    if holds(state.hands[seat], move.tiles):
        return None
    return Illegal(
        f"You can discard only what is in your hand: {listed(state.hands[seat])}. Or keep it all.",
        "Game Setup 15",
    )


def play_from_hand(state: State, seat: Seat, move: moves.Play) -> Illegal | None:
    if move.tile in state.hands[seat]:
        return None
    return Illegal(
        f"The {called(move.tile)} ({move.tile}) is not in your hand. {choices('Play', state.hands[seat])}",
        "Play a trade tile 1",
    )


def column_exists(state: State, seat: Seat, move: moves.Play) -> Illegal | None:
    width = len(state.columns)
    if 1 <= move.column <= width:
        return None
    return Illegal(f"There is no column {move.column}. Name one from 1 to {width}.", "Play a trade tile 1")


def column_is_open(state: State, seat: Seat, move: moves.Play) -> Illegal | None:
    if move.column in (columns := open_columns(state.temple, state.columns)):
        return None
    limit = counted(capacities(state.temple)[move.column - 1], "tile")
    return Illegal(
        f"Column {move.column} is full: its temple tile allows {limit}. Choose column {either(columns)}.",
        "Play a trade tile 3",
    )


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


def take_what_is_there(state: State, seat: Seat, move: moves.Take) -> Illegal | None:
    if move.tile != "pile":
        return in_market(state, move.tile, "Take", "Take a tile 1")
    if state.pile:
        return None
    instead = choices("Take", state.market) if state.market else "The market is empty too: pass."
    return Illegal(f"The pile is empty. {instead}", "ruling 7")


def pass_only_without_tiles(state: State, seat: Seat, move: moves.Pass) -> Illegal | None:
    if not can_take(state):
        return None
    return Illegal("A turn ends with a tile: take one of the market, or take pile.", "ruling 8")


def can_take(state: State) -> bool:
    """Whether step 3 is possible (rulings 7 and 8)."""
    return bool(state.market or state.pile)


def choices(verb: str, tiles: Tiles) -> str:
    """A sentence that names the tiles one can choose, at least one."""
    return f"{verb} {either(sorted(set(tiles)))}."


def listed(tiles: Tiles) -> str:
    """The tiles one by one, copies and all."""
    return ", ".join(sorted(tiles)) or "none"


Paragraph: TypeAlias = Callable[[State, Seat, Any], Illegal | None]
PARAGRAPHS: Final[Mapping[type, tuple[Paragraph, ...]]] = {
    moves.Discard: (discard_from_hand,),
    moves.Play: (play_from_hand, column_exists, column_is_open),
    moves.Buy: (buy_from_market,),
    moves.Swap: (tile_is_there, swap_with_another, swap_allowed),
    moves.Remove: (tile_is_there, remove_adjacent, remove_another_dynasty),
    moves.Renew: (renew_something,),
    moves.Exchange: (exchange_something, exchange_for_market, exchange_enough),
    moves.Take: (take_what_is_there,),
    moves.Pass: (pass_only_without_tiles,),
}
