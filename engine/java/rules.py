"""The rules as objections: why a move is not allowed here and now. One short function per paragraph."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from engine.game import Illegal, Seat
from engine.java import moves
from engine.java.auction_rules import (
    bid_enough,
    bid_something,
    cards_suitable,
    developer_in_the_city,
    form_of_bid,
    form_of_festival,
    leave_below,
    share_a_tie,
    something_to_play,
    unheld_festival,
)
from engine.java.board import BITS
from engine.java.building_rules import (
    card_to_draw,
    irrigate_empty,
    irrigation_left,
    one_palace_a_turn,
    palace_place,
    palace_rank,
    palace_value,
    token_left,
    two_cards_a_turn,
)
from engine.java.competing import tied
from engine.java.duty import owed, strands
from engine.java.moving_rules import (
    developer_left,
    ends_on_land,
    ends_where_nobody_stands,
    own_developer,
    way_in,
    way_on,
    way_out,
)
from engine.java.placing_rules import (
    cities_stay_apart,
    is_a_tile,
    not_over_its_like,
    spaces_unoccupied,
    tile_in_central_java,
    tile_in_supply,
    tile_is_paid,
    tile_lies_flat,
)
from engine.java.state import Phase, State

TURN: Final = (
    moves.Place, moves.Enter, moves.Walk, moves.Exit, moves.Palace, moves.Irrigate, moves.Draw, moves.Token,
    moves.Festival, moves.End,
)  # fmt: skip
AWAITED: Final[Mapping[Phase, tuple[type[moves.Move], ...]]] = {
    "turn": TURN,
    "bid": (moves.Bid,),
    "auction": (moves.Bid, moves.Retire, moves.Share),
    "over": (),
}
OnSpace: TypeAlias = moves.Enter | moves.Exit | moves.Palace | moves.Irrigate | moves.Festival


def objection(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    """Why this seat may not make this move now, or None. Depends only on what the seat may see."""
    for paragraph in (turn, step, *PARAGRAPHS[type(move)]):
        if no := paragraph(state, seat, move):
            return no
    return None


def turn(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    if state.phase == "over":
        return Illegal("The game is over: nothing more can be played.", "Game End 4")
    if seat in state.asked:
        return None
    return Illegal("Nothing is asked of you now. Wait until it is your turn.", "Playing the Game 2")


def step(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    if type(move) in AWAITED[state.phase]:
        return None
    if state.phase == "turn":
        return Illegal(
            "No festival is going on: arrange one before you bid, pass or share.", "Palace Festivals 1"
        )
    answer = "bid" if state.phase == "bid" else "share or bid" if tied(state) else "bid or pass"
    return Illegal(f"A festival is going on: {answer} first.", "The Festival Competition 2")


def tile_on_the_map(state: State, seat: Seat, move: moves.Place) -> Illegal | None:
    return on_the_map(*move.cells)


def way_on_the_map(state: State, seat: Seat, move: moves.Walk) -> Illegal | None:
    return on_the_map(move.origin, move.cell)


def space_on_the_map(state: State, seat: Seat, move: OnSpace) -> Illegal | None:
    return on_the_map(move.cell)


def on_the_map(*cells: str) -> Illegal | None:
    """An objection to the first that is no space."""
    for cell in cells:
        if cell not in BITS:
            return Illegal(
                f"There is no space {cell[:10]}: a space is a letter and the number of its row, such as d7.",
                "Preparation 2",
            )
    return None


def action_point_left(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    if state.points:
        return None
    return Illegal("You have no action point left: end the turn.", "Playing the Game 7")


def tile_first(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    if not owed(state) or not strands(state, seat, move):
        return None
    if isinstance(move, (moves.End, moves.Festival)):
        return Illegal("A land tile has to be laid in every turn: lay one first.", "Playing the Game 3")
    return Illegal(
        "Afterwards you could not lay the land tile of this turn any more: lay it first, or keep a point.",
        "ruling 29",
    )


Paragraph: TypeAlias = Callable[[State, Seat, Any], Illegal | None]
PARAGRAPHS: Final[Mapping[type, tuple[Paragraph, ...]]] = {
    moves.Place: (
        tile_on_the_map, is_a_tile, tile_in_supply, tile_in_central_java, spaces_unoccupied, tile_lies_flat,
        not_over_its_like, cities_stay_apart, tile_is_paid,
    ),
    moves.Enter: (
        space_on_the_map, developer_left, ends_on_land, ends_where_nobody_stands, way_in, tile_first,
    ),
    moves.Walk: (way_on_the_map, own_developer, ends_on_land, ends_where_nobody_stands, way_on, tile_first),
    moves.Exit: (space_on_the_map, own_developer, way_out, tile_first),
    moves.Palace: (
        space_on_the_map, palace_place, palace_rank, one_palace_a_turn, palace_value, action_point_left,
        tile_first,
    ),
    moves.Irrigate: (space_on_the_map, irrigate_empty, irrigation_left, action_point_left, tile_first),
    moves.Draw: (two_cards_a_turn, card_to_draw, action_point_left, tile_first),
    moves.Token: (token_left,),
    moves.Festival: (
        space_on_the_map, unheld_festival, developer_in_the_city, something_to_play, form_of_festival,
        cards_suitable, tile_first,
    ),
    moves.End: (tile_first,),
    moves.Bid: (cards_suitable, form_of_bid, bid_something, bid_enough),
    moves.Retire: (leave_below,),
    moves.Share: (share_a_tie,),
}  # fmt: skip
