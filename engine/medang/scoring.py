"""Points, tie-breaks and the result: pure functions."""

from collections import Counter
from collections.abc import Callable, Sequence

from engine.game import Outcome, Score, Seat
from engine.medang.board import Columns, rows
from engine.medang.pieces import DYNASTIES, GENERAL, LEADER, Dynasty, Tiles, dynasty, dynasty_name, value
from engine.medang.state import State, Tally
from engine.words import both, counted


def majority(row: Tiles, among: Sequence[Dynasty] = DYNASTIES) -> tuple[tuple[Dynasty, ...], int]:
    """The dynasties with most tiles on a floor, and how many; none and 0 on a floor without their tiles."""
    counts = Counter(dynasty(tile) for tile in row)
    most = max(counts[letter] for letter in among)
    return tuple(letter for letter in sorted(among) if most and counts[letter] == most), most


def floor_points(row: Tiles, letter: Dynasty, among: Sequence[Dynasty] = DYNASTIES) -> int:
    """A dynasty's points on one floor: its tiles if most, 1 less when tied (End of the Game 4 to 6)."""
    leading, most = majority(row, among)
    if letter not in leading:
        return 0
    return most if len(leading) == 1 else most - 1


def column_points(column: Tiles, letter: Dynasty) -> int:
    """A dynasty's points in one column: for each of its tiles, the tiles below of no higher value."""
    return sum(
        value(below) <= value(tile)
        for floor, tile in enumerate(column)
        if dynasty(tile) == letter
        for below in column[:floor]
    )


def highest(columns: Columns, letter: Dynasty, trade: int) -> int | None:
    """The floor of a dynasty's highest tile of a trade, None when the temple has none."""
    tile = f"{letter}{trade}"
    floors = [floor for column in columns for floor, here in enumerate(column, 1) if here == tile]
    return max(floors, default=None)


def tally(state: State, seat: Seat) -> Tally:
    """One seat's final score on the temple as it stands."""
    mine = state.dynasties[seat]
    among = state.dynasties if state.neutral_dynasties == "ignore" else DYNASTIES
    return Tally(
        seat=seat,
        floors=tuple(floor_points(row, mine, among) for row in rows(state.temple, state.columns)),
        columns=tuple(column_points(column, mine) for column in state.columns),
        leader=highest(state.columns, mine, LEADER),
        general=highest(state.columns, mine, GENERAL),
    )


def verdict(tallies: Sequence[Tally], dynasties: Sequence[Dynasty]) -> tuple[tuple[Seat, ...], str]:
    """The winning seats, and why, in a sentence about dynasties (End of the Game 10 to 13, ruling 22)."""

    def names(of: Sequence[Tally]) -> str:
        return both(dynasty_name(dynasties[each.seat]) for each in of)

    best = max(each.total for each in tallies)
    tied = [each for each in tallies if each.total == best]
    if len(tied) == 1:
        return (tied[0].seat,), f"{names(tied)} has most points: {best}."
    reasons = [f"{names(tied)} have {counted(best, 'point')} each"]
    for trade, height in TIE_BREAKS:
        top = max(height(each) for each in tied)
        higher = [each for each in tied if height(each) == top]
        if len(higher) == len(tied):
            reasons.append(f"their {trade}s do not decide")
            continue
        tied = higher
        verb = f"{trade} of {names(tied)} stands" if len(tied) == 1 else f"{trade}s of {names(tied)} stand"
        reasons.append(f"the {verb} highest, on floor {top}")
        if len(tied) == 1:
            return (tied[0].seat,), "; ".join(reasons) + "."
    reasons.append(f"{names(tied)} share the victory")
    return tuple(each.seat for each in tied), "; ".join(reasons) + "."


TIE_BREAKS: tuple[tuple[str, Callable[[Tally], int]], ...] = (
    ("leader", lambda tally: tally.leader or 0),
    ("general", lambda tally: tally.general or 0),
)


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game runs."""
    if state.phase != "over":
        return None
    scores = tuple(
        Score(each.seat, each.total, (("floors", sum(each.floors)), ("columns", sum(each.columns))))
        for each in state.tallies
    )
    return Outcome(state.winners, scores, state.why)
