"""What an event does to the state. No rules: it never judges, never draws, never fails."""

from typing import Any, assert_never

from engine.game import Seat
from engine.java import events
from engine.java.board import BITS, POOLS, Cell, cells_of
from engine.java.cards import in_order
from engine.java.competed import competed
from engine.java.players import players, scored, with_player
from engine.java.shapes import shape_of, touching
from engine.java.state import Player, Stands, State, Tile, changed, memory
from engine.java.stock import ACTION_POINTS, IRRIGATION, PLAYER, STOCK, THREES, TOKEN, VALUES
from engine.multiset import without


def apply(state: State | None, event: events.Event) -> State:
    """The state after the event; only Started needs no state before it. One that was foreseen is not worked
    out again."""
    if state is None:
        assert isinstance(event, events.Started), "a log begins with Started"
        return started(event)
    known: tuple[events.Event, State] | None = memory(state).get(apply)
    if known and known[0] is event:
        return known[1]
    return applied(state, event)


def applied(state: State, event: events.Event) -> State:
    """The same, worked out."""
    match event:
        case events.Placed():
            return placed(state, event)
        case events.Entered() | events.Walked() | events.Exited():
            return walked(state, event)
        case events.TurnBegan() | events.TurnEnded() | events.EndTriggered():
            return turned(state, event)
        case events.PalaceBuilt() | events.PalaceEnlarged() | events.Irrigated() | events.Enclosed():
            return built(state, event)
        case events.CardDrawn() | events.CardTurned() | events.Reshuffled() | events.TokenPlayed():
            return drawn(state, event)
        case (
            events.FestivalArranged() | events.Asked() | events.CardsPlayed() | events.BidPassed()
            | events.Shared() | events.FestivalWon()
        ):  # fmt: skip
            return competed(state, event)
        case events.FinalScored():
            state = scored(state, event.seat, event.points)
            return with_player(state, event.seat, final=event.points, scored=True)
        case events.Won():
            return changed(state, phase="over", asked=(), winners=event.seats, why=event.why)
        case events.Started():
            return started(event)
        case _:
            assert_never(event)


def foreseen(state: State, event: events.Event) -> State:
    """The state after an event that may happen, remembered until it does."""
    after = apply(state, event)
    memory(state)[apply] = event, after
    return after


def started(event: events.Started) -> State:
    """The first state of a game: an empty board, everything dealt."""
    players = tuple(
        Player(
            cards=hand,
            supply=PLAYER["developers"],
            twos=PLAYER["twos"],
            rices=PLAYER["rices"],
            villages=PLAYER["villages"],
            tokens=PLAYER["tokens"],
        )
        for hand in event.hands
    )
    return State(
        festivals=event.festivals,
        players=players,
        open=event.open,
        deck=event.deck,
        discards=(),
        threes=THREES,
        irrigation=IRRIGATION,
        stock=STOCK,
        to_move=event.first,
        water=POOLS,
        points=ACTION_POINTS,
        asked=(event.first,),
    )


def placed(state: State, event: events.Placed) -> State:
    """A tile lies on its cells, one level higher; what it covers is whole no more."""
    village = BITS[event.village] if event.village else 0
    rice = cells_of(event.rice)
    cells, level = village | rice, event.level
    layers = (*state.levels, 0) if level > len(state.levels) else state.levels
    lies = shape_of(cells)
    assert lies is not None, "a tile has a shape"
    shape, anchor = lies
    whole = [each & ~anchors for each, anchors in zip(state.whole, touching(cells), strict=True)]
    whole[shape.number] |= anchor
    return changed(
        state,
        village=state.village & ~cells | village,
        rice=state.rice & ~cells | rice,
        levels=(*layers[: level - 1], layers[level - 1] | cells, *layers[level:]),
        whole=tuple(whole),
        tiles=(*state.tiles, Tile(event.village, event.rice, level)),
        points=state.points - event.cost,
        placed=True,
        **used(state, event.seat, len(event.rice), event.village),
    )


def used(state: State, seat: Seat, rice: int, village: Cell | None) -> dict[str, Any]:
    """What is different with one tile less in its supply."""
    player = state.players[seat]
    if village is None:
        return {"players": players(state, seat, rices=player.rices - 1)}
    if rice == 0:
        return {"players": players(state, seat, villages=player.villages - 1)}
    if rice == 1:
        return {"players": players(state, seat, twos=player.twos - 1)}
    return {"threes": state.threes - 1}


def walked(state: State, event: events.Entered | events.Walked | events.Exited) -> State:
    """A developer has come, moved or gone."""
    player = state.players[event.seat]
    developers, supply = player.developers, player.supply
    match event:
        case events.Entered():
            developers, supply = developers | BITS[event.cell], supply - 1
        case events.Walked():
            developers = developers & ~BITS[event.origin] | BITS[event.cell]
        case events.Exited():
            developers, supply = developers & ~BITS[event.cell], supply + 1
        case _:
            assert_never(event)
    return changed(
        state,
        points=state.points - event.cost,
        players=players(state, event.seat, developers=developers, supply=supply),
    )


def built(
    state: State, event: events.PalaceBuilt | events.PalaceEnlarged | events.Irrigated | events.Enclosed
) -> State:
    """The state after a palace, an irrigation tile, or an enclosed area."""
    if isinstance(event, events.Enclosed):
        state = changed(state, enclosed=state.enclosed | cells_of(event.cells))
        return state if event.seat is None else scored(state, event.seat, event.points)
    if isinstance(event, events.Irrigated):
        water = state.water | BITS[event.cell]
        return changed(state, water=water, irrigation=state.irrigation - 1, points=state.points - 1)
    others = tuple(palace for palace in state.palaces if palace.cell != event.cell)
    stock = tuple(number - (value == event.value) for value, number in zip(VALUES, state.stock, strict=True))
    fame = state.players[event.seat].points + event.points
    return changed(
        state,
        palaces=(*others, Stands(event.cell, event.value)),
        stock=stock,
        changed=(*state.changed, event.cell),
        points=state.points - 1,
        players=players(state, event.seat, points=fame),
    )


def drawn(
    state: State, event: events.CardDrawn | events.CardTurned | events.Reshuffled | events.TokenPlayed
) -> State:
    """The state after a card was taken or turned up, or a token played."""
    match event:
        case events.CardDrawn():
            cards = in_order((*state.players[event.seat].cards, event.card))
            deck = without(state.deck, (event.card,)) if event.source == "deck" else state.deck
            return changed(
                state,
                deck=deck,
                drawn=state.drawn + 1,
                points=state.points - 1,
                players=players(state, event.seat, cards=cards),
            )
        case events.CardTurned():
            return changed(state, deck=without(state.deck, (event.card,)), open=event.card)
        case events.Reshuffled():
            return changed(state, deck=state.discards, discards=())
        case events.TokenPlayed():
            left = state.players[event.seat].tokens - 1
            return changed(
                state,
                token=True,
                points=state.points + TOKEN,
                players=players(state, event.seat, tokens=left),
            )
        case _:
            assert_never(event)


def turned(state: State, event: events.TurnBegan | events.TurnEnded | events.EndTriggered) -> State:
    """The state after the end of a turn, the beginning of one, or the trigger of the end."""
    match event:
        case events.EndTriggered():
            return changed(state, final=True)
        case events.TurnEnded():
            return changed(state, stuck=0 if event.placed else state.stuck + 1, asked=())
        case events.TurnBegan():
            return changed(
                state,
                to_move=event.seat,
                asked=(event.seat,),
                turn=state.turn + 1,
                points=ACTION_POINTS,
                placed=False,
                drawn=0,
                token=False,
                changed=(),
            )
        case _:
            assert_never(event)
