"""What happens when a game begins and when somebody moves. The only file that draws."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import takewhile
from typing import assert_never

from engine.dice import Dice, pick
from engine.game import Seat
from engine.medang import events, moves
from engine.medang.apply import apply
from engine.medang.board import open_columns
from engine.medang.effects import place_on_offer
from engine.medang.legal import actors, legal
from engine.medang.pieces import MARKET, Tile, Tiles
from engine.medang.pile import draw
from engine.medang.rules import can_take, objection
from engine.medang.scoring import tally, verdict
from engine.medang.state import State


def decide(state: State, choices: Mapping[Seat, moves.Move], dice: Dice) -> Sequence[events.Event]:
    """What happens when these seats choose so. Raises Illegal before anything is drawn."""
    for seat in sorted(choices):
        if no := objection(state, seat, choices[seat]):
            raise no
    actors(state).expect(choices)
    if state.phase == "discard":
        discards = {seat: move.tiles for seat, move in choices.items() if isinstance(move, moves.Discard)}
        return open_market(state, discards, dice)
    ((seat, move),) = choices.items()
    return resolve(state, seat, move, dice)


def after(state: State, happened: Iterable[events.Event]) -> State:
    """The state after these events."""
    return reduce(apply, happened, state)


def open_market(state: State, discards: Mapping[Seat, Tiles], dice: Dice) -> list[events.Event]:
    """The opening: replacements in order of seats, the market, the starting player (ruling 23)."""
    happened: list[events.Event] = []
    for seat, tiles in sorted(discards.items()):
        happened.append(events.Discarded(seat, tiles, draw(after(state, happened).pile, len(tiles), dice)))
    happened.append(events.MarketOpened(draw(after(state, happened).pile, MARKET, dice)))
    happened.append(events.StartingPlayerDrawn(pick(sorted(discards), dice)))
    return happened


def resolve(state: State, seat: Seat, move: moves.Move, dice: Dice) -> list[events.Event]:
    """A legal move of a turn, the refill of the market, and the next turn when this one is done."""
    happened = act(state, seat, move, dice)
    now = after(state, happened)
    if not open_columns(now.temple, now.columns):
        return happened + finish(now, seat, dice)
    if drawn := draw(now.pile, MARKET - len(now.market), dice):
        happened.append(events.MarketRefilled(drawn))
        now = after(now, happened[-1:])
    if isinstance(move, moves.Take | moves.Pass) or (now.phase == "take" and not can_take(now)):
        happened += pass_turn(now, seat)
    return happened


def act(state: State, seat: Seat, move: moves.Move, dice: Dice) -> list[events.Event]:
    """The event of the move itself; Pass has none, nor has a discard alone."""
    match move:
        case moves.Play():
            return [place(state, seat, move.tile, move.column)]
        case moves.Buy():
            return [events.Bought(seat, move.tile)]
        case moves.Swap():
            return [swap(state, seat, move)]
        case moves.Remove():
            tile = state.columns[move.column - 1][move.floor - 1]
            return [events.Removed(seat, tile, move.column, move.floor)]
        case moves.Renew():
            return [events.Renewed(seat, state.market)]
        case moves.Exchange():
            return [events.Exchanged(seat, state.hands[seat], move.tiles)]
        case moves.Take():
            return [take(state, seat, move, dice)]
        case moves.Pass() | moves.Discard():
            return []
        case _:
            assert_never(move)


def place(state: State, seat: Seat, tile: Tile, column: int) -> events.Placed:
    """A tile on its column. Its effect is on offer if it can do anything and the temple is not complete."""
    placed = events.Placed(seat, tile, column, len(state.columns[column - 1]) + 1, effect=True)
    offered = apply(state, placed)
    if open_columns(offered.temple, offered.columns) and can_use_effect(offered, seat):
        return placed
    return replace(placed, effect=False)


def can_use_effect(state: State, seat: Seat) -> bool:
    """Whether the effect on offer allows any move but step 3 (ruling 27)."""
    return any(not isinstance(move, moves.Take | moves.Pass) for move in legal(state, seat))


def swap(state: State, seat: Seat, move: moves.Swap) -> events.Swapped:
    """The monk whose effect is on offer, and the tile at the place named."""
    column, floor = place_on_offer(state)
    monk, other = state.columns[column - 1][floor - 1], state.columns[move.column - 1][move.floor - 1]
    return events.Swapped(seat, monk, column, floor, other, move.column, move.floor)


def take(state: State, seat: Seat, move: moves.Take, dice: Dice) -> events.Taken:
    """Step 3: the first tile of the pile, or one of the market."""
    if move.tile == "pile":
        return events.Taken(seat, draw(state.pile, 1, dice)[0], pile=True)
    return events.Taken(seat, move.tile, pile=False)


def pass_turn(state: State, seat: Seat) -> list[events.Event]:
    """The next seat that can play or take a tile has its turn (ruling 9); there always is one."""
    seats = len(state.hands)
    order = [(seat + step) % seats for step in range(1, seats + 1)]
    skipped = list(takewhile(lambda each: not (state.hands[each] or can_take(state)), order))
    following = order[len(skipped)]
    turn = events.TurnPassed(following, "play" if state.hands[following] else "take")
    return [*map(events.Skipped, skipped), turn]


def finish(state: State, seat: Seat, dice: Dice) -> list[events.Event]:
    """The temple is complete: dynasties are shown, scores counted, the winners found."""
    dice.reveal()
    tallies = [tally(state, each) for each in range(len(state.hands))]
    scored = [events.Scored(t.seat, t.floors, t.columns, t.leader, t.general) for t in tallies]
    won = events.Won(*verdict(tallies, state.dynasties))
    return [events.Completed(seat), events.Revealed(state.dynasties), *scored, won]
