"""The final scoring and the result: pure functions."""

from engine.game import Outcome, Score, Seat
from engine.java.board import ORDER
from engine.java.cities import city_of, ranks
from engine.java.colours import colour
from engine.java.events import Ranked
from engine.java.state import State
from engine.words import both, counted


def final_parts(state: State, seat: Seat) -> tuple[Ranked, ...]:
    """What every palace brings to a seat in its final scoring (The Final Scoring 5 to 9, rulings 23 and
    24)."""
    parts = []
    for palace in sorted(state.palaces, key=lambda each: ORDER[each.cell]):
        for rank, seats in enumerate(ranks(state, city_of(state, palace))[:2], 1):
            if seat in seats:
                parts.append(Ranked(palace.cell, rank, palace.value if rank == 1 else palace.value // 2))
    return tuple(parts)


def verdict(state: State) -> tuple[tuple[Seat, ...], str]:
    """The winners, and why, in a sentence (Game End 5, ruling 25)."""
    best = max(player.points for player in state.players)
    leading = tuple(seat for seat, player in enumerate(state.players) if player.points == best)
    named = both(colour(seat) for seat in leading).capitalize()
    if len(leading) == 1:
        return leading, f"{named} has most fame: {counted(best, 'point')}."
    return leading, f"{named} share the victory with {counted(best, 'point')} each."


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game runs."""
    if state.phase != "over":
        return None
    scores = tuple(
        Score(
            seat, player.points, (("in the game", player.points - player.final), ("in the end", player.final))
        )
        for seat, player in enumerate(state.players)
    )
    return Outcome(state.winners, scores, state.why)
