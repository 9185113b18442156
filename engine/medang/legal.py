"""Whose move it is, what they may do, and what they do by silence."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.game import Actors, Seat
from engine.medang import moves
from engine.medang.board import places
from engine.medang.pieces import EXCHANGE
from engine.medang.rules import awaited, objection
from engine.medang.state import State
from engine.multiset import selections


def actors(state: State) -> Actors:
    """The seats whose choice is awaited: all at once in the opening, then one, then none."""
    if state.phase == "discard":
        return Actors(tuple(range(len(state.hands))), sealed=True)
    return Actors() if state.phase == "over" else Actors((state.to_move,))


def legal(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Every move this seat may make now, in a fixed order: effects before step 3, the pile before the market,
    tiles by code, columns from the left, floors from below."""
    return (move for move in candidates(state, seat) if not objection(state, seat, move))


def default(state: State, seat: Seat) -> moves.Move:
    """The move of silence: keep the hand in the opening; begin a turn with the first move of `legal`; decline
    an effect and take from the pile, or else the first tile of the market, or else pass."""
    if state.phase == "discard":
        return moves.Discard(())
    if state.phase == "play":
        return next(legal(state, seat))
    if state.pile:
        return moves.Take("pile")
    return moves.Take(state.market[0]) if state.market else moves.Pass()


def candidates(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Moves of the kinds that are awaited, many of them not legal."""
    return (move for kind in awaited(state) for move in CANDIDATES[kind](state, seat))


def discards(state: State, seat: Seat) -> Iterator[moves.Move]:
    hand = sorted(state.hands[seat])
    return (moves.Discard(tiles) for count in range(len(hand) + 1) for tiles in selections(hand, count))


def plays(state: State, seat: Seat) -> Iterator[moves.Move]:
    tiles, columns = sorted(set(state.hands[seat])), range(1, len(state.columns) + 1)
    return (moves.Play(tile, column) for tile in tiles for column in columns)


def buys(state: State, seat: Seat) -> Iterator[moves.Move]:
    return (moves.Buy(tile) for tile in sorted(set(state.market)))


def swaps(state: State, seat: Seat) -> Iterator[moves.Move]:
    return (moves.Swap(*place) for place in places(state.columns))


def removals(state: State, seat: Seat) -> Iterator[moves.Move]:
    return (moves.Remove(*place) for place in places(state.columns))


def renewals(state: State, seat: Seat) -> Iterator[moves.Move]:
    yield moves.Renew()


def exchanges(state: State, seat: Seat) -> Iterator[moves.Move]:
    number = min(EXCHANGE, len(state.market))
    return (moves.Exchange(tiles) for tiles in selections(sorted(state.market), number))


def takes(state: State, seat: Seat) -> Iterator[moves.Move]:
    yield moves.Take("pile")
    yield from (moves.Take(tile) for tile in sorted(set(state.market)))


def passes(state: State, seat: Seat) -> Iterator[moves.Move]:
    yield moves.Pass()


CANDIDATES: Final[Mapping[type[moves.Move], Callable[[State, Seat], Iterator[moves.Move]]]] = {
    moves.Discard: discards,
    moves.Play: plays,
    moves.Buy: buys,
    moves.Swap: swaps,
    moves.Remove: removals,
    moves.Renew: renewals,
    moves.Exchange: exchanges,
    moves.Take: takes,
    moves.Pass: passes,
}
