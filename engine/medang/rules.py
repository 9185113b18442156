"""The rules as objections: why a move is not allowed here and now. One short function per paragraph."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, assert_never

from engine.game import Illegal, Seat
from engine.medang import moves
from engine.medang.board import capacities, open_columns
from engine.medang.effects import (
    EFFECTS,
    FORMS,
    buy_from_market,
    choices,
    exchange_enough,
    exchange_for_market,
    exchange_something,
    in_market,
    listed,
    remove_adjacent,
    remove_another_dynasty,
    renew_something,
    swap_allowed,
    swap_with_another,
    tile_is_there,
    trade_on_offer,
)
from engine.medang.pieces import TRADES, called
from engine.medang.state import State
from engine.multiset import holds
from engine.words import counted, either


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
        case _:
            assert_never(state.phase)


def turn(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    if state.phase == "over":
        return Illegal("The game is over: nothing more can be played.", "End of the Game 1")
    if seat == state.to_move or (state.phase == "discard" and 0 <= seat < len(state.hands)):
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
    return Illegal("Only step 3 is left: take a tile of the market, or take pile.", "How to Play 5")


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
