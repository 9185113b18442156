"""Positions to draw: views and told events of games of Java, played by somebody who builds."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from engine import java
from engine.java.board import BITS, flood, grow
from engine.java.moves import Place
from service.boards.board import Link
from service.boards.java.names import spoken
from tests.service.boards.positions import SeededDice

TABLES = {2: "sealed", 3: "open", 4: "sealed"}  # players: how festivals are held
SEEDS = {2: 13, 3: 15, 4: 13}  # chosen so that every phase comes
PHASES = {"turn", "bid", "auction", "over"}


class Moment(NamedTuple):
    """A moment of a game as a seat sees it, what it was told since the moment before, and the truth."""

    view: dict[str, Any]
    told: list[dict[str, Any]]
    state: Any


def game(players: int, seed: int, seat: int | None) -> Iterator[Moment]:
    """A game from its first to its last moment."""
    dice = SeededDice(seed)
    events = list(java.setup({"festivals": TABLES[players]}, range(players), dice))
    state = None
    while True:
        for event in events:
            state = java.apply(state, event)
        yield Moment(java.view(state, seat), [java.tell(event, seat) for event in events], state)
        actors = java.actors(state).seats
        if not actors:
            return
        choices = {actor: chosen(state, list(java.legal(state, actor)), dice.random) for actor in actors}
        events = list(java.decide(state, choices, dice))


def chosen(state, legal, random):
    """Large palaces first, tiles on villages and terraces often; otherwise any kind of move."""
    by_kind: dict[str, list[Any]] = {}
    for move in legal:
        by_kind.setdefault(type(move).__name__, []).append(move)
    if "Palace" in by_kind and random.random() < 0.8:
        return max(by_kind["Palace"], key=lambda move: move.value)
    if "Festival" in by_kind and state.placed and random.random() < 0.4:
        return random.choice(by_kind["Festival"])
    if "Place" in by_kind and (not state.placed or random.random() < 0.5):
        some = random.sample(by_kind["Place"], min(60, len(by_kind["Place"])))
        return max(some, key=lambda move: liking(state, move) + random.random() * 2)
    kind = random.choice([kind for kind in sorted(by_kind) if kind != "Exit"] or sorted(by_kind))
    return random.choice(by_kind[kind])


def liking(state, move: Place) -> float:
    """How much a builder likes a tile there: large villages, up to level 6."""
    village = BITS[move.village] if move.village else 0
    size = flood(village, state.village | village).bit_count() if village else 0
    cell = village or BITS[move.rice[0]]
    level = sum(1 for layer in state.levels if layer & cell)
    beside = (grow(cell) & state.levels[0]).bit_count() if state.levels else 0
    return min(size, 8) + 0.3 * beside + (0.9 * level if level < 5 else -2)


@cache
def games(players: int) -> tuple[Moment, ...]:
    """All moments of one game, as seat 0 sees them."""
    return tuple(game(players, SEEDS[players], seat=0))


def stops(players: int) -> list[Moment]:
    """The first moment of a game, one of each phase, some others, and the last."""
    every = games(players)
    first = {moment.view["phase"]: moment for moment in reversed(every)}
    return [every[0], *first.values(), *every[1:-1:31], every[-1]]


def cell_links(view: dict[str, Any], label: str = "") -> list[Link]:
    """A link for every cell without irrigation."""
    names = spoken(view)
    free = [cell for cell in names if cell not in view["irrigation"]]
    return [Link(cell, f"?d=place.{cell}v", f"{names[cell]}: village here", label=label) for cell in free]
