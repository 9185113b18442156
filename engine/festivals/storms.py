"""Typhoons: what they close, where they may go, and who may move one (Advance Mode, ruling 20)."""

from collections.abc import Collection

from engine.festivals.islands import ISLANDS, NEIGHBOURS, Border, Island, border_of
from engine.festivals.scoring import lowest
from engine.festivals.state import State
from engine.game import Seat


def open_ways(typhoons: Collection[Border], island: Island) -> tuple[Island, ...]:
    """The neighbours that can be reached from an island past the typhoons."""
    return tuple(other for other in NEIGHBOURS[island] if border_of(island, other) not in typhoons)


def closed_in(typhoons: Collection[Border]) -> tuple[Island, ...]:
    """The islands that no way leads to (Advance Mode 11)."""
    return tuple(island for island in ISLANDS if not open_ways(typhoons, island))


def shifted(state: State, typhoon: Border, border: Border) -> tuple[Border, ...]:
    """The typhoons after one was moved."""
    return tuple(border if one == typhoon else one for one in state.typhoons)


def storm_movers(state: State) -> tuple[Seat, ...]:
    """Who may move a typhoon now, or of whom the holder names one: the lowest; nobody when it is done."""
    if not state.typhoons or state.settled or state.round == 1:
        return ()
    if state.favoured is not None:
        return (state.favoured,)
    tied = lowest(state)
    return () if len(tied) > 1 and state.typhoon_tie == "nobody" else tied


def last_holder(state: State) -> Seat:
    """Who held the airplane in the round that has ended."""
    return (state.airplane - 1) % len(state.hands)
