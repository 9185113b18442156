"""Prizes, points and the result: pure functions."""

from typing import Final

from engine.festivals.data import TABLES
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import Island
from engine.festivals.state import Prize, State
from engine.festivals.travellers import traveller
from engine.game import Outcome, Score, Seat
from engine.words import both, counted

PLACES: Final = ("1st", "2nd", "3rd")


def festival_island(state: State) -> Island:
    """Where the active festival is held."""
    return FESTIVALS[state.festival].island


def claimed(state: State) -> tuple[Seat, ...]:
    """Who has taken 1st, 2nd … place at the active festival."""
    return tuple(prize.seat for prize in state.prizes if prize.festival == state.festival)


def prize_left(state: State) -> tuple[int, int] | None:
    """The best place that is left at the active festival, and its points; None when all are taken."""
    points, place = FESTIVALS[state.festival].points, len(claimed(state))
    return (place + 1, points[place]) if place < len(points) else None


def prizes_of(state: State, seat: Seat) -> tuple[Prize, ...]:
    """All prizes of a seat."""
    return tuple(prize for prize in state.prizes if prize.seat == seat)


def total(state: State, seat: Seat) -> int:
    """The points of a seat."""
    return sum(prize.points for prize in prizes_of(state, seat))


def threshold(state: State) -> int:
    """The points that trigger the end (End Game 2 to 4)."""
    return int(TABLES["thresholds"].table[str(len(state.hands))])


def lowest(state: State) -> tuple[Seat, ...]:
    """The seats with the fewest points."""
    totals = [total(state, seat) for seat in range(len(state.hands))]
    return tuple(seat for seat, points in enumerate(totals) if points == min(totals))


def highest(state: State) -> tuple[tuple[Seat, ...], int]:
    """The seats with most points, and how many those are."""
    totals = [total(state, seat) for seat in range(len(state.hands))]
    best = max(totals)
    return tuple(seat for seat, points in enumerate(totals) if points == best), best


def verdict(state: State) -> tuple[tuple[Seat, ...], str] | None:
    """After Phase 2: the winners and why, or None when another round is played (End Game 5 to 9, rulings 9
    to 12)."""
    leading, best = highest(state)
    names = both(traveller(seat) for seat in leading).capitalize()
    points = counted(best, "point")
    if best >= threshold(state) and len(leading) == 1:
        return leading, f"{names} has most points: {best}."
    if state.upcoming is not None:
        return None
    if len(leading) == 1:
        return leading, f"The festivals have run out; {names.lower()} has most points: {best}."
    return leading, f"The festivals have run out; {names.lower()} share the victory with {points} each."


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game runs."""
    if state.phase != "over":
        return None
    scores = tuple(
        Score(seat, total(state, seat), tuple(map(part, prizes_of(state, seat))))
        for seat in range(len(state.hands))
    )
    return Outcome(state.winners, scores, state.why)


def part(prize: Prize) -> tuple[str, int]:
    """A prize in a score: ("Galungan, 1st", 4)."""
    return f"{FESTIVALS[prize.festival].name}, {PLACES[prize.place - 1]}", prize.points
