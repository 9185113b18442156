"""Whose move it is, what they may do, and what they do by silence."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache

from engine.game import Actors, Seat
from engine.java import moves
from engine.java.acts import drawable
from engine.java.auction_rules import playable
from engine.java.board import BOARD, CENTRAL, NAMES, RECENT, Cell, Cells, numbers
from engine.java.cards import Cards
from engine.java.cities import city_of, developers
from engine.java.competing import arranger, tied
from engine.java.duty import needed, owed, strands
from engine.java.palaces import buildings
from engine.java.placing import placements
from engine.java.rules import objection
from engine.java.spread import Spread
from engine.java.state import State
from engine.java.stock import CARDS_A_TURN
from engine.java.walking import doors, ways
from engine.java.water import covered
from engine.multiset import selections

waiting = lru_cache(RECENT)(Actors)


def actors(state: State) -> Actors:
    """The seats whose choice is awaited: one, or in a sealed bid all competitors at once, or none."""
    return waiting(state.asked, state.phase == "bid" and bool(state.asked))


def legal(state: State, seat: Seat) -> Iterable[moves.Move]:
    """Every move this seat may make now: tiles by shape, developers, palaces, irrigation, cards, token,
    festivals, and the end of the turn."""
    if seat not in state.asked:
        return ()
    if state.phase == "turn":
        return in_turn(state, seat)
    if state.phase == "bid":
        bids = sealed_bids(playable(state, seat))
        return bids[1:] if seat == arranger(state) else bids[:]
    return [move for move in words(state, seat) if not objection(state, seat, move)]


def default(state: State, seat: Seat) -> moves.Move:
    """The move of silence: the first tile of `legal` while one is owed, else the end of the turn; in a
    festival no card, and a share; whoever arranged it the first of the cards that are worth least."""
    if state.phase == "turn":
        return placements(state, seat, state.points)[0] if owed(state) else moves.End()
    if state.phase == "auction":
        return moves.Share() if tied(state) else moves.Retire()
    if seat == arranger(state):
        return moves.Bid(playable(state, seat)[:1], share=True)
    return moves.Bid(())


def in_turn(state: State, seat: Seat) -> list[moves.Move]:
    """The moves of a turn. While a tile is owed, others leave a point for it (ruling 29): those that are in
    nobody's way at once, those on a cell that every tile needs one by one."""
    found: list[moves.Move] = []
    found += placements(state, seat, state.points)
    if not owed(state):
        found += acting(state, seat, state.points, BOARD)
        found += draws(state, state.points)
        found += buildings(state, seat, state.points)
        found += tokens(state, seat)
        found += ending(state, seat)
        return found
    points, crowded = state.points - 1, needed(state)
    found += acting(state, seat, points, BOARD & ~crowded)
    found += draws(state, points) if crowded != BOARD else ()
    doubtful = acting(state, seat, points, crowded)
    doubtful += draws(state, points) if crowded == BOARD else ()
    doubtful += buildings(state, seat, points)
    found += [move for move in doubtful if not strands(state, seat, move)]
    found += tokens(state, seat)
    return found


def acting(state: State, seat: Seat, points: int, where: Cells) -> list[moves.Move]:
    """Developers and irrigation tiles to these cells, for so many points."""
    found: list[moves.Move] = []
    if where:
        found = developing(state, seat, points, where)
        if points and state.irrigation:
            found += spaces(moves.Irrigate, CENTRAL & ~covered(state) & ~state.water & where)
    return found


def developing(state: State, seat: Seat, points: int, where: Cells) -> list[moves.Move]:
    """Developers that come to these cells, move there, or go, for so many points."""
    player, free, way = state.players[seat], where & ~developers(state), ways(state, seat)
    near = way.enter(doors(covered(state))).within(points)  # out at the same price
    found = spaces(moves.Enter, near & free) if player.supply else []
    leaving, exits = near & where, every(moves.Exit)
    goals: dict[Spread, Sequence[int]] = {}
    for origin in numbers(player.developers):
        begun = way.begin(1 << origin)
        if begun not in goals:
            goals[begun] = numbers(begun.within(points) & free)
        found += map(walks_from(origin).__getitem__, goals[begun])
        if leaving >> origin & 1:
            found.append(exits[origin])
    return found


def draws(state: State, points: int) -> Iterator[moves.Move]:
    if points and state.drawn < CARDS_A_TURN and drawable(state):
        yield moves.Draw("deck")
        yield moves.Draw("open")


def tokens(state: State, seat: Seat) -> Iterator[moves.Move]:
    if state.players[seat].tokens and not state.token:
        yield moves.Token()


def ending(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Festivals, and the end of the turn."""
    for palace in state.palaces:
        there = not palace.festival and state.players[seat].developers & city_of(state, palace)
        if there and (cards := playable(state, seat)):
            yield from festivals(palace.cell, cards if state.festivals == "open" else ())
    yield moves.End()


@lru_cache(RECENT)
def festivals(cell: Cell, cards: Cards) -> Sequence[moves.Festival]:
    """The festivals in a palace: in open form by the first cards."""
    return [moves.Festival(cell, each) for each in (some(cards) if cards else ((),))]


@lru_cache(RECENT)
def sealed_bids(cards: Cards) -> Sequence[moves.Bid]:
    """The bids with some of these cards, each with and without a readiness to share; first the one without
    any."""
    return [moves.Bid(()), *(moves.Bid(each, share) for each in some(cards) for share in (True, False))]


def words(state: State, seat: Seat) -> Iterator[moves.Move]:
    """What can be said in an open competition, much of it not legal."""
    yield moves.Retire()
    yield moves.Share()
    yield from (moves.Bid(each) for each in some(playable(state, seat)))


def some(cards: Cards) -> Iterator[Cards]:
    """Every choice of one or more of the cards."""
    return (chosen for number in range(1, len(cards) + 1) for chosen in selections(cards, number))


def spaces(make: Callable[[Cell], moves.Move], cells: Cells) -> list[moves.Move]:
    """A move of a kind to each of the cells."""
    return [*map(every(make).__getitem__, numbers(cells))]


@cache
def every(make: Callable[[Cell], moves.Move]) -> Mapping[int, moves.Move]:
    """A move of a kind to every cell of the board, by its number."""
    return {number: make(name) for number, name in NAMES.items()}


@cache
def walks_from(origin: int) -> Mapping[int, moves.Move]:
    """The walks from a cell, by the numbers of both."""
    return {goal: moves.Walk(NAMES[origin], name) for goal, name in NAMES.items()}
