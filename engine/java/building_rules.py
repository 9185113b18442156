"""Objections to palaces, irrigation and cards, one short function per paragraph."""

from engine.game import Illegal, Seat
from engine.java import moves
from engine.java.acts import drawable, palace_at
from engine.java.board import BITS, CENTRAL
from engine.java.cities import developers, highest, palace_in, town
from engine.java.palaces import values
from engine.java.state import State
from engine.java.stock import CARDS_A_TURN, VALUES
from engine.java.water import covered
from engine.words import counted, either


def palace_place(state: State, seat: Seat, move: moves.Palace) -> Illegal | None:
    cell = BITS[move.cell]
    if palace_at(state, move.cell):
        return None
    if not cell & state.village:
        return Illegal(
            f"Palaces stand on village spaces: {move.cell} is none.", "Building and Enlarging Palaces 2"
        )
    if cell & developers(state):
        return Illegal(
            f"A developer stands on {move.cell}: choose an empty village space.",
            "Further Rules for Palaces 1",
        )
    if there := palace_in(state, town(state, cell)):
        return Illegal(
            f"The city of {move.cell} has a palace on {there.cell}: enlarge that one.",
            "Further Rules for Palaces 3",
        )
    return None


def palace_rank(state: State, seat: Seat, move: moves.Palace) -> Illegal | None:
    if highest(state, town(state, BITS[move.cell])) == seat:
        return None
    return Illegal(
        "Only whoever alone has the highest rank there builds and enlarges: most developers on the highest "
        "level, then on the next.",
        "Building and Enlarging Palaces 6",
    )


def one_palace_a_turn(state: State, seat: Seat, move: moves.Palace) -> Illegal | None:
    if move.cell not in state.changed:
        return None
    return Illegal(
        f"The palace on {move.cell} was built or enlarged in this turn already: choose another one.",
        "Further Rules for Palaces 18",
    )


def palace_value(state: State, seat: Seat, move: moves.Palace) -> Illegal | None:
    size = town(state, BITS[move.cell]).bit_count()
    palace = palace_at(state, move.cell)
    above = palace.value if palace else 0
    allowed = values(state, size, above)
    if move.value in allowed:
        return None
    instead = f"Choose {either(allowed)}." if allowed else "No higher one is possible here."
    if move.value not in VALUES:
        rule = "Further Rules for Palaces 4" if move.value > VALUES[-1] else "Contents 6"
        return Illegal(f"Palaces have the values {either(VALUES)}. {instead}", rule)
    if move.value > size:
        why, rule = f"A place of {counted(size, 'space')} cannot bear a palace of {move.value}", "5"
    elif move.value <= above:
        why, rule = f"The palace has the value {above} already", "9"
    else:
        why, rule = f"No palace of {move.value} is left", "10"
    return Illegal(f"{why}. {instead}", f"Further Rules for Palaces {rule}")


def irrigate_empty(state: State, seat: Seat, move: moves.Irrigate) -> Illegal | None:
    cell = BITS[move.cell]
    if cell & CENTRAL & ~covered(state) & ~state.water:
        return None
    return Illegal(
        f"Irrigation is laid on the bare board: {move.cell} is no empty space of central Java.",
        "Placing Irrigation Tiles 4" if cell & CENTRAL else "Placing Irrigation Tiles 5",
    )


def irrigation_left(state: State, seat: Seat, move: moves.Irrigate) -> Illegal | None:
    if state.irrigation:
        return None
    return Illegal("No irrigation tile is left: use the action point otherwise.", "Contents 7")


def two_cards_a_turn(state: State, seat: Seat, move: moves.Draw) -> Illegal | None:
    if state.drawn < CARDS_A_TURN:
        return None
    return Illegal(
        f"You have drawn {CARDS_A_TURN} cards, the most of one turn: use the action point otherwise.",
        "Drawing Palace Cards 3",
    )


def card_to_draw(state: State, seat: Seat, move: moves.Draw) -> Illegal | None:
    if drawable(state):
        return None
    return Illegal(
        "Deck and discards are empty, no card can be drawn or turned up: use the action point otherwise.",
        "ruling 18",
    )


def token_left(state: State, seat: Seat, move: moves.Token) -> Illegal | None:
    if state.token:
        return Illegal(
            "You have played an extra action token in this turn: keep the next one for another turn.",
            "Extra Action Tokens 4",
        )
    if state.players[seat].tokens:
        return None
    return Illegal(
        "You have no extra action token left: six action points are all of this turn.",
        "Extra Action Tokens 1",
    )
