"""Objections around festivals, one short function per paragraph."""

from engine.game import Illegal, Seat
from engine.java import moves
from engine.java.acts import palace_at
from engine.java.board import ORDER
from engine.java.cards import Cards, called, suitable, total
from engine.java.cities import city_of
from engine.java.competing import arranger, high, tied, total_of
from engine.java.state import State
from engine.multiset import holds
from engine.words import counted, either


def unheld_festival(state: State, seat: Seat, move: moves.Festival) -> Illegal | None:
    palace = palace_at(state, move.cell)
    if palace is None:
        cells = sorted((each.cell for each in state.palaces), key=ORDER.__getitem__)
        where = f"choose {either(cells)}" if cells else "build one first"
        return Illegal(f"No palace stands on {move.cell}: {where}.", "Palace Festivals 1")
    if palace.festival:
        return Illegal(
            f"The palace on {move.cell} has had its festival: it must be enlarged first.",
            "Palace Festivals 5",
        )
    return None


def developer_in_the_city(state: State, seat: Seat, move: moves.Festival) -> Illegal | None:
    palace = palace_at(state, move.cell)
    assert palace is not None, "the paragraph before sees to it"
    if state.players[seat].developers & city_of(state, palace):
        return None
    return Illegal(
        f"You have no developer in the city of {move.cell}: bring one there, or choose another city.",
        "Palace Festivals 3",
    )


def something_to_play(state: State, seat: Seat, move: moves.Festival) -> Illegal | None:
    if suitable(state.players[seat].cards, state.open):
        return None
    wanted = called(state.open).replace(" and ", " or ")
    return Illegal(
        f"You have no card with a {wanted}: end the turn without a festival.", "Palace Festivals 4"
    )


def form_of_festival(state: State, seat: Seat, move: moves.Festival) -> Illegal | None:
    if state.festivals == "sealed" and move.cards:
        return Illegal(
            "The cards are bid afterwards, by all at the same time: write festival and the space.",
            "The Festival Competition 1",
        )
    if state.festivals == "open" and not move.cards:
        return Illegal(
            "You begin the competition: name one or more cards to play.", "The Festival Competition 1"
        )
    return None


def cards_suitable(state: State, seat: Seat, move: moves.Festival | moves.Bid) -> Illegal | None:
    cards = playable(state, seat)
    if holds(cards, move.cards):
        return None
    instead = f"Play some of {', '.join(cards)}." if cards else "You have none to play."
    if not holds(state.players[seat].cards, move.cards):
        return Illegal(f"You do not hold all these cards. {instead}", "Palace Festivals 10")
    wanted = called(state.open).replace(" and ", " or ")
    return Illegal(f"Only cards with a {wanted} can be played now. {instead}", "Palace Festivals 12")


def form_of_bid(state: State, seat: Seat, move: moves.Bid) -> Illegal | None:
    if state.phase == "auction" and move.share:
        return Illegal(
            "Here sharing is asked for when all are tied: bid cards alone.", "The Festival Competition 9"
        )
    if state.phase == "bid" and not move.cards and move.share:
        return Illegal("Who bids nothing has nothing to share: bid nothing.", "The Festival Competition 4")
    return None


def bid_something(state: State, seat: Seat, move: moves.Bid) -> Illegal | None:
    if state.phase != "bid" or move.cards or seat != arranger(state):
        return None
    return Illegal("You have arranged the festival: bid at least one card.", "The Festival Competition 1")


def bid_enough(state: State, seat: Seat, move: moves.Bid) -> Illegal | None:
    if state.phase != "auction":
        return None
    reached = total_of(state, seat) + total(move.cards, state.open)
    if reached > high(state) or (reached == high(state) and not tied(state)):
        return None
    have = f"With these cards you have {counted(reached, 'point')}"
    if tied(state):
        return Illegal(f"{have}: play more, or share.", "The Festival Competition 10")
    return Illegal(f"{have}: reach {high(state)}, or pass.", "The Festival Competition 6")


def leave_below(state: State, seat: Seat, move: moves.Retire) -> Illegal | None:
    if not tied(state):
        return None
    return Illegal("All are tied: share, or raise your bid.", "The Festival Competition 9")


def share_a_tie(state: State, seat: Seat, move: moves.Share) -> Illegal | None:
    if tied(state):
        return None
    return Illegal("You are below the highest bid: reach it, or pass.", "The Festival Competition 9")


def playable(state: State, seat: Seat) -> Cards:
    """The cards that a seat may play in a festival now."""
    return suitable(state.players[seat].cards, state.open)
