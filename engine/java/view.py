"""What a seat may see of a state and hear of an event, built up from nothing.

The only file that knows what is secret: the cards in hands, the deck, and of bids all but the cards played.
"""

from typing import TypeAlias, assert_never

from engine.codec import kind
from engine.game import Json, Seat
from engine.java import events
from engine.java.board import NAMES, ORDER, RING, names, singles
from engine.java.cards import total
from engine.java.cities import city_of, level
from engine.java.competing import tied
from engine.java.legal import actors
from engine.java.state import Competition, State, Tile
from engine.java.stock import VALUES
from engine.java.water import covered


def view(state: State, seat: Seat | None) -> Json:
    """What a seat (None: a spectator) may see of a game."""
    over = state.phase == "over"
    seen: dict[str, Json] = {
        "game": "java",
        "phase": state.phase,
        "festivals": state.festivals,
        "to_move": list(state.asked),
        "sealed": actors(state).sealed,
        **board(state),
        "supply": {
            "threes": state.threes,
            "irrigation": state.irrigation,
            "palaces": {str(value): left for value, left in zip(VALUES, state.stock, strict=True)},
            "deck": len(state.deck),
            "discards": list(state.discards),
        },
        "open": state.open,
        "seats": [each(state, one) for one in range(len(state.players))],
        **turn(state),
        "bidding": bidding(state, state.competition) if state.competition else None,
        "scores": scores(state) if over else None,
        "winners": list(state.winners) if over else None,
        "why": state.why,
    }
    if seat is not None:
        seen["you"] = {"seat": seat, "cards": list(state.players[seat].cards)}
    return seen


def board(state: State) -> dict[str, Json]:
    """Everything that lies or stands on the board."""
    land = covered(state)
    return {
        "tiles": [tile(each) for each in state.tiles],
        "cells": {
            NAMES[one.bit_length() - 1]: {
                "land": "village" if one & state.village else "rice",
                "level": level(state, one),
            }
            for one in singles(land)
        },
        "irrigation": names(state.water),
        "annexed": names(land & RING),
        "palaces": [
            {
                "cell": palace.cell,
                "value": palace.value,
                "festival": palace.festival,
                "city": names(city_of(state, palace)),
            }
            for palace in sorted(state.palaces, key=lambda palace: ORDER[palace.cell])
        ],
        "developers": [names(player.developers) for player in state.players],
    }


def tile(each: Tile) -> Json:
    """A land tile as it was laid."""
    return {"village": each.village, "rice": list(each.rice), "level": each.level}


def each(state: State, seat: Seat) -> Json:
    """What everybody sees of a seat."""
    player = state.players[seat]
    return {
        "seat": seat,
        "points": player.points,
        "developers": player.supply,
        "twos": player.twos,
        "rices": player.rices,
        "villages": player.villages,
        "tokens": player.tokens,
        "cards": len(player.cards),
        "scored": player.scored,
    }


def turn(state: State) -> dict[str, Json]:
    """The turn that is going on."""
    return {
        "turn": state.turn,
        "final": state.final,
        "turn_of": state.to_move,
        "points_left": state.points,
        "placed": state.placed,
        "drawn": state.drawn,
        "token": state.token,
        "changed": list(state.changed),
    }


def bidding(state: State, going: Competition) -> Json:
    """A festival competition as it lies on the table."""
    return {
        "cell": going.cell,
        "value": going.value,
        "arranger": going.arranger,
        "seats": list(going.seats),
        "in": list(going.left),
        "totals": {str(seat): total(going.played[seat], state.open) for seat in going.seats},
        "played": {str(seat): list(going.played[seat]) for seat in going.seats},
        "tie": tied(state) and state.phase == "auction",
    }


def scores(state: State) -> list[Json]:
    """Every seat's fame: of the game, of the final scoring, and together."""
    return [
        {
            "seat": seat,
            "game": player.points - player.final,
            "final": player.final,
            "total": player.points,
        }
        for seat, player in enumerate(state.players)
    ]


Secret: TypeAlias = events.Started | events.CardDrawn


def tell(event: events.Event, seat: Seat | None) -> Json:
    """What a seat (None: a spectator) may hear of an event."""
    told = told_in_part(event, seat) if isinstance(event, Secret) else told_to_all(event)
    return {"kind": kind(type(event)), **told}


def told_in_part(event: Secret, seat: Seat | None) -> dict[str, Json]:
    """The events that hide something: a seat hears its own part."""
    match event:
        case events.Started():
            own = {} if seat is None else {"cards": list(event.hands[seat])}
            return {
                "seats": len(event.hands),
                "festivals": event.festivals,
                "open": event.open,
                "first": event.first,
                **own,
            }
        case events.CardDrawn():
            seen = seat == event.seat or event.source == "open"
            return {"seat": event.seat, "source": event.source, **({"card": event.card} if seen else {})}
        case _:
            assert_never(event)


Acts: TypeAlias = (
    events.Placed | events.Entered | events.Walked | events.Exited | events.PalaceBuilt
    | events.PalaceEnlarged | events.Irrigated | events.Enclosed | events.CardTurned | events.Reshuffled
    | events.TokenPlayed
)  # fmt: skip
Contest: TypeAlias = (
    events.FestivalArranged | events.Asked | events.CardsPlayed | events.BidPassed | events.Shared
    | events.FestivalWon
)  # fmt: skip
Course: TypeAlias = (
    events.TurnBegan | events.TurnEnded | events.EndTriggered | events.FinalScored | events.Won
)


def told_to_all(event: Acts | Contest | Course) -> dict[str, Json]:
    """The events that everybody sees."""
    if isinstance(event, Acts):
        return told_of_act(event)
    if isinstance(event, Contest):
        return told_of_contest(event)
    return told_of_course(event)


def told_of_act(event: Acts) -> dict[str, Json]:
    """What was done on the board, and the cards."""
    match event:
        case events.Placed():
            laid = {"village": event.village, "rice": list(event.rice)}
            return {"seat": event.seat, **laid, "level": event.level, "cost": event.cost}
        case events.Entered() | events.Exited():
            return {"seat": event.seat, "cell": event.cell, "cost": event.cost}
        case events.Walked():
            return {"seat": event.seat, "origin": event.origin, "cell": event.cell, "cost": event.cost}
        case events.PalaceBuilt() | events.PalaceEnlarged():
            return {"seat": event.seat, "cell": event.cell, "value": event.value, "points": event.points}
        case events.Irrigated():
            return {"seat": event.seat, "cell": event.cell}
        case events.Enclosed():
            return {"cells": list(event.cells), "seat": event.seat, "points": event.points}
        case events.CardTurned():
            return {"card": event.card}
        case events.Reshuffled():
            return {}
        case events.TokenPlayed():
            return {"seat": event.seat}
        case _:
            assert_never(event)


def told_of_contest(event: Contest) -> dict[str, Json]:
    """A festival competition."""
    match event:
        case events.FestivalArranged():
            festival = {"cell": event.cell, "value": event.value}
            return {"seat": event.seat, **festival, "seats": list(event.seats)}
        case events.Asked():
            return {"seats": list(event.seats)}
        case events.CardsPlayed():
            return {"seat": event.seat, "cards": list(event.cards), "total": event.total}
        case events.BidPassed() | events.Shared():
            return {"seat": event.seat}
        case events.FestivalWon():
            return {"seats": list(event.seats), "cell": event.cell, "points": event.points}
        case _:
            assert_never(event)


def told_of_course(event: Course) -> dict[str, Json]:
    """Turns, and the end of the game."""
    match event:
        case events.TurnBegan():
            return {"seat": event.seat, "final": event.final}
        case events.TurnEnded():
            return {"seat": event.seat, "placed": event.placed}
        case events.EndTriggered():
            return {"seat": event.seat, "why": event.why}
        case events.FinalScored():
            parts = [{"cell": part.cell, "rank": part.rank, "points": part.points} for part in event.parts]
            return {"seat": event.seat, "parts": parts, "points": event.points}
        case events.Won():
            return {"seats": list(event.seats), "why": event.why}
        case _:
            assert_never(event)
