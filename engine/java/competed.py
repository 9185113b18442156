"""What an event of a festival competition does to the state."""

from dataclasses import replace
from typing import assert_never

from engine.java import events
from engine.java.cards import in_order
from engine.java.players import scored, with_player
from engine.java.state import Competition, Phase, State, changed
from engine.multiset import without


def competed(
    state: State,
    event: events.FestivalArranged | events.Asked | events.CardsPlayed | events.BidPassed | events.Shared
    | events.FestivalWon,
) -> State:  # fmt: skip
    """The state after a step of a festival competition."""
    if isinstance(event, events.FestivalArranged):
        nothing = ((),) * len(state.players)
        begun = Competition(event.cell, event.value, event.seat, event.seats, event.seats, nothing)
        phase: Phase = "bid" if state.festivals == "sealed" else "auction"
        return changed(state, phase=phase, competition=begun, asked=())
    if isinstance(event, events.Asked):
        return changed(state, asked=event.seats)
    competition = state.competition
    assert competition is not None, "a competition has been arranged"
    match event:
        case events.CardsPlayed():
            hand = without(state.players[event.seat].cards, event.cards)
            played = list(competition.played)
            played[event.seat] = in_order((*played[event.seat], *event.cards))
            state = with_player(state, event.seat, cards=hand)
            return changed(state, competition=replace(competition, played=tuple(played), agreed=()))
        case events.BidPassed():
            left = tuple(seat for seat in competition.left if seat != event.seat)
            return changed(state, competition=replace(competition, left=left))
        case events.Shared():
            agreed = (*competition.agreed, event.seat)
            return changed(state, competition=replace(competition, agreed=agreed))
        case events.FestivalWon():
            return celebrated(state, competition, event)
        case _:
            assert_never(event)


def celebrated(state: State, competition: Competition, event: events.FestivalWon) -> State:
    """Fame for the winners; the cards are discarded and the palace is turned over."""
    for seat in event.seats:
        state = scored(state, seat, event.points)
    palaces = tuple(
        replace(palace, festival=True) if palace.cell == event.cell else palace for palace in state.palaces
    )
    discards = in_order([*state.discards, *(card for cards in competition.played for card in cards)])
    return changed(
        state, phase="turn", palaces=palaces, discards=discards, competition=None, asked=(state.to_move,)
    )
