"""The rules as objections: why a move is not allowed here and now. One short function per paragraph."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from engine.festivals import moves
from engine.festivals.islands import GAINS, ISLANDS, NAMES, Island, border_of, limit, slots
from engine.festivals.order import next_movers, to_order, together
from engine.festivals.scoring import lowest
from engine.festivals.state import Phase, State
from engine.festivals.storms import closed_in, open_ways, shifted
from engine.festivals.tickets import COLOURS, TICKETS, Tickets, in_order, named
from engine.festivals.travellers import traveller
from engine.game import Illegal, Seat
from engine.multiset import holds, without
from engine.words import both, counted, either


def objection(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    """Why this seat may not make this move now, or None. Depends only on what the seat may see."""
    for paragraph in (turn, step, *PARAGRAPHS[type(move)]):
        if no := paragraph(state, seat, move):
            return no
    return None


AWAITED: Final[Mapping[Phase, tuple[type[moves.Move], ...]]] = {
    "plan": (moves.Plan,),
    "name": (moves.Name,),
    "move": (moves.Go,),
    "order": (moves.Order,),
    "rest": (moves.Rest,),
    "return": (moves.Return,),
    "favour": (moves.Name,),
    "shift": (moves.Shift, moves.Hold),
    "over": (),
}

FIRST: Final[Mapping[Phase, tuple[str, str]]] = {
    "plan": ("First everybody plans: plan and the tickets to show, or stay.", "Planning 3"),
    "name": ("First you name who moves next: name and a traveller.", "Airplane Token 2"),
    "move": ("You are to move: go, an island and a ticket that you show.", "Move 11"),
    "order": ("First you put those who stay in order: order and the travellers.", "Airplane Token 5"),
    "rest": ("You are to rest: rest pool, rest middle or rest nothing.", "Rest 2"),
    "return": (
        "First you choose what goes to the pool: return, the island, the tickets.",
        "Airplane Token 10",
    ),
    "favour": ("First you name who may move a typhoon: name and a traveller.", "Advance Mode 10"),
    "shift": ("You may move a typhoon: shift, its border and another one; or hold.", "Advance Mode 7"),
}


def turn(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    if state.phase == "over":
        return Illegal("The game is over: nothing more can be played.", "End Game 5")
    if seat in state.asked:
        return None
    return Illegal("Nothing is asked of you now. Wait until it is your turn.", "Move 1")


def step(state: State, seat: Seat, move: moves.Move) -> Illegal | None:
    return None if isinstance(move, AWAITED[state.phase]) else Illegal(*FIRST[state.phase])


def plan_from_hand(state: State, seat: Seat, move: moves.Plan) -> Illegal | None:
    if holds(state.hands[seat], move.tickets):
        return None
    return Illegal(
        f"You can show only what you hold: {named(state.hands[seat])}. Or show none: stay.", "Planning 3"
    )


def name_one_of_the_tied(state: State, seat: Seat, move: moves.Name) -> Illegal | None:
    tied = next_movers(state) if state.phase == "name" else lowest(state)
    if move.seat in tied:
        return None
    names = either(map(traveller, tied))
    if state.phase == "name":
        return Illegal(f"Name one of those who are tied: {names}.", "Airplane Token 4")
    return Illegal(f"Name one of those with the fewest points: {names}.", "Advance Mode 10")


def show_the_ticket(state: State, seat: Seat, move: moves.Go) -> Illegal | None:
    if move.ticket in state.shown[seat]:
        return None
    left = named(state.shown[seat])
    return Illegal(f"You show no {COLOURS[move.ticket]} ticket. Use what you show: {left}.", "Move 12")


def island_is_adjacent(state: State, seat: Seat, move: moves.Go) -> Illegal | None:
    here = state.places[seat]
    ways = open_ways(state.typhoons, here)
    if move.island in ways:
        return None
    names = either(NAMES[island] for island in ways)
    if border_of(here, move.island) in state.typhoons:
        return Illegal(
            f"A typhoon closes the way from {NAMES[here]} to {NAMES[move.island]}. Go to {names}.",
            "ruling 20",
        )
    return Illegal(
        f"{NAMES[move.island]} is not adjacent to {NAMES[here]}, where you stand. Go to {names}.", "Move 13"
    )


def slot_is_free(state: State, seat: Seat, move: moves.Go) -> Illegal | None:
    free = free_slots(state, move.island)
    if move.ticket in free:
        return None
    if not free:
        return Illegal(f"{NAMES[move.island]} has no free slot left. Choose another island.", "Move 32")
    return Illegal(
        f"{NAMES[move.island]} has no free slot for a {COLOURS[move.ticket]} ticket, only for {named(free)}. "
        "Choose another ticket or another island.",
        "Move 13" if move.ticket not in slots(move.island, len(state.hands)) else "Move 32",
    )


def free_slots(state: State, island: Island) -> Tickets:
    """The slots of an island that no ticket lies on, as the tickets that fit there."""
    return without(slots(island, len(state.hands)), state.slots[ISLANDS.index(island)])


def order_all_of_one_island(state: State, seat: Seat, move: moves.Order) -> Illegal | None:
    island = to_order(state)
    assert island is not None, "order is asked for an island"
    staying = together(state, island)
    if sorted(move.seats) == sorted(staying):
        return None
    return Illegal(
        f"On {NAMES[island]} stay {both(map(traveller, staying))}: name each of them once, in order.",
        "Airplane Token 5",
    )


def take_what_is_there(state: State, seat: Seat, move: moves.Rest) -> Illegal | None:
    island = state.places[seat]
    if move.source == "middle" and not state.middles[ISLANDS.index(island)]:
        return Illegal(
            f"No tickets lie in the middle of {NAMES[island]}: rest from the pool, or take nothing.", "Rest 4"
        )
    if move.source == "pool" and not gain(state, island):
        colours = either(COLOURS[ticket] for ticket in GAINS[island])
        return Illegal(f"The pool has no {colours} ticket left: rest in the middle, or nothing.", "ruling 4")
    return None


def gain(state: State, island: Island) -> Tickets:
    """What a rest from the pool gives on an island: the depicted tickets, as far as there are any."""
    return in_order(
        ticket
        for ticket in TICKETS
        for _ in range(min(GAINS[island].count(ticket), state.pool.count(ticket)))
    )


def surplus(state: State, island: Island) -> int:
    """How many tickets an island stores above its limit."""
    return max(0, len(state.middles[ISLANDS.index(island)]) - limit(island))


def to_return(state: State) -> Island | None:
    """The next island that stores more than its limit."""
    return next((island for island in ISLANDS if surplus(state, island)), None)


def return_from_that_island(state: State, seat: Seat, move: moves.Return) -> Illegal | None:
    island = to_return(state)
    assert island is not None, "return is asked for an island"
    if move.island == island:
        return None
    return Illegal(f"Now it is {NAMES[island]} that stores too much: return from there first.", "ruling 14")


def return_the_surplus(state: State, seat: Seat, move: moves.Return) -> Illegal | None:
    stored, number = state.middles[ISLANDS.index(move.island)], surplus(state, move.island)
    if len(move.tickets) == number and holds(stored, move.tickets):
        return None
    return Illegal(
        f"{NAMES[move.island]} stores {named(stored)} and may keep {limit(move.island)}: "
        f"choose {counted(number, 'ticket')} of them to return.",
        "Airplane Token 11",
    )


def typhoon_is_there(state: State, seat: Seat, move: moves.Shift) -> Illegal | None:
    if move.typhoon in state.typhoons:
        return None
    return Illegal(
        f"No typhoon lies on {move.typhoon}. Move the one on {either(state.typhoons)}.", "Advance Mode 8"
    )


def border_is_free(state: State, seat: Seat, move: moves.Shift) -> Illegal | None:
    if move.border not in state.typhoons:
        return None
    return Illegal(f"On {move.border} lies a typhoon already: choose another border.", "ruling 20")


def every_island_keeps_a_way(state: State, seat: Seat, move: moves.Shift) -> Illegal | None:
    closed = closed_in(shifted(state, move.typhoon, move.border))
    if not closed:
        return None
    return Illegal(f"{NAMES[closed[0]]} would have no way in: choose another border.", "Advance Mode 12")


Paragraph: TypeAlias = Callable[[State, Seat, Any], Illegal | None]
PARAGRAPHS: Final[Mapping[type, tuple[Paragraph, ...]]] = {
    moves.Plan: (plan_from_hand,),
    moves.Name: (name_one_of_the_tied,),
    moves.Go: (show_the_ticket, island_is_adjacent, slot_is_free),
    moves.Order: (order_all_of_one_island,),
    moves.Rest: (take_what_is_there,),
    moves.Return: (return_from_that_island, return_the_surplus),
    moves.Shift: (typhoon_is_there, border_is_free, every_island_keeps_a_way),
    moves.Hold: (),
}
